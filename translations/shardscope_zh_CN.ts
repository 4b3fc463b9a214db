<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>app/commands</name>
    <message>
        <source>%1 nodes of %2</source>
        <translation>%1 个节点,每个 %2</translation>
    </message>
    <message>
        <source>Command palette</source>
        <translation>命令面板</translation>
    </message>
    <message>
        <source>Did you mean “%1”?</source>
        <translation>您是指“%1”吗?</translation>
    </message>
    <message>
        <source>Do anything: “tp 8”, “dark”, “save”, a model's name</source>
        <translation>做任何事:“tp 8”、“dark”、“save”、模型名</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Nothing has that name.</source>
        <translation>没有叫这个名字的东西。</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>设定</translation>
    </message>
    <message>
        <source>Set %1 to %2</source>
        <translation>将 %1 设为 %2</translation>
    </message>
    <message>
        <source>Set GPUs to %1</source>
        <translation>将 GPU 数设为 %1</translation>
    </message>
    <message>
        <source>Show derivation</source>
        <translation>显示推导</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>该做什么</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>找到的结果</translation>
    </message>
    <message>
        <source>batch %1 × %2 = %3 tokens</source>
        <translation>批次 %1 × %2 = %3 个 token</translation>
    </message>
    <message>
        <source>before %1</source>
        <translation>%1 之前</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>现为 %1</translation>
    </message>
    <message>
        <source>off → on</source>
        <comment>a switch</comment>
        <translation>关 → 开</translation>
    </message>
    <message>
        <source>on → off</source>
        <comment>a switch</comment>
        <translation>开 → 关</translation>
    </message>
    <message>
        <source>sequences of %1 tokens</source>
        <translation>%1 个 token 的序列</translation>
    </message>
    <message>
        <source>whole nodes only</source>
        <translation>仅整节点</translation>
    </message>
    <message>
        <source>“%1” is not a value of this field</source>
        <translation>“%1”不是此字段的值</translation>
    </message>
</context>
<context>
    <name>app/document</name>
    <message>
        <source>Change %1</source>
        <translation>更改 %1</translation>
    </message>
    <message>
        <source>Set %1 %2 → %3</source>
        <translation>设定 %1 %2 → %3</translation>
    </message>
    <message numerus="yes">
        <source>The batch is now %1 tokens, %Ln sequence(s): the nearest to the %2 before that the replicas can share.</source>
        <translation><numerusform>批次现为 %1 个 token,%Ln 条序列:各副本可均分的、最接近之前 %2 的值。</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>The batch is now %Ln sequence(s), the same %1 tokens as before.</source>
        <translation><numerusform>批次现为 %Ln 条序列,与之前一样是 %1 个 token。</numerusform></translation>
    </message>
    <message>
        <source>The plan follows the new model: %1.</source>
        <translation>方案随新模型调整:%1。</translation>
    </message>
    <message>
        <source>leave the lesson to turn everything</source>
        <translation>离开课程,即可调整一切</translation>
    </message>
    <message>
        <source>take over a pipeline schedule</source>
        <translation>采用一个流水线调度</translation>
    </message>
    <message>
        <source>the lesson keeps %1 as it is</source>
        <translation>本课让 %1 保持不变</translation>
    </message>
</context>
<context>
    <name>app/export</name>
    <message>
        <source> or </source>
        <comment>between two values</comment>
        <translation> 或 </translation>
    </message>
    <message>
        <source>%1 could not be copied: the clipboard did not take it. Select the text and copy it, or save it.</source>
        <translation>未能复制%1：剪贴板没有接受。请选中文本再复制，或保存它。</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Launcher</source>
        <translation>启动器(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Save to a folder…</source>
        <translation>保存到文件夹(&amp;S)…</translation>
    </message>
    <message>
        <source>A command that tries the configuration without the cluster</source>
        <translation>在没有集群的情况下试运行该配置的命令</translation>
    </message>
    <message>
        <source>Approximate, for %1</source>
        <translation>近似,用于 %1</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Content of the file</source>
        <translation>文件内容</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>已复制:%1</translation>
    </message>
    <message>
        <source>Copy &amp;dry run</source>
        <translation>复制试运行(&amp;D)</translation>
    </message>
    <message>
        <source>Exact, for %1</source>
        <translation>精确,用于 %1</translation>
    </message>
    <message>
        <source>Export launch files</source>
        <translation>导出启动文件</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Launcher</source>
        <translation>启动器</translation>
    </message>
    <message>
        <source>Learning rate, steps, tokenizer and data are placeholders: put in your own.</source>
        <translation>学习率、步数、分词器和数据是占位符:请填入您自己的。</translation>
    </message>
    <message>
        <source>Not a legal plan, for any launcher</source>
        <translation>对任何启动器都不合法的计划</translation>
    </message>
    <message>
        <source>Not expressible for %1</source>
        <translation>%1 无法表达</translation>
    </message>
    <message>
        <source>Not in these files, but the script's, the installed software's or only assumed: %1.</source>
        <translation>不在这些文件中，而由脚本或已安装的软件决定，或仅为假设：%1。</translation>
    </message>
    <message>
        <source>Refused by %1</source>
        <translation>被 %1 拒绝</translation>
    </message>
    <message>
        <source>Save the launch files to</source>
        <translation>启动文件保存到</translation>
    </message>
    <message>
        <source>Saved to %1: %2</source>
        <translation>已保存到 %1:%2</translation>
    </message>
    <message>
        <source>The files differ from the plan:</source>
        <translation>文件与方案不同之处:</translation>
    </message>
    <message>
        <source>The nearest that would do: %1.</source>
        <translation>最接近的可行值:%1。</translation>
    </message>
    <message>
        <source>The plan breaks rules:</source>
        <translation>方案违反规则:</translation>
    </message>
    <message>
        <source>This launcher lacks a part of the plan:</source>
        <translation>此启动器缺少方案的一部分:</translation>
    </message>
    <message>
        <source>Tries it without the cluster:</source>
        <translation>在没有集群时试运行:</translation>
    </message>
    <message>
        <source>model</source>
        <comment>what a launch file leaves to the script</comment>
        <translation>模型</translation>
    </message>
    <message>
        <source>the dry run</source>
        <translation>试运行</translation>
    </message>
</context>
<context>
    <name>app/files</name>
    <message>
        <source>%1 leaves facts open without which there is no scenario. Give them to open it.</source>
        <translation>%1 未给出某些必需的事实,缺了它们就没有场景。请补上以打开。</translation>
    </message>
    <message>
        <source>%1 was not imported</source>
        <translation>%1 未导入</translation>
    </message>
    <message>
        <source>%1 was not opened</source>
        <translation>未能打开 %1</translation>
    </message>
    <message>
        <source>%1 was not saved</source>
        <translation>未能保存 %1</translation>
    </message>
    <message>
        <source>%1: this plan has no step to compare.</source>
        <translation>%1:此方案没有可比较的步。</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>Assumed (%1)</source>
        <translation>假设(%1)</translation>
    </message>
    <message>
        <source>Choose a model…</source>
        <translation>选择模型…</translation>
    </message>
    <message>
        <source>Drop to open a scenario or a model's config.json</source>
        <translation>拖放以打开场景或模型的 config.json</translation>
    </message>
    <message>
        <source>Ignored (%1)</source>
        <translation>忽略(%1)</translation>
    </message>
    <message>
        <source>In the scenario</source>
        <translation>在场景中</translation>
    </message>
    <message>
        <source>It is a scenario or a model, neither a profile nor the log of a benchmark.</source>
        <translation>它是场景或模型,既不是 profile,也不是基准测试的日志。</translation>
    </message>
    <message>
        <source>It is kept as %1.</source>
        <translation>它已保留为 %1。</translation>
    </message>
    <message>
        <source>It is of another device (%1) than the cluster's.</source>
        <translation>它属于另一种设备(%1),不是集群的设备。</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>第 %1 行:%2</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>打开 %1</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Take the model of %1</source>
        <translation>采用 %1 的模型</translation>
    </message>
    <message>
        <source>The last session could not be read, so this is the built-in example</source>
        <translation>上次会话无法读取,因此显示内置示例</translation>
    </message>
    <message>
        <source>The model is now that of %1; cluster and training are as they were.</source>
        <translation>模型现为 %1 的;集群与训练保持不变。</translation>
    </message>
    <message>
        <source>The model is now that of %1; cluster, training and plan are as they were.</source>
        <translation>模型现为 %1 的;集群、训练与方案保持不变。</translation>
    </message>
    <message>
        <source>The session is not being kept</source>
        <translation>会话未被保存</translation>
    </message>
    <message numerus="yes">
        <source>This is your last session as you left it. %Ln edit(s) can be undone.</source>
        <translation><numerusform>这是您离开时的上次会话。可撤销 %Ln 次编辑。</numerusform></translation>
    </message>
    <message>
        <source>Use the built-in figures</source>
        <translation>使用内置数据</translation>
    </message>
    <message>
        <source>Use the profile %1</source>
        <translation>使用性能档案 %1</translation>
    </message>
    <message>
        <source>Used (%1)</source>
        <translation>采用(%1)</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>词表</translation>
    </message>
    <message>
        <source>What was read from %1</source>
        <translation>从 %1 读到的内容</translation>
    </message>
    <message>
        <source>With the built-in figures</source>
        <translation>使用内置数据</translation>
    </message>
    <message>
        <source>With the profile %1</source>
        <translation>使用性能档案 %1</translation>
    </message>
    <message>
        <source>Your scenario is kept in memory only while the lesson lasts</source>
        <translation>你的场景只在课程期间保存在内存里</translation>
    </message>
    <message>
        <source>because %1 across nodes reaches %2 GB/s, not %3</source>
        <translation>因为跨节点的 %1 达到 %2 GB/s,而不是 %3</translation>
    </message>
    <message>
        <source>because %1 in the node reaches %2 GB/s, not %3</source>
        <translation>因为节点内的 %1 达到 %2 GB/s,而不是 %3</translation>
    </message>
    <message>
        <source>because attention reaches %1 TFLOP/s, not %2</source>
        <translation>因为注意力达到 %1 TFLOP/s,而不是 %2</translation>
    </message>
    <message>
        <source>because multiplies reach %1 TFLOP/s, not %2</source>
        <translation>因为乘法达到 %1 TFLOP/s,而不是 %2</translation>
    </message>
    <message>
        <source>because the memory reaches %1 GB/s, not %2</source>
        <translation>因为显存达到 %1 GB/s,而不是 %2</translation>
    </message>
    <message>
        <source>no change of the step</source>
        <translation>步不变</translation>
    </message>
    <message>
        <source>nothing that this plan waits for was measured otherwise</source>
        <translation>此方案所等待的一切,测得的都与原值相同</translation>
    </message>
    <message>
        <source>step time %1</source>
        <translation>步时间 %1</translation>
    </message>
    <message>
        <source>the all-gather</source>
        <translation>all-gather</translation>
    </message>
    <message>
        <source>the all-reduce</source>
        <translation>all-reduce</translation>
    </message>
    <message>
        <source>the all-to-all</source>
        <translation>all-to-all</translation>
    </message>
    <message>
        <source>the link</source>
        <translation>链接</translation>
    </message>
    <message>
        <source>the reduce-scatter</source>
        <translation>reduce-scatter</translation>
    </message>
    <message>
        <source>the scenario that was open</source>
        <translation>此前打开的场景</translation>
    </message>
    <message>
        <source>unnamed</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>used %1 / ignored %2 / assumed %3</source>
        <translation>采用 %1 / 忽略 %2 / 假设 %3</translation>
    </message>
    <message>
        <source>what is sent between stages</source>
        <translation>级之间发送的内容</translation>
    </message>
    <message>
        <source>your answer</source>
        <translation>您的答案</translation>
    </message>
</context>
<context>
    <name>app/handout</name>
    <message>
        <source>%1 has an ending that names no kind of handout: .pdf or .html would.</source>
        <translation>%1 的后缀不是讲义格式:可用 .pdf 或 .html。</translation>
    </message>
    <message>
        <source>Cards for the pipeline game</source>
        <translation>流水线游戏卡片</translation>
    </message>
    <message>
        <source>Estimated by Shardscope; every formula with its source is in its Derivation.</source>
        <translation>由 Shardscope 估计;每个公式及其来源见其推导。</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>From the first card on the board to the last, over all stages: empty cells ____ of all cells ____: bubble = ____</source>
        <translation>从盘面上第一张牌到最后一张牌,计所有级:空格 ____ / 总格数 ____:气泡 = ____</translation>
    </message>
    <message>
        <source>Given</source>
        <translation>已知</translation>
    </message>
    <message>
        <source>How</source>
        <translation>如何</translation>
    </message>
    <message>
        <source>How to play

%1 people are the stages of a pipeline, %2 micro-batches go through. A card takes one cell of time.

1. F of a micro-batch on a stage comes after its F on the stage before.
2. B comes after its own F, and after its B on the stage behind.
3. W comes after its own B, whenever there is time. (First game: leave W out.)
4. A stage lays one card at a time, and holds an F card in its hand until that micro-batch's B is laid: that hand is its memory.

First game: all F, then all B. Second: as soon as a B can be laid, lay it. Same length? Whose hand is smaller?
Third: B and W apart. Which empty cells can W fill?

For who teaches: of all cells of the board, from its first card to its last, %3 are empty in the first two games, with B as long as F. The largest hand is %2 cards in the first game and at most %1 in the second.</source>
        <translation>玩法

%1 个人是流水线的各级,%2 个微批次依次通过。一张牌占一格时间。

1. 一个微批次在某级的 F 排在它在前一级的 F 之后。
2. B 排在自己的 F 之后,也排在它在后一级的 B 之后。
3. W 排在自己的 B 之后,何时有空都行。(第一局:不用 W。)
4. 每级一次放一张牌,并把 F 牌留在手中,直到放下该微批次的 B:手牌就是它的显存。

第一局:先全部 F,再全部 B。第二局:B 一能放就放。长度一样吗?谁的手牌更少?
第三局:B 与 W 分开。W 能填哪些空格?

给授课者:从第一张牌到最后一张牌,在盘面的所有格中,前两局有 %3 是空的(B 与 F 等长)。最多的手牌在第一局为 %2 张,在第二局至多 %1 张。</translation>
    </message>
    <message>
        <source>Name: ____________________   Date: ____________</source>
        <translation>姓名:____________________   日期:____________</translation>
    </message>
    <message>
        <source>Sketch it here: %1</source>
        <translation>在此画出:%1</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>第 %1 级</translation>
    </message>
    <message>
        <source>Stages against time: each card that is laid is written into its cell</source>
        <translation>级与时间:每放一张卡片就写入其格</translation>
    </message>
    <message>
        <source>With the answers</source>
        <translation>含答案</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>反向</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>前向</translation>
    </message>
    <message>
        <source>given</source>
        <translation>已知</translation>
    </message>
    <message>
        <source>stage %1 · %2</source>
        <translation>第 %1 级 · %2</translation>
    </message>
    <message>
        <source>weight gradient</source>
        <translation>权重梯度</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>… 及另外 %1 个</translation>
    </message>
</context>
<context>
    <name>app/help</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 改为 %2</translation>
    </message>
    <message>
        <source>8k is 8,192 and 1M is 1,048,576; the tokens of a batch stay the same</source>
        <translation>8k 是 8,192,1M 是 1,048,576;批次的 token 数不变</translation>
    </message>
    <message>
        <source>A digit</source>
        <translation>一个数字</translation>
    </message>
    <message>
        <source>A letter</source>
        <translation>一个字母</translation>
    </message>
    <message>
        <source>All fields</source>
        <translation>所有字段</translation>
    </message>
    <message>
        <source>All views</source>
        <translation>所有视图</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>As the verdicts show them now; a click on one opens its derivation, down to the inputs.</source>
        <translation>即各判定当前所示;点击任一项打开其推导,直至输入。</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>集群</translation>
    </message>
    <message>
        <source>Constants</source>
        <translation>常数</translation>
    </message>
    <message>
        <source>Degrees</source>
        <translation>并行度</translation>
    </message>
    <message>
        <source>Every quantity of which a derivation is made, with its formula and where that is from; … stands for what it is a quantity of.</source>
        <translation>推导所用的每个量,及其公式与出处;… 代表该量所属之物。</translation>
    </message>
    <message>
        <source>Everything else</source>
        <translation>其余全部</translation>
    </message>
    <message>
        <source>Everything that can be set</source>
        <translation>所有可设定的项</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU 数</translation>
    </message>
    <message>
        <source>Global batch</source>
        <translation>全局批次</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home、End</translation>
    </message>
    <message>
        <source>How each number is computed</source>
        <translation>每个数字如何算出</translation>
    </message>
    <message>
        <source>In files</source>
        <translation>文件中</translation>
    </message>
    <message>
        <source>In the palette</source>
        <translation>在命令面板中</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Left open</source>
        <translation>未定</translation>
    </message>
    <message>
        <source>Nothing in the guide has all of “%1”.</source>
        <translation>指南中没有同时包含“%1”的页面。</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>Now %1.</source>
        <translation>现在 %1。</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Page of the guide</source>
        <translation>指南页</translation>
    </message>
    <message>
        <source>Page up, Page down</source>
        <translation>Page Up、Page Down</translation>
    </message>
    <message>
        <source>Pages of the guide</source>
        <translation>指南的各页</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Plan: overlap</source>
        <translation>方案:重叠</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>搜索指南</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>序列长度</translation>
    </message>
    <message>
        <source>Shardscope: the guide</source>
        <translation>Shardscope:指南</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Switches</source>
        <translation>开关</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>There is no estimate of this scenario now: its findings say why.</source>
        <translation>此场景现在没有估计:其诊断说明原因。</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Training: run</source>
        <translation>训练:运行</translation>
    </message>
    <message>
        <source>Training: software</source>
        <translation>训练:软件</translation>
    </message>
    <message>
        <source>Typed</source>
        <translation>输入的</translation>
    </message>
    <message>
        <source>What can be typed</source>
        <translation>可输入的内容</translation>
    </message>
    <message>
        <source>What has no key is a few letters away in the palette.</source>
        <translation>没有按键的操作,在命令面板中输入几个字母即可。</translation>
    </message>
    <message>
        <source>What no data sheet states, within the bounds that physics and published tables leave.</source>
        <translation>数据手册没有给出的值,限于物理与公开表格所留的范围内。</translation>
    </message>
    <message>
        <source>When the sequence length changes, the tokens of a batch stay the same: the number of sequences follows. Where that is no whole number that the replicas can share, the nearest one is taken, and a line below the controls says so.</source>
        <translation>序列长度改变时,批次的 token 数不变:序列数随之变动。若得不到各副本可均分的整数,则取最接近的,控件下方有一行说明。</translation>
    </message>
    <message>
        <source>Where the focus is</source>
        <translation>焦点所在</translation>
    </message>
    <message>
        <source>four values of a slider at once</source>
        <translation>一次四个滑块值</translation>
    </message>
    <message>
        <source>in powers of ten: 8M is 8,000,000, 1.5T is 1.5 × 10¹²; 25 Mi is 25 × 1,048,576</source>
        <translation>按十的幂:8M 为 8,000,000,1.5T 为 1.5 × 10¹²;25 Mi 为 25 × 1,048,576</translation>
    </message>
    <message>
        <source>in powers of two: 8k is 8,192 tokens, 128k is 131,072, 1M is 1,048,576</source>
        <translation>按二的幂:8k 为 8,192 个 token,128k 为 131,072,1M 为 1,048,576</translation>
    </message>
    <message>
        <source>on a list: searches it</source>
        <translation>在列表上:搜索</translation>
    </message>
    <message>
        <source>on a slider: types the value; Return takes it, Escape leaves it</source>
        <translation>在滑块上:输入值;回车采用,Esc 放弃</translation>
    </message>
    <message>
        <source>on or off</source>
        <translation>开或关</translation>
    </message>
    <message>
        <source>shows it</source>
        <translation>显示它</translation>
    </message>
    <message>
        <source>the first and the last</source>
        <translation>第一个与最后一个</translation>
    </message>
    <message>
        <source>the next control</source>
        <translation>下一个控件</translation>
    </message>
    <message>
        <source>the next value of a slider, the next choice, the next mark of a chart</source>
        <translation>滑块的下一个值、下一个选项、图表的下一个标记</translation>
    </message>
    <message>
        <source>what has the focus</source>
        <translation>当前焦点</translation>
    </message>
    <message>
        <source>“batch 1024” are sequences, “batch 8M” are tokens: the nearest number of sequences that the replicas can share</source>
        <translation>“batch 1024”指序列,“batch 8M”指 token:取副本可分摊的最接近的序列数</translation>
    </message>
    <message>
        <source>“dp automatic”: it follows from the others</source>
        <translation>“dp automatic”:由其他项得出</translation>
    </message>
    <message>
        <source>“gpus 128” or “128 gpus”: whole nodes</source>
        <translation>“gpus 128”或“128 gpus”:整节点</translation>
    </message>
    <message>
        <source>“schedule zb-v”, “full recompute”, “fp8”, or the first letters</source>
        <translation>“schedule zb-v”、“full recompute”、“fp8”,或首字母</translation>
    </message>
    <message>
        <source>“sequence parallel off”; its name alone flips it</source>
        <translation>“sequence parallel off”;只写名称则切换</translation>
    </message>
    <message>
        <source>“tp 8”, “tp=8”, “tp8”: the others follow, as with the slider</source>
        <translation>“tp 8”、“tp=8”、“tp8”:其余随之变化,与滑块相同</translation>
    </message>
</context>
<context>
    <name>app/launch</name>
    <message>
        <source>No other window could be opened</source>
        <translation>无法打开另一个窗口</translation>
    </message>
    <message>
        <source>The last session is kept as %1.</source>
        <translation>上次的会话保存为 %1。</translation>
    </message>
    <message>
        <source>The last start ended before its first picture. So the pages and their places are as at first.</source>
        <translation>上次启动在显示第一幅画面之前就结束了，因此页面及其位置恢复为初始状态。</translation>
    </message>
</context>
<context>
    <name>app/lessons</name>
    <message>
        <source>%1 times</source>
        <translation>%1 倍</translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <translation>%1 token/s</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Next:&lt;/b&gt; %1&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;下一步:&lt;/b&gt;%1&lt;/p&gt;</translation>
    </message>
    <message>
        <source>All-gather</source>
        <translation>All-gather</translation>
    </message>
    <message>
        <source>All-reduce</source>
        <translation>All-reduce</translation>
    </message>
    <message>
        <source>All-to-all</source>
        <translation>All-to-all</translation>
    </message>
    <message>
        <source>GPU %1</source>
        <translation>GPU %1</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>No lesson is open.</source>
        <translation>没有打开的课程。</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Nothing is sent</source>
        <translation>什么也不发送</translation>
    </message>
    <message>
        <source>Reduce-scatter</source>
        <translation>Reduce-scatter</translation>
    </message>
    <message>
        <source>Right is:</source>
        <translation>正确的是:</translation>
    </message>
    <message>
        <source>Send and receive</source>
        <translation>发送与接收</translation>
    </message>
    <message>
        <source>To take along</source>
        <translation>记住这些</translation>
    </message>
    <message>
        <source>What to listen for</source>
        <translation>留意听什么</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>为什么</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>第 %1 步</translation>
    </message>
    <message>
        <source>what to take along</source>
        <translation>记住什么</translation>
    </message>
</context>
<context>
    <name>app/panels</name>
    <message>
        <source>%1 (tight: +%2)</source>
        <comment>best plan, what a tight one adds to it</comment>
        <translation>%1(偏紧:+%2)</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>多 %1</translation>
    </message>
    <message>
        <source>%1 of all GPU time of the step, mean of all GPUs. %2</source>
        <translation>占该步全部 GPU 时间的 %1,所有 GPU 的平均。%2</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 个 token</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln layer(s)</source>
        <comment>parameters, layers</comment>
        <translation><numerusform>%1 · %Ln 层</numerusform></translation>
    </message>
    <message>
        <source>%1, not calibrated</source>
        <comment>trust</comment>
        <translation>%1,未校准</translation>
    </message>
    <message>
        <source>%1, tight ones do</source>
        <comment>no plan fits</comment>
        <translation>%1,偏紧的可以</translation>
    </message>
    <message>
        <source>%1: model, GPUs, sequence length and batch. A click opens the setup.</source>
        <translation>%1:模型、GPU、序列长度和批次。点击打开设置。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln GPU(s) a node</source>
        <translation><numerusform>每节点 %Ln 个 GPU</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln micro-batch(es)</source>
        <translation><numerusform>%Ln 个微批次</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation><numerusform>%Ln 个节点</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln sequence(s)</source>
        <translation><numerusform>%Ln 条序列</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation><numerusform>%n 个错误</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation><numerusform>%n 条提示</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation><numerusform>%n 个警告</numerusform></translation>
    </message>
    <message>
        <source>A model of your own</source>
        <translation>自己的模型</translation>
    </message>
    <message>
        <source>A plan %1</source>
        <translation>某方案 %1</translation>
    </message>
    <message>
        <source>A plan that fits</source>
        <translation>放得下的方案</translation>
    </message>
    <message>
        <source>A plan that runs</source>
        <translation>可运行的方案</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>另一个</translation>
    </message>
    <message>
        <source>Batch tokens</source>
        <translation>批次的 token 数</translation>
    </message>
    <message>
        <source>Best plan %1</source>
        <translation>最佳方案 %1</translation>
    </message>
    <message>
        <source>Best plan that fits</source>
        <translation>放得下的最佳方案</translation>
    </message>
    <message>
        <source>Best plan that runs</source>
        <translation>可运行的最佳方案</translation>
    </message>
    <message>
        <source>Best plan: looking…</source>
        <translation>最佳方案:查找中…</translation>
    </message>
    <message>
        <source>Built-in figures</source>
        <translation>内置数据</translation>
    </message>
    <message>
        <source>Changes that make this plan fit: safe ones first, the fastest first</source>
        <translation>让此方案放得下的更改:稳妥的在前,其中最快的在前</translation>
    </message>
    <message>
        <source>Close the findings</source>
        <translation>关闭诊断</translation>
    </message>
    <message>
        <source>Close the findings; the View menu brings them back</source>
        <translation>关闭诊断；可从“视图”菜单重新打开</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>控件</translation>
    </message>
    <message>
        <source>Controls of the</source>
        <translation>控件:</translation>
    </message>
    <message>
        <source>Every rule is kept.</source>
        <translation>所有规则均已遵守。</translation>
    </message>
    <message>
        <source>Exposed %1</source>
        <translation>暴露 %1</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>填充</translation>
    </message>
    <message>
        <source>Fill and drain</source>
        <translation>填充与排空</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>诊断</translation>
    </message>
    <message>
        <source>Fits safely: %1</source>
        <comment>by how much that plan is slower</comment>
        <translation>稳妥放得下:%1</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>来自文件…</translation>
    </message>
    <message>
        <source>GPU shown</source>
        <translation>显示的 GPU</translation>
    </message>
    <message>
        <source>GPU time of the step</source>
        <translation>该步的 GPU 时间</translation>
    </message>
    <message>
        <source>GPUs a node</source>
        <translation>每节点 GPU 数</translation>
    </message>
    <message>
        <source>GPUs compute.</source>
        <translation>GPU 在计算。</translation>
    </message>
    <message>
        <source>GPUs idle since the pipeline's stages are not equal: %1 is the slowest.</source>
        <translation>流水线各级不等使 GPU 空闲:%1 最慢。</translation>
    </message>
    <message>
        <source>GPUs idle while the pipeline fills and drains: what the schedule costs were all stages equal.</source>
        <translation>流水线填充与排空时 GPU 空闲:即各级相等时调度的代价。</translation>
    </message>
    <message>
        <source>GPUs of %1</source>
        <comment>a vendor</comment>
        <translation>%1 的 GPU</translation>
    </message>
    <message>
        <source>GPUs per node</source>
        <translation>每节点 GPU 数</translation>
    </message>
    <message>
        <source>GPUs wait for %1 communication that nothing hides.</source>
        <translation>GPU 等待无法隐藏的 %1 通信。</translation>
    </message>
    <message>
        <source>GPUs wait for the host, and what every step costs beside its work.</source>
        <translation>GPU 等待主机,以及每步工作之外的开销。</translation>
    </message>
    <message>
        <source>Hardware profile</source>
        <translation>硬件性能档案</translation>
    </message>
    <message>
        <source>Hidden behind compute</source>
        <translation>藏在计算之后</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>主机</translation>
    </message>
    <message>
        <source>Imbal.</source>
        <translation>不均</translation>
    </message>
    <message>
        <source>Imbalance</source>
        <translation>不均衡</translation>
    </message>
    <message>
        <source>It follows from the others.</source>
        <translation>它由其他值得出。</translation>
    </message>
    <message>
        <source>Looking for changes that make this plan fit …</source>
        <translation>正在查找让此方案放得下的更改 …</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>No change of up to three settings makes this plan fit.</source>
        <translation>更改至多三项设置都不能让此方案放得下。</translation>
    </message>
    <message>
        <source>No findings</source>
        <translation>没有诊断</translation>
    </message>
    <message>
        <source>No gain if you %1: %2</source>
        <comment>what would end a hint, its effect</comment>
        <translation>若%1则无收益:%2</translation>
    </message>
    <message>
        <source>No plan fits</source>
        <translation>没有方案放得下</translation>
    </message>
    <message>
        <source>No plan is faster</source>
        <translation>没有更快的方案</translation>
    </message>
    <message>
        <source>Node or GPU</source>
        <translation>节点或 GPU</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>None found faster</source>
        <translation>未找到更快的</translation>
    </message>
    <message>
        <source>Open a model's config.json</source>
        <translation>打开模型的 config.json</translation>
    </message>
    <message>
        <source>Open config.json…</source>
        <translation>打开 config.json…</translation>
    </message>
    <message>
        <source>Opt.</source>
        <translation>优化</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>优化器</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>Parallel degrees</source>
        <translation>并行度</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>Pin as baseline</source>
        <translation>固定为基准</translation>
    </message>
    <message>
        <source>Pin this scenario: the tiles show what changes against it</source>
        <translation>固定此场景:方块显示相对它的变化</translation>
    </message>
    <message>
        <source>Point at a control to read what it does; F1 says all of it.</source>
        <translation>指向控件可读其作用;F1 给出全部说明。</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>性能档案</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>序列</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>Setup of %1</source>
        <translation>%1 的配置</translation>
    </message>
    <message>
        <source>Sharding and schedule</source>
        <translation>分片与调度</translation>
    </message>
    <message>
        <source>Show what is wrong and what could be better</source>
        <translation>显示有什么问题、哪些地方可以改进</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Size, along its family</source>
        <translation>大小,沿其系列</translation>
    </message>
    <message>
        <source>The fastest plan that fits on these GPUs, with the locked degrees as they are</source>
        <translation>锁定的并行度不变时,在这些 GPU 上放得下的最快方案</translation>
    </message>
    <message>
        <source>The launcher cannot run the present plan.</source>
        <translation>启动器无法运行当前方案。</translation>
    </message>
    <message>
        <source>The only one of its family here.</source>
        <translation>其系列在此只有这一个。</translation>
    </message>
    <message>
        <source>The optimizer updates the weights.</source>
        <translation>优化器更新权重。</translation>
    </message>
    <message>
        <source>There are too many plans to look at all in the background: the Search view does.</source>
        <translation>方案太多,无法在后台全部查看:搜索视图可以。</translation>
    </message>
    <message>
        <source>There is no estimate.</source>
        <translation>没有估计。</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>取消固定</translation>
    </message>
    <message>
        <source>Used before</source>
        <translation>以前用过</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>What every figure of the machine rests on: the built-in figures, or what was measured on it</source>
        <translation>机器的每个数字依据什么:内置数据,还是在机器上测得的数据</translation>
    </message>
    <message>
        <source>What is wrong, and what could be better?</source>
        <translation>哪里有问题,哪里可以更好?</translation>
    </message>
    <message>
        <source>Whose step, memory and place every view shows: the GPU that is worst by the view's own measure, or one of this stage</source>
        <translation>各视图显示谁的步、显存与位置:按视图自身度量最差的 GPU,或此级的一个</translation>
    </message>
    <message>
        <source>a profile or a log</source>
        <translation>profile 或日志</translation>
    </message>
    <message>
        <source>best: %1, %2 faster</source>
        <comment>what to change, a percentage</comment>
        <translation>最佳：%1，快 %2</translation>
    </message>
    <message>
        <source>calibrated by a profile</source>
        <translation>由性能档案校准</translation>
    </message>
    <message>
        <source>ends last</source>
        <translation>最后结束</translation>
    </message>
    <message>
        <source>its profile is not read</source>
        <translation>它的性能档案 未读取</translation>
    </message>
    <message>
        <source>most memory</source>
        <translation>最多显存</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>not read</source>
        <translation>未读取</translation>
    </message>
    <message>
        <source>slowest</source>
        <translation>最慢</translation>
    </message>
    <message>
        <source>to fit: %1</source>
        <comment>what has to be changed</comment>
        <translation>要放得下：%1</translation>
    </message>
    <message>
        <source>worst GPU</source>
        <translation>最差的 GPU</translation>
    </message>
    <message>
        <source>“%1” is not a number. Right would be for example 8M or 1.5T.</source>
        <translation>“%1”不是数字。例如 8M 或 1.5T 是对的。</translation>
    </message>
</context>
<context>
    <name>app/presenter</name>
    <message>
        <source>&amp;Deuteranopia (no green cones)</source>
        <translation>绿色盲(&amp;D)(无绿视锥)</translation>
    </message>
    <message>
        <source>&amp;Freeze what the audience sees</source>
        <translation>冻结观众所见(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Grey, as printed</source>
        <translation>灰度,如打印(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>关(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Presenter mode</source>
        <translation>演示模式(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Protanopia (no red cones)</source>
        <translation>红色盲(&amp;P)(无红视锥)</translation>
    </message>
    <message>
        <source>&amp;Ring around the pointer</source>
        <translation>指针周围的圆环(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Speaker notes</source>
        <translation>讲者备注(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Tritanopia (no blue cones)</source>
        <translation>蓝色盲(&amp;T)(无蓝视锥)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>Only you see this — Shardscope</source>
        <translation>只有您能看到 — Shardscope</translation>
    </message>
    <message>
        <source>Only you see this. The audience's picture is frozen.</source>
        <translation>只有您能看到。观众的画面已冻结。</translation>
    </message>
    <message>
        <source>Presenting</source>
        <translation>演示</translation>
    </message>
    <message>
        <source>Show the audience the newest   %1</source>
        <translation>向观众显示最新   %1</translation>
    </message>
    <message>
        <source>Simulate colour vision</source>
        <translation>模拟色觉</translation>
    </message>
    <message>
        <source>Speaker notes</source>
        <translation>讲者备注</translation>
    </message>
    <message>
        <source>Speaker notes — %1</source>
        <translation>演讲者备注 — %1</translation>
    </message>
    <message>
        <source>The picture as it was</source>
        <translation>画面原样</translation>
    </message>
    <message>
        <source>Time of the talk</source>
        <translation>演讲时间</translation>
    </message>
</context>
<context>
    <name>app/probe</name>
    <message>
        <source>%1 of %2 stages are done</source>
        <translation>%2 个阶段中 %1 个已完成</translation>
    </message>
    <message>
        <source>A driver that hangs takes its program with it: look at dmesg, then measure again.</source>
        <translation>挂起的驱动会连带其程序:请查看 dmesg,然后重新测量。</translation>
    </message>
    <message>
        <source>Cancelled: %1.</source>
        <translation>已取消:%1。</translation>
    </message>
    <message>
        <source>Cancelled: it did not answer and was ended.</source>
        <translation>已取消:它没有响应,已被终止。</translation>
    </message>
    <message>
        <source>Change what is asked for and measure again.</source>
        <translation>更改所求,然后重新测量。</translation>
    </message>
    <message>
        <source>Install both from one package, or build both from one source.</source>
        <translation>从同一软件包安装两者,或从同一源码构建两者。</translation>
    </message>
    <message>
        <source>Measure again; the log has its last words.</source>
        <translation>请重新测量;日志中有它最后的话。</translation>
    </message>
    <message>
        <source>Measure again; where it happens again, the log and dmesg say more (out of memory?).</source>
        <translation>请重新测量;若再次发生,日志与 dmesg 会说明更多(内存不足?)。</translation>
    </message>
    <message>
        <source>Measure the processor instead, or import what was measured elsewhere.</source>
        <translation>请改为测量处理器,或导入在别处测得的数据。</translation>
    </message>
    <message>
        <source>Measured: %1.</source>
        <translation>已测量:%1。</translation>
    </message>
    <message>
        <source>Nothing could be measured: %1</source>
        <translation>什么都无法测量:%1</translation>
    </message>
    <message>
        <source>Partly measured: %1.</source>
        <translation>部分已测量:%1。</translation>
    </message>
    <message>
        <source>See that the file is there and may be executed, or name another one in SHARDSCOPE_PROBE.</source>
        <translation>请确认文件存在且可执行,或在 SHARDSCOPE_PROBE 中指明另一个。</translation>
    </message>
    <message>
        <source>See the log, mend it and measure again.</source>
        <translation>请查看日志,修复后重新测量。</translation>
    </message>
    <message>
        <source>The list says of each other stage why it is not, and what mends it.</source>
        <translation>列表说明其余各阶段为何没有完成,以及如何补救。</translation>
    </message>
    <message>
        <source>This shardscope-probe speaks another language than this window: it is of another version.</source>
        <translation>此 shardscope-probe 与此窗口语言不通:版本不同。</translation>
    </message>
    <message>
        <source>What was finished before is kept.</source>
        <translation>先前完成的都保留。</translation>
    </message>
    <message>
        <source>What was finished is kept in this window: make room on the disk, then save the profile.</source>
        <translation>已完成的保留在此窗口:请腾出磁盘空间,然后保存配置。</translation>
    </message>
    <message>
        <source>shardscope-probe could not be started: %1.</source>
        <translation>无法启动 shardscope-probe:%1。</translation>
    </message>
    <message>
        <source>shardscope-probe gave no sign of life any more and was ended.</source>
        <translation>shardscope-probe 不再有生命迹象,已被终止。</translation>
    </message>
    <message>
        <source>shardscope-probe left without its result (exit status %1).</source>
        <translation>shardscope-probe 没有给出结果就退出(退出状态 %1)。</translation>
    </message>
    <message>
        <source>shardscope-probe refused what it was asked for.</source>
        <translation>shardscope-probe 拒绝了所求。</translation>
    </message>
    <message>
        <source>shardscope-probe was killed, or crashed.</source>
        <translation>shardscope-probe 被杀死或崩溃。</translation>
    </message>
</context>
<context>
    <name>app/search</name>
    <message>
        <source> and </source>
        <comment>between two fields</comment>
        <translation>和</translation>
    </message>
    <message>
        <source>%1 GiB more</source>
        <translation>多 %1 GiB</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>settings</comment>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>%1 faster</source>
        <translation>快 %1</translation>
    </message>
    <message>
        <source>%1 of %2 GiB</source>
        <translation>%1/%2 GiB</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <translation>慢 %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>field, value</comment>
        <translation>%1 改为 %2</translation>
    </message>
    <message>
        <source>%1 tokens/s per GPU</source>
        <translation>每 GPU %1 token/s</translation>
    </message>
    <message numerus="yes">
        <source>: %n GPUs</source>
        <comment>follows what is to be set</comment>
        <translation><numerusform>:%n 个 GPU</numerusform></translation>
    </message>
    <message>
        <source>a search leaves %1 as it is</source>
        <comment>fields</comment>
        <translation>搜索不会改动%1</translation>
    </message>
    <message>
        <source>as fast</source>
        <translation>同样快</translation>
    </message>
    <message>
        <source>it does not fit, %1</source>
        <translation>放不下,%1</translation>
    </message>
    <message numerus="yes">
        <source>on %n GPUs</source>
        <translation><numerusform>在 %n 个 GPU 上</numerusform></translation>
    </message>
    <message>
        <source>other rules stay broken</source>
        <translation>其他规则仍被违反</translation>
    </message>
    <message>
        <source>set %1</source>
        <translation>设定 %1</translation>
    </message>
    <message>
        <source>take over the best plan</source>
        <translation>采用最佳方案</translation>
    </message>
    <message>
        <source>the best plan leaves %1 as it is</source>
        <comment>fields</comment>
        <translation>最佳方案不改动%1</translation>
    </message>
    <message>
        <source>the framework’s launcher refuses it as it stands</source>
        <translation>框架的启动器会拒绝这样的方案</translation>
    </message>
    <message>
        <source>too little left for the allocator</source>
        <translation>留给分配器的太少</translation>
    </message>
</context>
<context>
    <name>app/settings</name>
    <message>
        <source>Any framework</source>
        <translation>任意框架</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>随桌面</translation>
    </message>
    <message>
        <source>Check for</source>
        <translation>检查对象</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>Continue where I left</source>
        <translation>从上次离开处继续</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>完整</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Light, dark or high contrast; or as the desktop is.</source>
        <translation>浅色、深色或高对比度;或随桌面。</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>动效</translation>
    </message>
    <message>
        <source>Of everything in the window.</source>
        <translation>窗口中所有内容的。</translation>
    </message>
    <message>
        <source>Of the window, and the form of its numbers; the command line speaks English.</source>
        <translation>窗口的语言及其数字格式;命令行只用英语。</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>减弱</translation>
    </message>
    <message>
        <source>Reduced: what is played goes from step to step instead of gliding.</source>
        <translation>减弱:播放时逐步跳转而非滑动。</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Start with the scenario that was open last, saved or not.</source>
        <translation>启动时打开上次的场景,无论是否保存。</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>The launcher whose own rules the findings tell, beside those of every framework.</source>
        <translation>除各框架通用规则外,诊断还按其自身规则检查的启动器。</translation>
    </message>
    <message>
        <source>The settings in %1 could not all be read; what is missing is as at first.</source>
        <translation>%1 中的设置未能全部读取；缺少的部分恢复为初始值。</translation>
    </message>
    <message>
        <source>The settings in %1 could not all be read; what is missing is as at first. The file as it was is kept as %2.</source>
        <translation>%1 中的设置未能全部读取；缺少的部分恢复为初始值。原文件保留为 %2。</translation>
    </message>
</context>
<context>
    <name>app/storage</name>
    <message>
        <source>%1 could not be written: %2. What was there before is unchanged; another place may do.</source>
        <translation>%1 无法写入:%2。原有内容未变;可换个位置。</translation>
    </message>
    <message>
        <source>the disk may be full</source>
        <translation>磁盘可能已满</translation>
    </message>
</context>
<context>
    <name>app/text</name>
    <message>
        <source>%1 and more</source>
        <translation>%1 及更多</translation>
    </message>
    <message>
        <source>+%1 if you accept a tight fit: %2.</source>
        <comment>by how much a tight plan is better</comment>
        <translation>若接受偏紧,+%1:%2。</translation>
    </message>
    <message>
        <source>Does not fit</source>
        <translation>放不下</translation>
    </message>
    <message>
        <source>Fits</source>
        <translation>放得下</translation>
    </message>
    <message>
        <source>Nearest measured run: %1</source>
        <translation>最接近的实测运行:%1</translation>
    </message>
    <message>
        <source>Only tight plans are within the capacity; the fastest of them: %1.</source>
        <translation>容量之内只有偏紧的方案;其中最快的:%1。</translation>
    </message>
    <message>
        <source>Own model, %1</source>
        <comment>parameters</comment>
        <translation>自己的模型,%1</translation>
    </message>
    <message>
        <source>Seven of ten unseen runs like this are within %1 of what is measured: %2.</source>
        <translation>十次未见过的同类运行中有七次在实测值的 %1 之内:%2。</translation>
    </message>
    <message>
        <source>The estimated peak is more than the capacity.</source>
        <translation>估计峰值超过容量。</translation>
    </message>
    <message>
        <source>The estimated peak is within the capacity, the upper end of its band is not: the run may be out of memory.</source>
        <translation>估计峰值在容量之内,其区间上端不在:运行可能显存不足。</translation>
    </message>
    <message>
        <source>The peak is within the capacity, also at the upper end of its band.</source>
        <translation>峰值在容量之内,区间上端也在。</translation>
    </message>
    <message>
        <source>Tight</source>
        <translation>偏紧</translation>
    </message>
    <message>
        <source>a document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>activations</source>
        <translation>激活</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>contiguous</source>
        <translation>连续</translation>
    </message>
    <message>
        <source>framework</source>
        <translation>框架</translation>
    </message>
    <message>
        <source>full</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>given by you</source>
        <translation>由您给出</translation>
    </message>
    <message>
        <source>gradients</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>infinite</source>
        <translation>无穷大</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>micro-batch %1</source>
        <translation>微批次 %1</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>official document</source>
        <translation>官方文档</translation>
    </message>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>optimizer</source>
        <translation>优化器</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>per-op</source>
        <translation>按算子</translation>
    </message>
    <message>
        <source>recompute %1</source>
        <translation>重计算 %1</translation>
    </message>
    <message>
        <source>recompute full, %1 layers of a stage</source>
        <translation>完全重计算,一级中 %1 层</translation>
    </message>
    <message>
        <source>recompute full, all layers</source>
        <translation>完全重计算,所有层</translation>
    </message>
    <message>
        <source>selective</source>
        <translation>选择性</translation>
    </message>
    <message>
        <source>stage %1</source>
        <translation>第 %1 级</translation>
    </message>
    <message>
        <source>striped</source>
        <translation>条带</translation>
    </message>
    <message>
        <source>temporary</source>
        <translation>临时</translation>
    </message>
    <message>
        <source>third party</source>
        <translation>第三方</translation>
    </message>
    <message>
        <source>unverified</source>
        <translation>未核实</translation>
    </message>
    <message>
        <source>vendor table</source>
        <translation>厂商的表</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>zigzag</source>
        <translation>zigzag</translation>
    </message>
</context>
<context>
    <name>app/verdicts</name>
    <message>
        <source>%1 MWh</source>
        <translation>%1 MWh</translation>
    </message>
    <message>
        <source>%1 TFLOP/s</source>
        <comment>model FLOP per second of one GPU</comment>
        <translation>%1 TFLOP/s</translation>
    </message>
    <message>
        <source>%1 active</source>
        <comment>parameters that a token visits</comment>
        <translation>激活 %1</translation>
    </message>
    <message>
        <source>%1 of %2 GiB</source>
        <comment>used, capacity</comment>
        <translation>%1/%2 GiB</translation>
    </message>
    <message>
        <source>%1 pt</source>
        <comment>percentage points</comment>
        <translation>%1 百分点</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <comment>class, share, stage</comment>
        <translation>%1,%2(%3)</translation>
    </message>
    <message>
        <source>%Ln error(s)</source>
        <translation>%Ln 个错误</translation>
    </message>
    <message numerus="yes">
        <source>%Ln layer(s)</source>
        <translation><numerusform>%Ln 层</numerusform></translation>
    </message>
    <message>
        <source>%Ln micro-batch(es) a step</source>
        <translation>每步 %Ln 个微批次</translation>
    </message>
    <message>
        <source>7 of 10 runs</source>
        <comment>lie within the band</comment>
        <translation>10 次运行中 7 次</translation>
    </message>
    <message>
        <source>Bubble</source>
        <translation>气泡</translation>
    </message>
    <message>
        <source>Exposed</source>
        <comment>communication that nothing hides</comment>
        <translation>暴露</translation>
    </message>
    <message>
        <source>GPU time of all GPU time of the step that waits for communication which nothing hides.</source>
        <translation>等待暴露通信的 GPU 时间占该步全部 GPU 时间的比例。</translation>
    </message>
    <message>
        <source>Idle GPU time of all GPU time of the step: %1 to fill and drain the pipeline, %2 since its stages are not equal.</source>
        <translation>空闲 GPU 时间占该步全部 GPU 时间:%1 用于填充与排空流水线,%2 因各级不等。</translation>
    </message>
    <message>
        <source>In percent: %1.</source>
        <translation>百分比:%1。</translation>
    </message>
    <message>
        <source>Largest part</source>
        <translation>最大的部分</translation>
    </message>
    <message>
        <source>MFU, causal</source>
        <comment>model FLOP utilisation, causal attention counted once</comment>
        <translation>MFU,因果</translation>
    </message>
    <message>
        <source>No such plan</source>
        <translation>没有这样的方案</translation>
    </message>
    <message>
        <source>Of all that the step really computes, recomputation included (HFU): %1.</source>
        <translation>占该步实际计算总量,含重计算 (HFU):%1。</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>The slowest is %1.</source>
        <translation>最慢的是 %1。</translation>
    </message>
    <message>
        <source>Tokens/s/GPU</source>
        <translation>token/s/GPU</translation>
    </message>
    <message>
        <source>last: %1</source>
        <comment>stage that ends last</comment>
        <translation>最后:%1</translation>
    </message>
    <message>
        <source>mean of all GPUs</source>
        <translation>所有 GPU 的平均</translation>
    </message>
    <message>
        <source>none like it</source>
        <comment>was measured</comment>
        <translation>没有类似的</translation>
    </message>
    <message>
        <source>one stage</source>
        <translation>一级</translation>
    </message>
    <message>
        <source>price %1</source>
        <translation>价格 %1</translation>
    </message>
    <message>
        <source>see the findings</source>
        <translation>参见诊断</translation>
    </message>
    <message>
        <source>worst: %1</source>
        <translation>最差:%1</translation>
    </message>
</context>
<context>
    <name>app/views/advice</name>
    <message>
        <source>%1. No rule makes this plan fit.</source>
        <translation>%1。没有规则能让此方案放得下。</translation>
    </message>
    <message>
        <source>%1. The path ends at a plan that fits, %2 of %3.</source>
        <translation>%1。此路径终止于放得下的方案,%2/%3。</translation>
    </message>
    <message>
        <source>%1. The path ends at a plan that is tight, %2 of %3.</source>
        <translation>%1。此路径终止于偏紧的方案,%2/%3。</translation>
    </message>
    <message>
        <source>%1. The path ends at a plan with %2 tokens/s per GPU.</source>
        <translation>%1。此路径终止于每 GPU %2 token/s 的方案。</translation>
    </message>
    <message>
        <source>%1. The path ends where this plan is.</source>
        <translation>%1。此路径终止于当前方案。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rule(s) taken</source>
        <translation><numerusform>采用了 %Ln 条规则</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln rule(s) that do not apply here</source>
        <translation><numerusform>此处不适用的 %Ln 条规则</numerusform></translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>建议</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>Apply the path</source>
        <translation>应用此路径</translation>
    </message>
    <message>
        <source>Bold: the branch that was taken. Every plan here was estimated on these GPUs; double-click a row to take it over.</source>
        <translation>粗体:所走的分支。此处每个方案都按这些 GPU 估计;双击一行即采用。</translation>
    </message>
    <message>
        <source>GPU-poor: nothing fits without full recomputation</source>
        <translation>GPU 少:没有完整重计算什么都放不下</translation>
    </message>
    <message>
        <source>GPU-rich</source>
        <translation>GPU 多</translation>
    </message>
    <message>
        <source>None of these plans has a time.</source>
        <translation>这些方案都没有时间。</translation>
    </message>
    <message>
        <source>Of this path %1.</source>
        <comment>the best plan leaves … as it is</comment>
        <translation>这条路径中,%1。</translation>
    </message>
    <message>
        <source>Starting points</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>Take the chosen rule's plan over</source>
        <translation>采用所选规则的方案</translation>
    </message>
    <message>
        <source>Take the plan over that the three steps lead to</source>
        <translation>采用三步所得的方案</translation>
    </message>
    <message>
        <source>The best plan</source>
        <translation>最佳方案</translation>
    </message>
    <message>
        <source>The best tight plan</source>
        <translation>最佳的偏紧方案</translation>
    </message>
    <message>
        <source>The framework’s launcher refuses it as it stands.</source>
        <translation>框架的启动器会拒绝这样的方案。</translation>
    </message>
    <message>
        <source>The own rules of advice could not be read: %1</source>
        <translation>自有建议规则无法读取:%1</translation>
    </message>
    <message>
        <source>The three steps and their rules</source>
        <translation>三个步骤及其规则</translation>
    </message>
    <message>
        <source>Walking the three steps…</source>
        <translation>正在走三个步骤…</translation>
    </message>
    <message>
        <source>What would the playbook do?</source>
        <translation>playbook 会怎么做?</translation>
    </message>
    <message>
        <source>Where the path leads</source>
        <translation>路径通向何处</translation>
    </message>
    <message>
        <source>after step %1</source>
        <translation>第 %1 步之后</translation>
    </message>
    <message>
        <source>as estimated here</source>
        <translation>按此处的估计</translation>
    </message>
    <message>
        <source>because</source>
        <translation>因为</translation>
    </message>
    <message>
        <source>capacity</source>
        <translation>容量</translation>
    </message>
    <message>
        <source>every legal plan of the usual space, without what costs time for nothing</source>
        <translation>通常空间中的每个合法方案,不含徒费时间的</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>no legal plan here</source>
        <translation>此处没有合法方案</translation>
    </message>
    <message>
        <source>nothing to change</source>
        <translation>无需更改</translation>
    </message>
    <message>
        <source>peak memory, GiB</source>
        <translation>峰值显存,GiB</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>starting points</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>take over a plan of the advice</source>
        <translation>采用建议的一个方案</translation>
    </message>
    <message>
        <source>the best of those that the upper end of the band does not fit</source>
        <translation>误差带上端放不下的方案中最好的</translation>
    </message>
    <message>
        <source>the best that a short search has found, without what costs time for nothing</source>
        <translation>短时搜索找到的最佳方案,不含徒费时间的</translation>
    </message>
    <message>
        <source>the three steps</source>
        <translation>三个步骤</translation>
    </message>
    <message>
        <source>this plan</source>
        <translation>此方案</translation>
    </message>
    <message>
        <source>tokens/s per GPU</source>
        <translation>每 GPU token/s</translation>
    </message>
    <message>
        <source>tokens/s/GPU</source>
        <translation>token/s/GPU</translation>
    </message>
    <message>
        <source>what became of it</source>
        <translation>其结果</translation>
    </message>
    <message>
        <source>what it changes</source>
        <translation>所作更改</translation>
    </message>
</context>
<context>
    <name>app/views/base</name>
    <message>
        <source>%1 could not be written: %2. Choose another place.</source>
        <translation>%1 无法写入:%2。请选择别的位置。</translation>
    </message>
    <message>
        <source>%1 has an ending that names no kind of picture: .png, .svg or .pdf would.</source>
        <translation>%1 的后缀不是图片格式:可用 .png、.svg 或 .pdf。</translation>
    </message>
    <message>
        <source>A spreadsheet has %1 rows at most: filter the table, or save it as .csv.</source>
        <translation>电子表格最多 %1 行:请过滤表格,或存为 .csv。</translation>
    </message>
    <message>
        <source>As many layers on each</source>
        <translation>每级层数相同</translation>
    </message>
    <message>
        <source>By memory: the smallest peak</source>
        <translation>按显存:最小的峰值</translation>
    </message>
    <message>
        <source>By time: the shortest step</source>
        <translation>按时间:最短的步</translation>
    </message>
    <message>
        <source>CSV…</source>
        <translation>CSV…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the numbers</source>
        <translation>复制数字</translation>
    </message>
    <message>
        <source>Deal the layers so that the stages take or hold alike</source>
        <translation>分配各层,使各级用时或占用相当</translation>
    </message>
    <message>
        <source>Even out</source>
        <translation>均衡</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>示例：%1</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Layers moved for the shortest step.</source>
        <translation>已移动各层,使步最短。</translation>
    </message>
    <message>
        <source>Layers moved for the smallest peak.</source>
        <translation>已移动各层,使峰值最小。</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>Moving layers between the stages…</source>
        <translation>正在各级间移动层…</translation>
    </message>
    <message>
        <source>No other split found has a shorter step.</source>
        <translation>没有找到步更短的其他划分。</translation>
    </message>
    <message>
        <source>No other split found has a smaller peak.</source>
        <translation>没有找到峰值更小的其他划分。</translation>
    </message>
    <message>
        <source>Nothing to show yet</source>
        <translation>尚无可显示的内容</translation>
    </message>
    <message>
        <source>PNG picture (*.png);;SVG drawing (*.svg);;PDF document (*.pdf)</source>
        <translation>PNG 图片 (*.png);;SVG 绘图 (*.svg);;PDF 文档 (*.pdf)</translation>
    </message>
    <message>
        <source>Picture…</source>
        <translation>图片…</translation>
    </message>
    <message>
        <source>Save the numbers</source>
        <translation>保存数字</translation>
    </message>
    <message>
        <source>Save the numbers as CSV</source>
        <translation>把数字存为 CSV</translation>
    </message>
    <message>
        <source>Save what is shown</source>
        <translation>保存所显示的内容</translation>
    </message>
    <message>
        <source>Save what is shown as PNG, SVG or PDF</source>
        <translation>把所显示的内容存为 PNG、SVG 或 PDF</translation>
    </message>
    <message>
        <source>Show the numbers as a table</source>
        <translation>以表格显示数字</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Tables (*.csv);;Spreadsheets (*.xlsx);;JSON (*.json)</source>
        <translation>表格 (*.csv);;电子表格 (*.xlsx);;JSON (*.json)</translation>
    </message>
    <message>
        <source>The estimate is on its way; where there can be none, the message above says why.</source>
        <translation>正在估计;若无法估计,上方消息会说明原因。</translation>
    </message>
    <message>
        <source>The layers can't be evened out: %1</source>
        <translation>无法均衡各层:%1</translation>
    </message>
    <message>
        <source>The layout was not taken: %1</source>
        <translation>未采用该布局:%1</translation>
    </message>
    <message>
        <source>The layout was not taken: it has %1 stages, this plan %2 (pipeline parallel times chunks)</source>
        <translation>未采用该布局:它有 %1 级,此方案有 %2 级(流水线并行乘以分块数)</translation>
    </message>
    <message>
        <source>The stages as Megatron-LM's --pipeline-model-parallel-layout writes them</source>
        <translation>以 Megatron-LM 的 --pipeline-model-parallel-layout 写法表示的各级</translation>
    </message>
    <message>
        <source>There is no such plan</source>
        <translation>没有这样的方案</translation>
    </message>
    <message>
        <source>There is nothing to save yet.</source>
        <translation>还没有可保存的内容。</translation>
    </message>
    <message>
        <source>This could not be worked out</source>
        <translation>无法算出</translation>
    </message>
</context>
<context>
    <name>app/views/communication</name>
    <message>
        <source>%1 (appendix A3)</source>
        <translation>%1(附录 A3)</translation>
    </message>
    <message>
        <source>%1 (cheatsheet)</source>
        <translation>%1(速查表)</translation>
    </message>
    <message>
        <source>%1 FLOP</source>
        <translation>%1 FLOP</translation>
    </message>
    <message>
        <source>%1 GPUs</source>
        <translation>%1 个 GPU</translation>
    </message>
    <message>
        <source>%1 a step on %2 GPUs, %3 each</source>
        <translation>在 %2 个 GPU 上每步 %1,每个 %3</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>%1 个元素</translation>
    </message>
    <message>
        <source>%1 nodes</source>
        <translation>%1 个节点</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>%1 × %2 of %3</source>
        <translation>%3 中的 %1 × %2</translation>
    </message>
    <message>
        <source>%1, %2 GPUs</source>
        <translation>%1,%2 个 GPU</translation>
    </message>
    <message>
        <source>%1, %2 nodes</source>
        <translation>%1,%2 个节点</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1:%2/%3</translation>
    </message>
    <message>
        <source>&amp;Collectives, played chunk by chunk</source>
        <translation>逐块播放集合通信(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Formulas as printed</source>
        <translation>原样公式(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>词汇表(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Strategies with their bytes and times</source>
        <translation>各策略的字节与时间(&amp;S)</translation>
    </message>
    <message>
        <source>(DP − 1)/DP · gradient bytes / link : FLOP of a backward / peak</source>
        <translation>(DP − 1)/DP · 梯度字节 / 链路 : 一次反向的 FLOP / 峰值</translation>
    </message>
    <message>
        <source>(DP − 1)/DP · weight bytes / link : FLOP of a forward / peak</source>
        <translation>(DP − 1)/DP · 权重字节 / 链路 : 一次前向的 FLOP / 峰值</translation>
    </message>
    <message>
        <source>2·(DP − 1)/DP · gradient bytes / link : FLOP of a backward / peak</source>
        <translation>2·(DP − 1)/DP · 梯度字节 / 链路 : 一次反向的 FLOP / 峰值</translation>
    </message>
    <message>
        <source>6 · active parameters + causal attention</source>
        <translation>6 · 激活参数 + 因果注意力</translation>
    </message>
    <message>
        <source>A collective of the plan</source>
        <translation>方案中的一个集合通信</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>算法</translation>
    </message>
    <message>
        <source>Any collective</source>
        <translation>任意集合通信</translation>
    </message>
    <message>
        <source>As printed:  %1  =  %2</source>
        <translation>原样:  %1  =  %2</translation>
    </message>
    <message>
        <source>Below 1 communication can hide behind compute. Choose a line: below it stands why the printed value differs.</source>
        <translation>低于 1 时通信可藏在计算之后。选择一行:下方说明所印数值为何不同。</translation>
    </message>
    <message>
        <source>Bytes that one GPU of it sends in a step</source>
        <translation>其中一个 GPU 每步发送的字节</translation>
    </message>
    <message>
        <source>Bytes that one GPU sends in a step by dimension</source>
        <translation>一个 GPU 每步按维度发送的字节</translation>
    </message>
    <message>
        <source>Bytes: the buffer of an all-reduce or broadcast, all parts together of the others. 25Mi, 1.5G</source>
        <translation>字节:all-reduce 或 broadcast 的缓冲区,其他则为所有部分之和。25Mi、1.5G</translation>
    </message>
    <message>
        <source>Chosen here</source>
        <translation>在此选定</translation>
    </message>
    <message>
        <source>Communication</source>
        <translation>通信</translation>
    </message>
    <message>
        <source>Communication time of a step</source>
        <translation>一步的通信时间</translation>
    </message>
    <message>
        <source>Communication time of a step by dimension</source>
        <translation>一步按维度的通信时间</translation>
    </message>
    <message>
        <source>Communication time of a step, on %1, which ends last</source>
        <translation>一步的通信时间,在最后结束的 %1 上</translation>
    </message>
    <message>
        <source>Compute : communication</source>
        <translation>计算 : 通信</translation>
    </message>
    <message>
        <source>Corrected:  %1  =  %2</source>
        <translation>更正:  %1  =  %2</translation>
    </message>
    <message>
        <source>Counting what is sent…</source>
        <translation>统计发送内容…</translation>
    </message>
    <message>
        <source>Exposed, mean of all GPUs</source>
        <translation>暴露,所有 GPU 的平均</translation>
    </message>
    <message>
        <source>Formulas as printed</source>
        <translation>原样公式</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>词汇表</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>Hidden, on %1</source>
        <comment>stage</comment>
        <translation>隐藏,在 %1</translation>
    </message>
    <message>
        <source>How does a collective move the bytes?</source>
        <translation>集合通信如何搬运字节?</translation>
    </message>
    <message>
        <source>It is right as printed.</source>
        <translation>原样即正确。</translation>
    </message>
    <message>
        <source>K plays, comma and full stop step. S: the buffer, or all parts together; n: GPUs. The time by α and β is the textbook's, without NCCL's tricks.</source>
        <translation>K 播放,逗号与句号逐步移动。S:缓冲区,或所有部分之和;n:GPU 数。按 α 与 β 的时间是教科书的,不含 NCCL 的技巧。</translation>
    </message>
    <message>
        <source>More of the chosen strategy</source>
        <translation>所选策略的更多内容</translation>
    </message>
    <message>
        <source>NCCL's own model: %1, %2</source>
        <translation>NCCL 自身的模型:%1,%2</translation>
    </message>
    <message>
        <source>Nodes that the GPUs are on</source>
        <translation>这些 GPU 所在的节点</translation>
    </message>
    <message>
        <source>Nothing is sent.</source>
        <translation>什么都不发送。</translation>
    </message>
    <message>
        <source>Number of GPUs</source>
        <translation>GPU 数</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>PCIe, %1 GPUs</source>
        <translation>PCIe,%1 个 GPU</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>播放器</translation>
    </message>
    <message>
        <source>Printed formulas beside the corrected ones</source>
        <translation>原样公式与更正后的公式并列</translation>
    </message>
    <message>
        <source>Search the glossary</source>
        <translation>搜索词汇表</translation>
    </message>
    <message>
        <source>Sent by a GPU</source>
        <translation>一个 GPU 发送</translation>
    </message>
    <message>
        <source>Sent by the plan</source>
        <translation>方案所发送</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Size, as nccl-tests counts it</source>
        <translation>大小,按 nccl-tests 的算法</translation>
    </message>
    <message>
        <source>Strategies</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>Strategies with their figures</source>
        <translation>各策略及其数字</translation>
    </message>
    <message>
        <source>The size of a collective must be a number of bytes from 1 to 1 TiB, for example 25Mi or 1.5G.</source>
        <translation>集合通信的大小须为 1 至 1 TiB 的字节数,例如 25Mi 或 1.5G。</translation>
    </message>
    <message>
        <source>The step's time cannot be known</source>
        <translation>无法得知步时间</translation>
    </message>
    <message>
        <source>What is sent, how much, over what, and is it hidden?</source>
        <translation>发送什么、多少、经什么线路,是否隐藏?</translation>
    </message>
    <message>
        <source>Why the chosen formula differs</source>
        <translation>所选公式为何不同</translation>
    </message>
    <message>
        <source>a measured curve of this hardware</source>
        <translation>此硬件的实测曲线</translation>
    </message>
    <message>
        <source>all-gather</source>
        <translation>all-gather</translation>
    </message>
    <message>
        <source>all-reduce</source>
        <translation>all-reduce</translation>
    </message>
    <message>
        <source>all-to-all</source>
        <translation>all-to-all</translation>
    </message>
    <message>
        <source>and sequence parallelism</source>
        <translation>与序列并行</translation>
    </message>
    <message>
        <source>as printed</source>
        <translation>所印</translation>
    </message>
    <message>
        <source>bytes of a hop / link : FLOP of a stage's forward / peak</source>
        <translation>一跳的字节 / 链路 : 一级前向的 FLOP / 峰值</translation>
    </message>
    <message>
        <source>bytes of a layer's collectives / link : FLOP of its forward / peak</source>
        <translation>一层集合通信的字节 / 链路 : 其前向的 FLOP / 峰值</translation>
    </message>
    <message>
        <source>bytes of dispatch and combine / link : FLOP of a forward / peak</source>
        <translation>分发与收集的字节 / 链路 : 一次前向的 FLOP / 峰值</translation>
    </message>
    <message>
        <source>bytes of keys and values / link : FLOP of attention / peak</source>
        <translation>key 与 value 的字节 / 链路 : 注意力的 FLOP / 峰值</translation>
    </message>
    <message>
        <source>can hide behind</source>
        <translation>可藏在其后</translation>
    </message>
    <message>
        <source>collectives a step</source>
        <translation>每步集合通信数</translation>
    </message>
    <message>
        <source>comm./compute</source>
        <translation>通信/计算</translation>
    </message>
    <message>
        <source>communication / compute, and others</source>
        <translation>通信 / 计算,及其他</translation>
    </message>
    <message>
        <source>compute of a replica in a step</source>
        <translation>一个副本每步的计算</translation>
    </message>
    <message>
        <source>context parallelism</source>
        <translation>上下文并行</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>更正</translation>
    </message>
    <message>
        <source>data parallelism</source>
        <translation>数据并行</translation>
    </message>
    <message>
        <source>dimension</source>
        <translation>维度</translation>
    </message>
    <message>
        <source>effect on the global batch</source>
        <translation>对全局批次的影响</translation>
    </message>
    <message>
        <source>expert parallelism</source>
        <translation>专家并行</translation>
    </message>
    <message>
        <source>exposed</source>
        <translation>暴露</translation>
    </message>
    <message>
        <source>global batch, tokens</source>
        <translation>全局批次,token 数</translation>
    </message>
    <message>
        <source>gradients sharded too</source>
        <translation>梯度也分片</translation>
    </message>
    <message>
        <source>group crosses nodes</source>
        <translation>组跨节点</translation>
    </message>
    <message>
        <source>group inside a node</source>
        <translation>组在节点内</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>idle / all GPU time until the last block ends: definition a, of the schedule alone</source>
        <translation>空闲 / 到最后一块结束的全部 GPU 时间:定义 a,仅就调度</translation>
    </message>
    <message>
        <source>in a step of %1 tokens</source>
        <translation>在 %1 个 token 的一步中</translation>
    </message>
    <message>
        <source>instead</source>
        <translation>替代</translation>
    </message>
    <message>
        <source>mbs · dp · gas · sequence, before context parallelism</source>
        <translation>mbs · dp · gas · 序列,上下文并行之前</translation>
    </message>
    <message>
        <source>meaning</source>
        <translation>含义</translation>
    </message>
    <message>
        <source>model FLOP of one token</source>
        <translation>一个 token 的模型 FLOP</translation>
    </message>
    <message>
        <source>multiplies it: %1 × %2 × DP %3</source>
        <translation>将其乘以:%1 × %2 × DP %3</translation>
    </message>
    <message>
        <source>needs micro-batches: %1 for %2 stages</source>
        <translation>需要微批次:%2 级需 %1 个</translation>
    </message>
    <message>
        <source>none of its own: ranks of DP</source>
        <translation>没有自己的:DP 的 rank</translation>
    </message>
    <message>
        <source>none: NCCL does not model it</source>
        <translation>无:NCCL 不对其建模</translation>
    </message>
    <message>
        <source>none: a node here has %1 GPUs</source>
        <translation>无:此处一个节点有 %1 个 GPU</translation>
    </message>
    <message>
        <source>none: each rank has %1 of the tokens</source>
        <translation>无:每个 rank 有 %1 的 token</translation>
    </message>
    <message>
        <source>none: same sequences</source>
        <translation>无:同样的序列</translation>
    </message>
    <message>
        <source>none: there is no network</source>
        <translation>无:没有网络</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>未使用</translation>
    </message>
    <message>
        <source>nothing is sent</source>
        <translation>什么都不发送</translation>
    </message>
    <message>
        <source>nowhere: one GPU</source>
        <translation>无处:一个 GPU</translation>
    </message>
    <message>
        <source>of %1 communicating</source>
        <translation>占通信 %1</translation>
    </message>
    <message>
        <source>on %1: %2</source>
        <comment>stage, seconds</comment>
        <translation>在 %1 上:%2</translation>
    </message>
    <message>
        <source>one node</source>
        <translation>一个节点</translation>
    </message>
    <message>
        <source>optimizer states sharded</source>
        <translation>分片的优化器状态</translation>
    </message>
    <message>
        <source>over</source>
        <translation>超过</translation>
    </message>
    <message>
        <source>parameters sharded too (FSDP)</source>
        <translation>参数也分片(FSDP)</translation>
    </message>
    <message>
        <source>parameters, gradients and optimizer of a GPU</source>
        <translation>一个 GPU 的参数、梯度与优化器</translation>
    </message>
    <message>
        <source>pipeline bubble</source>
        <translation>流水线气泡</translation>
    </message>
    <message>
        <source>pipeline parallelism</source>
        <translation>流水线并行</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>printed formula</source>
        <translation>所印公式</translation>
    </message>
    <message>
        <source>printed in</source>
        <translation>印于</translation>
    </message>
    <message>
        <source>ranks</source>
        <translation>rank</translation>
    </message>
    <message>
        <source>reduce-scatter</source>
        <translation>reduce-scatter</translation>
    </message>
    <message>
        <source>reduce-scatter and all-gather, counted under TP</source>
        <translation>reduce-scatter 与 all-gather,计入 TP</translation>
    </message>
    <message>
        <source>rule of thumb: 10 : 1 or more</source>
        <translation>经验法则:10 : 1 或更多</translation>
    </message>
    <message>
        <source>rules of links and adapters</source>
        <translation>链路与网卡的规则</translation>
    </message>
    <message>
        <source>send/receive</source>
        <translation>发送/接收</translation>
    </message>
    <message>
        <source>sent a step</source>
        <translation>每步发送</translation>
    </message>
    <message>
        <source>strategy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>tensor parallelism</source>
        <translation>张量并行</translation>
    </message>
    <message>
        <source>term</source>
        <translation>术语</translation>
    </message>
    <message>
        <source>time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>two nodes</source>
        <translation>两个节点</translation>
    </message>
    <message>
        <source>two nodes of two GPUs or more must be alike</source>
        <translation>两个及以上、各有两个及以上 GPU 的节点必须相同</translation>
    </message>
    <message>
        <source>what is cut</source>
        <translation>被切分的</translation>
    </message>
    <message>
        <source>with real rates</source>
        <translation>用真实速率</translation>
    </message>
    <message>
        <source>Σ of this GPU's own tensors, each in its bytes and shards</source>
        <translation>Σ 此 GPU 自己的张量,各按其字节与分片</translation>
    </message>
    <message>
        <source>Σ operators forward, backward and recomputed, causal attention</source>
        <translation>Σ 算子的前向、反向与重计算,因果注意力</translation>
    </message>
    <message>
        <source>“instead”: the same plan with another level of ZeRO. Communication below 1 of compute could hide behind it.</source>
        <translation>“替代”:同一方案换一个 ZeRO 阶段。低于计算 1 倍的通信可藏在其后。</translation>
    </message>
    <message>
        <source>✓ in the plan</source>
        <translation>✓ 在方案中</translation>
    </message>
</context>
<context>
    <name>app/views/compare</name>
    <message>
        <source>%1, most of it %2 (%3 of each million tokens).</source>
        <translation>%1,主要是 %2(每百万 token %3)。</translation>
    </message>
    <message>
        <source>%1: best plan</source>
        <comment>a letter</comment>
        <translation>%1：最佳方案</translation>
    </message>
    <message>
        <source>A and B are as fast.</source>
        <translation>A 与 B 一样快。</translation>
    </message>
    <message>
        <source>A is %1 faster than B</source>
        <translation>A 比 B 快 %1</translation>
    </message>
    <message>
        <source>A or B?</source>
        <translation>A 还是 B?</translation>
    </message>
    <message>
        <source>A: this plan</source>
        <translation>A:此方案</translation>
    </message>
    <message>
        <source>Add this one</source>
        <translation>添加当前</translation>
    </message>
    <message>
        <source>B is %1 faster than A</source>
        <translation>B 比 A 快 %1</translation>
    </message>
    <message>
        <source>Click a colour for its derivation, above a bar to show its scenario in the window. "alone": that one value put into A.</source>
        <translation>点击颜色看其推导,点击柱上方在窗口中显示其场景。“单独”:只把该值放入 A。</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>比较中…</translation>
    </message>
    <message>
        <source>GPU s</source>
        <translation>GPU 秒</translation>
    </message>
    <message>
        <source>GPU time of a million tokens</source>
        <translation>每百万 token 的 GPU 时间</translation>
    </message>
    <message>
        <source>Keep the present scenario beside those to come</source>
        <translation>保留当前场景,与之后的并列</translation>
    </message>
    <message>
        <source>Looking for the best plan on these GPUs, to stand beside this one…</source>
        <translation>正在查找这些 GPU 上的最佳方案，以便与当前方案并列…</translation>
    </message>
    <message>
        <source>Memory of the GPU that holds the most</source>
        <translation>占用最多的 GPU 的显存</translation>
    </message>
    <message>
        <source>None of them has a time.</source>
        <translation>其中没有一个有时间。</translation>
    </message>
    <message>
        <source>None of them is a plan.</source>
        <translation>其中没有一个是方案。</translation>
    </message>
    <message>
        <source>One of them has no time.</source>
        <translation>其中之一没有时间。</translation>
    </message>
    <message>
        <source>Pin this scenario or add it here, then change it: both stand beside each other. A plan of the search can be compared, too.</source>
        <translation>固定此场景或添加到这里,再改动它:两者并列。搜索的方案也可比较。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Set a price per GPU hour to see this.</source>
        <translation>设定 GPU 小时价格后可见。</translation>
    </message>
    <message>
        <source>Set a token budget and a price.</source>
        <translation>请设置 token 预算和价格。</translation>
    </message>
    <message>
        <source>Set a token budget to see this.</source>
        <translation>设定 token 预算后可见。</translation>
    </message>
    <message>
        <source>Take the scenarios that were added away</source>
        <translation>移除添加的场景</translation>
    </message>
    <message>
        <source>There is no such plan, or its time is not known.</source>
        <translation>没有这样的方案,或其时间未知。</translation>
    </message>
    <message>
        <source>There is no such plan.</source>
        <translation>没有这样的方案。</translation>
    </message>
    <message>
        <source>They are the same scenario.</source>
        <translation>它们是同一场景。</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>alone %1</source>
        <translation>单独 %1</translation>
    </message>
    <message>
        <source>alone changes nothing</source>
        <translation>单独不改变任何东西</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>days of training</source>
        <translation>训练天数</translation>
    </message>
    <message>
        <source>exposed CP</source>
        <translation>暴露的 CP</translation>
    </message>
    <message>
        <source>exposed DP</source>
        <translation>暴露的 DP</translation>
    </message>
    <message>
        <source>exposed EP</source>
        <translation>暴露的 EP</translation>
    </message>
    <message>
        <source>exposed PP</source>
        <translation>暴露的 PP</translation>
    </message>
    <message>
        <source>exposed TP</source>
        <translation>暴露的 TP</translation>
    </message>
    <message>
        <source>fill and drain</source>
        <translation>填充与排空</translation>
    </message>
    <message>
        <source>host</source>
        <translation>主机</translation>
    </message>
    <message>
        <source>imbalance</source>
        <translation>不均衡</translation>
    </message>
    <message>
        <source>light up one of those compared</source>
        <translation>突出显示所比较的其中一个</translation>
    </message>
    <message>
        <source>memory verdict</source>
        <translation>显存判定</translation>
    </message>
    <message>
        <source>no plan without the other changes</source>
        <translation>没有其他更改就没有方案</translation>
    </message>
    <message>
        <source>no such plan</source>
        <translation>没有这样的方案</translation>
    </message>
    <message>
        <source>peak memory</source>
        <translation>峰值显存</translation>
    </message>
    <message>
        <source>price of 10⁶ tokens</source>
        <translation>10⁶ token 的价格</translation>
    </message>
    <message>
        <source>price of the training</source>
        <translation>训练的价格</translation>
    </message>
    <message>
        <source>scenario</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>show a compared scenario</source>
        <translation>显示一个比较的场景</translation>
    </message>
    <message>
        <source>step time</source>
        <translation>步时间</translation>
    </message>
</context>
<context>
    <name>app/views/decide</name>
    <message>
        <source> and </source>
        <comment>between two limits</comment>
        <translation>，以及</translation>
    </message>
    <message>
        <source>%1 an hour of %2 (%3)</source>
        <comment>a price, a GPU and why</comment>
        <translation>每小时 %2 为 %1（%3）</translation>
    </message>
    <message>
        <source>%1 days</source>
        <translation>%1 天</translation>
    </message>
    <message>
        <source>%1 tokens (%2)</source>
        <comment>a budget and why</comment>
        <translation>%1 个 token（%2）</translation>
    </message>
    <message>
        <source>%1: %2 for %3</source>
        <comment>a cluster, days, a price</comment>
        <translation>%1：%2，价格 %3</translation>
    </message>
    <message>
        <source>A scenario to decide about</source>
        <translation>要参与决策的场景</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Add a file…</source>
        <translation>添加文件…</translation>
    </message>
    <message>
        <source>Add a scenario from a file, another model for example</source>
        <translation>从文件添加场景，例如另一个模型</translation>
    </message>
    <message>
        <source>Add this cluster, with its own best plan</source>
        <translation>添加这个集群及其最佳方案</translation>
    </message>
    <message>
        <source>Assumed: %1</source>
        <comment>why a value</comment>
        <translation>假定：%1</translation>
    </message>
    <message>
        <source>Assumed: %1.</source>
        <comment>a list</comment>
        <translation>假定：%1。</translation>
    </message>
    <message>
        <source>Cheapest and fastest — %1.</source>
        <translation>最便宜也最快：%1。</translation>
    </message>
    <message>
        <source>Cheapest within %1 — %2.</source>
        <translation>在 %1 之内最便宜：%2。</translation>
    </message>
    <message>
        <source>Cheapest — %1. Fastest — %2.</source>
        <translation>最便宜：%1。最快：%2。</translation>
    </message>
    <message>
        <source>Click a figure for its derivation.</source>
        <translation>点击数值可查看其推导。</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>决策</translation>
    </message>
    <message>
        <source>Energy of the GPUs, of the whole training</source>
        <translation>整个训练中 GPU 的能耗</translation>
    </message>
    <message>
        <source>Fastest within %1 — %2.</source>
        <translation>在 %1 之内最快：%2。</translation>
    </message>
    <message>
        <source>Fewest GPUs</source>
        <translation>GPU 最少</translation>
    </message>
    <message>
        <source>Fewest GPUs within %1 — %2.</source>
        <translation>在 %1 之内 GPU 最少：%2。</translation>
    </message>
    <message>
        <source>Fewest days</source>
        <translation>天数最少</translation>
    </message>
    <message>
        <source>Find the &amp;size of the cluster</source>
        <translation>求集群规模(&amp;S)</translation>
    </message>
    <message>
        <source>Find the size</source>
        <translation>求规模</translation>
    </message>
    <message>
        <source>GPU hour</source>
        <translation>GPU 小时</translation>
    </message>
    <message>
        <source>How many GPUs</source>
        <translation>GPU 数量</translation>
    </message>
    <message>
        <source>How many of which GPU</source>
        <translation>哪种 GPU，多少个</translation>
    </message>
    <message>
        <source>Least price</source>
        <translation>价格最低</translation>
    </message>
    <message>
        <source>Look at rising counts of each GPU in the table, and choose by the limits</source>
        <translation>对表中每种 GPU 尝试递增的数量，并按上限选择</translation>
    </message>
    <message>
        <source>Looking for the best plans…</source>
        <translation>正在寻找最佳方案…</translation>
    </message>
    <message>
        <source>Looking for the size…</source>
        <translation>正在求规模…</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>MWh</source>
        <translation>MWh</translation>
    </message>
    <message>
        <source>No plan of this model and batch fits here.</source>
        <translation>该模型和批次在这里没有能放下的方案。</translation>
    </message>
    <message>
        <source>No row fits and keeps %1.</source>
        <translation>没有一行既放得下又满足 %1。</translation>
    </message>
    <message>
        <source>No row has a plan that fits and a price.</source>
        <translation>没有一行既有能放下的方案又有价格。</translation>
    </message>
    <message>
        <source>No row has both days and a price. Type the price of a GPU hour in its column.</source>
        <translation>没有一行同时有天数和价格。请在“GPU 小时”一列填入价格。</translation>
    </message>
    <message>
        <source>No size up to %1 GPUs fits and keeps the limits.</source>
        <translation>%1 个 GPU 以内没有放得下且满足上限的规模。</translation>
    </message>
    <message>
        <source>Of the whole training</source>
        <translation>整个训练的价格</translation>
    </message>
    <message>
        <source>Of those within the limits the one with</source>
        <translation>在满足上限的各行中选择</translation>
    </message>
    <message>
        <source>Price of the training against its days</source>
        <translation>训练价格与天数</translation>
    </message>
    <message>
        <source>Seven of ten measured runs like this one lie within this share of the estimated time</source>
        <translation>十次类似的实测运行中有七次落在估计时间的这一比例之内</translation>
    </message>
    <message>
        <source>Share of the dense peak that the model's own arithmetic takes</source>
        <translation>模型自身运算占稠密峰值的比例</translation>
    </message>
    <message>
        <source>Show the chosen row's scenario in the window</source>
        <translation>在窗口中显示所选行的场景</translation>
    </message>
    <message>
        <source>Show this one</source>
        <translation>显示这一行</translation>
    </message>
    <message>
        <source>Take the chosen row away</source>
        <translation>移除所选行</translation>
    </message>
    <message>
        <source>The best plan that fits</source>
        <translation>能放下的最佳方案</translation>
    </message>
    <message>
        <source>The clusters to choose from</source>
        <translation>可供选择的集群</translation>
    </message>
    <message>
        <source>The most days that the training may take</source>
        <translation>训练最多允许的天数</translation>
    </message>
    <message>
        <source>The most that the training may cost</source>
        <translation>训练最多允许的价格</translation>
    </message>
    <message>
        <source>The power of one GPU: type another</source>
        <translation>单个 GPU 的功率：可填入其他值</translation>
    </message>
    <message>
        <source>The price of a million tokens while nothing fails</source>
        <translation>不计故障时每百万 token 的价格</translation>
    </message>
    <message>
        <source>The price of an hour of one GPU: type another</source>
        <translation>单个 GPU 每小时的价格：可填入其他值</translation>
    </message>
    <message>
        <source>There is no scenario yet that it could stand beside.</source>
        <translation>还没有可与之并列的场景。</translation>
    </message>
    <message>
        <source>This launch file leaves things open. Open it in the window first.</source>
        <translation>这个启动文件有未给出的内容。请先在窗口中打开它。</translation>
    </message>
    <message>
        <source>Time of a training step</source>
        <translation>训练步的时间</translation>
    </message>
    <message>
        <source>To the last token of the budget</source>
        <translation>到预算的最后一个 token</translation>
    </message>
    <message>
        <source>Tokens that a GPU gets through in a second</source>
        <translation>一个 GPU 每秒处理的 token 数</translation>
    </message>
    <message>
        <source>Tokens that all GPUs get through in a second</source>
        <translation>所有 GPU 每秒处理的 token 数</translation>
    </message>
    <message>
        <source>W/GPU</source>
        <translation>W/GPU</translation>
    </message>
    <message>
        <source>What is trained</source>
        <translation>训练的模型</translation>
    </message>
    <message>
        <source>Whether the best plan's memory fits, with the band of its estimate</source>
        <translation>最佳方案的显存是否放得下，计入其估计区间</translation>
    </message>
    <message>
        <source>Which cluster should I take?</source>
        <translation>该选哪个集群？</translation>
    </message>
    <message>
        <source>a failure in %1 GPU hours (%2)</source>
        <comment>a rate and why</comment>
        <translation>每 %1 GPU 小时一次故障（%2）</translation>
    </message>
    <message>
        <source>a price of %1</source>
        <translation>价格 %1</translation>
    </message>
    <message>
        <source>band</source>
        <translation>区间</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>已选</translation>
    </message>
    <message>
        <source>cluster</source>
        <translation>集群</translation>
    </message>
    <message>
        <source>days</source>
        <translation>天</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>none is cheaper and faster</source>
        <translation>没有更便宜且更快的</translation>
    </message>
    <message>
        <source>others</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>per M tokens</source>
        <translation>每百万 token</translation>
    </message>
    <message>
        <source>price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>show a row of the decision</source>
        <translation>显示决策中的一行</translation>
    </message>
    <message>
        <source>stated prices are in %1</source>
        <comment>a currency</comment>
        <translation>给出的价格以 %1 计</translation>
    </message>
    <message>
        <source>step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>tokens/s</source>
        <translation>token/s</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>“%1” is no price and no power. Right would be for example 2.5 or 700.</source>
        <translation>“%1”不是价格，也不是功率。正确的写法例如 2.5 或 700。</translation>
    </message>
    <message>
        <source>≤ days</source>
        <translation>≤ 天数</translation>
    </message>
    <message>
        <source>≤ price</source>
        <translation>≤ 价格</translation>
    </message>
</context>
<context>
    <name>app/views/derivation</name>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>返回(Alt+左)</translation>
    </message>
    <message>
        <source>Backspace, Alt+arrows</source>
        <translation>退格键、Alt+方向键</translation>
    </message>
    <message>
        <source>Choose a number</source>
        <translation>选择一个数字</translation>
    </message>
    <message>
        <source>Click any figure, bar or tile in the window to see where it comes from.</source>
        <translation>点击窗口中任意数字、柱或方块,查看其来源。</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>关闭(Esc)</translation>
    </message>
    <message>
        <source>Copy the derivation as text</source>
        <translation>把推导复制为文本</translation>
    </message>
    <message>
        <source>Derivation</source>
        <translation>推导</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>前进(Alt+右)</translation>
    </message>
    <message>
        <source>How far this figure can be trusted: %1</source>
        <translation>此数字有多可信:%1</translation>
    </message>
    <message>
        <source>Of another variant of the scenario, not of the one in the window.</source>
        <translation>属于场景的另一变体,而非窗口中的。</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>来源:%1</translation>
    </message>
    <message>
        <source>The way here: %1</source>
        <translation>所走的路径:%1</translation>
    </message>
    <message>
        <source>This plan does not have that number</source>
        <translation>此方案没有该数字</translation>
    </message>
    <message>
        <source>Trust: %1</source>
        <translation>可信度:%1</translation>
    </message>
    <message>
        <source>What is put in</source>
        <translation>代入的内容</translation>
    </message>
    <message>
        <source>Where does this number come from?</source>
        <translation>这个数字从何而来?</translation>
    </message>
    <message>
        <source>put in</source>
        <translation>代入</translation>
    </message>
    <message>
        <source>the number before, the number after</source>
        <translation>前一个数字,后一个数字</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
</context>
<context>
    <name>app/views/experts</name>
    <message>
        <source>%1, and the others wait for its experts that much longer. No token is dropped.</source>
        <translation>%1,其他 rank 要为其专家多等这么久。没有 token 被丢弃。</translation>
    </message>
    <message>
        <source>%1. Every rank computes its whole buffers: %2 × the mean.</source>
        <translation>%1。每个 rank 计算其整个缓冲区:平均值的 %2 倍。</translation>
    </message>
    <message>
        <source>&amp;Capacity factor</source>
        <translation>容量因子(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Drop beyond a capacity</source>
        <translation>超出容量则丢弃(&amp;D)</translation>
    </message>
    <message>
        <source>A copy a domain, passed on inside it, and a router that keeps experts equally busy.</source>
        <translation>每个域一份副本,在域内转发,路由器使各专家同样忙碌。</translation>
    </message>
    <message>
        <source>A router sends each token to its k best experts; memory is as it was.</source>
        <translation>路由器把每个 token 送到最好的 k 个专家;显存不变。</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Busiest rank: %1 × the mean</source>
        <translation>最忙的 rank:平均的 %1 倍</translation>
    </message>
    <message>
        <source>DeepEP</source>
        <translation>DeepEP</translation>
    </message>
    <message>
        <source>Dispatch of one layer: %1, %2 at line rate.</source>
        <translation>一层的分发:%1,满线速 %2。</translation>
    </message>
    <message>
        <source>Dispatcher</source>
        <translation>分发器</translation>
    </message>
    <message>
        <source>Distributed</source>
        <translation>分布式</translation>
    </message>
    <message>
        <source>Dropped: %1. Empty places in buffers: %2.</source>
        <translation>丢弃:%1。缓冲区空位:%2。</translation>
    </message>
    <message>
        <source>Every token goes through every expert; every GPU holds them all.</source>
        <translation>每个 token 经过每个专家;每个 GPU 持有全部专家。</translation>
    </message>
    <message>
        <source>Every token goes through the same feed-forward network. In a mixture of experts a router sends it to a few of many; look at one that was trained:</source>
        <translation>每个 token 经过同一个前馈网络。在混合专家模型中,路由器把它送到众多专家中的几个;看一个训练好的:</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>Experts live on %1 ranks; tokens travel, a copy an expert.</source>
        <translation>专家分布在 %1 个 rank 上;token 传输,每个专家一份。</translation>
    </message>
    <message>
        <source>Experts per &amp;token</source>
        <translation>每 token 专家数(&amp;T)</translation>
    </message>
    <message>
        <source>Experts per token belong to the model: they are only tried.</source>
        <translation>每 token 专家数属于模型:这里只是试试。</translation>
    </message>
    <message>
        <source>From naive to tuned</source>
        <translation>从朴素到调优</translation>
    </message>
    <message>
        <source>It must be a number from %1 to %2.</source>
        <translation>须为 %1 至 %2 的数。</translation>
    </message>
    <message>
        <source>It must be a whole number from %1 to %2.</source>
        <translation>须为 %1 至 %2 的整数。</translation>
    </message>
    <message>
        <source>Load &amp;imbalance</source>
        <translation>负载不均衡(&amp;I)</translation>
    </message>
    <message>
        <source>Naive dense</source>
        <translation>朴素稠密</translation>
    </message>
    <message>
        <source>Nothing is sent: all experts are on every GPU.</source>
        <translation>什么都不发送:每个 GPU 上都有全部专家。</translation>
    </message>
    <message>
        <source>Routing of tokens</source>
        <translation>token 的路由</translation>
    </message>
    <message>
        <source>Sent by one GPU</source>
        <translation>一个 GPU 发送</translation>
    </message>
    <message>
        <source>Sent by one GPU to dispatch one layer's tokens</source>
        <translation>一个 GPU 为分发一层的 token 所发送</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>显示 %1</translation>
    </message>
    <message>
        <source>Step time: %1.</source>
        <translation>步时间:%1。</translation>
    </message>
    <message>
        <source>There is no such plan on these GPUs.</source>
        <translation>这些 GPU 上没有这样的方案。</translation>
    </message>
    <message>
        <source>This model cannot be estimated.</source>
        <translation>此模型无法估计。</translation>
    </message>
    <message>
        <source>This model has no experts</source>
        <translation>此模型没有专家</translation>
    </message>
    <message>
        <source>Tokens by expert-parallel rank</source>
        <translation>各专家并行 rank 的 token</translation>
    </message>
    <message>
        <source>Top-k</source>
        <translation>Top-k</translation>
    </message>
    <message>
        <source>Tuned</source>
        <translation>调优</translation>
    </message>
    <message>
        <source>Where do tokens go?</source>
        <translation>token 去了哪里?</translation>
    </message>
    <message>
        <source>Worst GPU: %1%2.</source>
        <translation>最差的 GPU:%1%2。</translation>
    </message>
    <message>
        <source>busiest rank / mean</source>
        <translation>最忙 rank / 平均</translation>
    </message>
    <message>
        <source>busiest rank / mean; %1 at most here</source>
        <translation>最忙 rank / 平均;此处至多 %1</translation>
    </message>
    <message>
        <source>dispatcher</source>
        <translation>分发器</translation>
    </message>
    <message>
        <source>experts, per token</source>
        <translation>专家,每 token</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>内部</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>of one layer and micro-batch</source>
        <translation>一层一个微批次的</translation>
    </message>
    <message>
        <source>one layer, one way</source>
        <translation>一层,单向</translation>
    </message>
    <message>
        <source>over NICs</source>
        <translation>经网卡</translation>
    </message>
    <message>
        <source>over NICs, a layer</source>
        <translation>经网卡,每层</translation>
    </message>
    <message>
        <source>per domain</source>
        <translation>每域</translation>
    </message>
    <message>
        <source>per expert</source>
        <translation>每专家</translation>
    </message>
    <message>
        <source>to all ranks</source>
        <translation>到所有 rank</translation>
    </message>
</context>
<context>
    <name>app/views/handout</name>
    <message>
        <source>Because:</source>
        <translation>因为:</translation>
    </message>
    <message>
        <source>I predict:</source>
        <translation>我的预测:</translation>
    </message>
    <message>
        <source>On paper: mark the place in the picture.</source>
        <translation>在纸上：请在图中标出该处。</translation>
    </message>
</context>
<context>
    <name>app/views/layer</name>
    <message>
        <source>%1 experts of each rank, dealt out over %2 ranks</source>
        <translation>每个 rank 有 %1 个专家,分布在 %2 个 rank 上</translation>
    </message>
    <message>
        <source>%1: not cut.</source>
        <translation>%1:未切分。</translation>
    </message>
    <message>
        <source>At %1 of multiply rate or %2/s of memory, whichever is longer, and the start of a kernel: %3.</source>
        <translation>按乘法速率 %1 或显存 %2/s 中较慢者,再加一次核启动:%3。</translation>
    </message>
    <message>
        <source>Backward</source>
        <translation>反向</translation>
    </message>
    <message>
        <source>Backward is the same twice: for its input %1 and for its weights %2.</source>
        <translation>反向是两次同样的计算:对输入 %1,对权重 %2。</translation>
    </message>
    <message>
        <source>Backward: %1.</source>
        <translation>反向:%1。</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Escape</translation>
    </message>
    <message>
        <source>Filled: what one rank has of a tensor; Σ: a summand of it. Tinted rows: tokens cut by sequence parallelism. Click an operator to see what its numbers are made of.</source>
        <translation>实心:一个 rank 所持的张量部分;Σ:其一个加数。着色行:由序列并行切分的 token。点击算子查看其数字的构成。</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前向</translation>
    </message>
    <message>
        <source>Forward %1%2 = %3, and %4 moved.</source>
        <translation>前向 %1%2 = %3,搬运 %4。</translation>
    </message>
    <message>
        <source>Forward %1, backward %2; at the kernel’s own rate %3 and %4.</source>
        <translation>前向 %1,反向 %2;按核自身速率为 %3 和 %4。</translation>
    </message>
    <message>
        <source>Forward: %1.</source>
        <translation>前向:%1。</translation>
    </message>
    <message>
        <source>How is a matrix cut?</source>
        <translation>矩阵如何切分?</translation>
    </message>
    <message>
        <source>It keeps %1 for its backward.</source>
        <translation>它为反向保留 %1。</translation>
    </message>
    <message>
        <source>It keeps nothing for its backward.</source>
        <translation>它不为反向保留任何东西。</translation>
    </message>
    <message>
        <source>It only moves bytes: %1 forward and %2 backward, × %3 for what the kernels do not fuse, at %4/s: %5 and %6.</source>
        <translation>它只搬运字节:前向 %1,反向 %2,因核未融合 × %3,以 %4/s:%5 和 %6。</translation>
    </message>
    <message>
        <source>Kind of layer</source>
        <translation>层的类型</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>No operator of this layer multiplies.</source>
        <translation>此层没有做乘法的算子。</translation>
    </message>
    <message>
        <source>Operators of a layer, backward: %1</source>
        <translation>一层的算子,反向:%1</translation>
    </message>
    <message>
        <source>Operators of a layer, forward: %1</source>
        <translation>一层的算子,前向:%1</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>Roofline of the layer’s operators on %1</source>
        <translation>%1 上该层算子的 roofline</translation>
    </message>
    <message>
        <source>The letters are the operators of Forward. Click one to see what its numbers are made of.</source>
        <translation>字母对应“前向”中的算子。点击其中一个,即可查看其数值的构成。</translation>
    </message>
    <message>
        <source>This kind of layer has no operators.</source>
        <translation>此类层没有算子。</translation>
    </message>
    <message>
        <source>What the operator’s numbers are made of</source>
        <translation>算子数字的构成</translation>
    </message>
    <message>
        <source>bound by %1</source>
        <translation>受限于 %1</translation>
    </message>
    <message>
        <source>data sheet: %1</source>
        <translation>规格表:%1</translation>
    </message>
    <message>
        <source>effective: %1</source>
        <translation>有效:%1</translation>
    </message>
    <message>
        <source>every rank of %1 does the same</source>
        <translation>%1 的每个 rank 都做同样的事</translation>
    </message>
    <message>
        <source>features cut, %1 ways</source>
        <translation>特征切分,%1 路</translation>
    </message>
    <message>
        <source>heads cut, %1 ways</source>
        <translation>头切分,%1 路</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>ring of sends</source>
        <translation>发送的环</translation>
    </message>
    <message>
        <source>rows of the experts of this rank, of %1</source>
        <translation>此 rank 的专家的行数,共 %1</translation>
    </message>
    <message>
        <source>the whole layer again</source>
        <translation>整层再来一次</translation>
    </message>
    <message>
        <source>tokens cut, %1 ways (sequence parallel)</source>
        <translation>token 切分,%1 路(序列并行)</translation>
    </message>
    <message>
        <source>tokens cut, %1 ways; every rank has all the weights</source>
        <translation>token 切分,%1 路;每个 rank 有全部权重</translation>
    </message>
    <message>
        <source>weights cut by columns, %1 ways</source>
        <translation>权重按列切分,%1 路</translation>
    </message>
    <message>
        <source>weights cut by rows, %1 ways: each rank has a summand of the output</source>
        <translation>权重按行切分,%1 路:每个 rank 有输出的一个加数</translation>
    </message>
</context>
<context>
    <name>app/views/lessons</name>
    <message>
        <source>%1 of the pairs stand right.</source>
        <translation>有 %1 对顺序正确。</translation>
    </message>
    <message>
        <source>%1 · debrief</source>
        <translation>%1 · 总结</translation>
    </message>
    <message>
        <source>%1 · step %2 of %3</source>
        <translation>%1 · 第 %2 步,共 %3 步</translation>
    </message>
    <message>
        <source>&amp;Go on with the lessons</source>
        <translation>继续课程(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Handout with gaps…</source>
        <translation>带空白的讲义(&amp;H)…</translation>
    </message>
    <message>
        <source>&amp;Leave the lesson</source>
        <translation>离开课程(&amp;L)</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 of %2 lessons done.&lt;/b&gt; Each asks first and tells afterwards; your own scenario comes back when you leave.</source>
        <translation>&lt;b&gt;已完成 %1 课,共 %2 课。&lt;/b&gt;每课先问后讲;离开时会恢复你自己的场景。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Not so.&lt;/b&gt;</source>
        <translation>&lt;b&gt;不对。&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Not so:&lt;/b&gt; you chose %1.</source>
        <translation>&lt;b&gt;不对：&lt;/b&gt;您选择了%1。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Reached, at par.&lt;/b&gt;</source>
        <translation>&lt;b&gt;达标,与标杆持平。&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Reached.&lt;/b&gt; Par is better still: go on turning, or go on.</source>
        <translation>&lt;b&gt;达标。&lt;/b&gt;标杆还要更好:可以继续调,也可以往下走。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Right.&lt;/b&gt;</source>
        <translation>&lt;b&gt;对。&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Right:&lt;/b&gt; %1.</source>
        <translation>&lt;b&gt;正确：&lt;/b&gt;%1。</translation>
    </message>
    <message>
        <source>&lt;b&gt;What to listen for&lt;/b&gt;</source>
        <translation>&lt;b&gt;留意听什么&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Hint %1:&lt;/b&gt; %2&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;提示 %1:&lt;/b&gt;%2&lt;/p&gt;</translation>
    </message>
    <message>
        <source>All in order.</source>
        <translation>全都按序。</translation>
    </message>
    <message>
        <source>Click in the picture; or go there with Tab, and on with the arrows and Enter.</source>
        <translation>在图中点击；或用 Tab 移到图上，再用方向键和回车。</translation>
    </message>
    <message>
        <source>Commit to the answer (P)</source>
        <translation>确定答案(P)</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>From %1 to %2, on a logarithmic scale.</source>
        <translation>从 %1 到 %2,对数刻度。</translation>
    </message>
    <message>
        <source>From the smallest: %1.</source>
        <translation>从最小的开始:%1。</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Go on without</source>
        <translation>不带它继续</translation>
    </message>
    <message>
        <source>Handout with &amp;answers…</source>
        <translation>带答案的讲义(&amp;A)…</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>In a sentence or two. Nobody but you reads it; what to listen for is told afterwards.</source>
        <translation>一两句话就行。只有你自己看;之后会告诉你该留意什么。</translation>
    </message>
    <message>
        <source>It is off by a factor of %1.</source>
        <translation>差了 %1 倍。</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>Leave the lesson; your own scenario comes back (Escape)</source>
        <translation>离开课程;恢复你自己的场景(Esc)</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左箭头</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>课</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Not reached.</source>
        <translation>未达标。</translation>
    </message>
    <message>
        <source>Not this.</source>
        <translation>不是这个。</translation>
    </message>
    <message>
        <source>Nothing that counts was turned yet.</source>
        <translation>还没有转动过起作用的旋钮。</translation>
    </message>
    <message>
        <source>One hint more (H)</source>
        <translation>再给一个提示(H)</translation>
    </message>
    <message>
        <source>Open a lesson first, or choose one in the list.</source>
        <translation>请先打开一课,或在列表中选一课。</translation>
    </message>
    <message>
        <source>Open the lesson</source>
        <translation>打开这一课</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf);;Web pages (*.html)</source>
        <translation>PDF 文档 (*.pdf);;网页 (*.html)</translation>
    </message>
    <message>
        <source>Predict</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Progress of the lesson</source>
        <translation>课程进度</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>揭晓</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>对。</translation>
    </message>
    <message>
        <source>Save the handout</source>
        <translation>保存讲义</translation>
    </message>
    <message>
        <source>Space, Right</source>
        <translation>空格、右箭头</translation>
    </message>
    <message>
        <source>Tell the answer without a guess (R)</source>
        <translation>不猜,直接看答案(R)</translation>
    </message>
    <message>
        <source>That is close enough.</source>
        <translation>够接近了。</translation>
    </message>
    <message>
        <source>The answer: &lt;b&gt;%1&lt;/b&gt;.</source>
        <translation>答案:&lt;b&gt;%1&lt;/b&gt;。</translation>
    </message>
    <message>
        <source>The next step (Space or Right)</source>
        <translation>下一步(空格或右箭头)</translation>
    </message>
    <message>
        <source>The smallest first. Drag a line, or move it with Alt and an arrow; Predict takes the order as it stands.</source>
        <translation>最小的在前。拖动一行,或用 Alt 加箭头移动;“预测”取当前的顺序。</translation>
    </message>
    <message>
        <source>The step before (Left)</source>
        <translation>上一步(左箭头)</translation>
    </message>
    <message>
        <source>This is the wrong one.</source>
        <translation>这是错误的那个。</translation>
    </message>
    <message>
        <source>This one holds.</source>
        <translation>这一条成立。</translation>
    </message>
    <message>
        <source>Too high.</source>
        <translation>太高。</translation>
    </message>
    <message>
        <source>Too low.</source>
        <translation>太低。</translation>
    </message>
    <message>
        <source>What this model leaves out</source>
        <translation>这个模型没有考虑什么</translation>
    </message>
    <message>
        <source>What to take along</source>
        <translation>记住什么</translation>
    </message>
    <message>
        <source>What would you predict, and why is it so?</source>
        <translation>你会怎样预测,为什么是这样?</translation>
    </message>
    <message>
        <source>You chose: &lt;b&gt;%1&lt;/b&gt;.</source>
        <translation>您选择了：&lt;b&gt;%1&lt;/b&gt;。</translation>
    </message>
    <message>
        <source>You have &lt;b&gt;%1&lt;/b&gt; of %2 points in this lesson.</source>
        <translation>你在这一课得了 %2 分中的 &lt;b&gt;%1&lt;/b&gt; 分。</translation>
    </message>
    <message>
        <source>You may turn: &lt;b&gt;%1&lt;/b&gt;, in the controls at the left.</source>
        <translation>可以调整:&lt;b&gt;%1&lt;/b&gt;,在左侧的控件里。</translation>
    </message>
    <message>
        <source>You may turn: &lt;b&gt;%1&lt;/b&gt;, with the tools of the picture; Apply takes it into the plan.</source>
        <translation>您可以调整：&lt;b&gt;%1&lt;/b&gt;，使用图上的工具；“应用”会把它写入方案。</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>你的回答</translation>
    </message>
    <message>
        <source>Your guess</source>
        <translation>你的猜测</translation>
    </message>
    <message>
        <source>Your guess: &lt;b&gt;%1&lt;/b&gt;. The answer: &lt;b&gt;%2&lt;/b&gt;. %3</source>
        <translation>你的猜测:&lt;b&gt;%1&lt;/b&gt;。答案:&lt;b&gt;%2&lt;/b&gt;。%3</translation>
    </message>
    <message>
        <source>Yours: &lt;b&gt;%1&lt;/b&gt;. Par: &lt;b&gt;%2&lt;/b&gt; (%3).</source>
        <translation>你的:&lt;b&gt;%1&lt;/b&gt;。标杆:&lt;b&gt;%2&lt;/b&gt;(%3)。</translation>
    </message>
    <message>
        <source>a hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>a plan that reaches the goals</source>
        <translation>达到目标的方案</translation>
    </message>
    <message>
        <source>chapter</source>
        <translation>章</translation>
    </message>
    <message>
        <source>commit to the prediction</source>
        <translation>确定预测</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>full screen, and back</source>
        <translation>全屏及退出全屏</translation>
    </message>
    <message>
        <source>last change (UTC)</source>
        <translation>最后更改 (UTC)</translation>
    </message>
    <message>
        <source>leave the lesson</source>
        <translation>离开课程</translation>
    </message>
    <message>
        <source>lesson</source>
        <translation>课</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>分钟</translation>
    </message>
    <message>
        <source>not begun</source>
        <translation>未开始</translation>
    </message>
    <message>
        <source>of</source>
        <translation>满分</translation>
    </message>
    <message>
        <source>points</source>
        <translation>分</translation>
    </message>
    <message>
        <source>reveal the answer</source>
        <translation>揭晓答案</translation>
    </message>
    <message>
        <source>standing</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>第 %1 步,共 %2 步</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>the next step</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>the question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>the step before</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>✓ done</source>
        <translation>✓ 完成</translation>
    </message>
</context>
<context>
    <name>app/views/memory</name>
    <message>
        <source>%1 (now)</source>
        <translation>%1(现在)</translation>
    </message>
    <message>
        <source>A later step</source>
        <translation>较后的一步</translation>
    </message>
    <message>
        <source>Activations by operator</source>
        <translation>按算子的激活</translation>
    </message>
    <message>
        <source>Back to the bars</source>
        <translation>返回柱状图</translation>
    </message>
    <message>
        <source>Back to the bars (Esc)</source>
        <translation>返回柱状图(Esc)</translation>
    </message>
    <message>
        <source>By stage</source>
        <translation>按级</translation>
    </message>
    <message>
        <source>Click a colour for its derivation, the space above a bar for its tensors.</source>
        <translation>点击颜色看其推导,点击柱上方的空白看其张量。</translation>
    </message>
    <message>
        <source>Click a tile for its derivation. Esc goes back.</source>
        <translation>点击方块看其推导。Esc 返回。</translation>
    </message>
    <message>
        <source>Each bar is the worst GPU of the same plan with one thing changed.</source>
        <translation>每个柱是同一方案只改一处时最差的 GPU。</translation>
    </message>
    <message>
        <source>Estimating the variants…</source>
        <translation>正在估计各变体…</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>First and later</source>
        <translation>首次与之后</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>第一步</translation>
    </message>
    <message>
        <source>Memory of one GPU by pipeline stage</source>
        <translation>一个 GPU 的显存,按流水线级</translation>
    </message>
    <message>
        <source>Memory of one GPU by pipeline stage: the fullest of each %1</source>
        <translation>各流水线阶段单个 GPU 的显存：每 %1 个中最满的一个</translation>
    </message>
    <message>
        <source>Memory of one GPU of %1 through a step</source>
        <translation>%1 中一个 GPU 在一步内的显存</translation>
    </message>
    <message>
        <source>Memory of the worst GPU by %1</source>
        <translation>最差 GPU 的显存,按 %1</translation>
    </message>
    <message>
        <source>No step time is known: F is one chunk's forward pass, a backward pass takes two. ⋯: the same again, left out.</source>
        <translation>步时间未知:F 是一个分块的前向,反向为其两倍。⋯:同样内容再次出现,已略去。</translation>
    </message>
    <message>
        <source>Nothing is kept: all activations are in the host's memory.</source>
        <translation>什么都不保留:所有激活都在主机内存中。</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>随时间</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>Recompute</source>
        <translation>重计算</translation>
    </message>
    <message>
        <source>Stage whose memory is shown over time</source>
        <translation>随时间显示显存的级</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步</translation>
    </message>
    <message>
        <source>There is nothing to show yet.</source>
        <translation>还没有可显示的内容。</translation>
    </message>
    <message>
        <source>This schedule has more blocks than can be drawn: choose a smaller batch or fewer stages.</source>
        <translation>此调度的块多得无法绘制:请选更小的批次或更少的级。</translation>
    </message>
    <message>
        <source>What %1 holds</source>
        <translation>%1 所持</translation>
    </message>
    <message>
        <source>What %1 keeps for the backward pass</source>
        <translation>%1 为反向所保留</translation>
    </message>
    <message>
        <source>Where do the bytes go, and on which GPU?</source>
        <translation>字节去了哪里,在哪个 GPU 上?</translation>
    </message>
    <message>
        <source>ZeRO %1</source>
        <translation>ZeRO %1</translation>
    </message>
    <message>
        <source>ZeRO 0–3</source>
        <translation>ZeRO 0–3</translation>
    </message>
    <message>
        <source>a later step</source>
        <translation>较后的一步</translation>
    </message>
    <message>
        <source>all stages again</source>
        <translation>再次所有级</translation>
    </message>
    <message>
        <source>embedding</source>
        <translation>嵌入</translation>
    </message>
    <message>
        <source>first step</source>
        <translation>第一步</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>级</translation>
    </message>
    <message>
        <source>← All bars</source>
        <translation>← 所有柱</translation>
    </message>
    <message>
        <source>⋯: the same again, left out.</source>
        <translation>⋯:同样内容,已略去。</translation>
    </message>
</context>
<context>
    <name>app/views/mesh</name>
    <message>
        <source>%1 domain</source>
        <translation>%1 域</translation>
    </message>
    <message>
        <source>--use-tp-pp-dp-mapping</source>
        <translation>--use-tp-pp-dp-mapping</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>All others</source>
        <translation>其余全部</translation>
    </message>
    <message>
        <source>All wires</source>
        <translation>所有线路</translation>
    </message>
    <message>
        <source>Dense grid</source>
        <translation>稠密网格</translation>
    </message>
    <message>
        <source>Device mesh</source>
        <translation>设备网格</translation>
    </message>
    <message>
        <source>Dimension</source>
        <translation>维度</translation>
    </message>
    <message>
        <source>Expert grid, the same GPUs</source>
        <translation>专家网格,相同的 GPU</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>适合窗口</translation>
    </message>
    <message>
        <source>Frameworks' own</source>
        <translation>框架自带</translation>
    </message>
    <message>
        <source>Give the plan this rank order</source>
        <translation>让方案采用此 rank 顺序</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>组</translation>
    </message>
    <message>
        <source>In the domain</source>
        <translation>域内</translation>
    </message>
    <message>
        <source>Megatron-LM</source>
        <translation>Megatron-LM</translation>
    </message>
    <message>
        <source>Mesh</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>NIC</source>
        <translation>网卡</translation>
    </message>
    <message>
        <source>Plain: reached inside the domain. Hatched: over NICs. Click or arrows select a GPU; wheel, + and − zoom, 0 fits.</source>
        <translation>纯色:在域内可达。斜线:经网卡。点击或方向键选择 GPU;滚轮、+ 和 − 缩放,0 适合窗口。</translation>
    </message>
    <message>
        <source>Rank &amp;order</source>
        <translation>rank 顺序(&amp;O)</translation>
    </message>
    <message>
        <source>Rank order, fastest-varying first</source>
        <translation>rank 顺序,变化最快者在前</translation>
    </message>
    <message>
        <source>Show all GPUs</source>
        <translation>显示所有 GPU</translation>
    </message>
    <message>
        <source>Show the plan's own rank order</source>
        <translation>显示方案自身的 rank 顺序</translation>
    </message>
    <message>
        <source>The degrees do not fit the GPUs.</source>
        <translation>并行度与 GPU 数不符。</translation>
    </message>
    <message>
        <source>There is no such mesh</source>
        <translation>没有这样的网格</translation>
    </message>
    <message>
        <source>Traffic of a step</source>
        <translation>一步的通信量</translation>
    </message>
    <message>
        <source>Which GPU is in which group, over which wire?</source>
        <translation>哪个 GPU 在哪个组,经什么线路?</translation>
    </message>
    <message>
        <source>Wire</source>
        <translation>线路</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>context parallel</source>
        <translation>上下文并行</translation>
    </message>
    <message>
        <source>data parallel</source>
        <translation>数据并行</translation>
    </message>
    <message>
        <source>expert data parallel</source>
        <translation>专家数据并行</translation>
    </message>
    <message>
        <source>expert parallel</source>
        <translation>专家并行</translation>
    </message>
    <message>
        <source>expert tensor parallel</source>
        <translation>专家张量并行</translation>
    </message>
    <message>
        <source>node</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>pipeline parallel</source>
        <translation>流水线并行</translation>
    </message>
    <message>
        <source>ranks in the order %1; the plan has another.</source>
        <translation>rank 按 %1 的顺序;方案用的是另一种。</translation>
    </message>
    <message>
        <source>tensor parallel</source>
        <translation>张量并行</translation>
    </message>
</context>
<context>
    <name>app/views/overview</name>
    <message>
        <source>Does it fit, how fast is it, and why?</source>
        <translation>放得下吗、多快、为什么?</translation>
    </message>
    <message>
        <source>Estimating…</source>
        <translation>估计中…</translation>
    </message>
    <message>
        <source>Open the Memory view</source>
        <translation>打开“显存”视图</translation>
    </message>
    <message>
        <source>Open the Pipeline view</source>
        <translation>打开“流水线”视图</translation>
    </message>
    <message>
        <source>Open the Step view</source>
        <translation>打开“步”视图</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>总览</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <translation>流水线</translation>
    </message>
    <message>
        <source>of one GPU of each stage; worst: %1</source>
        <translation>每级一个 GPU;最差:%1</translation>
    </message>
    <message>
        <source>one layer, both ways, on %1</source>
        <translation>一层,双向,在 %1 上</translation>
    </message>
    <message>
        <source>one layer, both ways, on %1, which ends last</source>
        <translation>一层,双向,在最后结束的 %1 上</translation>
    </message>
</context>
<context>
    <name>app/views/pipeline</name>
    <message>
        <source>%1 chunks per rank</source>
        <translation>每 rank %1 个分块</translation>
    </message>
    <message>
        <source>%1 has no such phase: no rank runs a forward after its first backward.</source>
        <translation>%1 没有这样的阶段:没有 rank 在首次反向之后还做前向。</translation>
    </message>
    <message>
        <source>%1 is not possible beside it: %2</source>
        <translation>%1 无法与其并列:%2</translation>
    </message>
    <message>
        <source>%1 micro-batches</source>
        <translation>%1 个微批次</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 毫秒</translation>
    </message>
    <message>
        <source>%1 of rank %2 runs from %3 to %4.</source>
        <translation>rank %2 的 %1 从 %3 运行到 %4。</translation>
    </message>
    <message>
        <source>%1 pipeline ranks</source>
        <translation>%1 个流水线 rank</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation><numerusform>%n 层</numerusform></translation>
    </message>
    <message>
        <source>All forward, all backward</source>
        <translation>先全部前向,再全部反向</translation>
    </message>
    <message>
        <source>An improvement step that is being laid out</source>
        <translation>正在排布的一个改进步骤</translation>
    </message>
    <message>
        <source>Apply to the plan</source>
        <translation>应用到方案</translation>
    </message>
    <message>
        <source>At %1, %2 of %3 ranks work. %4 warm up, %5 are in the steady state, %6 cool down.</source>
        <translation>在 %1,%3 个 rank 中有 %2 个在工作。%4 个预热,%5 个稳态,%6 个收尾。</translation>
    </message>
    <message>
        <source>Back to the plan</source>
        <translation>返回方案</translation>
    </message>
    <message>
        <source>Bubble in the span</source>
        <translation>跨度内的气泡</translation>
    </message>
    <message>
        <source>Bubble of all time</source>
        <translation>占全部时间的气泡</translation>
    </message>
    <message>
        <source>Bubble over ideal</source>
        <translation>相对理想的气泡</translation>
    </message>
    <message>
        <source>Bubble: idle GPU time of all GPU time of the step, %1 = %2 to fill and drain the pipeline + %3 since its stages are not equal.</source>
        <translation>气泡:空闲 GPU 时间占该步全部 GPU 时间,%1 = 填充与排空流水线 %2 + 各级不等 %3。</translation>
    </message>
    <message>
        <source>Chunks v</source>
        <translation>分块数 v</translation>
    </message>
    <message>
        <source>Compare with %1</source>
        <translation>与 %1 比较</translation>
    </message>
    <message>
        <source>Compare with &amp;nothing</source>
        <translation>不作比较(&amp;N)</translation>
    </message>
    <message>
        <source>Compare with nothing</source>
        <translation>不作比较</translation>
    </message>
    <message>
        <source>Cool-down</source>
        <translation>收尾</translation>
    </message>
    <message>
        <source>Cool-down: no forwards are left; the backwards of what is in flight drain.</source>
        <translation>收尾:没有剩余前向;在途的反向逐渐排空。</translation>
    </message>
    <message>
        <source>Critical path</source>
        <translation>关键路径</translation>
    </message>
    <message>
        <source>Draw it large</source>
        <translation>放大绘制</translation>
    </message>
    <message>
        <source>Even out: %1</source>
        <comment>a change in percent</comment>
        <translation>均衡：%1</translation>
    </message>
    <message>
        <source>Five improvements</source>
        <translation>五项改进</translation>
    </message>
    <message>
        <source>Fold repeats</source>
        <translation>折叠重复</translation>
    </message>
    <message>
        <source>From the first block to the last one's end: %1. Without a bubble it would be %2.</source>
        <translation>从第一块到最后一块结束:%1。无气泡则为 %2。</translation>
    </message>
    <message>
        <source>In flight</source>
        <translation>在途</translation>
    </message>
    <message>
        <source>In flight, at most</source>
        <translation>在途,最多</translation>
    </message>
    <message>
        <source>Interleaved</source>
        <translation>交错</translation>
    </message>
    <message>
        <source>It starts when %1, before it on the rank, ends: there is no bubble.</source>
        <translation>它在该 rank 上其前的 %1 结束时开始:没有气泡。</translation>
    </message>
    <message>
        <source>It waits for nothing.</source>
        <translation>它不等待任何东西。</translation>
    </message>
    <message>
        <source>Law: idle = %1 = %2 = %3, for %4.</source>
        <translation>公式:空闲 = %1 = %2 = %3,适用于 %4。</translation>
    </message>
    <message>
        <source>Laying out the schedule…</source>
        <translation>正在排布调度…</translation>
    </message>
    <message>
        <source>Leave out what repeats (R)</source>
        <translation>略去重复 (R)</translation>
    </message>
    <message>
        <source>Longest idle</source>
        <translation>最长空闲</translation>
    </message>
    <message>
        <source>Makespan</source>
        <translation>总时长</translation>
    </message>
    <message>
        <source>Micro-batches in flight</source>
        <translation>在途微批次</translation>
    </message>
    <message>
        <source>Micro-batches m</source>
        <translation>微批次数 m</translation>
    </message>
    <message>
        <source>Move layers between the stages for the shortest step; the whole step is estimated with them</source>
        <translation>在各级之间移动层，使训练步最短；并以此估算整个训练步</translation>
    </message>
    <message>
        <source>Naive</source>
        <translation>朴素</translation>
    </message>
    <message>
        <source>No closed form is exact here: idle = %1 holds for %2. Simulated: %3.</source>
        <translation>这里没有精确的闭式:空闲 = %1 适用于 %2。模拟:%3。</translation>
    </message>
    <message>
        <source>Nothing repeats often enough to be left out</source>
        <translation>没有重复得足以略去的内容</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Rank %1 computes %2 times as long as the others (%3).</source>
        <translation>rank %1 的计算时间是其他 rank 的 %2 倍（%3）。</translation>
    </message>
    <message>
        <source>Rank %1 holds the activations of up to %2 micro-batches at once, each as large as one p-th of the model's, until its weight gradient is computed.</source>
        <translation>rank %1 同时持有至多 %2 个微批次的激活,每个为模型的 p 分之一,直到算出其权重梯度。</translation>
    </message>
    <message>
        <source>Rank %1, which ends last, waits %2 for micro-batches, %3 of the step.</source>
        <translation>最后结束的 rank %1 等待微批次 %2,占该步 %3。</translation>
    </message>
    <message>
        <source>Rank 0 has %1 blocks of it, rank %2 has %3; %4 of the bubble is here.</source>
        <translation>rank 0 有其 %1 块,rank %2 有 %3 块;气泡的 %4 在这里。</translation>
    </message>
    <message>
        <source>Ranks p</source>
        <translation>rank 数 p</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>调度</translation>
    </message>
    <message>
        <source>Schedule in &amp;unit times</source>
        <translation>以单位时间显示调度(&amp;U)</translation>
    </message>
    <message>
        <source>Schedule in the &amp;model's times</source>
        <translation>以模型时间显示调度(&amp;M)</translation>
    </message>
    <message>
        <source>Schedule to compare with</source>
        <translation>要比较的调度</translation>
    </message>
    <message>
        <source>Show and move the layers of each stage</source>
        <translation>显示并移动每一级的层</translation>
    </message>
    <message>
        <source>Show the activations that each rank holds over time</source>
        <translation>显示每个 rank 随时间所持的激活</translation>
    </message>
    <message>
        <source>Show the chain of blocks that decides the makespan</source>
        <translation>显示决定总时长的块链</translation>
    </message>
    <message>
        <source>Simulated: %1 (%2), since the law knows neither uneven stages nor hops, and the slowest stage sets the pace.</source>
        <translation>模拟:%1(%2),因为该定律既不知道不均匀的级,也不知道跳,而最慢的级决定节奏。</translation>
    </message>
    <message>
        <source>Simulated: the same.</source>
        <translation>模拟:相同。</translation>
    </message>
    <message>
        <source>Steady state</source>
        <translation>稳态</translation>
    </message>
    <message>
        <source>Steady state: forwards and backwards take turns, as many activations freed as made.</source>
        <translation>稳态:前向与反向交替,释放与产生的激活一样多。</translation>
    </message>
    <message>
        <source>Step %1 of 5: %2</source>
        <translation>第 %1 步,共 5 步:%2</translation>
    </message>
    <message>
        <source>The &amp;five improvements</source>
        <translation>五项改进(&amp;F)</translation>
    </message>
    <message>
        <source>The bubble is idle GPU time of all GPU time of a step; no step runs this schedule.</source>
        <translation>气泡是空闲 GPU 时间占一步全部 GPU 时间的比例;没有步运行此调度。</translation>
    </message>
    <message>
        <source>The five improvements in numbers</source>
        <translation>五项改进的数字</translation>
    </message>
    <message>
        <source>The five improvements of pipeline schedules</source>
        <translation>流水线调度的五项改进</translation>
    </message>
    <message>
        <source>The model's times</source>
        <translation>模型时间</translation>
    </message>
    <message>
        <source>The nearest value that would do</source>
        <translation>最接近的可行值</translation>
    </message>
    <message>
        <source>The plan takes this schedule, these ranks, micro-batches and chunks</source>
        <translation>方案采用此调度、这些 rank、微批次与分块</translation>
    </message>
    <message>
        <source>The plan's &amp;schedule</source>
        <translation>方案的调度(&amp;S)</translation>
    </message>
    <message>
        <source>The same work five times, on one time axis in unit times (F = 1, B = 2), with so few micro-batches that the blocks can be read. Click one to draw it large.</source>
        <translation>同样的工作五次,同一时间轴,单位时间 (F = 1, B = 2),微批次少到可看清各块。点击一个放大绘制。</translation>
    </message>
    <message>
        <source>The same work five times, on one time axis in unit times (F = 1, B = 2). Click one to draw it large.</source>
        <translation>同样的工作五次,同一时间轴,单位时间 (F = 1, B = 2)。点击一个放大绘制。</translation>
    </message>
    <message>
        <source>The slowest is rank %1.</source>
        <translation>最慢的是 rank %1。</translation>
    </message>
    <message>
        <source>The step goes on after it: the last gradients are reduced, and the optimizer runs.</source>
        <translation>该步此后继续:归约最后的梯度,并运行优化器。</translation>
    </message>
    <message>
        <source>The unit is the forward of one micro-batch on one stage; its backward takes two.</source>
        <translation>单位是一个微批次在一级上的前向;反向需两个单位。</translation>
    </message>
    <message>
        <source>There is no such schedule</source>
        <translation>没有这样的调度</translation>
    </message>
    <message>
        <source>This schedule cannot be drawn</source>
        <translation>此调度无法绘制</translation>
    </message>
    <message>
        <source>Times of the blocks</source>
        <translation>各块的时间</translation>
    </message>
    <message>
        <source>Unit times</source>
        <translation>单位时间</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>预热</translation>
    </message>
    <message>
        <source>Warm-up: each rank runs forwards until its first gradient arrives.</source>
        <translation>预热:每个 rank 运行前向,直到其第一个梯度到达。</translation>
    </message>
    <message>
        <source>What does each stage do when, and how much is bubble?</source>
        <translation>每级何时做什么,气泡有多大?</translation>
    </message>
    <message>
        <source>What let it start is %1 of rank %2.</source>
        <translation>使其得以开始的是 rank %2 的 %1。</translation>
    </message>
    <message>
        <source>Which phase of the schedule is shown</source>
        <translation>显示调度的哪个阶段</translation>
    </message>
    <message>
        <source>Whole step</source>
        <translation>整步</translation>
    </message>
    <message>
        <source>Zero bubble (V)</source>
        <translation>零气泡 (V)</translation>
    </message>
    <message>
        <source>a) Published definition, of the schedule alone: of all GPU time until the last block ends, what is idle: 1 − work / makespan = 1 − %1 / %2 = %3.</source>
        <translation>a) 已发表的定义,只针对调度:到最后一块结束为止的全部 GPU 时间中的空闲部分:1 − 工作 / 总时长 = 1 − %1 / %2 = %3。</translation>
    </message>
    <message>
        <source>a: of all time</source>
        <translation>a:占全部时间</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>相对 %1</translation>
    </message>
    <message>
        <source>b) Published definition, of the schedule alone: idle time over the ideal (Megatron's definition, (p − 1) / m for 1F1B): makespan / work − 1 = %1 / %2 − 1 = %3.</source>
        <translation>b) 已发表的定义,仅就调度:空闲时间与理想之比(Megatron 的定义,1F1B 为 (p − 1) / m):总时长 / 工作 − 1 = %1 / %2 − 1 = %3。</translation>
    </message>
    <message>
        <source>b: over ideal</source>
        <translation>b:相对理想</translation>
    </message>
    <message>
        <source>c) Published definition, of the schedule alone: idle time between a rank's own first and last block (the zero-bubble papers' definition, which does not count the staggered start): %1.</source>
        <translation>c) 已发表的定义,仅就调度:一个 rank 自己首末块之间的空闲时间(零气泡论文的定义,不计错开的开始):%1。</translation>
    </message>
    <message>
        <source>c: in the span</source>
        <translation>c:跨度内</translation>
    </message>
    <message>
        <source>each backward as early as possible: as fast, in less memory</source>
        <translation>每个反向尽早进行:同样快,显存更少</translation>
    </message>
    <message>
        <source>groups of %1</source>
        <translation>%1 个一组</translation>
    </message>
    <message>
        <source>head</source>
        <translation>头</translation>
    </message>
    <message>
        <source>law: %1</source>
        <translation>定律:%1</translation>
    </message>
    <message>
        <source>micro-batches let the ranks overlap, but all activations are held</source>
        <translation>微批次使各 rank 重叠,但所有激活都被持有</translation>
    </message>
    <message>
        <source>micro-batches, rank %1</source>
        <translation>微批次,rank %1</translation>
    </message>
    <message>
        <source>no exact law</source>
        <translation>没有精确的定律</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>不可行</translation>
    </message>
    <message>
        <source>of all GPU time</source>
        <translation>占全部 GPU 时间</translation>
    </message>
    <message>
        <source>only of a step</source>
        <translation>仅一步的</translation>
    </message>
    <message>
        <source>schedule alone</source>
        <translation>仅调度</translation>
    </message>
    <message>
        <source>several chunks a rank: the pipeline fills and drains faster</source>
        <translation>每 rank 多个分块:流水线填充与排空更快</translation>
    </message>
    <message>
        <source>the whole batch goes from rank to rank, one of which works at a time</source>
        <translation>整个批次逐 rank 传递,同一时刻只有一个在工作</translation>
    </message>
    <message>
        <source>weight gradients wait for the gaps, and fill them</source>
        <translation>权重梯度等待空隙并填满它们</translation>
    </message>
    <message>
        <source>× F of a stage</source>
        <translation>一级 F 的倍数</translation>
    </message>
</context>
<context>
    <name>app/views/probe</name>
    <message>
        <source> FLOP</source>
        <translation> FLOP</translation>
    </message>
    <message>
        <source>%1 (SIMULATED: nothing was measured)</source>
        <translation>%1(模拟:没有测量任何东西)</translation>
    </message>
    <message>
        <source>%1 (not here)</source>
        <translation>%1(不在此处)</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <comment>durations</comment>
        <translation>%1 而非 %2</translation>
    </message>
    <message>
        <source>%1 lines that are no measurement are in the log.</source>
        <translation>日志中有 %1 行不是测量值。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln stage(s) done, %2 left.</source>
        <translation><numerusform>%Ln 个阶段中 %1 个已完成,剩 %2。</numerusform></translation>
    </message>
    <message>
        <source>%1 of what the roofline allows</source>
        <translation>屋顶线所允许的 %1</translation>
    </message>
    <message>
        <source>%1 × %2 on %3 nodes</source>
        <translation>%3 个节点上 %1 × %2</translation>
    </message>
    <message>
        <source>%1, published</source>
        <translation>%1,已发表</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln stage(s), %2.</source>
        <translation><numerusform>%1:%Ln 个阶段,%2。</numerusform></translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Cancel the measurement</source>
        <translation>取消测量(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>测量(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Measure this node</source>
        <translation>测量此节点(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Save profile…</source>
        <translation>保存性能档案(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Use it</source>
        <translation>使用(&amp;U)</translation>
    </message>
    <message>
        <source>, backward</source>
        <translation>,反向</translation>
    </message>
    <message>
        <source>A simulated run measured nothing: it can be neither saved as a calibration nor used.</source>
        <translation>模拟运行没有测量任何东西:既不能存为校准,也不能使用。</translation>
    </message>
    <message>
        <source>Alone: %1.</source>
        <comment>effects of parts</comment>
        <translation>单独:%1。</translation>
    </message>
    <message>
        <source>Also measure the very multiplies and attention of the scenario that the window shows</source>
        <translation>同时测量窗口所示场景的实际乘法与注意力</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Bus bandwidth of collectives by size</source>
        <translation>按大小的集合通信总线带宽</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>正在取消…</translation>
    </message>
    <message>
        <source>Choose another way to measure.</source>
        <translation>选择另一种测量方式。</translation>
    </message>
    <message>
        <source>Collectives</source>
        <translation>集合通信</translation>
    </message>
    <message>
        <source>Collectives compute right</source>
        <translation>集合通信计算正确</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>比较对象</translation>
    </message>
    <message>
        <source>Compare with a profile</source>
        <translation>与一个性能档案比较</translation>
    </message>
    <message>
        <source>Copies between GPUs</source>
        <translation>GPU 之间的复制</translation>
    </message>
    <message>
        <source>Copies to the host</source>
        <translation>到主机的复制</translation>
    </message>
    <message>
        <source>Each measured figure stands here beside the data sheet's, and beside another profile's, once there are any.</source>
        <translation>每个测得的数字在此与规格表及另一配置并列,一旦有了的话。</translation>
    </message>
    <message>
        <source>Every GPU against the others</source>
        <translation>每个 GPU 与其他 GPU 相比</translation>
    </message>
    <message>
        <source>FLOP of one multiply, or attention</source>
        <translation>一次乘法或注意力的 FLOP</translation>
    </message>
    <message>
        <source>FLOP/s</source>
        <translation>FLOP/s</translation>
    </message>
    <message>
        <source>FLOP/s by the work of a kernel</source>
        <translation>按核的工作量的 FLOP/s</translation>
    </message>
    <message>
        <source>Fewer sizes and no long load: a look, not a calibration</source>
        <translation>更少的大小,没有长时负载:只是看看,不是校准</translation>
    </message>
    <message>
        <source>Findings about the machine stand here.</source>
        <translation>关于本机的诊断显示在此。</translation>
    </message>
    <message>
        <source>GFLOP/s</source>
        <translation>GFLOP/s</translation>
    </message>
    <message>
        <source>How fast is this node really?</source>
        <translation>这个节点实际有多快?</translation>
    </message>
    <message>
        <source>Import measurements: logs of nccl-tests, rccl-tests, NCCL Inspector, nvbandwidth, SuperBench, mamf-finder, …, or a profile</source>
        <translation>导入测量:nccl-tests、rccl-tests、NCCL Inspector、nvbandwidth、SuperBench、mamf-finder 等的日志,或一个配置</translation>
    </message>
    <message numerus="yes">
        <source>Imported: %n sample(s).</source>
        <translation><numerusform>已导入:%n 个样本。</numerusform></translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>Install it, or measure the processor.</source>
        <translation>请安装它,或测量处理器。</translation>
    </message>
    <message>
        <source>It is the processor's: used, it stands in the place of the GPUs.</source>
        <translation>它是处理器的:一旦使用,便代替 GPU。</translation>
    </message>
    <message>
        <source>It was looked for in %1 and in PATH. Install it with the window, or build its target shardscope-probe, or name it in the environment variable SHARDSCOPE_PROBE. What was measured elsewhere can be imported without it.</source>
        <translation>已在 %1 和 PATH 中查找。请随窗口一起安装,或构建其目标 shardscope-probe,或在环境变量 SHARDSCOPE_PROBE 中指明。没有它也可导入在别处测得的数据。</translation>
    </message>
    <message>
        <source>Kernel lab</source>
        <translation>核实验室</translation>
    </message>
    <message>
        <source>Kernels of the lab</source>
        <translation>实验室的核</translation>
    </message>
    <message>
        <source>Launch latency</source>
        <translation>启动延迟</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>Log of the measurement</source>
        <translation>测量日志</translation>
    </message>
    <message>
        <source>Make it the cluster's profile: every figure of the estimate follows. Undo takes it back</source>
        <translation>设为集群的配置:估计的每个数字随之变化。撤销可收回</translation>
    </message>
    <message>
        <source>Matrix multiplies, cool</source>
        <translation>矩阵乘法,冷态</translation>
    </message>
    <message>
        <source>Matrix multiplies, hot</source>
        <translation>矩阵乘法,热态</translation>
    </message>
    <message>
        <source>Measure although something else uses the device; the profile says so</source>
        <translation>即使设备正被使用也测量;性能档案会注明</translation>
    </message>
    <message>
        <source>Measured figures beside the data sheet and another profile</source>
        <translation>测得的数字与规格表及另一性能档案并列</translation>
    </message>
    <message>
        <source>Measured kernels against the roofline</source>
        <translation>测得的核与屋顶线</translation>
    </message>
    <message>
        <source>Memory bandwidth</source>
        <translation>显存带宽</translation>
    </message>
    <message>
        <source>Memory bandwidth by size</source>
        <translation>按大小的显存带宽</translation>
    </message>
    <message>
        <source>Multiplies</source>
        <translation>乘法</translation>
    </message>
    <message>
        <source>Multiply beside a collective</source>
        <translation>与集合通信并行的乘法</translation>
    </message>
    <message>
        <source>NVIDIA GPUs</source>
        <translation>NVIDIA GPU</translation>
    </message>
    <message>
        <source>NVIDIA GPUs where there is a driver, else the processor; or published curves replayed, to try or to teach</source>
        <translation>有驱动时用 NVIDIA GPU,否则用处理器;或回放已发表的曲线,用于试用或教学</translation>
    </message>
    <message>
        <source>Probe</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>处理器</translation>
    </message>
    <message>
        <source>Profiles (*.json *.json.gz)</source>
        <translation>性能档案 (*.json *.json.gz)</translation>
    </message>
    <message>
        <source>Profiles (*.json)</source>
        <translation>配置 (*.json)</translation>
    </message>
    <message>
        <source>Progress of the measurement</source>
        <translation>测量进度</translation>
    </message>
    <message>
        <source>Published curves are replayed and nothing is measured: to try the journey, and to see what each fault looks like.</source>
        <translation>回放已发表的曲线,不作任何测量:用于试走全程,看看每种故障的样子。</translation>
    </message>
    <message>
        <source>SIMULATED</source>
        <translation>模拟</translation>
    </message>
    <message>
        <source>Save the measurements and their fits as a shardscope.profile/1</source>
        <translation>把测量及其拟合存为 shardscope.profile/1</translation>
    </message>
    <message>
        <source>Save the profile</source>
        <translation>保存性能档案</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已存为 %1。</translation>
    </message>
    <message>
        <source>Simulated node</source>
        <translation>模拟节点</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>正在启动…</translation>
    </message>
    <message>
        <source>Starts shardscope-probe, a program of its own: whatever happens to it, this window goes on</source>
        <translation>启动 shardscope-probe,一个独立程序:无论它发生什么,此窗口继续运行</translation>
    </message>
    <message>
        <source>TFLOP/s</source>
        <translation>TFLOP/s</translation>
    </message>
    <message>
        <source>Take what was measured elsewhere, from the logs of nccl-tests, NCCL Inspector, nvbandwidth and others</source>
        <translation>从 nccl-tests、NCCL Inspector、nvbandwidth 等的日志取用在别处测得的数据</translation>
    </message>
    <message>
        <source>Taken for granted: %1.</source>
        <translation>视为已知:%1。</translation>
    </message>
    <message>
        <source>The GPUs are measured as they are: their settings are left alone and all memory is given back.</source>
        <translation>按 GPU 的现状测量:其设置保持不变,所有显存都会归还。</translation>
    </message>
    <message>
        <source>The bandwidth of memory and copies stands here once it is measured.</source>
        <translation>显存与复制的带宽测得后显示在此。</translation>
    </message>
    <message>
        <source>The bus bandwidth of each collective stands here once it is measured.</source>
        <translation>每种集合通信的总线带宽测得后显示在此。</translation>
    </message>
    <message>
        <source>The estimate does not use this profile: it has no matrix multiply in the precision of this training, and a processor's times beside a GPU's rates would be meaningless.</source>
        <translation>估计不使用此性能档案:其中没有此训练所用精度的矩阵乘法,而把处理器的时间与 GPU 的速率并列没有意义。</translation>
    </message>
    <message>
        <source>The kernel lab against the roofline</source>
        <translation>核实验室与屋顶线</translation>
    </message>
    <message>
        <source>The kernel lab needs an NVIDIA GPU: its kernels stand here once they have run.</source>
        <translation>核实验室需要 NVIDIA GPU:其核运行后显示在此。</translation>
    </message>
    <message>
        <source>The roofline stands here once multiplies and memory are measured.</source>
        <translation>乘法与显存测得后,屋顶线显示在此。</translation>
    </message>
    <message>
        <source>The speed of each multiply stands here once it is measured.</source>
        <translation>每个乘法的速度测得后显示在此。</translation>
    </message>
    <message>
        <source>The step takes as long with it.</source>
        <translation>用它时,步时间不变。</translation>
    </message>
    <message>
        <source>There is no NVIDIA driver here, so the processor and its memory are measured, by the same stages. For a GPU node run “shardscope-probe --out profile.json” there and take its file as the cluster's profile.</source>
        <translation>此处没有 NVIDIA 驱动,因此用相同的阶段测量处理器及其内存。对 GPU 节点,请在那里运行“shardscope-probe --out profile.json”,并把其文件作为集群的配置。</translation>
    </message>
    <message>
        <source>There is no NVIDIA driver on this machine. Measure the processor instead, or run “shardscope-probe --out profile.json” on the node and take its file as the cluster's profile; logs of nccl-tests and others can be imported, too.</source>
        <translation>本机没有 NVIDIA 驱动。请改为测量处理器,或在该节点上运行“shardscope-probe --out profile.json”并把其文件作为集群的配置;也可导入 nccl-tests 等的日志。</translation>
    </message>
    <message>
        <source>This scenario's shapes</source>
        <translation>此场景的形状</translation>
    </message>
    <message>
        <source>This shardscope-probe does not measure by that.</source>
        <translation>此 shardscope-probe 不以这种方式测量。</translation>
    </message>
    <message>
        <source>Use the measured profile</source>
        <translation>使用测得的性能档案</translation>
    </message>
    <message>
        <source>Wait for it, or tick “even if busy” and measure all the same; the profile will say so.</source>
        <translation>请等待,或勾选“即使忙碌”照样测量;配置会注明。</translation>
    </message>
    <message>
        <source>What goes wrong in the simulated run</source>
        <translation>模拟运行中出什么错</translation>
    </message>
    <message>
        <source>What is measured</source>
        <translation>测量什么</translation>
    </message>
    <message>
        <source>What the helper program and the libraries it loads write stands here.</source>
        <translation>辅助程序及其加载的库所写的内容显示在此。</translation>
    </message>
    <message>
        <source>What this machine is</source>
        <translation>本机是什么</translation>
    </message>
    <message>
        <source>What to measure by</source>
        <translation>以何测量</translation>
    </message>
    <message>
        <source>Whose published curves are replayed</source>
        <translation>回放谁的已发表曲线</translation>
    </message>
    <message>
        <source>With it the step takes %1 less: %2.</source>
        <translation>用它时步时间少 %1:%2。</translation>
    </message>
    <message>
        <source>With it the step takes %1 longer: %2.</source>
        <translation>用它时步时间多 %1:%2。</translation>
    </message>
    <message>
        <source>With it the step takes %1 times as long: %2.</source>
        <translation>用它时步时间为 %1 倍:%2。</translation>
    </message>
    <message>
        <source>a collective hangs</source>
        <translation>一个集合通信挂起</translation>
    </message>
    <message>
        <source>a slice of a GPU (MIG)</source>
        <translation>GPU 的一个切片(MIG)</translation>
    </message>
    <message>
        <source>a stage crashes</source>
        <translation>一个阶段崩溃</translation>
    </message>
    <message>
        <source>a stage leaves without a word</source>
        <translation>一个阶段无声退出</translation>
    </message>
    <message>
        <source>about %1 min</source>
        <translation>约 %1 分钟</translation>
    </message>
    <message>
        <source>about %1 s</source>
        <translation>约 %1 秒</translation>
    </message>
    <message>
        <source>an old driver</source>
        <translation>旧驱动</translation>
    </message>
    <message>
        <source>and %1</source>
        <translation>和 %1</translation>
    </message>
    <message>
        <source>and another profile…</source>
        <translation>和另一个性能档案…</translation>
    </message>
    <message>
        <source>and the cluster's present profile</source>
        <translation>和集群当前的性能档案</translation>
    </message>
    <message>
        <source>and what is published of it</source>
        <translation>和其已发表的数据</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>attention (%1)</source>
        <translation>注意力(%1)</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <translation>带宽</translation>
    </message>
    <message>
        <source>bandwidth, GB/s</source>
        <translation>带宽,GB/s</translation>
    </message>
    <message>
        <source>beside the data sheet alone</source>
        <translation>仅与规格表并列</translation>
    </message>
    <message>
        <source>bus bandwidth</source>
        <translation>总线带宽</translation>
    </message>
    <message>
        <source>bus bandwidth, GB/s</source>
        <translation>总线带宽,GB/s</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>collective beside a multiply</source>
        <translation>与乘法并行的集合通信</translation>
    </message>
    <message>
        <source>collectives</source>
        <translation>集合通信</translation>
    </message>
    <message>
        <source>collectives compute wrong data</source>
        <translation>集合通信算出错误数据</translation>
    </message>
    <message>
        <source>cool</source>
        <translation>冷态</translation>
    </message>
    <message>
        <source>copy in memory</source>
        <translation>显存内复制</translation>
    </message>
    <message>
        <source>crashed</source>
        <translation>已崩溃</translation>
    </message>
    <message>
        <source>data sheet</source>
        <translation>规格表</translation>
    </message>
    <message>
        <source>data sheet, bf16</source>
        <translation>规格表,bf16</translation>
    </message>
    <message>
        <source>device to host</source>
        <translation>设备到主机</translation>
    </message>
    <message>
        <source>done in %1</source>
        <translation>%1 内完成</translation>
    </message>
    <message>
        <source>even if busy</source>
        <translation>即使忙碌</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>faster by more than 5 %</source>
        <translation>快 5 % 以上</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>finding</source>
        <translation>诊断</translation>
    </message>
    <message>
        <source>fit off by</source>
        <translation>拟合偏差</translation>
    </message>
    <message>
        <source>host link</source>
        <translation>主机链路</translation>
    </message>
    <message>
        <source>host to device</source>
        <translation>主机到设备</translation>
    </message>
    <message>
        <source>hot</source>
        <translation>热态</translation>
    </message>
    <message>
        <source>hung</source>
        <translation>挂起</translation>
    </message>
    <message>
        <source>implausible: more than the data sheet's peak</source>
        <translation>不可信:超过规格表峰值</translation>
    </message>
    <message>
        <source>job</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation>核</translation>
    </message>
    <message>
        <source>kernel launches</source>
        <translation>核启动</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>略去</translation>
    </message>
    <message>
        <source>libraries chatter</source>
        <translation>库的闲言</translation>
    </message>
    <message>
        <source>matrix multiplies</source>
        <translation>矩阵乘法</translation>
    </message>
    <message>
        <source>memory errors (ECC)</source>
        <translation>内存错误(ECC)</translation>
    </message>
    <message>
        <source>multiplies beside collectives</source>
        <translation>与集合通信并行的乘法</translation>
    </message>
    <message>
        <source>multiply</source>
        <translation>乘法</translation>
    </message>
    <message>
        <source>no NCCL</source>
        <translation>没有 NCCL</translation>
    </message>
    <message>
        <source>no driver</source>
        <translation>没有驱动</translation>
    </message>
    <message>
        <source>not here</source>
        <translation>不在此</translation>
    </message>
    <message>
        <source>not used by the estimate: no framework runs this kernel</source>
        <translation>估计未采用:没有框架运行此核</translation>
    </message>
    <message>
        <source>nothing goes wrong</source>
        <translation>什么都没出错</translation>
    </message>
    <message>
        <source>of it</source>
        <translation>其中</translation>
    </message>
    <message>
        <source>of the roofline</source>
        <translation>屋顶线的</translation>
    </message>
    <message>
        <source>one GPU is slow</source>
        <translation>一个 GPU 慢</translation>
    </message>
    <message>
        <source>other profile</source>
        <translation>另一个性能档案</translation>
    </message>
    <message>
        <source>quick</source>
        <translation>快速</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>比值</translation>
    </message>
    <message>
        <source>reached</source>
        <translation>达到</translation>
    </message>
    <message>
        <source>shardscope-probe, which measures, is not here</source>
        <translation>负责测量的 shardscope-probe 不在此处</translation>
    </message>
    <message>
        <source>size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>slower by more than 5 %</source>
        <translation>慢 5 % 以上</translation>
    </message>
    <message>
        <source>state</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>takes</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>the GPU is in use</source>
        <translation>GPU 正被使用</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>磁盘已满</translation>
    </message>
    <message>
        <source>the driver starts slowly</source>
        <translation>驱动启动缓慢</translation>
    </message>
    <message>
        <source>this scenario's shapes</source>
        <translation>此场景的形状</translation>
    </message>
    <message>
        <source>triad in memory</source>
        <translation>显存内 triad</translation>
    </message>
    <message>
        <source>within 5 %</source>
        <translation>在 5 % 以内</translation>
    </message>
</context>
<context>
    <name>app/views/puzzle</name>
    <message>
        <source> or </source>
        <translation> 或 </translation>
    </message>
    <message>
        <source>%1 comes after %2 on the same rank: the weight gradient uses what it computes.</source>
        <translation>%1 在同一 rank 上排在 %2 之后:权重梯度要用到它的结果。</translation>
    </message>
    <message>
        <source>%1 has no gradient to go on with: rank %2 has to run %3 first.</source>
        <translation>%1 没有可继续的梯度:rank %2 须先运行 %3。</translation>
    </message>
    <message>
        <source>%1 has no input yet: rank %2 has to run %3 first.</source>
        <translation>%1 还没有输入:rank %2 须先运行 %3。</translation>
    </message>
    <message>
        <source>%1 is on rank %2 already.</source>
        <translation>%1 已在 rank %2 上。</translation>
    </message>
    <message>
        <source>%1 needs the activations of %2, which rank %3 has not run.</source>
        <translation>%1 需要 %2 的激活,而 rank %3 还没有运行它。</translation>
    </message>
    <message>
        <source>%1 on rank %2</source>
        <translation>rank %2 上的 %1</translation>
    </message>
    <message>
        <source>%1 ranks</source>
        <translation>%1 个 rank</translation>
    </message>
    <message>
        <source>%1 units so far, bubble %2 of all time, %3 activations in flight at most; %4 blocks left.</source>
        <translation>目前 %1 个单位,气泡占全部时间的 %2,在途激活最多 %3;还剩 %4 个块。</translation>
    </message>
    <message>
        <source>, which here is the same as </source>
        <translation>,在此等同于 </translation>
    </message>
    <message>
        <source>Anew</source>
        <translation>重来</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>块</translation>
    </message>
    <message>
        <source>Can you build a better pipeline by hand?</source>
        <translation>你能手工搭出更好的流水线吗?</translation>
    </message>
    <message>
        <source>Each block starts as soon as its rank and what it waits for allow. Choose a rank, then F, B or what is ready.</source>
        <translation>每个块在其 rank 和所等之物允许时立即开始。先选一个 rank,再选 F、B 或可用的块。</translation>
    </message>
    <message>
        <source>F and B</source>
        <translation>F 和 B</translation>
    </message>
    <message>
        <source>F and B, two chunks a rank</source>
        <translation>F 和 B,每 rank 两个分块</translation>
    </message>
    <message>
        <source>F, I and W (a split backward)</source>
        <translation>F、I 和 W(拆分反向)</translation>
    </message>
    <message>
        <source>F, I and W, two chunks a rank</source>
        <translation>F、I 和 W,每 rank 两个分块</translation>
    </message>
    <message>
        <source>Memory of a rank</source>
        <translation>一个 rank 的显存</translation>
    </message>
    <message>
        <source>Micro-batches</source>
        <translation>微批次</translation>
    </message>
    <message>
        <source>Nothing is placed yet.</source>
        <translation>还没有放置任何块。</translation>
    </message>
    <message>
        <source>Nothing: it waits for others.</source>
        <translation>什么也没有:它在等别人。</translation>
    </message>
    <message>
        <source>Open a position</source>
        <translation>打开一个局面</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Place the rank's next %1</source>
        <translation>放置该 rank 的下一个 %1</translation>
    </message>
    <message>
        <source>Positions (*.json)</source>
        <translation>局面 (*.json)</translation>
    </message>
    <message>
        <source>Press F to place the first forward on rank 0.</source>
        <translation>按 F 把第一个前向放到 rank 0 上。</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>谜题</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rank</translation>
    </message>
    <message>
        <source>Rank %1</source>
        <translation>rank %1</translation>
    </message>
    <message>
        <source>Rank %1 has no %2 left to run.</source>
        <translation>rank %1 没有剩余的 %2 可运行。</translation>
    </message>
    <message>
        <source>Rank %1 may hold no more than %2 activations and holds as many: run a backward first.</source>
        <translation>rank %1 最多只能保存 %2 份激活,现在已满:先运行一个反向。</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>各 rank</translation>
    </message>
    <message>
        <source>Save the position</source>
        <translation>保存局面</translation>
    </message>
    <message>
        <source>Save the position, to go on later or to hand it on</source>
        <translation>保存局面,以后继续或转交他人</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Show what is ready</source>
        <translation>显示可用的块</translation>
    </message>
    <message>
        <source>So far it could become %1.</source>
        <translation>目前它可能变成 %1。</translation>
    </message>
    <message>
        <source>So far it is none of the published schedules: your own.</source>
        <translation>目前它不是任何已发表的调度:是你自己的。</translation>
    </message>
    <message>
        <source>Start the puzzle &amp;anew</source>
        <translation>从头开始谜题(&amp;A)</translation>
    </message>
    <message>
        <source>Take a block &amp;back</source>
        <translation>撤回一块(&amp;B)</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>撤回</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>已撤回。</translation>
    </message>
    <message>
        <source>The blocks that the chosen rank may run next</source>
        <translation>所选 rank 接下来可以运行的块</translation>
    </message>
    <message>
        <source>The position beside published schedules</source>
        <translation>局面与已发表的调度并列</translation>
    </message>
    <message>
        <source>There is no %1 on rank %2 in this puzzle.</source>
        <translation>这个谜题里 rank %2 上没有 %1。</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>上、下箭头</translation>
    </message>
    <message>
        <source>You built %1. %2</source>
        <translation>你搭出了 %1。%2</translation>
    </message>
    <message>
        <source>You built a schedule of your own.</source>
        <translation>你搭出了自己的调度。</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>你的</translation>
    </message>
    <message>
        <source>Yours, so far</source>
        <translation>你的,目前</translation>
    </message>
    <message>
        <source>activations in flight</source>
        <translation>在途激活</translation>
    </message>
    <message>
        <source>any memory</source>
        <translation>显存不限</translation>
    </message>
    <message>
        <source>at most %1 in flight</source>
        <translation>在途最多 %1</translation>
    </message>
    <message>
        <source>bubble of all time</source>
        <translation>气泡占全部时间</translation>
    </message>
    <message>
        <source>choose the rank</source>
        <translation>选择 rank</translation>
    </message>
    <message>
        <source>input gradient</source>
        <translation>输入梯度</translation>
    </message>
    <message>
        <source>length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>most in flight</source>
        <translation>在途最多</translation>
    </message>
    <message>
        <source>place the rank's next block; with Shift of its second chunk</source>
        <translation>放置该 rank 的下一个块;按 Shift 则为它的第二个分块</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>rank %1</translation>
    </message>
    <message>
        <source>schedule</source>
        <translation>调度</translation>
    </message>
    <message>
        <source>take the last block back</source>
        <translation>撤回最后一块</translation>
    </message>
</context>
<context>
    <name>app/views/ring</name>
    <message>
        <source>Apply the ring</source>
        <translation>应用此环</translation>
    </message>
    <message>
        <source>As in the scenario</source>
        <translation>与场景相同</translation>
    </message>
    <message>
        <source>Backward, 16-bit gradients</source>
        <translation>反向,16 位梯度</translation>
    </message>
    <message>
        <source>Backward, fp32 gradients</source>
        <translation>反向,fp32 梯度</translation>
    </message>
    <message>
        <source>Bars on one scale: computing, then hatched what is exposed. Click a layout to look into it.</source>
        <translation>同一刻度的柱:先是计算,再是以斜线表示的暴露。点击一种布局查看。</translation>
    </message>
    <message>
        <source>Context parallel</source>
        <translation>上下文并行</translation>
    </message>
    <message>
        <source>Contiguous</source>
        <translation>连续</translation>
    </message>
    <message>
        <source>Half a block hides a hop from about %1 tokens per rank on.</source>
        <translation>从每 rank 约 %1 个 token 起,半块即可隐藏一跳。</translation>
    </message>
    <message>
        <source>Nearest that would do: %1.</source>
        <translation>最接近的可行值:%1。</translation>
    </message>
    <message>
        <source>One hop: %1. Sent per rank and layer: forward %2, backward %3 with 16-bit gradients or %4 with fp32.</source>
        <translation>一跳:%1。每 rank 每层发送:前向 %2,反向 16 位梯度 %3 或 fp32 %4。</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>过程</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>环</translation>
    </message>
    <message>
        <source>Ring attention</source>
        <translation>环形注意力</translation>
    </message>
    <message>
        <source>Sent per rank and layer: forward %1, backward %2. Keys and values held: %3.</source>
        <translation>每 rank 每层发送:前向 %1,反向 %2。所持 key 与 value:%3。</translation>
    </message>
    <message>
        <source>Sequences of up to %1 tokens are drawn.</source>
        <translation>只绘制至多 %1 个 token 的序列。</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>并排</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>逐步</translation>
    </message>
    <message>
        <source>Striped</source>
        <translation>条带</translation>
    </message>
    <message>
        <source>Take ranks, layout and sequence over into the scenario</source>
        <translation>把 rank 数、布局与序列应用到场景</translation>
    </message>
    <message>
        <source>This layout cannot be</source>
        <translation>此布局不可行</translation>
    </message>
    <message>
        <source>This model has no layer of softmax attention that a ring could split.</source>
        <translation>此模型没有环可切分的 softmax 注意力层。</translation>
    </message>
    <message>
        <source>This takes %1 GPUs; it has %2.</source>
        <translation>这需要 %1 个 GPU;现有 %2 个。</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Tokens of one sequence</source>
        <translation>一条序列的 token 数</translation>
    </message>
    <message>
        <source>Transformer Engine</source>
        <translation>Transformer Engine</translation>
    </message>
    <message>
        <source>Ulysses</source>
        <translation>Ulysses</translation>
    </message>
    <message>
        <source>What if: the scenario itself has cp %1.</source>
        <translation>假如:场景本身为 cp %1。</translation>
    </message>
    <message>
        <source>What if: the scenario itself has no context parallelism (cp 1).</source>
        <translation>假如:场景本身没有上下文并行 (cp 1)。</translation>
    </message>
    <message>
        <source>Who holds which keys when, and who waits?</source>
        <translation>谁何时持有哪些 key,谁在等待?</translation>
    </message>
    <message>
        <source>With the scenario's other degrees this takes %1 GPUs, but the cluster has %2.</source>
        <translation>连同场景的其他并行度,这需要 %1 个 GPU,但集群只有 %2 个。</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>工作量</translation>
    </message>
    <message>
        <source>Zigzag</source>
        <translation>Zigzag</translation>
    </message>
    <message>
        <source>ring-flash-attention</source>
        <translation>ring-flash-attention</translation>
    </message>
</context>
<context>
    <name>app/views/runs</name>
    <message>
        <source>%1 could not be renamed, so it stays as it is.</source>
        <translation>%1 无法改名,因此保持原样。</translation>
    </message>
    <message>
        <source>%1 of %2 within their band</source>
        <translation>%1/%2 在其区间内</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln run(s).</source>
        <translation><numerusform>%1/%Ln 次运行。</numerusform></translation>
    </message>
    <message>
        <source>%1 was changed by another program and could not be copied, so it is not replaced.</source>
        <translation>%1 被另一程序修改且无法复制,因此不予替换。</translation>
    </message>
    <message>
        <source>%1, estimated %2 (%3)</source>
        <translation>%1,估计 %2(%3)</translation>
    </message>
    <message>
        <source>%1, estimated %2 (%3, band %4)</source>
        <translation>%1,估计 %2(%3,区间 %4)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) were left out: their scenarios are not understood.</source>
        <translation><numerusform>略去了 %Ln 行:其场景无法理解。</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) of %1 are among the own ones now.</source>
        <translation><numerusform>来自 %1 的 %Ln 次运行现已归入自有运行。</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s).</source>
        <translation><numerusform>%Ln 次运行。</numerusform></translation>
    </message>
    <message>
        <source>&amp;Add a rule</source>
        <translation>添加规则(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Framework</source>
        <translation>框架(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>保留(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation>备注(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open its scenario</source>
        <translation>打开其场景(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Remove it</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Where from</source>
        <translation>来源(&amp;W)</translation>
    </message>
    <message>
        <source>A training run's log</source>
        <translation>训练运行的日志</translation>
    </message>
    <message>
        <source>Add a measured run</source>
        <translation>添加一次实测运行</translation>
    </message>
    <message>
        <source>Add a measured run of the present scenario, typed in or from a log</source>
        <translation>为当前场景添加一次实测运行,手工输入或来自日志</translation>
    </message>
    <message>
        <source>Add a run…</source>
        <translation>添加运行…</translation>
    </message>
    <message>
        <source>Another program has changed the playbook. Its version is kept as %1.</source>
        <translation>另一程序修改了 playbook。其版本保留为 %1。</translation>
    </message>
    <message>
        <source>Choose a run in the list or the picture: its source stands here.</source>
        <translation>在列表或图中选一次运行:此处显示其来源。</translation>
    </message>
    <message>
        <source>Dense</source>
        <translation>稠密</translation>
    </message>
    <message>
        <source>Double-click the source again to see all.</source>
        <translation>再次双击来源以查看全部。</translation>
    </message>
    <message>
        <source>Errors of the estimates, by source</source>
        <translation>估计误差,按来源</translation>
    </message>
    <message>
        <source>Estimated against measured memory</source>
        <translation>估计与实测显存</translation>
    </message>
    <message>
        <source>Estimated against measured step time</source>
        <translation>估计与实测步时间</translation>
    </message>
    <message>
        <source>Estimated so far: %1.</source>
        <translation>目前已估计:%1。</translation>
    </message>
    <message>
        <source>Framework</source>
        <translation>框架</translation>
    </message>
    <message>
        <source>Framework of the runs</source>
        <translation>运行的框架</translation>
    </message>
    <message numerus="yes">
        <source>From %1 (%2): the median of %Ln step(s) after %3 of warm-up; nine of ten lie within %4 of each other.</source>
        <translation><numerusform>来自 %1(%2):预热 %3 之后 %Ln 步的中位数;十步中有九步相差在 %4 之内。</numerusform></translation>
    </message>
    <message>
        <source>From a &amp;log…</source>
        <translation>来自日志(&amp;L)…</translation>
    </message>
    <message>
        <source>GPU of the runs</source>
        <translation>运行的 GPU</translation>
    </message>
    <message>
        <source>GiB; may stay empty</source>
        <translation>GiB;可留空</translation>
    </message>
    <message>
        <source>It ran out of memory</source>
        <translation>显存不足</translation>
    </message>
    <message>
        <source>Its global batch is %1, the scenario's is %2: set the scenario right first.</source>
        <translation>其全局批次为 %1,场景的为 %2:请先改正场景。</translation>
    </message>
    <message>
        <source>Keep the file under another name and begin a new playbook?</source>
        <translation>把该文件另存他名并新建 playbook?</translation>
    </message>
    <message>
        <source>Logs (*.log *.txt *.out *.err *.gz);;All files (*)</source>
        <translation>日志 (*.log *.txt *.out *.err *.gz);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Measured runs beside their estimates</source>
        <translation>实测运行与其估计并列</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>My rules</source>
        <translation>我的规则</translation>
    </message>
    <message>
        <source>No run is like that.</source>
        <translation>没有这样的运行。</translation>
    </message>
    <message>
        <source>None of these runs has a step time beside an estimate.</source>
        <translation>这些运行都没有与估计并列的步时间。</translation>
    </message>
    <message>
        <source>None of these runs tells its memory.</source>
        <translation>这些运行都没有给出显存。</translation>
    </message>
    <message>
        <source>Notes of the chosen run</source>
        <translation>所选运行的备注</translation>
    </message>
    <message>
        <source>Of the scenario that the window shows: %1 on %2, %3, sequences of %4 tokens, a global batch of %5.</source>
        <translation>窗口所示场景的:%1,在 %2 上,%3,序列 %4 个 token,全局批次 %5。</translation>
    </message>
    <message>
        <source>Peak &amp;memory, GiB</source>
        <translation>峰值显存,GiB(&amp;M)</translation>
    </message>
    <message>
        <source>Peak memory is estimated %1 off on average, %2 for sources left out of the fit; %3.</source>
        <translation>峰值显存的估计平均偏差 %1,对未参与拟合的来源 %2;%3。</translation>
    </message>
    <message>
        <source>Rules of thumb</source>
        <translation>经验法则</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Runs (*.json *.json.gz);;All files (*)</source>
        <translation>运行 (*.json *.json.gz);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Runs to take over</source>
        <translation>要采用的运行</translation>
    </message>
    <message>
        <source>S&amp;peed</source>
        <translation>速度(&amp;P)</translation>
    </message>
    <message>
        <source>Search the runs</source>
        <translation>搜索运行</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>步时间</translation>
    </message>
    <message>
        <source>Step times are estimated %1 off on average, %2 for sources left out of the fit; %3.</source>
        <translation>步时间的估计平均偏差 %1,对未参与拟合的来源 %2;%3。</translation>
    </message>
    <message>
        <source>Take the last change of the own runs and rules back</source>
        <translation>撤回对自有运行与规则的上一次改动</translation>
    </message>
    <message>
        <source>Take the runs of a shardscope.runs/1 file over into the own ones</source>
        <translation>把 shardscope.runs/1 文件的运行纳入自有运行</translation>
    </message>
    <message>
        <source>Take this run out of the own ones</source>
        <translation>把此运行移出自有运行</translation>
    </message>
    <message>
        <source>The memory is not a number above 0.</source>
        <translation>显存不是大于 0 的数。</translation>
    </message>
    <message>
        <source>The old playbook is kept as %1.</source>
        <translation>旧的 playbook 保留为 %1。</translation>
    </message>
    <message>
        <source>The own runs and rules could not be read, and their file is left as it is. %1</source>
        <translation>自有运行与规则无法读取,其文件保持原样。%1</translation>
    </message>
    <message>
        <source>The playbook cannot be read</source>
        <translation>无法读取 playbook</translation>
    </message>
    <message>
        <source>The speed is not a number above 0.</source>
        <translation>速度不是大于 0 的数。</translation>
    </message>
    <message>
        <source>The window then shows this run's model, cluster, training and plan</source>
        <translation>窗口随后显示此运行的模型、集群、训练与方案</translation>
    </message>
    <message>
        <source>There is no scenario yet that the run could be of.</source>
        <translation>还没有该运行可归属的场景。</translation>
    </message>
    <message>
        <source>Type the speed or the memory that was measured, or say that it ran out of memory.</source>
        <translation>输入实测的速度或显存,或说明显存不足。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>What did the real thing do?</source>
        <translation>真实运行做了什么?</translation>
    </message>
    <message>
        <source>What have your runs taught you? Write it down here, with the run or the paper that it comes from: it stays in the same file as your runs.</source>
        <translation>您的运行教会了您什么?写在这里,并注明所出的运行或论文:它与您的运行存于同一文件。</translation>
    </message>
    <message>
        <source>What was measured</source>
        <translation>实测了什么</translation>
    </message>
    <message>
        <source>Where from</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Which memory was measured</source>
        <translation>实测的是哪种显存</translation>
    </message>
    <message>
        <source>Words of the model, the plan, the source or the notes</source>
        <translation>模型、方案、来源或备注中的词</translation>
    </message>
    <message>
        <source>a model of its own</source>
        <translation>自己的模型</translation>
    </message>
    <message>
        <source>all GPUs</source>
        <translation>所有 GPU</translation>
    </message>
    <message>
        <source>all frameworks</source>
        <translation>所有框架</translation>
    </message>
    <message>
        <source>allocated by the framework</source>
        <translation>框架已分配</translation>
    </message>
    <message>
        <source>as nvidia-smi shows</source>
        <translation>如 nvidia-smi 所示</translation>
    </message>
    <message>
        <source>assumed: %1</source>
        <translation>假设:%1</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>批次</translation>
    </message>
    <message>
        <source>counter not known</source>
        <translation>计数器未知</translation>
    </message>
    <message>
        <source>defective run, not counted</source>
        <translation>有缺陷的运行,不计</translation>
    </message>
    <message>
        <source>dense</source>
        <translation>稠密</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>估计</translation>
    </message>
    <message>
        <source>estimated step</source>
        <translation>估计的步</translation>
    </message>
    <message>
        <source>experts</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>fit right</source>
        <translation>放得下判断正确</translation>
    </message>
    <message>
        <source>fits?</source>
        <translation>放得下?</translation>
    </message>
    <message>
        <source>for example 1,234</source>
        <translation>例如 1,234</translation>
    </message>
    <message>
        <source>mean over sources</source>
        <translation>各来源的平均</translation>
    </message>
    <message>
        <source>memory alone</source>
        <translation>仅显存</translation>
    </message>
    <message>
        <source>memory error</source>
        <translation>显存误差</translation>
    </message>
    <message>
        <source>memory ±</source>
        <translation>显存 ±</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>one GPU</source>
        <translation>一个 GPU</translation>
    </message>
    <message>
        <source>own</source>
        <translation>自有</translation>
    </message>
    <message>
        <source>own runs</source>
        <translation>自有运行</translation>
    </message>
    <message>
        <source>plan against its own rules, not counted</source>
        <translation>违反自身规则的方案,不计</translation>
    </message>
    <message>
        <source>printed time, complete configuration</source>
        <translation>所印时间,完整配置</translation>
    </message>
    <message>
        <source>ran out of memory</source>
        <translation>显存不足</translation>
    </message>
    <message>
        <source>reserved by the framework</source>
        <translation>框架保留的</translation>
    </message>
    <message>
        <source>rule of thumb</source>
        <translation>经验法则</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>seconds per step</source>
        <translation>每步秒数</translation>
    </message>
    <message>
        <source>sequence</source>
        <translation>序列</translation>
    </message>
    <message>
        <source>some fields assumed</source>
        <translation>部分字段为假设</translation>
    </message>
    <message>
        <source>tier</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>time error</source>
        <translation>时间误差</translation>
    </message>
    <message>
        <source>time from a printed MFU</source>
        <translation>由所印 MFU 得到的时间</translation>
    </message>
    <message>
        <source>time ±</source>
        <translation>时间 ±</translation>
    </message>
    <message>
        <source>tokens/s of the whole job</source>
        <translation>整个作业的 token/s</translation>
    </message>
    <message>
        <source>what somebody else should know</source>
        <translation>别人应知道的</translation>
    </message>
    <message>
        <source>where and when; may stay empty</source>
        <translation>何处何时;可留空</translation>
    </message>
    <message>
        <source>± is the mean absolute error. Double-click a run to open its scenario, a source to see it alone.</source>
        <translation>± 为平均绝对误差。双击一次运行打开其场景,双击一个来源单独查看。</translation>
    </message>
    <message>
        <source>✓ fits</source>
        <translation>✓ 放得下</translation>
    </message>
    <message>
        <source>✓ too large</source>
        <translation>✓ 过大</translation>
    </message>
    <message>
        <source>✗ did fit</source>
        <translation>✗ 放下了</translation>
    </message>
    <message>
        <source>✗ did not</source>
        <translation>✗ 没有</translation>
    </message>
</context>
<context>
    <name>app/views/scaling</name>
    <message>
        <source>%1 TFLOP/s</source>
        <translation>%1 TFLOP/s</translation>
    </message>
    <message>
        <source>%1, found</source>
        <translation>%1,搜得</translation>
    </message>
    <message>
        <source>%1, measured</source>
        <translation>%1,实测</translation>
    </message>
    <message>
        <source>%1, turned by a tenth</source>
        <translation>%1,变动十分之一</translation>
    </message>
    <message>
        <source>%1, turned to %2 and %3: %4</source>
        <translation>%1,变为 %2 和 %3:%4</translation>
    </message>
    <message>
        <source>+%1 at %2</source>
        <translation>%2 时 +%1</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>Beside this plan, held: the best plan at each value, found by a search</source>
        <translation>在保持此方案之外:各取值处由搜索找到的最佳方案</translation>
    </message>
    <message>
        <source>Compute beside communication, by the batch</source>
        <translation>按批次看计算与通信</translation>
    </message>
    <message>
        <source>DP %1 TP %2 PP %3</source>
        <translation>DP %1 TP %2 PP %3</translation>
    </message>
    <message>
        <source>Each assumption alone, a tenth lower (plain) and a tenth higher (hatched), a constant no farther than its bounds.</source>
        <translation>每个假设单独变动,低十分之一(纯色)和高十分之一(斜线),常数不超出其界限。</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>忘记</translation>
    </message>
    <message>
        <source>H100 GPUs, 8 a node; sequence 4,096, 256 sequences a step</source>
        <translation>H100 GPU,每节点 8 个;序列 4,096,每步 256 条序列</translation>
    </message>
    <message>
        <source>If you accept a tight fit: %1.</source>
        <translation>若接受偏紧的方案:%1。</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Keep this curve, to compare another scenario with it</source>
        <translation>保留此曲线,与别的场景比较</translation>
    </message>
    <message>
        <source>MFU of the best plan that fits, above, with what a tight one would add, and of the fastest that the playbook measured; a click opens it.</source>
        <translation>上方是放得下的最佳方案的 MFU,以及偏紧方案能增加的部分;下方是 playbook 实测最快方案的 MFU;点击即可打开。</translation>
    </message>
    <message>
        <source>MFU, %</source>
        <translation>MFU, %</translation>
    </message>
    <message>
        <source>No plan that fits was found at %1.</source>
        <translation>在 %1 时没有找到放得下的方案。</translation>
    </message>
    <message>
        <source>No plan was found.</source>
        <translation>没有找到方案。</translation>
    </message>
    <message>
        <source>No value of it gives a plan with this figure.</source>
        <translation>它的任何取值都得不到这个数字的方案。</translation>
    </message>
    <message>
        <source>Only tight plans are within the capacity at %1.</source>
        <translation>在 %1 时只有偏紧的方案在容量之内。</translation>
    </message>
    <message>
        <source>Scaling</source>
        <translation>扩展</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>扫描</translation>
    </message>
    <message>
        <source>Take the kept curves away</source>
        <translation>移除保留的曲线</translation>
    </message>
    <message>
        <source>The best plan by model size and nodes</source>
        <translation>按模型大小与节点数的最佳方案</translation>
    </message>
    <message>
        <source>The plan held, the batch growing. What is sent once a step needs a batch to hide behind; what is sent with every token does not get better.</source>
        <translation>方案不变,批次增长。每步发送一次的内容需要批次来遮盖;随每个 token 发送的内容不会改善。</translation>
    </message>
    <message>
        <source>The step of this plan has no time: its findings say why.</source>
        <translation>此方案的步没有时间:其诊断说明原因。</translation>
    </message>
    <message>
        <source>There is no time to move.</source>
        <translation>没有可变动的时间。</translation>
    </message>
    <message>
        <source>There is no time to scale</source>
        <translation>没有可缩放的时间</translation>
    </message>
    <message>
        <source>This plan communicates nothing.</source>
        <translation>此方案没有通信。</translation>
    </message>
    <message>
        <source>Tokens per GPU</source>
        <translation>每 GPU token 数</translation>
    </message>
    <message>
        <source>Trying other values…</source>
        <translation>正在尝试其他值…</translation>
    </message>
    <message>
        <source>What happens if I change one thing?</source>
        <translation>只改一处会怎样?</translation>
    </message>
    <message>
        <source>What is drawn over it</source>
        <translation>叠加绘制的内容</translation>
    </message>
    <message>
        <source>What is turned</source>
        <translation>变动的内容</translation>
    </message>
    <message>
        <source>What moves the step's time</source>
        <translation>影响步时间的因素</translation>
    </message>
    <message>
        <source>below: bound by communication</source>
        <translation>以下:受通信限制</translation>
    </message>
    <message>
        <source>best plan at each</source>
        <translation>各处的最佳方案</translation>
    </message>
    <message>
        <source>compute / communication</source>
        <translation>计算 / 通信</translation>
    </message>
    <message>
        <source>kept %1</source>
        <translation>保留 %1</translation>
    </message>
    <message>
        <source>kept: %1</source>
        <translation>保留:%1</translation>
    </message>
    <message>
        <source>mbs %1, ZeRO %2</source>
        <comment>micro-batch size and stage</comment>
        <translation>mbs %1,ZeRO %2</translation>
    </message>
    <message>
        <source>measured: the fastest run known here</source>
        <translation>实测:此处已知最快的运行</translation>
    </message>
    <message>
        <source>none fits</source>
        <translation>都放不下</translation>
    </message>
    <message>
        <source>none ran</source>
        <translation>都没跑起来</translation>
    </message>
    <message>
        <source>step time, s</source>
        <translation>步时间,秒</translation>
    </message>
    <message>
        <source>the best plan at each</source>
        <translation>各处的最佳方案</translation>
    </message>
    <message>
        <source>this batch</source>
        <translation>此批次</translation>
    </message>
    <message>
        <source>tight plans alone</source>
        <translation>只有偏紧方案</translation>
    </message>
    <message>
        <source>tight: +%1</source>
        <translation>偏紧:+%1</translation>
    </message>
    <message>
        <source>tokens per GPU and step</source>
        <translation>每 GPU 每步 token 数</translation>
    </message>
</context>
<context>
    <name>app/views/search</name>
    <message>
        <source> or </source>
        <comment>between launchers</comment>
        <translation> 或 </translation>
    </message>
    <message>
        <source>%1 cannot run this plan. The best that it runs is %2 slower: %3.</source>
        <comment>a launcher or framework</comment>
        <translation>%1 无法运行此方案。它能运行的最佳方案慢 %2：%3。</translation>
    </message>
    <message>
        <source>%1 legal plans</source>
        <translation>%1 个合法方案</translation>
    </message>
    <message>
        <source>%1 tokens/s/GPU</source>
        <translation>%1 token/s/GPU</translation>
    </message>
    <message>
        <source>%1, %2 layers</source>
        <comment>kind of recomputation, of a stage</comment>
        <translation>%1,%2 层</translation>
    </message>
    <message>
        <source>%1, all layers</source>
        <comment>kind of recomputation</comment>
        <translation>%1,所有层</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>应用(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Compare with it</source>
        <translation>与之比较(&amp;C)</translation>
    </message>
    <message>
        <source>, %1 are tight</source>
        <translation>,%1 个偏紧</translation>
    </message>
    <message>
        <source>, %1 do not fit</source>
        <translation>,%1 个放不下</translation>
    </message>
    <message>
        <source>, %1 without a network</source>
        <translation>,%1 个没有网络</translation>
    </message>
    <message>
        <source>: %1 fit</source>
        <translation>:%1 放得下</translation>
    </message>
    <message>
        <source>Also choose among plans whose estimated peak is within the capacity while the upper end of its band is not</source>
        <translation>也从这样的方案中选择:估计峰值在容量之内,但其区间上端不在</translation>
    </message>
    <message>
        <source>Also turn what the usual search leaves as it is: overlap, resharding, offload, uneven stages</source>
        <translation>也变动通常搜索不动的项:重叠、重新分片、卸载、不均匀的级</translation>
    </message>
    <message>
        <source>Best in</source>
        <translation>最优于</translation>
    </message>
    <message>
        <source>Choose a plan in the list or the picture: why it loses stands here.</source>
        <translation>在列表或图中选一个方案:此处说明它为何落败。</translation>
    </message>
    <message>
        <source>Conditions that every plan of the search must hold: a column's name with = != &lt; &gt; &lt;= &gt;=, or the name of a schedule</source>
        <translation>搜索到的每个方案都须满足的条件:列名加 = != &lt; &gt; &lt;= &gt;=,或调度的名称</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>成本</translation>
    </message>
    <message>
        <source>Each that fits was timed, or proven to be no better than those listed.</source>
        <translation>每个放得下的方案都已计时,或已证明不优于所列方案。</translation>
    </message>
    <message>
        <source>Filter the plans</source>
        <translation>过滤方案</translation>
    </message>
    <message>
        <source>Filter: tp&lt;=8 memory&lt;60</source>
        <translation>过滤:tp&lt;=8 memory&lt;60</translation>
    </message>
    <message>
        <source>How many plans are listed, and what else the search may turn</source>
        <translation>列出多少个方案，以及搜索还可以改变什么</translation>
    </message>
    <message>
        <source>How many plans to list</source>
        <translation>列出多少个方案</translation>
    </message>
    <message>
        <source>How this plan's step time follows from its inputs</source>
        <translation>此方案的步时间如何由输入得出</translation>
    </message>
    <message>
        <source>Its &amp;derivation</source>
        <translation>其推导(&amp;D)</translation>
    </message>
    <message>
        <source>Loses to the best by %1</source>
        <translation>落后最佳 %1</translation>
    </message>
    <message>
        <source>More may be found: no plan can be faster than %1 a step.</source>
        <translation>可能还有更多:任何方案都不会快于每步 %1。</translation>
    </message>
    <message>
        <source>No plan fits.</source>
        <translation>没有方案放得下。</translation>
    </message>
    <message>
        <source>No plan is faster than this one. As fast: %1.</source>
        <translation>没有方案比它更快。同样快的:%1。</translation>
    </message>
    <message>
        <source>No plan of this space fits on these GPUs.</source>
        <translation>此空间中没有方案放得进这些 GPU。</translation>
    </message>
    <message>
        <source>No plan that fits holds this filter.</source>
        <translation>没有放得下的方案满足此过滤条件。</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Peak of the GPU that holds the most</source>
        <translation>占用最多的 GPU 的峰值</translation>
    </message>
    <message>
        <source>Price of a million tokens, in the currency of the GPU hour</source>
        <translation>每百万 token 的价格,以 GPU 小时价的货币计</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>搜索进度</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>搜索中…</translation>
    </message>
    <message>
        <source>Searching… The plans below answer the question before.</source>
        <translation>正在搜索…下列方案回答的是上一个问题。</translation>
    </message>
    <message>
        <source>Searching… the best so far: %1 tokens/s per GPU</source>
        <translation>搜索中…目前最佳:每 GPU %1 token/s</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stopped before a plan that fits was found.</source>
        <translation>在找到放得下的方案之前已停止。</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>The best of this search is %1 slower than this plan (%2): %3.</source>
        <translation>本次搜索的最佳方案比此方案慢 %1（%2）：%3。</translation>
    </message>
    <message>
        <source>The best of this search is %1 slower than this plan: %2.</source>
        <translation>此次搜索的最佳方案比此方案慢 %1:%2。</translation>
    </message>
    <message>
        <source>The best of what was searched.</source>
        <translation>所搜索内容中的最佳。</translation>
    </message>
    <message>
        <source>The best plan is %1 faster than this one: %2.</source>
        <translation>最佳方案比此方案快 %1:%2。</translation>
    </message>
    <message>
        <source>The leanest: %1, %2 of %3.</source>
        <translation>最省的:%1,%2/%3。</translation>
    </message>
    <message>
        <source>The plans that were found, the best first</source>
        <translation>找到的方案,最佳在前</translation>
    </message>
    <message>
        <source>The window then shows this plan; one step of undo takes it back</source>
        <translation>窗口随后显示此方案;撤销一次即可还原</translation>
    </message>
    <message>
        <source>The window's figures then stand beside this plan's</source>
        <translation>窗口的数字随后与此方案的并列</translation>
    </message>
    <message>
        <source>There is no search of this scenario</source>
        <translation>此场景没有搜索</translation>
    </message>
    <message>
        <source>This plan does not fit. The best: %1.</source>
        <translation>此方案放不下。最佳:%1。</translation>
    </message>
    <message>
        <source>This plan is tight. The best that fits is %1 slower: %2.</source>
        <translation>此方案偏紧。放得下的最佳方案慢 %1:%2。</translation>
    </message>
    <message>
        <source>This search keeps some settings: %1, and this plan is %2 faster.</source>
        <translation>此搜索保持某些设置:%1,而此方案快 %2。</translation>
    </message>
    <message>
        <source>Throughput against memory</source>
        <translation>吞吐与显存</translation>
    </message>
    <message>
        <source>What is the best plan on these GPUs?</source>
        <translation>这些 GPU 上的最佳方案是什么?</translation>
    </message>
    <message>
        <source>What this plan sets otherwise than the scenario in fields without a column, and what it needs</source>
        <translation>此方案在没有列的字段中与场景不同的设定,以及它需要什么</translation>
    </message>
    <message>
        <source>Whether the peak is within the capacity, with the band of its estimate</source>
        <translation>峰值是否在容量之内,连同其估计的区间</translation>
    </message>
    <message>
        <source>Whose rules a plan must keep</source>
        <translation>方案须遵守谁的规则</translation>
    </message>
    <message>
        <source>also</source>
        <translation>另有</translation>
    </message>
    <message>
        <source>any framework</source>
        <translation>任意框架</translation>
    </message>
    <message>
        <source>best %1</source>
        <translation>最佳 %1</translation>
    </message>
    <message>
        <source>bubble</source>
        <translation>气泡</translation>
    </message>
    <message>
        <source>front: none faster with less memory</source>
        <translation>前沿:没有更快且显存更少的</translation>
    </message>
    <message>
        <source>its own framework</source>
        <translation>其自身框架</translation>
    </message>
    <message>
        <source>needs %1</source>
        <translation>需要 %1</translation>
    </message>
    <message>
        <source>no launcher runs it</source>
        <translation>没有启动器能运行它</translation>
    </message>
    <message>
        <source>other numerics: %1</source>
        <translation>数值不同:%1</translation>
    </message>
    <message>
        <source>per 10⁶ tokens</source>
        <translation>每 10⁶ token</translation>
    </message>
    <message>
        <source>plans</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>rules of %1</source>
        <translation>%1 的规则</translation>
    </message>
    <message>
        <source>take over a plan of the search</source>
        <translation>采用搜索的一个方案</translation>
    </message>
    <message>
        <source>tight</source>
        <translation>偏紧</translation>
    </message>
    <message>
        <source>wide</source>
        <translation>宽</translation>
    </message>
</context>
<context>
    <name>app/views/shards</name>
    <message>
        <source>%1 ranks leave no smaller group that could share a copy.</source>
        <translation>%1 个 rank 分不出更小的、可共享一份副本的组。</translation>
    </message>
    <message>
        <source>%1, one of %2 layers.</source>
        <translation>%1,共 %2 层之一。</translation>
    </message>
    <message>
        <source>%1, stage %2 of %3 stages</source>
        <translation>%1,第 %2 级,共 %3 级</translation>
    </message>
    <message>
        <source>&amp;Hybrid sharding piece by piece</source>
        <translation>逐块看混合分片(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Sequence parallelism in numbers</source>
        <translation>序列并行的数字(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Tensor parallelism in numbers</source>
        <translation>张量并行的数字(&amp;T)</translation>
    </message>
    <message>
        <source>; %1 ranks have the same weights before sharding</source>
        <translation>;%1 个 rank 在分片前有相同的权重</translation>
    </message>
    <message>
        <source>; DP · CP is 1: there is nothing to shard over</source>
        <translation>;DP · CP 为 1:没有可分片的对象</translation>
    </message>
    <message>
        <source>Bytes a parameter as in the ZeRO paper (arXiv 1910.02054). Green bars: what each frame sends; click one.</source>
        <translation>每参数字节数如 ZeRO 论文(arXiv 1910.02054)。绿色柱:每帧发送的内容;点击一个。</translation>
    </message>
    <message>
        <source>Compare the last column with the uncut product above it.</source>
        <translation>把最后一列与上方未切分的乘积比较。</translation>
    </message>
    <message>
        <source>Forward, backward and optimizer step add what is sent. A stage pointed at elsewhere is shown here.</source>
        <translation>前向、反向和优化器步累加所发送的内容。别处指到的级显示在这里。</translation>
    </message>
    <message>
        <source>From the estimate's own operators; click one.</source>
        <translation>来自估计自身的算子;点击一个。</translation>
    </message>
    <message>
        <source>How a &amp;layer is cut</source>
        <translation>一层如何切分(&amp;L)</translation>
    </message>
    <message>
        <source>Hybrid 2 × 2</source>
        <translation>混合 2 × 2</translation>
    </message>
    <message>
        <source>Hybrid ZeRO-%1</source>
        <translation>混合 ZeRO-%1</translation>
    </message>
    <message>
        <source>K plays, comma and full stop go from frame to frame.</source>
        <translation>K 播放,逗号与句号逐帧移动。</translation>
    </message>
    <message>
        <source>Nothing is cut</source>
        <translation>什么都不切分</translation>
    </message>
    <message>
        <source>Sequence parallelism</source>
        <translation>序列并行</translation>
    </message>
    <message>
        <source>Shards</source>
        <translation>分片</translation>
    </message>
    <message>
        <source>TP</source>
        <translation>TP</translation>
    </message>
    <message>
        <source>TP + SP</source>
        <translation>TP + SP</translation>
    </message>
    <message>
        <source>TP is 1, and the heads cannot be divided over the GPUs of a node.</source>
        <translation>TP 为 1,头不能分到一个节点的各 GPU 上。</translation>
    </message>
    <message>
        <source>TP, small</source>
        <translation>TP,小例子</translation>
    </message>
    <message>
        <source>TP, this model</source>
        <translation>TP,此模型</translation>
    </message>
    <message>
        <source>The model under each &amp;ZeRO stage</source>
        <translation>各 ZeRO 阶段下的模型(&amp;Z)</translation>
    </message>
    <message>
        <source>This model</source>
        <translation>此模型</translation>
    </message>
    <message>
        <source>What if: the plan has SP.</source>
        <translation>假如:方案有 SP。</translation>
    </message>
    <message>
        <source>What if: the plan has TP %1, this is TP %2.</source>
        <translation>假如:方案为 TP %1,这里为 TP %2。</translation>
    </message>
    <message>
        <source>What if: the plan has no SP.</source>
        <translation>假如:方案没有 SP。</translation>
    </message>
    <message>
        <source>Who holds what?</source>
        <translation>谁持有什么?</translation>
    </message>
    <message>
        <source>ZeRO stage</source>
        <translation>ZeRO 阶段</translation>
    </message>
    <message>
        <source>ZeRO, small</source>
        <translation>ZeRO,小例子</translation>
    </message>
    <message>
        <source>ZeRO, this model</source>
        <translation>ZeRO,此模型</translation>
    </message>
    <message>
        <source>ZeRO-%1</source>
        <translation>ZeRO-%1</translation>
    </message>
    <message>
        <source>ZeRO-&amp;%1 piece by piece</source>
        <translation>逐块看 ZeRO-&amp;%1</translation>
    </message>
</context>
<context>
    <name>app/views/step</name>
    <message>
        <source> · as fast as before</source>
        <translation> · 与之前一样快</translation>
    </message>
    <message>
        <source>%1 collective</source>
        <translation>%1 集合通信</translation>
    </message>
    <message>
        <source>%1 communication</source>
        <translation>%1 通信</translation>
    </message>
    <message>
        <source>%1 exposed</source>
        <translation>暴露 %1</translation>
    </message>
    <message>
        <source>%1 hidden</source>
        <translation>隐藏 %1</translation>
    </message>
    <message>
        <source>%1 of these together</source>
        <comment>changes of a plan</comment>
        <translation>其中 %1 项一起</translation>
    </message>
    <message>
        <source>%1, SP</source>
        <translation>%1,SP</translation>
    </message>
    <message>
        <source>%1, SP, ov.</source>
        <translation>%1,SP,重叠</translation>
    </message>
    <message>
        <source>&amp;Bucket</source>
        <translation>桶(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;EP</source>
        <translation>&amp;EP</translation>
    </message>
    <message>
        <source>&amp;TP</source>
        <translation>&amp;TP</translation>
    </message>
    <message>
        <source>&amp;gradients</source>
        <translation>梯度(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;weights</source>
        <translation>权重(&amp;W)</translation>
    </message>
    <message>
        <source>1,024 MiB</source>
        <translation>1,024 MiB</translation>
    </message>
    <message>
        <source>; the plan would be tight</source>
        <translation>;该方案会偏紧</translation>
    </message>
    <message>
        <source>; the plan would not fit any more</source>
        <translation>;方案将放不下</translation>
    </message>
    <message>
        <source>Accumulation</source>
        <translation>累积</translation>
    </message>
    <message>
        <source>Click a bar to try it on the timeline.</source>
        <translation>点击一个柱,在时间线上试试。</translation>
    </message>
    <message>
        <source>Close trace</source>
        <translation>关闭跟踪</translation>
    </message>
    <message>
        <source>Communication of unknown groups</source>
        <translation>未知组的通信</translation>
    </message>
    <message>
        <source>Data parallel</source>
        <translation>数据并行</translation>
    </message>
    <message>
        <source>Data-parallel communication of a step, as it gets better, and the step’s time</source>
        <translation>一步的数据并行通信逐渐改善,以及该步的时间</translation>
    </message>
    <message>
        <source>EP beside compute</source>
        <translation>EP 与计算并行</translation>
    </message>
    <message>
        <source>Each layer is cut, and each cut communicates where it cannot be hidden; SP moves the same bytes and holds fewer.</source>
        <translation>每层被切分,每处切分在无法隐藏时通信;SP 传输同样的字节而占用更少。</translation>
    </message>
    <message>
        <source>End</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Estimating the steps…</source>
        <translation>正在估计各步…</translation>
    </message>
    <message>
        <source>Export the step to Perfetto</source>
        <translation>把该步导出到 Perfetto</translation>
    </message>
    <message>
        <source>Export to Perfetto</source>
        <translation>导出到 Perfetto</translation>
    </message>
    <message>
        <source>Give the plan what is tried here</source>
        <translation>让方案采用此处所试的值</translation>
    </message>
    <message>
        <source>Gradients leave while the last backward runs</source>
        <translation>梯度在最后一次反向期间发出</translation>
    </message>
    <message>
        <source>Hatched: compute waits for it. Operators are opened in the first and last %1 blocks; wheel and + zoom, F fits.</source>
        <translation>斜线:计算在等待它。首尾各 %1 块中的算子已展开;滚轮和 + 缩放,F 适合窗口。</translation>
    </message>
    <message>
        <source>Hatched: the compute stream waits for it. Wheel, + and − zoom, F fits.</source>
        <translation>斜线:计算流在等待它。滚轮、+ 和 − 缩放,F 适合窗口。</translation>
    </message>
    <message>
        <source>How many bytes of gradients leave together</source>
        <translation>多少字节的梯度一起发出</translation>
    </message>
    <message>
        <source>Idle: bubble, other ranks</source>
        <translation>空闲:气泡,其他 rank</translation>
    </message>
    <message>
        <source>In the step</source>
        <translation>该步中</translation>
    </message>
    <message>
        <source>Larger micro-batches fill the GPU better and cost memory; more of them shrink the pipeline’s bubble.</source>
        <translation>更大的微批次更能填满 GPU,但占显存;更多微批次缩小流水线的气泡。</translation>
    </message>
    <message>
        <source>Looking for what would hide more…</source>
        <translation>正在查找可隐藏更多的办法…</translation>
    </message>
    <message>
        <source>Micro-batch</source>
        <translation>微批次</translation>
    </message>
    <message>
        <source>New weights arrive while the next forward runs</source>
        <translation>新权重在下一次前向期间到达</translation>
    </message>
    <message>
        <source>No overlap that is off, and no other size of buckets, would hide more.</source>
        <translation>开启任何关闭的重叠或改变桶大小都不会隐藏更多。</translation>
    </message>
    <message>
        <source>Not possible here. %1</source>
        <translation>在此不可行。%1</translation>
    </message>
    <message>
        <source>Open a PyTorch profiler trace beside the estimate</source>
        <translation>在估计旁打开 PyTorch 性能分析跟踪</translation>
    </message>
    <message>
        <source>Open a profiler trace</source>
        <translation>打开性能分析跟踪</translation>
    </message>
    <message>
        <source>Opening the step…</source>
        <translation>正在打开该步…</translation>
    </message>
    <message>
        <source>Overlap:</source>
        <translation>重叠:</translation>
    </message>
    <message>
        <source>Own range</source>
        <translation>自选范围</translation>
    </message>
    <message>
        <source>PP beside compute</source>
        <translation>PP 与计算并行</translation>
    </message>
    <message>
        <source>Perfetto…</source>
        <translation>Perfetto…</translation>
    </message>
    <message>
        <source>Pipeline rank</source>
        <translation>流水线 rank</translation>
    </message>
    <message>
        <source>Profiler trace…</source>
        <translation>性能分析跟踪…</translation>
    </message>
    <message>
        <source>Profiler: hidden</source>
        <translation>性能分析:隐藏</translation>
    </message>
    <message>
        <source>Profiler: in the step</source>
        <translation>性能分析:该步中</translation>
    </message>
    <message>
        <source>Profiler: share</source>
        <translation>性能分析:占比</translation>
    </message>
    <message>
        <source>PyTorch profiler traces (*.json *.json.gz);;All files (*)</source>
        <translation>PyTorch profiler 跟踪 (*.json *.json.gz);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Share of the step</source>
        <translation>占该步的比例</translation>
    </message>
    <message>
        <source>Show the estimate alone</source>
        <translation>只显示估计</translation>
    </message>
    <message>
        <source>Show the plan as it is</source>
        <translation>按原样显示方案</translation>
    </message>
    <message>
        <source>Sums of the streams</source>
        <translation>各流合计</translation>
    </message>
    <message>
        <source>TP %1</source>
        <translation>TP %1</translation>
    </message>
    <message>
        <source>TP %1, SP</source>
        <translation>TP %1,SP</translation>
    </message>
    <message>
        <source>TP %1, SP, overlapped</source>
        <translation>TP %1,SP,重叠</translation>
    </message>
    <message>
        <source>TP and SP</source>
        <translation>TP 与 SP</translation>
    </message>
    <message>
        <source>TP beside multiplies</source>
        <translation>TP 与乘法并行</translation>
    </message>
    <message>
        <source>Tensor-parallel collectives run beside their multiplies</source>
        <translation>张量并行的集合通信与其乘法并行</translation>
    </message>
    <message>
        <source>The pipeline rank whose streams are shown</source>
        <translation>显示其各流的流水线 rank</translation>
    </message>
    <message>
        <source>There is no step to export.</source>
        <translation>没有可导出的步。</translation>
    </message>
    <message>
        <source>There is no such step</source>
        <translation>没有这样的步</translation>
    </message>
    <message>
        <source>Time of a step by size and number of micro-batches</source>
        <translation>按微批次大小与数量的步时间</translation>
    </message>
    <message>
        <source>Time of a step by tensor and sequence parallelism</source>
        <translation>按张量与序列并行的步时间</translation>
    </message>
    <message>
        <source>Time of a step by what is recomputed</source>
        <translation>按重计算内容的步时间</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>Tokens travel to experts while others are computed</source>
        <translation>计算其他 token 时,token 送往专家</translation>
    </message>
    <message>
        <source>Traces (*.json)</source>
        <translation>跟踪 (*.json)</translation>
    </message>
    <message>
        <source>Try it on the timeline: the step is %1 shorter, %2 of it%3</source>
        <translation>在时间线上试试:该步缩短 %1,其中 %2%3</translation>
    </message>
    <message>
        <source>Use the bucket size of the framework instead of a stated one</source>
        <translation>用框架的桶大小代替给定的值</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>What is not kept is computed again: time for memory.</source>
        <translation>不保留的就重新计算:以时间换显存。</translation>
    </message>
    <message>
        <source>What leaves while the backward still runs is not waited for; larger buckets pay latency less often, and the last one waits longer.</source>
        <translation>反向仍在运行时发出的无须等待;桶越大,付延迟的次数越少,最后一个等待越久。</translation>
    </message>
    <message>
        <source>What overlaps what on one GPU?</source>
        <translation>一个 GPU 上什么与什么重叠?</translation>
    </message>
    <message>
        <source>Which part of the step is shown</source>
        <translation>显示训练步的哪一部分</translation>
    </message>
    <message>
        <source>Would hide more:</source>
        <translation>可隐藏更多:</translation>
    </message>
    <message>
        <source>Zoom to</source>
        <translation>缩放到</translation>
    </message>
    <message>
        <source>a tied embedding’s gradients, with the other copy’s</source>
        <translation>绑定嵌入的梯度,与另一副本的相加</translation>
    </message>
    <message>
        <source>after the last one</source>
        <translation>最后一个之后</translation>
    </message>
    <message>
        <source>all of these</source>
        <translation>以上全部</translation>
    </message>
    <message>
        <source>beside compute</source>
        <translation>与计算并行</translation>
    </message>
    <message>
        <source>buckets</source>
        <translation>桶</translation>
    </message>
    <message>
        <source>buckets of %1</source>
        <translation>%1 的桶</translation>
    </message>
    <message>
        <source>communication, group unknown</source>
        <translation>通信,组未知</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>副本</translation>
    </message>
    <message>
        <source>estimate, pipeline rank %1</source>
        <translation>估计,流水线 rank %1</translation>
    </message>
    <message>
        <source>every</source>
        <translation>每个</translation>
    </message>
    <message>
        <source>framework’s &amp;own</source>
        <translation>框架自身的(&amp;O)</translation>
    </message>
    <message>
        <source>goes on to %1</source>
        <translation>继续到 %1</translation>
    </message>
    <message>
        <source>gradient bucket %1</source>
        <translation>梯度桶 %1</translation>
    </message>
    <message>
        <source>gradient of the input</source>
        <translation>输入的梯度</translation>
    </message>
    <message>
        <source>gradient of the weights</source>
        <translation>权重的梯度</translation>
    </message>
    <message>
        <source>gradients beside backward</source>
        <translation>梯度与反向并行</translation>
    </message>
    <message>
        <source>gradients once a step</source>
        <translation>每步一次梯度</translation>
    </message>
    <message>
        <source>hidden behind compute</source>
        <translation>藏在计算之后</translation>
    </message>
    <message>
        <source>in buckets</source>
        <translation>按桶</translation>
    </message>
    <message>
        <source>last</source>
        <translation>最后</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>第 %1 层</translation>
    </message>
    <message>
        <source>makespan %1 · bubble %2 · in flight %3</source>
        <translation>总时长 %1 · 气泡 %2 · 在途 %3</translation>
    </message>
    <message>
        <source>memory-bound</source>
        <translation>受显存带宽限制</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>毫秒</translation>
    </message>
    <message>
        <source>multi-token prediction</source>
        <translation>多 token 预测</translation>
    </message>
    <message>
        <source>new weights gathered</source>
        <translation>聚集的新权重</translation>
    </message>
    <message>
        <source>optimizer step</source>
        <translation>优化器步</translation>
    </message>
    <message>
        <source>overlapped</source>
        <translation>重叠</translation>
    </message>
    <message>
        <source>overlapped, tensor by tensor</source>
        <translation>逐张量重叠</translation>
    </message>
    <message>
        <source>profiler</source>
        <translation>分析器</translation>
    </message>
    <message>
        <source>rank %1 of %2</source>
        <translation>rank %1/%2</translation>
    </message>
    <message>
        <source>recompute</source>
        <translation>重计算</translation>
    </message>
    <message>
        <source>sent to a neighbouring stage</source>
        <translation>发给相邻级</translation>
    </message>
    <message>
        <source>sequence parallelism</source>
        <translation>序列并行</translation>
    </message>
    <message>
        <source>the GPU waits for the host’s launches</source>
        <translation>GPU 等待主机的启动</translation>
    </message>
    <message>
        <source>the compute stream waits for it</source>
        <translation>计算流在等待它</translation>
    </message>
    <message>
        <source>the framework’s own: %1 parameters</source>
        <translation>框架自身的:%1 个参数</translation>
    </message>
    <message>
        <source>the timeline again, then the plan as it is</source>
        <translation>再回时间线,然后回原方案</translation>
    </message>
    <message>
        <source>waits for a neighbouring stage’s result</source>
        <translation>等待相邻级的结果</translation>
    </message>
    <message>
        <source>waits for the host</source>
        <translation>等待主机</translation>
    </message>
    <message>
        <source>weights beside forward</source>
        <translation>权重与前向并行</translation>
    </message>
    <message>
        <source>weights gathered ahead, gradients scattered</source>
        <translation>权重提前聚集,梯度分散</translation>
    </message>
    <message>
        <source>weights kept after forward</source>
        <translation>前向后保留的权重</translation>
    </message>
    <message>
        <source>what every step costs the host</source>
        <translation>每步对主机的代价</translation>
    </message>
    <message>
        <source>with every micro-batch</source>
        <translation>每个微批次</translation>
    </message>
</context>
<context>
    <name>app/views/training</name>
    <message>
        <source>%1 failures to be expected</source>
        <translation>预计 %1 次故障</translation>
    </message>
    <message>
        <source>%1 on %2 GPUs</source>
        <comment>a duration</comment>
        <translation>%2 个 GPU 上 %1</translation>
    </message>
    <message>
        <source>A checkpoint</source>
        <translation>一个检查点</translation>
    </message>
    <message>
        <source>A failure costs, beside what is repeated</source>
        <translation>除重复部分外,一次故障的代价</translation>
    </message>
    <message>
        <source>As it is set, or Daly's</source>
        <translation>按设定,或 Daly 的值</translation>
    </message>
    <message>
        <source>Between two checkpoints</source>
        <translation>两个检查点之间</translation>
    </message>
    <message>
        <source>Checkpoints and failures counted where their rate is given</source>
        <translation>给出故障率时计入检查点与故障</translation>
    </message>
    <message>
        <source>Click a figure for its derivation. Set an assumption by typing over its value; empty takes it back.</source>
        <translation>点击数字看其推导。在值上输入以设定假设;留空则撤回。</translation>
    </message>
    <message>
        <source>Daly 2006, equation 37</source>
        <translation>Daly 2006,式 37</translation>
    </message>
    <message>
        <source>Down, or repeating</source>
        <translation>停机或重复</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>能耗</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>故障</translation>
    </message>
    <message>
        <source>Goodput</source>
        <translation>有效产出</translation>
    </message>
    <message>
        <source>Goodput by the time between checkpoints</source>
        <translation>有效产出与检查点间隔</translation>
    </message>
    <message>
        <source>How long until the end? Give the training a token budget, below.</source>
        <translation>还要多久结束?请在下方给出训练的 token 预算。</translation>
    </message>
    <message>
        <source>How long, and for how much, to the last token?</source>
        <translation>到最后一个 token 需多久、花多少?</translation>
    </message>
    <message>
        <source>In the currency of a GPU hour's</source>
        <translation>以 GPU 小时价的货币计</translation>
    </message>
    <message>
        <source>Keep the assumed value in this scenario</source>
        <translation>把假定值写入此场景</translation>
    </message>
    <message>
        <source>No failures are counted: give %1, below.</source>
        <translation>未计入故障:请在下方给出 %1。</translation>
    </message>
    <message>
        <source>Not known without it</source>
        <translation>缺少它则不可知</translation>
    </message>
    <message>
        <source>Of all GPUs together, in the mean</source>
        <translation>所有 GPU 合计,平均</translation>
    </message>
    <message>
        <source>Of the GPUs at the power that is given</source>
        <translation>GPU 的,按给定功率</translation>
    </message>
    <message>
        <source>Of the wall clock</source>
        <translation>占实际用时</translation>
    </message>
    <message>
        <source>Of the wall clock, what trains and is not repeated</source>
        <translation>占实际用时,真正训练且不重复的部分</translation>
    </message>
    <message>
        <source>Of the wall clock: being down, and training again what was lost</source>
        <translation>占实际用时:停机,以及重新训练丢失的部分</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Set</source>
        <comment>a value that is assumed</comment>
        <translation>设置</translation>
    </message>
    <message>
        <source>There is no time to count</source>
        <translation>没有可计的时间</translation>
    </message>
    <message>
        <source>Time between failures</source>
        <translation>故障间隔</translation>
    </message>
    <message>
        <source>To be expected in this time</source>
        <translation>此时间内的预期</translation>
    </message>
    <message>
        <source>To the last token</source>
        <translation>到最后一个 token</translation>
    </message>
    <message>
        <source>Type another value; empty takes it back</source>
        <translation>输入另一个值;留空则撤回</translation>
    </message>
    <message>
        <source>Waiting for checkpoints</source>
        <translation>等待检查点</translation>
    </message>
    <message>
        <source>Weights, their master copy and the moments</source>
        <translation>权重、其主副本与动量</translation>
    </message>
    <message>
        <source>What is assumed</source>
        <translation>所作假设</translation>
    </message>
    <message>
        <source>What is assumed is in italics: click Set to keep it in this scenario, or type another value.</source>
        <translation>假定值以斜体显示：点击“设置”将其写入此场景，或输入其他值。</translation>
    </message>
    <message>
        <source>What the training comes to</source>
        <translation>训练的总量</translation>
    </message>
    <message>
        <source>Young 1974, of the first order</source>
        <translation>Young 1974,一阶</translation>
    </message>
    <message>
        <source>assumed: %1</source>
        <comment>a published source</comment>
        <translation>假定：%1</translation>
    </message>
    <message>
        <source>assumption</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>between two checkpoints</source>
        <translation>两个检查点之间</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>内置</translation>
    </message>
    <message>
        <source>by Daly</source>
        <translation>按 Daly</translation>
    </message>
    <message>
        <source>by Young</source>
        <translation>按 Young</translation>
    </message>
    <message>
        <source>from</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>goodput</source>
        <translation>有效产出</translation>
    </message>
    <message>
        <source>goodput %1</source>
        <translation>有效产出 %1</translation>
    </message>
    <message>
        <source>goodput, %</source>
        <translation>有效产出,%</translation>
    </message>
    <message>
        <source>needs: %1</source>
        <comment>a figure that is not known</comment>
        <translation>需要:%1</translation>
    </message>
    <message>
        <source>set in this scenario</source>
        <translation>在此场景中设置</translation>
    </message>
    <message>
        <source>this training</source>
        <translation>此训练</translation>
    </message>
    <message>
        <source>“%1” is no value for %2. Right would be for example 8M or 1.5T.</source>
        <translation>“%1”不是 %2 的值。例如 8M 或 1.5T 是对的。</translation>
    </message>
    <message>
        <source>… by Daly</source>
        <translation>… 按 Daly</translation>
    </message>
    <message>
        <source>… by Young</source>
        <translation>… 按 Young</translation>
    </message>
    <message>
        <source>… is stored in</source>
        <translation>… 存储用时</translation>
    </message>
    <message>
        <source>… stalls training for</source>
        <translation>… 使训练停顿</translation>
    </message>
    <message>
        <source>… without failures</source>
        <translation>… 无故障时</translation>
    </message>
</context>
<context>
    <name>app/window</name>
    <message>
        <source>%1 beside</source>
        <translation>旁边 %1</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>%1 已写入。</translation>
    </message>
    <message>
        <source>%1[*] — Shardscope</source>
        <translation>%1[*] — Shardscope</translation>
    </message>
    <message>
        <source>&amp;About Shardscope</source>
        <translation>关于 Shardscope(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Cards for the pipeline game…</source>
        <translation>流水线游戏卡片(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>清空列表(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>配色(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Copy the scenario</source>
        <translation>复制场景(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Do anything…</source>
        <translation>做任何事(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>指南(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Import a log or profile…</source>
        <translation>导入日志或性能档案…(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>键盘快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Layout</source>
        <translation>布局(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;New window</source>
        <translation>新建窗口(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open scenario, config.json or launch file…</source>
        <translation>打开场景、config.json 或启动文件(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Paste a scenario or config.json</source>
        <translation>粘贴场景或 config.json(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>重做(&amp;R):%1</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>缩小文字(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>撤销(&amp;U):%1</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>这是什么?(&amp;W)</translation>
    </message>
    <message>
        <source>A Hugging Face config.json, or a scenario saved before.</source>
        <translation>Hugging Face 的 config.json,或先前保存的场景。</translation>
    </message>
    <message>
        <source>A lesson</source>
        <translation>一节课</translation>
    </message>
    <message>
        <source>A model and GPUs</source>
        <translation>一个模型与若干 GPU</translation>
    </message>
    <message>
        <source>About Shardscope</source>
        <translation>关于 Shardscope</translation>
    </message>
    <message>
        <source>An example</source>
        <translation>一个例子</translation>
    </message>
    <message>
        <source>C&amp;ontrols</source>
        <translation>控件(&amp;O)</translation>
    </message>
    <message>
        <source>Choose model and GPUs</source>
        <translation>选择模型与 GPU</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>关闭消息</translation>
    </message>
    <message>
        <source>Close the pane</source>
        <translation>关闭窗格</translation>
    </message>
    <message>
        <source>Close this pane</source>
        <translation>关闭此窗格</translation>
    </message>
    <message>
        <source>Copy a scenario, a model's config.json or one of these files first.</source>
        <translation>请先复制一个场景、模型的 config.json 或这些文件之一。</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>复制详情</translation>
    </message>
    <message>
        <source>Copy the scenario as &amp;one line</source>
        <translation>把场景复制为一行(&amp;O)</translation>
    </message>
    <message>
        <source>Deriva&amp;tion</source>
        <translation>推导(&amp;T)</translation>
    </message>
    <message>
        <source>Do anything…   %1</source>
        <translation>做任何事…   %1</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Export &amp;launch files…</source>
        <translation>导出启动文件(&amp;L)…</translation>
    </message>
    <message>
        <source>Export for %1</source>
        <translation>导出为 %1</translation>
    </message>
    <message>
        <source>F&amp;indings</source>
        <translation>诊断(&amp;I)</translation>
    </message>
    <message>
        <source>Fill the window with the pane, and back</source>
        <translation>让此窗格占满窗口,再按还原</translation>
    </message>
    <message>
        <source>Fill the window with this view, and back (Z)</source>
        <translation>让此视图占满窗口,再按还原 (Z)</translation>
    </message>
    <message>
        <source>For a class</source>
        <translation>用于课堂</translation>
    </message>
    <message>
        <source>Hide the controls (Ctrl+B)</source>
        <translation>隐藏控件 (Ctrl+B)</translation>
    </message>
    <message>
        <source>How each &amp;number is computed</source>
        <translation>每个数字如何算出(&amp;N)</translation>
    </message>
    <message>
        <source>Import a log or profile</source>
        <translation>导入日志或性能档案</translation>
    </message>
    <message>
        <source>In %1</source>
        <translation>在 %1</translation>
    </message>
    <message>
        <source>La&amp;rger text</source>
        <translation>放大文字(&amp;R)</translation>
    </message>
    <message>
        <source>Logs and profiles (*.json *.jsonl *.log *.txt *.csv *.out);;All files (*)</source>
        <translation>日志与 profile (*.json *.jsonl *.log *.txt *.csv *.out);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Names of the views</source>
        <translation>视图名称</translation>
    </message>
    <message>
        <source>No degree is locked</source>
        <translation>没有锁定任何并行度</translation>
    </message>
    <message>
        <source>No file was opened or saved yet</source>
        <translation>尚未打开或保存任何文件</translation>
    </message>
    <message>
        <source>Nothing has changed since it was saved</source>
        <translation>自保存以来没有改动</translation>
    </message>
    <message>
        <source>Nothing was written</source>
        <translation>没有写入任何内容</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Open &amp;beside</source>
        <translation>并排打开(&amp;B)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>打开最近(&amp;R)</translation>
    </message>
    <message>
        <source>Open an example</source>
        <translation>打开示例</translation>
    </message>
    <message>
        <source>Open from the clipboard</source>
        <translation>从剪贴板打开</translation>
    </message>
    <message>
        <source>Open the built-in &amp;example</source>
        <translation>打开内置示例(&amp;E)</translation>
    </message>
    <message>
        <source>Other settings changed with this one</source>
        <translation>随此项一并更改的其他设置</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>PDF 文档 (*.pdf)</translation>
    </message>
    <message>
        <source>Published runs, ready to be changed. Ctrl+Z brings every change back.</source>
        <translation>已发表的运行,可直接改动。Ctrl+Z 撤回每次改动。</translation>
    </message>
    <message>
        <source>Read from %1: %2.</source>
        <translation>读自 %1:%2。</translation>
    </message>
    <message>
        <source>Recent file</source>
        <translation>最近的文件</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>另存为</translation>
    </message>
    <message>
        <source>Save the cards</source>
        <translation>保存卡片</translation>
    </message>
    <message>
        <source>Save the changes to this scenario before another is opened?</source>
        <translation>打开另一场景前,保存对此场景的改动?</translation>
    </message>
    <message>
        <source>Scenarios, models and launch files (%1);;All files (*)</source>
        <translation>场景、模型与启动文件 (%1);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>设置(&amp;T)…</translation>
    </message>
    <message>
        <source>Shardscope %1

How a transformer's training step splits across GPUs. Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Shardscope %1

transformer 的训练步如何切分到多个 GPU。自由软件,遵循 GNU 通用公共许可证第 3 版或更新版本。</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>Show the controls (Ctrl+B)</source>
        <translation>显示控件 (Ctrl+B)</translation>
    </message>
    <message>
        <source>Take a lesson</source>
        <translation>上一节课</translation>
    </message>
    <message>
        <source>Take over the &amp;best plan</source>
        <translation>采用最佳方案(&amp;B)</translation>
    </message>
    <message>
        <source>Take them from the catalogue; the plan follows and says whether it fits.</source>
        <translation>从目录中选取;方案随之变动,并说明是否放得下。</translation>
    </message>
    <message>
        <source>Ten minutes each: predict first, then see why.</source>
        <translation>每节十分钟：先预测，再看原因。</translation>
    </message>
    <message>
        <source>That value cannot be</source>
        <translation>该值不可取</translation>
    </message>
    <message>
        <source>The cluster has no profile</source>
        <translation>集群没有性能档案</translation>
    </message>
    <message>
        <source>The scenario is on the clipboard, as its file would be.</source>
        <translation>场景已在剪贴板上,与其文件内容相同。</translation>
    </message>
    <message>
        <source>The scenario is on the clipboard, as one line: paste it into Shardscope, or give it to the command line.</source>
        <translation>场景已作为一行放入剪贴板:请粘贴到 Shardscope,或交给命令行。</translation>
    </message>
    <message>
        <source>There is no such plan; its findings say why.</source>
        <translation>没有这样的方案;其诊断说明原因。</translation>
    </message>
    <message>
        <source>There is nothing to paste</source>
        <translation>没有可粘贴的内容</translation>
    </message>
    <message>
        <source>There is nothing to print</source>
        <translation>没有可打印的内容</translation>
    </message>
    <message>
        <source>There is nothing to redo</source>
        <translation>没有可重做的操作</translation>
    </message>
    <message>
        <source>There is nothing to undo</source>
        <translation>没有可撤销的操作</translation>
    </message>
    <message>
        <source>This model cannot be estimated</source>
        <translation>此模型无法估计</translation>
    </message>
    <message>
        <source>Un&amp;lock all degrees</source>
        <translation>解锁所有并行度(&amp;L)</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存的改动</translation>
    </message>
    <message>
        <source>Use the &amp;built-in figures</source>
        <translation>使用内置数据(&amp;B)</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>Views of this pane</source>
        <translation>此窗格的视图</translation>
    </message>
    <message>
        <source>Ways to begin</source>
        <translation>开始的方式</translation>
    </message>
    <message>
        <source>With Ctrl it opens beside what is seen.</source>
        <translation>按住 Ctrl 则在当前内容旁打开。</translation>
    </message>
    <message>
        <source>Your model</source>
        <translation>您的模型</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>原样</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>剪贴板</translation>
    </message>
    <message>
        <source>what was dropped</source>
        <translation>丢弃的</translation>
    </message>
</context>
<context>
    <name>core/base</name>
    <message>
        <source>dualpipe</source>
        <translation>dualpipe</translation>
    </message>
    <message>
        <source>interleaved</source>
        <translation>交错</translation>
    </message>
</context>
<context>
    <name>core/decide</name>
    <message>
        <source>20 a parameter (Hoffmann 2022)</source>
        <translation>每个参数 20 个（Hoffmann 2022）</translation>
    </message>
    <message>
        <source>as Llama 3 had (arXiv 2407.21783)</source>
        <translation>与 Llama 3 相同（arXiv 2407.21783）</translation>
    </message>
    <message>
        <source>the GPU's power limit</source>
        <translation>GPU 的功率上限</translation>
    </message>
    <message>
        <source>{provider} on demand, {currency}, {date}</source>
        <translation>{provider} 按需，{currency}，{date}</translation>
    </message>
</context>
<context>
    <name>core/field</name>
    <message>
        <source>122 MB/s a GPU, as Llama 3's storage sustained</source>
        <translation>每 GPU 122 MB/s,如 Llama 3 的存储所持续</translation>
    </message>
    <message>
        <source>600 s, MegaScale's</source>
        <translation>600 秒,MegaScale 的值</translation>
    </message>
    <message>
        <source>A built-in model.</source>
        <translation>内置模型。</translation>
    </message>
    <message>
        <source>A calibrated hardware profile: its path, or its content.</source>
        <translation>校准过的硬件性能档案:其路径或内容。</translation>
    </message>
    <message>
        <source>A kind of node: GPU, GPUs per node, network and adapters at once.</source>
        <translation>一种节点:一次给出 GPU、每节点 GPU 数、网络和网卡。</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>激活</translation>
    </message>
    <message>
        <source>Adapters per node</source>
        <translation>每节点网卡数</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>架构</translation>
    </message>
    <message>
        <source>Asynchronous checkpoints</source>
        <translation>异步检查点</translation>
    </message>
    <message>
        <source>Attention kernel</source>
        <translation>注意力核</translation>
    </message>
    <message>
        <source>Bucket</source>
        <translation>桶</translation>
    </message>
    <message>
        <source>Byte recipe</source>
        <translation>字节配方</translation>
    </message>
    <message>
        <source>CP</source>
        <translation>CP</translation>
    </message>
    <message>
        <source>CUDA graph</source>
        <translation>CUDA 图</translation>
    </message>
    <message>
        <source>Capacity factor</source>
        <translation>容量因子</translation>
    </message>
    <message>
        <source>Checkpoint bandwidth</source>
        <translation>检查点带宽</translation>
    </message>
    <message>
        <source>Checkpoint interval</source>
        <translation>检查点间隔</translation>
    </message>
    <message>
        <source>Chunks</source>
        <translation>分块数</translation>
    </message>
    <message>
        <source>Compiled</source>
        <translation>已编译</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>上下文</translation>
    </message>
    <message>
        <source>Context by</source>
        <translation>上下文方式</translation>
    </message>
    <message>
        <source>Context layout</source>
        <translation>上下文布局</translation>
    </message>
    <message>
        <source>Copies of the model that take different sequences.</source>
        <translation>取不同序列的模型副本。</translation>
    </message>
    <message>
        <source>DP</source>
        <translation>DP</translation>
    </message>
    <message>
        <source>Daly's optimum</source>
        <translation>Daly 的最优值</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Deterministic</source>
        <translation>确定性</translation>
    </message>
    <message>
        <source>EP</source>
        <translation>EP</translation>
    </message>
    <message>
        <source>ETP</source>
        <translation>ETP</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>Expert TP</source>
        <translation>专家 TP</translation>
    </message>
    <message>
        <source>Expert dispatcher</source>
        <translation>专家分发器</translation>
    </message>
    <message>
        <source>Expert imbalance</source>
        <translation>专家不均衡</translation>
    </message>
    <message>
        <source>Expert parallel</source>
        <translation>专家并行</translation>
    </message>
    <message>
        <source>Expert routing</source>
        <translation>专家路由</translation>
    </message>
    <message>
        <source>Expert tensor parallel</source>
        <translation>专家张量并行</translation>
    </message>
    <message>
        <source>FP8 recipe</source>
        <translation>FP8 配方</translation>
    </message>
    <message>
        <source>From a failure until the last checkpoint is read: noticing, finding and replacing what failed.</source>
        <translation>从故障到读完上一个检查点:发现、定位并更换故障部件。</translation>
    </message>
    <message>
        <source>Fused kernels</source>
        <translation>融合核</translation>
    </message>
    <message>
        <source>GPU hours</source>
        <translation>GPU 小时</translation>
    </message>
    <message>
        <source>GPU hours between two failures that stop the job: about 50,700 in Llama 3's training, 29,500 and 82,100 in Meta's two research clusters.</source>
        <translation>两次使作业停止的故障之间的 GPU 小时:Llama 3 训练中约 50,700,Meta 的两个研究集群中 29,500 与 82,100。</translation>
    </message>
    <message>
        <source>GPU hours per failure</source>
        <translation>每次故障 GPU 小时</translation>
    </message>
    <message>
        <source>GPU price/h</source>
        <translation>GPU 时价</translation>
    </message>
    <message>
        <source>GPUs / (tp · cp · pp)</source>
        <translation>GPU 数 / (tp · cp · pp)</translation>
    </message>
    <message>
        <source>GPUs in one node.</source>
        <translation>一个节点中的 GPU 数。</translation>
    </message>
    <message>
        <source>GPUs that share the scale-up network, 72 for NVL72.</source>
        <translation>共享纵向扩展网络的 GPU 数,NVL72 为 72。</translation>
    </message>
    <message>
        <source>Gradient bytes that are reduced at once; below 64 KiB a bucket costs its latency whatever its size.</source>
        <translation>一次归约的梯度字节;低于 64 KiB 时,无论多小,桶都要付出其延迟。</translation>
    </message>
    <message>
        <source>Gradient format</source>
        <translation>梯度格式</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>How low-precision multiplies are scaled.</source>
        <translation>低精度乘法如何缩放。</translation>
    </message>
    <message>
        <source>How many layers of a stage are recomputed.</source>
        <translation>一级中有多少层重计算。</translation>
    </message>
    <message>
        <source>How many nodes.</source>
        <translation>节点数。</translation>
    </message>
    <message>
        <source>How much of the step is launched as a graph.</source>
        <translation>该步有多少以图启动。</translation>
    </message>
    <message>
        <source>How tokens travel to their experts.</source>
        <translation>token 如何到达其专家。</translation>
    </message>
    <message>
        <source>Hugging Face config</source>
        <translation>Hugging Face 配置</translation>
    </message>
    <message>
        <source>In what format gradients are accumulated and reduced.</source>
        <translation>梯度以何种格式累积和归约。</translation>
    </message>
    <message>
        <source>Layers of each stage and chunk, in model order.</source>
        <translation>每级每分块的层数,按模型顺序。</translation>
    </message>
    <message>
        <source>Layers per stage</source>
        <translation>每级层数</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>Micro-batches that an interleaved schedule runs together.</source>
        <translation>交错调度一起运行的微批次数。</translation>
    </message>
    <message>
        <source>Model chunks, or virtual stages, of one pipeline rank.</source>
        <translation>一个流水线 rank 的模型分块,即虚拟级。</translation>
    </message>
    <message>
        <source>NVLink domain</source>
        <translation>NVLink 域</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Network adapters in one node.</source>
        <translation>一个节点中的网卡数。</translation>
    </message>
    <message>
        <source>Number format of the matrix multiplies.</source>
        <translation>矩阵乘法的数字格式。</translation>
    </message>
    <message>
        <source>Of all GPUs together to their storage, and back.</source>
        <translation>所有 GPU 合计与其存储之间,往返。</translation>
    </message>
    <message>
        <source>Offload</source>
        <translation>卸载</translation>
    </message>
    <message>
        <source>Offloaded activations</source>
        <translation>卸载的激活</translation>
    </message>
    <message>
        <source>Overlap experts</source>
        <translation>重叠专家</translation>
    </message>
    <message>
        <source>Overlap gradients</source>
        <translation>重叠梯度</translation>
    </message>
    <message>
        <source>Overlap pipeline</source>
        <translation>重叠流水线</translation>
    </message>
    <message>
        <source>Overlap tensor parallel</source>
        <translation>重叠张量并行</translation>
    </message>
    <message>
        <source>Overlap weights</source>
        <translation>重叠权重</translation>
    </message>
    <message>
        <source>PP</source>
        <translation>PP</translation>
    </message>
    <message>
        <source>Pipeline hops</source>
        <translation>流水线跳</translation>
    </message>
    <message>
        <source>Pipeline parallel</source>
        <translation>流水线并行</translation>
    </message>
    <message>
        <source>Power per GPU</source>
        <translation>每 GPU 功率</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>Price per GPU hour</source>
        <translation>每 GPU 小时价格</translation>
    </message>
    <message>
        <source>Rank order</source>
        <translation>rank 顺序</translation>
    </message>
    <message>
        <source>Ranks over which a layer's experts are spread.</source>
        <translation>一层的专家所分布的 rank 数。</translation>
    </message>
    <message>
        <source>Ranks that share every matrix of a layer.</source>
        <translation>共享一层每个矩阵的 rank 数。</translation>
    </message>
    <message>
        <source>Ranks that share one ZeRO or FSDP shard.</source>
        <translation>共享一份 ZeRO 或 FSDP 分片的 rank 数。</translation>
    </message>
    <message>
        <source>Ranks that share one sequence.</source>
        <translation>共享一条序列的 rank 数。</translation>
    </message>
    <message>
        <source>Ranks that share the matrices of one expert.</source>
        <translation>共享一个专家各矩阵的 rank 数。</translation>
    </message>
    <message>
        <source>Recomputed layers</source>
        <translation>重计算的层</translation>
    </message>
    <message>
        <source>Recomputed modules</source>
        <translation>重计算的模块</translation>
    </message>
    <message>
        <source>Reduce every micro-batch</source>
        <translation>每个微批次都归约</translation>
    </message>
    <message>
        <source>Reshard after forward</source>
        <translation>前向后重新分片</translation>
    </message>
    <message>
        <source>Restart time</source>
        <translation>重启时间</translation>
    </message>
    <message>
        <source>SP</source>
        <translation>SP</translation>
    </message>
    <message>
        <source>Seconds of training between two checkpoints.</source>
        <translation>两个检查点之间的训练秒数。</translation>
    </message>
    <message>
        <source>Sequence parallel</source>
        <translation>序列并行</translation>
    </message>
    <message>
        <source>Sequences of one forward pass.</source>
        <translation>一次前向的序列数。</translation>
    </message>
    <message>
        <source>Sequences of one optimizer step, over all GPUs.</source>
        <translation>一次优化器步的序列数,所有 GPU 合计。</translation>
    </message>
    <message>
        <source>Shard group</source>
        <translation>分片组</translation>
    </message>
    <message>
        <source>Stages into which the layers are cut.</source>
        <translation>层所切成的级数。</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>张量并行</translation>
    </message>
    <message>
        <source>The accelerator.</source>
        <translation>加速器。</translation>
    </message>
    <message>
        <source>The axes of the mesh, fastest-varying first.</source>
        <translation>网格的各轴,变化最快者在前。</translation>
    </message>
    <message>
        <source>The content of a config.json, verbatim.</source>
        <translation>config.json 的内容,逐字。</translation>
    </message>
    <message>
        <source>The fraction of the activations that is sent to the host.</source>
        <translation>送往主机的激活比例。</translation>
    </message>
    <message>
        <source>The implementation of attention.</source>
        <translation>注意力的实现。</translation>
    </message>
    <message>
        <source>The implementation of the cross-entropy; chunked works on an eighth of the tokens at a time.</source>
        <translation>交叉熵的实现;chunked 每次处理八分之一的 token。</translation>
    </message>
    <message>
        <source>The model's dimensions, field by field.</source>
        <translation>模型的各维度,逐个字段。</translation>
    </message>
    <message>
        <source>The network between nodes.</source>
        <translation>节点之间的网络。</translation>
    </message>
    <message>
        <source>The optimizer, and the format of its states.</source>
        <translation>优化器及其状态的格式。</translation>
    </message>
    <message>
        <source>The training framework.</source>
        <translation>训练框架。</translation>
    </message>
    <message>
        <source>The year of the software.</source>
        <translation>软件的年份。</translation>
    </message>
    <message>
        <source>Token budget</source>
        <translation>token 预算</translation>
    </message>
    <message>
        <source>Tokens of one sequence.</source>
        <translation>一条序列的 token 数。</translation>
    </message>
    <message>
        <source>Tokens of the busiest expert rank, over the mean.</source>
        <translation>最忙的专家 rank 的 token 数与平均之比。</translation>
    </message>
    <message>
        <source>Tokens of the whole training.</source>
        <translation>整个训练的 token 数。</translation>
    </message>
    <message>
        <source>Tokens that an expert takes at most, over the mean.</source>
        <translation>一个专家至多接收的 token 数与平均之比。</translation>
    </message>
    <message>
        <source>What a GPU and its share of the node draw.</source>
        <translation>一个 GPU 及其在节点中所占部分的功耗。</translation>
    </message>
    <message>
        <source>What a GPU costs for an hour.</source>
        <translation>一个 GPU 每小时的费用。</translation>
    </message>
    <message>
        <source>What data-parallel ranks share: 1 optimizer states, 2 also gradients, 3 also weights.</source>
        <translation>数据并行 rank 分摊什么:1 优化器状态,2 加梯度,3 加权重。</translation>
    </message>
    <message>
        <source>What is computed again in the backward pass instead of being kept.</source>
        <translation>反向中重新计算而不保留的内容。</translation>
    </message>
    <message>
        <source>What selective recompute computes again; moe_act is the activation function, dense or of experts.</source>
        <translation>选择性重计算重新计算什么;moe_act 是激活函数,稠密的或专家的。</translation>
    </message>
    <message>
        <source>What this scenario is called.</source>
        <translation>此场景的名称。</translation>
    </message>
    <message>
        <source>Whether a stage computes on while its messages travel, or waits for each.</source>
        <translation>消息传输时,级是继续计算,还是逐个等待。</translation>
    </message>
    <message>
        <source>Whether each RMSNorm and each activation is one kernel, or one for every operation in it.</source>
        <translation>每个 RMSNorm 和激活是一个核,还是每个操作各一个核。</translation>
    </message>
    <message>
        <source>Whether gathered ZeRO-3 weights are freed between forward and backward.</source>
        <translation>聚集的 ZeRO-3 权重是否在前向与反向之间释放。</translation>
    </message>
    <message>
        <source>Whether gradients are reduced at each accumulation step.</source>
        <translation>是否在每个累积步归约梯度。</translation>
    </message>
    <message>
        <source>Whether gradients are reduced behind the backward pass.</source>
        <translation>梯度归约是否藏在反向之后。</translation>
    </message>
    <message>
        <source>Whether norms and dropout are split over the sequence among the tensor-parallel ranks.</source>
        <translation>归一化与 dropout 是否沿序列分到各张量并行 rank。</translation>
    </message>
    <message>
        <source>Whether only kernels run that a deterministic run may use: of attention a slower backward, and on Blackwell before 2026 no cuDNN.</source>
        <translation>是否只运行确定性运行可用的核:注意力的反向较慢,且 2026 年之前在 Blackwell 上没有 cuDNN。</translation>
    </message>
    <message>
        <source>Whether routing is balanced, by force or by training, or capped.</source>
        <translation>路由是否均衡(强制或经训练),或有上限。</translation>
    </message>
    <message>
        <source>Whether tensor-parallel communication is split and hidden behind the multiplies.</source>
        <translation>张量并行通信是否拆分并藏在乘法之后。</translation>
    </message>
    <message>
        <source>Whether the experts' all-to-all is hidden behind another micro-batch.</source>
        <translation>专家的 all-to-all 是否藏在另一微批次之后。</translation>
    </message>
    <message>
        <source>Whether the model goes through a compiler (torch.compile, XLA).</source>
        <translation>模型是否经过编译器(torch.compile、XLA)。</translation>
    </message>
    <message>
        <source>Whether training waits only until the states are copied to the hosts, not until they are stored.</source>
        <translation>训练是否只等到状态复制到主机,而不等到存储完毕。</translation>
    </message>
    <message>
        <source>Whether weights are gathered behind the forward pass.</source>
        <translation>权重聚集是否藏在前向之后。</translation>
    </message>
    <message>
        <source>Which stage runs which micro-batch when.</source>
        <translation>哪一级何时运行哪个微批次。</translation>
    </message>
    <message>
        <source>Which states live in the host's memory.</source>
        <translation>哪些状态放在主机内存中。</translation>
    </message>
    <message>
        <source>Which tokens a context-parallel rank holds, and how keys and values travel.</source>
        <translation>上下文并行 rank 持有哪些 token,key 与 value 如何传输。</translation>
    </message>
    <message>
        <source>Whose bytes per parameter: weights, gradients, optimizer.</source>
        <translation>采用谁的每参数字节数:权重、梯度、优化器。</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>年份</translation>
    </message>
    <message>
        <source>ZeRO</source>
        <translation>ZeRO</translation>
    </message>
    <message>
        <source>a list of names</source>
        <translation>名称列表</translation>
    </message>
    <message>
        <source>a list of whole numbers</source>
        <translation>整数列表</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>字符串</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>adapters</source>
        <translation>适配器</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>数组</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>as evenly as the recipe's framework does</source>
        <translation>与配方的框架一样均匀</translation>
    </message>
    <message>
        <source>as in the first built-in node with this GPU</source>
        <translation>与使用此 GPU 的首个内置节点相同</translation>
    </message>
    <message>
        <source>as overlap.grad_reduce, but off for nanotron and InternEvo</source>
        <translation>同 overlap.grad_reduce,但 nanotron 与 InternEvo 为关</translation>
    </message>
    <message>
        <source>as the recipe's framework: megatron off for 1f1b and afab, deepspeed off, others on</source>
        <translation>同配方的框架:megatron 在 1f1b 与 afab 时关,deepspeed 关,其他开</translation>
    </message>
    <message>
        <source>as the recipe's framework: off for Megatron-LM before 2024, Megatron-DeepSpeed, NeoX, and DeepSpeed below ZeRO-3</source>
        <translation>同配方的框架:2024 年前的 Megatron-LM、Megatron-DeepSpeed、NeoX 以及低于 ZeRO-3 的 DeepSpeed 为关</translation>
    </message>
    <message>
        <source>as the recipe's framework: off for fsdp2 with a pipeline</source>
        <translation>同配方的框架:fsdp2 有流水线时关</translation>
    </message>
    <message>
        <source>as the recipe's framework: on for Megatron-Bridge and NeMo with tensor parallelism</source>
        <translation>同配方的框架:Megatron-Bridge 与 NeMo 有张量并行时开</translation>
    </message>
    <message>
        <source>as the recipe's framework: on for fsdp2</source>
        <translation>同配方的框架:fsdp2 为开</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>chunks</source>
        <translation>分块数</translation>
    </message>
    <message>
        <source>currency per GPU hour</source>
        <translation>货币 / GPU 小时</translation>
    </message>
    <message>
        <source>each of tp, cp, ep, dp, pp once</source>
        <translation>tp、cp、ep、dp、pp 各一次</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>层</translation>
    </message>
    <message>
        <source>micro-batch</source>
        <translation>微批次</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>no built-in node</source>
        <translation>没有内置节点</translation>
    </message>
    <message>
        <source>no cost is given</source>
        <translation>不给出成本</translation>
    </message>
    <message>
        <source>no duration or cost is given</source>
        <translation>不给出时长或成本</translation>
    </message>
    <message>
        <source>no energy is given</source>
        <translation>不给出能耗</translation>
    </message>
    <message>
        <source>no failures are counted and no goodput is given</source>
        <translation>不计故障,不给出有效产出</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>none is dropped</source>
        <translation>没有丢弃</translation>
    </message>
    <message>
        <source>one of model.preset, model.hf_config and model.architecture is stated</source>
        <translation>须给出 model.preset、model.hf_config 与 model.architecture 之一</translation>
    </message>
    <message>
        <source>pp; for zb1p-interleaved m / max(1, floor(m / p))</source>
        <translation>pp;zb1p-interleaved 时为 m / max(1, floor(m / p))</translation>
    </message>
    <message>
        <source>rank order</source>
        <translation>rank 顺序</translation>
    </message>
    <message>
        <source>sequences</source>
        <translation>序列</translation>
    </message>
    <message>
        <source>that framework's default of that year</source>
        <translation>该框架当年的默认值</translation>
    </message>
    <message>
        <source>the attention core</source>
        <translation>注意力核心</translation>
    </message>
    <message>
        <source>the built-in figures</source>
        <translation>内置数字</translation>
    </message>
    <message>
        <source>the device's own, which ends at the node unless it is a rack's</source>
        <translation>设备自身的,除非是机架级否则止于节点</translation>
    </message>
    <message>
        <source>the framework's: Megatron max(40 M, 1 M · dp) parameters, DeepSpeed 500 M, InternEvo 512 MiB, others 25 MiB</source>
        <translation>框架的:Megatron max(40 M, 1 M · dp) 个参数,DeepSpeed 500 M,InternEvo 512 MiB,其他 25 MiB</translation>
    </message>
    <message>
        <source>the recipe's</source>
        <translation>配方的</translation>
    </message>
    <message>
        <source>the recipe's own</source>
        <translation>配方自身的</translation>
    </message>
    <message>
        <source>the usual one of the framework, year and GPU</source>
        <translation>框架、年份与 GPU 通常的那个</translation>
    </message>
    <message>
        <source>today's</source>
        <translation>如今的</translation>
    </message>
    <message>
        <source>tp</source>
        <translation>tp</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>真或假</translation>
    </message>
    <message>
        <source>year</source>
        <translation>年份</translation>
    </message>
</context>
<context>
    <name>core/launch</name>
    <message>
        <source>"{}" is not an optimizer that is estimated; AdamW is taken in its place.</source>
        <translation>“{}”不是可估计的优化器;以 AdamW 代替。</translation>
    </message>
    <message>
        <source>"{}" is not one of the built-in models, so the model is unknown.</source>
        <translation>“{}”不是内置模型之一,因此模型未知。</translation>
    </message>
    <message>
        <source>AdamW stands for an optimizer that has no counterpart here.</source>
        <translation>此优化器在这里没有对应项,以 AdamW 代替。</translation>
    </message>
    <message>
        <source>All of the optimizer's states are counted as on the host. What it does to memory or time is not counted.</source>
        <translation>优化器的全部状态都按位于主机计算。它对显存或时间的影响未计入。</translation>
    </message>
    <message>
        <source>DeepSpeed computes in fp32 where neither bf16 nor fp16 is on.</source>
        <translation>bf16 和 fp16 都未开启时 DeepSpeed 以 fp32 计算。</translation>
    </message>
    <message>
        <source>DeepSpeed's file names no stage, and 0 is its default.</source>
        <translation>DeepSpeed 的文件没有写明阶段,其默认值为 0。</translation>
    </message>
    <message>
        <source>DeepSpeed's own file, which decides it, was not read; --zero-stage should be the same.</source>
        <translation>决定它的是 DeepSpeed 自己的文件,该文件没有读取;--zero-stage 应与之相同。</translation>
    </message>
    <message>
        <source>GPT-NeoX takes it from the tokenizer.</source>
        <translation>GPT-NeoX 从分词器取得它。</translation>
    </message>
    <message>
        <source>Gradient checkpointing is off where nothing is said ({}).</source>
        <translation>未说明时不开启梯度检查点({})。</translation>
    </message>
    <message>
        <source>Gradient checkpointing is on where nothing is said ({}).</source>
        <translation>未说明时开启梯度检查点({})。</translation>
    </message>
    <message>
        <source>It changes neither memory nor time.</source>
        <translation>它既不改变显存,也不改变时间。</translation>
    </message>
    <message>
        <source>It gives {}.</source>
        <translation>由此得出:{}。</translation>
    </message>
    <message>
        <source>It is left out, and then chosen for a batch of at least 16 sequences.</source>
        <translation>它被省略,此时按至少 16 个序列的批次选取。</translation>
    </message>
    <message>
        <source>It is left out, and then follows from the model.</source>
        <translation>它被省略,此时由模型决定。</translation>
    </message>
    <message>
        <source>It is one of {}.</source>
        <translation>它是 {} 之一。</translation>
    </message>
    <message>
        <source>Lines {} and {} start it in different ways</source>
        <translation>第 {} 行和第 {} 行以不同方式启动它</translation>
    </message>
    <message>
        <source>Megatron-DeepSpeed spreads the experts over as many GPUs as there are.</source>
        <translation>Megatron-DeepSpeed 把专家分布到全部 GPU 上。</translation>
    </message>
    <message>
        <source>Megatron-LM computes in fp32 where neither --bf16 nor --fp16 is given.</source>
        <translation>未给出 --bf16 和 --fp16 时 Megatron-LM 以 fp32 计算。</translation>
    </message>
    <message>
        <source>Megatron-LM's default is one micro-batch for each data-parallel rank.</source>
        <translation>Megatron-LM 的默认值是每个数据并行 rank 一个微批次。</translation>
    </message>
    <message>
        <source>NeMo's recipes train in bf16.</source>
        <translation>NeMo 的配方以 bf16 训练。</translation>
    </message>
    <message>
        <source>NeMo's recipes train with Megatron's distributed optimizer.</source>
        <translation>NeMo 的配方用 Megatron 的分布式优化器训练。</translation>
    </message>
    <message>
        <source>No launch file names its GPU. Choose yours under Cluster.</source>
        <translation>启动文件都不写明 GPU。请在“集群”下选择您的。</translation>
    </message>
    <message>
        <source>No launch file names its network. Choose yours under Cluster.</source>
        <translation>启动文件都不写明网络。请在“集群”下选择。</translation>
    </message>
    <message>
        <source>No program is named: it is read as a decoder (GPT). The flags of BERT and T5 look the same.</source>
        <translation>没有写明程序:按解码器(GPT)读取。BERT 和 T5 的标志看起来相同。</translation>
    </message>
    <message>
        <source>Nothing says that there are more nodes than one.</source>
        <translation>没有任何地方说明节点多于一个。</translation>
    </message>
    <message>
        <source>One micro-batch a step: {} accumulates nothing where nothing is said ({}).</source>
        <translation>每个训练步一个微批次:未说明时 {} 不累积({})。</translation>
    </message>
    <message>
        <source>Set {}.</source>
        <translation>请设置 {}。</translation>
    </message>
    <message>
        <source>The backend {} of dist_config is not one that is known here</source>
        <translation>此处不认识 dist_config 的后端 {}</translation>
    </message>
    <message>
        <source>The estimate has no such setting. What it does to memory or time is not counted.</source>
        <translation>估计中没有此设置。它对显存或时间的影响未计入。</translation>
    </message>
    <message>
        <source>The estimate takes it to be so.</source>
        <translation>估计即按此计算。</translation>
    </message>
    <message>
        <source>The file does not say how many GPUs a node has.</source>
        <translation>文件没有说明一个节点有多少 GPU。</translation>
    </message>
    <message>
        <source>The file does not say on how many GPUs it runs: its launcher is told.</source>
        <translation>文件没有说明在多少 GPU 上运行:由启动器得知。</translation>
    </message>
    <message>
        <source>The file does not say on how many GPUs it runs: they stand in a host file.</source>
        <translation>文件没有说明在多少 GPU 上运行:写在主机文件中。</translation>
    </message>
    <message>
        <source>The file has neither a recipe's name nor model.num_layers, so the model is unknown.</source>
        <translation>文件既没有配方名,也没有 model.num_layers,因此模型未知。</translation>
    </message>
    <message>
        <source>The file has neither a recipe's name nor num_layers, so the model is unknown.</source>
        <translation>文件既没有配方名,也没有 num_layers,因此模型未知。</translation>
    </message>
    <message>
        <source>The file has neither train_batch_size nor train_micro_batch_size_per_gpu, so {} is unknown.</source>
        <translation>文件既没有 train_batch_size,也没有 train_micro_batch_size_per_gpu,因此{}未知。</translation>
    </message>
    <message>
        <source>The file has no --vocab-size; this is the vocabulary of the tokenizer {}.</source>
        <translation>文件没有 --vocab-size;这是分词器 {} 的词表。</translation>
    </message>
    <message>
        <source>The file has no num_processes, so the number of GPUs is unknown.</source>
        <translation>文件没有 num_processes,因此 GPU 数未知。</translation>
    </message>
    <message>
        <source>The file has no {}, so {} is unknown.</source>
        <translation>文件没有 {},因此{}未知。</translation>
    </message>
    <message>
        <source>The file names neither DeepSpeed nor FSDP, so nothing is sharded; accelerate's own file may say otherwise.</source>
        <translation>文件既没有提到 DeepSpeed,也没有提到 FSDP,因此不作分片;accelerate 自己的文件可能另有说明。</translation>
    </message>
    <message>
        <source>The file names no model (model.name and model.flavor, or MODULE and CONFIG), so it is unknown.</source>
        <translation>文件没有写明模型(model.name 与 model.flavor,或 MODULE 与 CONFIG),因此模型未知。</translation>
    </message>
    <message>
        <source>The file names no model, so the model is unknown.</source>
        <translation>文件没有写明模型,因此模型未知。</translation>
    </message>
    <message>
        <source>The file names no model.</source>
        <translation>文件没有写明模型。</translation>
    </message>
    <message>
        <source>The file says neither the number of GPUs nor the data-parallel shards, so {} is unknown.</source>
        <translation>文件既没有说明 GPU 数,也没有说明数据并行分片数,因此{}未知。</translation>
    </message>
    <message>
        <source>The file sets it to {} and to {}</source>
        <translation>文件把它设为 {},又设为 {}</translation>
    </message>
    <message>
        <source>The flavor {} of {} is not known here, so the model is unknown.</source>
        <translation>{} 这一变体(属于 {})在此未知,因此模型未知。</translation>
    </message>
    <message>
        <source>The model is the script's, not this file's, so it is unknown.</source>
        <translation>模型由脚本而非此文件决定,因此未知。</translation>
    </message>
    <message>
        <source>The number of GPUs is the launcher's, not this file's, so it is unknown.</source>
        <translation>GPU 数由启动器而非此文件决定,因此未知。</translation>
    </message>
    <message>
        <source>The plan follows from it with others.</source>
        <translation>方案由它与其他设置一起得出。</translation>
    </message>
    <message>
        <source>The recipe says it, which is not part of the file.</source>
        <translation>由配方决定,而配方不在此文件中。</translation>
    </message>
    <message>
        <source>The recipe {} is not one that is known here, so the model is unknown.</source>
        <translation>配方 {} 在此未知,因此模型未知。</translation>
    </message>
    <message>
        <source>The recipe {} sets it so.</source>
        <translation>配方 {} 如此设置。</translation>
    </message>
    <message>
        <source>The script makes the optimizer, not this file; AdamW is the usual one.</source>
        <translation>优化器由脚本而非此文件创建;通常是 AdamW。</translation>
    </message>
    <message>
        <source>The script says it, not this file, so {} is unknown.</source>
        <translation>由脚本而非此文件决定,因此{}未知。</translation>
    </message>
    <message>
        <source>The script says it, not this file.</source>
        <translation>由脚本而非此文件决定。</translation>
    </message>
    <message>
        <source>The script switches recomputation on, not this file.</source>
        <translation>是否重计算由脚本而非此文件决定。</translation>
    </message>
    <message>
        <source>The sequence length is the script's, not this file's, so it is unknown.</source>
        <translation>序列长度由脚本而非此文件决定,因此未知。</translation>
    </message>
    <message>
        <source>The stage in DeepSpeed's file counts.</source>
        <translation>以 DeepSpeed 文件中的阶段为准。</translation>
    </message>
    <message>
        <source>The stage of ZeRO stands in DeepSpeed's own file, which was not read, so it is unknown.</source>
        <translation>ZeRO 阶段写在 DeepSpeed 自己的文件中,该文件没有读取,因此未知。</translation>
    </message>
    <message>
        <source>The stage of ZeRO stands in {}, which is a file of its own.</source>
        <translation>ZeRO 阶段写在另一个文件 {} 中。</translation>
    </message>
    <message>
        <source>The training script says it, not this file.</source>
        <translation>由训练脚本而非此文件决定。</translation>
    </message>
    <message>
        <source>The vocabulary is the tokenizer's, which is no part of the file. Add --vocab-size to state it.</source>
        <translation>词表由分词器决定,而分词器不在此文件中。加上 --vocab-size 即可写明。</translation>
    </message>
    <message>
        <source>This is from {}.</source>
        <translation>来自:{}。</translation>
    </message>
    <message>
        <source>This is the default of nanotron's LlamaConfig.</source>
        <translation>这是 nanotron 的 LlamaConfig 的默认值。</translation>
    </message>
    <message>
        <source>This is the default of {}.</source>
        <translation>这是 {} 的默认值。</translation>
    </message>
    <message>
        <source>This is what LLaMA-Factory's v1 takes where nothing is said.</source>
        <translation>未说明时,LLaMA-Factory v1 采用此值。</translation>
    </message>
    <message>
        <source>Without a hostfile deepspeed starts this node alone.</source>
        <translation>没有 hostfile 时 deepspeed 只启动本节点。</translation>
    </message>
    <message>
        <source>ZeRO {}, as in the file {} that the trainer brings along; {} itself was not read.</source>
        <translation>ZeRO {},与训练器自带的文件 {} 相同;{} 本身没有读取。</translation>
    </message>
    <message>
        <source>`auto` leaves {} to the trainer</source>
        <translation>`auto` 把 {} 交给训练器</translation>
    </message>
    <message>
        <source>`{}` in line {} decides it</source>
        <translation>`{}`(第 {} 行)决定它</translation>
    </message>
    <message>
        <source>`{}` is another file, whose settings are not known</source>
        <translation>`{}` 是另一个文件,其设置未知</translation>
    </message>
    <message>
        <source>`{}` is decided when the file is run</source>
        <translation>`{}` 在文件运行时才确定</translation>
    </message>
    <message>
        <source>`{}` is not a literal</source>
        <translation>`{}` 不是字面值</translation>
    </message>
    <message>
        <source>`{}` stands for as many GPUs as the machine has</source>
        <translation>`{}` 表示机器上的全部 GPU</translation>
    </message>
    <message>
        <source>accelerate starts one machine where it isn't told otherwise.</source>
        <translation>未另行说明时 accelerate 启动一台机器。</translation>
    </message>
    <message>
        <source>accelerate takes stage 2 where nothing is said (utils/dataclasses.py, DeepSpeedPlugin).</source>
        <translation>未说明时 accelerate 采用阶段 2(utils/dataclasses.py,DeepSpeedPlugin)。</translation>
    </message>
    <message>
        <source>expert tensor parallelism</source>
        <translation>专家张量并行</translation>
    </message>
    <message>
        <source>ms-swift recomputes the attention core where nothing is said.</source>
        <translation>未说明时 ms-swift 重计算注意力核心。</translation>
    </message>
    <message>
        <source>ms-swift trains in the model's own type, which is bf16 for all of these models.</source>
        <translation>ms-swift 按模型自身的类型训练,这些模型都是 bf16。</translation>
    </message>
    <message>
        <source>ms-swift trains with Megatron's distributed optimizer where nothing is said.</source>
        <translation>未说明时 ms-swift 用 Megatron 的分布式优化器训练。</translation>
    </message>
    <message>
        <source>nanotron's configuration has this key, but nothing in nanotron reads it.</source>
        <translation>nanotron 的配置有此键,但 nanotron 中没有代码读取它。</translation>
    </message>
    <message>
        <source>recomputation</source>
        <translation>重计算</translation>
    </message>
    <message>
        <source>the ZeRO stage</source>
        <translation>ZeRO 阶段</translation>
    </message>
    <message>
        <source>the global batch</source>
        <translation>全局批次</translation>
    </message>
    <message>
        <source>the kind of GPU</source>
        <translation>GPU 型号</translation>
    </message>
    <message>
        <source>the launcher is told of {} processes and not how many a node has</source>
        <translation>启动器得知共 {} 个进程,却不知每个节点有多少</translation>
    </message>
    <message>
        <source>the loop {} runs an unknown number of times</source>
        <translation>循环 {} 的次数未知</translation>
    </message>
    <message>
        <source>the model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>the network between nodes</source>
        <translation>节点之间的网络</translation>
    </message>
    <message>
        <source>the number of GPUs per node</source>
        <translation>每个节点的 GPU 数</translation>
    </message>
    <message>
        <source>the number of nodes</source>
        <translation>节点数</translation>
    </message>
    <message>
        <source>the number of virtual stages</source>
        <translation>虚拟级数</translation>
    </message>
    <message>
        <source>the optimizer</source>
        <translation>优化器</translation>
    </message>
    <message>
        <source>the precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>the sequence length</source>
        <translation>序列长度</translation>
    </message>
    <message>
        <source>the vocabulary</source>
        <translation>词表</translation>
    </message>
    <message>
        <source>torchrun starts one node where it isn't told otherwise.</source>
        <translation>未另行说明时 torchrun 启动一个节点。</translation>
    </message>
    <message>
        <source>torchrun starts one process on a node where it isn't told otherwise.</source>
        <translation>未另行说明时 torchrun 在每个节点启动一个进程。</translation>
    </message>
    <message>
        <source>torchtitan's own {} sets it so.</source>
        <translation>torchtitan 自带的 {} 如此设定。</translation>
    </message>
    <message>
        <source>{} This is that of its own tokenizer, padded.</source>
        <translation>{}这里取其自带分词器的词表(填充后)。</translation>
    </message>
    <message>
        <source>{} This is that of the model with these dimensions.</source>
        <translation>{}这里取具有这些维度的模型的词表。</translation>
    </message>
    <message>
        <source>{} cannot be decided from the script</source>
        <translation>{} 无法由脚本确定</translation>
    </message>
    <message>
        <source>{} has no value</source>
        <translation>{} 没有值</translation>
    </message>
    <message>
        <source>{} is a form that is not read</source>
        <translation>{} 这种写法不能读取</translation>
    </message>
    <message>
        <source>{} is an argument of the script</source>
        <translation>{} 是脚本的参数</translation>
    </message>
    <message>
        <source>{} is known only when the script runs</source>
        <translation>{} 只有脚本运行时才知道</translation>
    </message>
    <message>
        <source>{} is longer than is read</source>
        <translation>{} 超出可读取的长度</translation>
    </message>
    <message>
        <source>{} is not set by the script</source>
        <translation>脚本没有设置 {}</translation>
    </message>
    <message>
        <source>{} takes {} tokens where nothing is said ({}).</source>
        <translation>未说明时 {} 取 {} 个 token({})。</translation>
    </message>
    <message>
        <source>{} takes {} where nothing is said ({}).</source>
        <translation>未说明时 {} 取 {}({})。</translation>
    </message>
    <message>
        <source>{}, as {} takes where nothing is said ({}).</source>
        <translation>{},未说明时 {} 即如此({})。</translation>
    </message>
    <message>
        <source>{}, so {} is unknown.</source>
        <translation>{},因此{}未知。</translation>
    </message>
    <message>
        <source>{}, so {} is unknown. {}</source>
        <translation>{},因此{}未知。{}</translation>
    </message>
    <message>
        <source>{}. What it does to memory or time is not counted.</source>
        <translation>{}。它对显存或时间的影响未计入。</translation>
    </message>
</context>
<context>
    <name>core/model</name>
    <message>
        <source>DeepSeek-V2 (arXiv 2405.04434), section 2.1</source>
        <translation>DeepSeek-V2 (arXiv 2405.04434), section 2.1</translation>
    </message>
    <message>
        <source>Korthikanti et al. 2022 (arXiv 2205.05198), section 4.1</source>
        <translation>Korthikanti et al. 2022 (arXiv 2205.05198),第 4.1 节</translation>
    </message>
    <message>
        <source>Korthikanti et al. 2022 (arXiv 2205.05198), section 4.1; Dao 2023 (arXiv 2307.08691)</source>
        <translation>Korthikanti et al. 2022 (arXiv 2205.05198),第 4.1 节;Dao 2023 (arXiv 2307.08691)</translation>
    </message>
    <message>
        <source>activation</source>
        <translation>激活</translation>
    </message>
    <message>
        <source>attention output</source>
        <translation>注意力输出</translation>
    </message>
    <message>
        <source>autograd keeps what the backward pass of the operator reads</source>
        <translation>自动求导保留算子反向所读取的内容</translation>
    </message>
    <message>
        <source>combine</source>
        <translation>收集</translation>
    </message>
    <message>
        <source>combine experts</source>
        <translation>收集专家</translation>
    </message>
    <message>
        <source>compressed queries, keys and values</source>
        <translation>压缩的 query、key 与 value</translation>
    </message>
    <message>
        <source>dispatch</source>
        <translation>分发</translation>
    </message>
    <message>
        <source>dispatch to experts</source>
        <translation>分发到专家</translation>
    </message>
    <message>
        <source>dropout mask</source>
        <translation>dropout 掩码</translation>
    </message>
    <message>
        <source>experts down</source>
        <translation>专家下投影</translation>
    </message>
    <message>
        <source>experts up</source>
        <translation>专家上投影</translation>
    </message>
    <message>
        <source>experts’ activation</source>
        <translation>专家的激活</translation>
    </message>
    <message>
        <source>feed-forward down</source>
        <translation>前馈下投影</translation>
    </message>
    <message>
        <source>feed-forward up</source>
        <translation>前馈上投影</translation>
    </message>
    <message>
        <source>final norm</source>
        <translation>最后的归一化</translation>
    </message>
    <message>
        <source>frameworks before 2025: the gradient of the probabilities reads the experts' outputs</source>
        <translation>2025 年前的框架:概率的梯度读取专家的输出</translation>
    </message>
    <message>
        <source>gated output</source>
        <translation>带门的输出</translation>
    </message>
    <message>
        <source>gathered input</source>
        <translation>聚集的输入</translation>
    </message>
    <message>
        <source>input + output</source>
        <translation>输入 + 输出</translation>
    </message>
    <message>
        <source>input of the down projection</source>
        <translation>下投影的输入</translation>
    </message>
    <message>
        <source>join keys</source>
        <translation>拼接 key</translation>
    </message>
    <message>
        <source>kept by a norm after a block</source>
        <translation>由块后的归一化保留</translation>
    </message>
    <message>
        <source>kept by attention</source>
        <translation>由注意力保留</translation>
    </message>
    <message>
        <source>kept by joining the two parts of the keys</source>
        <translation>由拼接 key 的两部分保留</translation>
    </message>
    <message>
        <source>kept by rotary embedding</source>
        <translation>由旋转嵌入保留</translation>
    </message>
    <message>
        <source>kept by the activation</source>
        <translation>由激活函数保留</translation>
    </message>
    <message>
        <source>kept by the combination of experts</source>
        <translation>由专家的收集保留</translation>
    </message>
    <message>
        <source>kept by the dispatch to experts</source>
        <translation>由到专家的分发保留</translation>
    </message>
    <message>
        <source>kept by the down projection</source>
        <translation>由下投影保留</translation>
    </message>
    <message>
        <source>kept by the down projections</source>
        <translation>由各下投影保留</translation>
    </message>
    <message>
        <source>kept by the embedding</source>
        <translation>由嵌入保留</translation>
    </message>
    <message>
        <source>kept by the experts' activation</source>
        <translation>由专家的激活保留</translation>
    </message>
    <message>
        <source>kept by the experts' up projection</source>
        <translation>由专家的上投影保留</translation>
    </message>
    <message>
        <source>kept by the final norm</source>
        <translation>由最后的归一化保留</translation>
    </message>
    <message>
        <source>kept by the norm before attention</source>
        <translation>由注意力前的归一化保留</translation>
    </message>
    <message>
        <source>kept by the norm before the feed-forward</source>
        <translation>由前馈前的归一化保留</translation>
    </message>
    <message>
        <source>kept by the norm of queries and keys</source>
        <translation>由 query 与 key 的归一化保留</translation>
    </message>
    <message>
        <source>kept by the norm of the embedding</source>
        <translation>由嵌入的归一化保留</translation>
    </message>
    <message>
        <source>kept by the norms of the compressed vectors</source>
        <translation>由压缩向量的归一化保留</translation>
    </message>
    <message>
        <source>kept by the output head</source>
        <translation>由输出头保留</translation>
    </message>
    <message>
        <source>kept by the output projection</source>
        <translation>由输出投影保留</translation>
    </message>
    <message>
        <source>kept by the projection of queries, keys and values</source>
        <translation>由 query、key 与 value 的投影保留</translation>
    </message>
    <message>
        <source>kept by the residual after attention</source>
        <translation>由注意力后的残差保留</translation>
    </message>
    <message>
        <source>kept by the residual after the feed-forward</source>
        <translation>由前馈后的残差保留</translation>
    </message>
    <message>
        <source>kept by the router</source>
        <translation>由路由器保留</translation>
    </message>
    <message>
        <source>kept by the shared experts' activation</source>
        <translation>由共享专家的激活保留</translation>
    </message>
    <message>
        <source>kept by the shared experts' up projection</source>
        <translation>由共享专家的上投影保留</translation>
    </message>
    <message>
        <source>kept by the up projection</source>
        <translation>由上投影保留</translation>
    </message>
    <message>
        <source>kept by the up projection of keys and values</source>
        <translation>由 key 与 value 的上投影保留</translation>
    </message>
    <message>
        <source>kept by the up projection of queries</source>
        <translation>由 query 的上投影保留</translation>
    </message>
    <message>
        <source>key and value up</source>
        <translation>key 与 value 上投影</translation>
    </message>
    <message>
        <source>keys without rotation + values</source>
        <translation>无旋转的 key + value</translation>
    </message>
    <message>
        <source>latent down</source>
        <translation>潜在下投影</translation>
    </message>
    <message>
        <source>latent norm</source>
        <translation>潜在归一化</translation>
    </message>
    <message>
        <source>logits and probabilities</source>
        <translation>logits 与概率</translation>
    </message>
    <message>
        <source>logits, softmax and gradient</source>
        <translation>logits、softmax 与梯度</translation>
    </message>
    <message>
        <source>nanotron keeps gathered inputs of column-parallel layers</source>
        <translation>nanotron 保留列并行层聚集的输入</translation>
    </message>
    <message>
        <source>norm after a block</source>
        <translation>块后的归一化</translation>
    </message>
    <message>
        <source>norm before attention</source>
        <translation>注意力前的归一化</translation>
    </message>
    <message>
        <source>norm before feed-forward</source>
        <translation>前馈前的归一化</translation>
    </message>
    <message>
        <source>norm of queries and keys</source>
        <translation>query 与 key 的归一化</translation>
    </message>
    <message>
        <source>norm of the embedding</source>
        <translation>嵌入的归一化</translation>
    </message>
    <message>
        <source>normalised queries and keys</source>
        <translation>归一化的 query 与 key</translation>
    </message>
    <message>
        <source>output + what its backward reads of the scores</source>
        <translation>输出 + 其反向从分数读取的</translation>
    </message>
    <message>
        <source>output head</source>
        <translation>输出头</translation>
    </message>
    <message>
        <source>output of the block</source>
        <translation>块的输出</translation>
    </message>
    <message>
        <source>peak of the cross-entropy</source>
        <translation>交叉熵的峰值</translation>
    </message>
    <message>
        <source>qkv</source>
        <translation>qkv</translation>
    </message>
    <message>
        <source>queries</source>
        <translation>query</translation>
    </message>
    <message>
        <source>queries + keys + values</source>
        <translation>query + key + value</translation>
    </message>
    <message>
        <source>query up</source>
        <translation>query 上投影</translation>
    </message>
    <message>
        <source>query, key, value</source>
        <translation>query、key、value</translation>
    </message>
    <message>
        <source>residual after attention</source>
        <translation>注意力后的残差</translation>
    </message>
    <message>
        <source>residual after feed-forward</source>
        <translation>前馈后的残差</translation>
    </message>
    <message>
        <source>rotary</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>rotary embedding</source>
        <translation>旋转嵌入</translation>
    </message>
    <message>
        <source>rotated queries and keys</source>
        <translation>旋转的 query 与 key</translation>
    </message>
    <message>
        <source>router</source>
        <translation>路由器</translation>
    </message>
    <message>
        <source>rows that this rank's experts receive</source>
        <translation>此 rank 的专家接收的行数</translation>
    </message>
    <message>
        <source>shared experts down</source>
        <translation>共享专家下投影</translation>
    </message>
    <message>
        <source>shared experts up</source>
        <translation>共享专家上投影</translation>
    </message>
    <message>
        <source>shared experts’ activation</source>
        <translation>共享专家的激活</translation>
    </message>
    <message>
        <source>the experts' outputs</source>
        <translation>专家的输出</translation>
    </message>
    <message>
        <source>their outputs</source>
        <translation>其输出</translation>
    </message>
    <message>
        <source>torchtitan's selective recompute per operator keeps the results of some multiplies</source>
        <translation>torchtitan 按算子的选择性重计算保留部分乘法的结果</translation>
    </message>
    <message>
        <source>up projection (+ gate projection)</source>
        <translation>上投影(+ 门投影)</translation>
    </message>
    <message>
        <source>whole keys</source>
        <translation>整个 key</translation>
    </message>
</context>
<context>
    <name>core/plan</name>
    <message>
        <source>A feed-forward width of {ffn} does not divide by tp {tp}: frameworks that cut it evenly refuse to build the model.</source>
        <translation>前馈宽度 {ffn} 不能被 tp {tp} 整除:均匀切分的框架拒绝构建该模型。</translation>
    </message>
    <message>
        <source>A global batch of {global_batch} sequences is no whole number of micro-batches of {micro_batch} on each of dp {dp} replicas: it must be a multiple of {product}.</source>
        <translation>全局批次 {global_batch} 条序列不是 dp {dp} 个副本上微批次 {micro_batch} 的整数倍:必须是 {product} 的倍数。</translation>
    </message>
    <message>
        <source>A sequence of {sequence_length} tokens cannot be cut into {pieces} even pieces (two for each of cp {cp} ranks, so that causal work is balanced): its length must be a multiple of {pieces}.</source>
        <translation>{sequence_length} 个 token 的序列不能切成 {pieces} 等份(cp {cp} 个 rank 各两份,使因果计算均衡):长度必须是 {pieces} 的倍数。</translation>
    </message>
    <message>
        <source>A sequence of {sequence_length} tokens does not divide by cp {cp}: frameworks pad it, and the padding is computed for nothing.</source>
        <translation>{sequence_length} 个 token 的序列不能被 cp {cp} 整除:框架会填充,填充部分白算。</translation>
    </message>
    <message>
        <source>A sequence of {sequence_length} tokens does not divide over nanotron's ring of cp {cp} ranks (the one that gathers keys and values takes two pieces each).</source>
        <translation>{sequence_length} 个 token 的序列不能分到 nanotron 的 cp {cp} 个 rank 的环上(聚集 key 与 value 的实现各取两份)。</translation>
    </message>
    <message>
        <source>A sequence of {sequence_length} tokens does not divide over the cp {cp} ranks of Ulysses.</source>
        <translation>{sequence_length} 个 token 的序列不能分到 Ulysses 的 cp {cp} 个 rank 上。</translation>
    </message>
    <message>
        <source>A sequence of {sequence_length} tokens is longer than the model's table of {max_positions} learned positions: the rows beyond it do not exist.</source>
        <translation>{sequence_length} 个 token 的序列超过模型 {max_positions} 个可学习位置的表:之后的行不存在。</translation>
    </message>
    <message>
        <source>A sequence of {sequence_length} tokens is longer than the model's {max_positions} positions, and Megatron requires max-position-embeddings of at least the sequence length.</source>
        <translation>{sequence_length} 个 token 的序列超过模型的 {max_positions} 个位置,而 Megatron 要求 max-position-embeddings 至少为序列长度。</translation>
    </message>
    <message>
        <source>A sequence of {sequence_length} tokens is longer than the {max_positions} positions of the model's configuration; rotary and relative positions allow it, but the model was not made for it.</source>
        <translation>{sequence_length} 个 token 的序列超过模型配置的 {max_positions} 个位置;旋转与相对位置允许如此,但模型并非为此而造。</translation>
    </message>
    <message>
        <source>A shard group of {shard_group} ranks does not divide the dp {dp} × cp {cp} = {replicas} ranks that hold the same weights.</source>
        <translation>{shard_group} 个 rank 的分片组不能整除持有相同权重的 dp {dp} × cp {cp} = {replicas} 个 rank。</translation>
    </message>
    <message>
        <source>An expert width of {expert_ffn} does not divide by etp {etp}: frameworks that cut it evenly refuse to build the model.</source>
        <translation>专家宽度 {expert_ffn} 不能被 etp {etp} 整除:均匀切分的框架拒绝构建该模型。</translation>
    </message>
    <message>
        <source>At ZeRO stage {zero} AutoEP (ep {ep}) takes neither tensor ranks (tp {tp}), nor Ulysses (cp {cp}), nor shard groups.</source>
        <translation>在 ZeRO {zero} 阶段,AutoEP(ep {ep})不能与张量 rank(tp {tp})、Ulysses(cp {cp})或分片组并用。</translation>
    </message>
    <message>
        <source>At ZeRO stage {zero} Megatron overlaps the parameter gather only together with the gradient reduction (overlap.grad_reduce).</source>
        <translation>在 ZeRO {zero} 阶段,Megatron 只有同时重叠梯度归约(overlap.grad_reduce)才重叠参数聚集。</translation>
    </message>
    <message>
        <source>At ZeRO stage {zero} Megatron shards with Megatron-FSDP, which knows Adam and SGD only.</source>
        <translation>在 ZeRO {zero} 阶段,Megatron 用 Megatron-FSDP 分片,它只支持 Adam 和 SGD。</translation>
    </message>
    <message>
        <source>At ZeRO stage {zero} Megatron-Bridge shards with Megatron-FSDP, which cannot be combined with the rank order that puts pp before dp.</source>
        <translation>在 ZeRO {zero} 阶段,Megatron-Bridge 用 Megatron-FSDP 分片,它不能与把 pp 排在 dp 之前的 rank 顺序并用。</translation>
    </message>
    <message>
        <source>At ZeRO stage {zero} every GPU needs all of its weights all the time: only the optimizer's states leave for the host.</source>
        <translation>在 ZeRO {zero} 阶段,每个 GPU 始终需要其全部权重:只有优化器状态移到主机。</translation>
    </message>
    <message>
        <source>AutoEP (ep {ep}) shares ranks with AutoTP (tp {tp}) only up to ZeRO stage 2 (now {zero}), without pipeline stages (pp {pp}), Ulysses (cp {cp}) or offload.</source>
        <translation>AutoEP(ep {ep})与 AutoTP(tp {tp})共享 rank 只到 ZeRO 2 阶段(现为 {zero}),且不能有流水线级(pp {pp})、Ulysses(cp {cp})或卸载。</translation>
    </message>
    <message>
        <source>AutoEP takes its ranks out of one pipeline stage: ep {ep} must divide {gpus} GPUs / pp {pp}.</source>
        <translation>AutoEP 从一个流水线级中取 rank:ep {ep} 必须整除 {gpus} 个 GPU / pp {pp}。</translation>
    </message>
    <message>
        <source>Beside FSDP2 accelerate shares a sequence by PyTorch's context parallelism: layout {cp_layout} (cp {cp}) is DeepSpeed's.</source>
        <translation>在 FSDP2 旁,accelerate 用 PyTorch 的上下文并行共享序列:布局 {cp_layout}(cp {cp})是 DeepSpeed 的。</translation>
    </message>
    <message>
        <source>By itself torchtitan counts the embedding and the head as a layer each, and spreads {layers} layers over {virtual_stages} stages unlike this plan; its file has to ask for the plan's split.</source>
        <translation>torchtitan 自身把嵌入和输出头各算一层,会以不同于此方案的方式把 {layers} 层分到 {virtual_stages} 级;其文件须指定此方案的划分。</translation>
    </message>
    <message>
        <source>DeepSpeed cuts into pp {pp} stages only a model that is written as a PipelineModule: its file cannot ask for that of a plain model.</source>
        <translation>DeepSpeed 只把写成 PipelineModule 的模型切成 pp {pp} 级:对普通模型其文件无法要求这样做。</translation>
    </message>
    <message>
        <source>DeepSpeed does not combine ZeRO stage {zero} with pipeline stages (pp {pp}): stage 0 or 1 only.</source>
        <translation>DeepSpeed 不把 ZeRO {zero} 阶段与流水线级(pp {pp})结合:只能 0 或 1。</translation>
    </message>
    <message>
        <source>DeepSpeed offloads weights only at ZeRO stage 3, not {zero}.</source>
        <translation>DeepSpeed 只在 ZeRO 3 阶段卸载权重,而非 {zero}。</translation>
    </message>
    <message>
        <source>DeepSpeed shares a sequence by Ulysses only: cp {cp} with layout {cp_layout} becomes ulysses.</source>
        <translation>DeepSpeed 只用 Ulysses 共享序列:布局为 {cp_layout} 的 cp {cp} 变为 ulysses。</translation>
    </message>
    <message>
        <source>DeepSpeed's AutoEP does not cut single experts: with ep {ep}, etp must be 1, not {etp}.</source>
        <translation>DeepSpeed 的 AutoEP 不切分单个专家:ep {ep} 时 etp 必须为 1,而非 {etp}。</translation>
    </message>
    <message>
        <source>Each of pp {pp} pipeline ranks has {layers_per_stage} of the {layers} layers, which {chunks} chunks do not divide evenly.</source>
        <translation>pp {pp} 个流水线 rank 各有 {layers} 层中的 {layers_per_stage} 层,不能被 {chunks} 个分块均分。</translation>
    </message>
    <message>
        <source>FSDP has no ZeRO stage {zero}: the nearest shards gradients and weights too and keeps weights gathered after the forward.</source>
        <translation>FSDP 没有 ZeRO {zero} 阶段:最接近的方式也分片梯度和权重,并在前向后保留聚集的权重。</translation>
    </message>
    <message>
        <source>FSDP1's hybrid strategies shard within a node of {gpus_per_node} GPUs: a group of {shard_group} ranks needs a process group made in the script.</source>
        <translation>FSDP1 的混合策略在 {gpus_per_node} 个 GPU 的节点内分片:{shard_group} 个 rank 的组需要在脚本中建立进程组。</translation>
    </message>
    <message>
        <source>Interleaving {chunks} chunks needs more than one pipeline rank, but pp is {pp}.</source>
        <translation>交错 {chunks} 个分块需要多于一个流水线 rank,但 pp 为 {pp}。</translation>
    </message>
    <message>
        <source>Megatron asks for sequence parallelism where ep {ep} meets tp {tp}, and warns without it.</source>
        <translation>ep {ep} 与 tp {tp} 同用时 Megatron 要求序列并行,否则给出警告。</translation>
    </message>
    <message>
        <source>Megatron captures parts of the model in CUDA graphs only where no whole layers are recomputed: capture the full iteration, or recompute selectively.</source>
        <translation>Megatron 只在不重计算整层时把模型的部分捕获进 CUDA 图:请捕获整个迭代,或选择性重计算。</translation>
    </message>
    <message>
        <source>Megatron does not capture parts of the model in CUDA graphs while it offloads activations to the host.</source>
        <translation>Megatron 在把激活卸载到主机时,不把模型的部分捕获进 CUDA 图。</translation>
    </message>
    <message>
        <source>Megatron does not choose what to recompute operator by operator: selective recomputation of the attention core is the nearest.</source>
        <translation>Megatron 不能逐算子选择重计算内容:最接近的是对注意力核心的选择性重计算。</translation>
    </message>
    <message>
        <source>Megatron has no schedule {kind}: with pp {pp} it runs 1f1b, or interleaved where there are chunks.</source>
        <translation>Megatron 没有调度 {kind}:pp {pp} 时它运行 1f1b,有分块则为交错。</translation>
    </message>
    <message>
        <source>Megatron has no {cp_layout} layout for cp {cp}: its ring is zigzag.</source>
        <translation>Megatron 没有用于 cp {cp} 的 {cp_layout} 布局:其环为 zigzag。</translation>
    </message>
    <message>
        <source>Megatron lays ranks out as tp-cp-ep-dp-pp, or with pp before dp (--use-tp-pp-dp-mapping); no other order can be asked for.</source>
        <translation>Megatron 按 tp-cp-ep-dp-pp 排列 rank,或把 pp 排在 dp 之前 (--use-tp-pp-dp-mapping);不能要求别的顺序。</translation>
    </message>
    <message>
        <source>Megatron offloads activations to the host only where nothing is recomputed.</source>
        <translation>Megatron 只在不重计算时把激活卸载到主机。</translation>
    </message>
    <message>
        <source>Megatron offloads activations to the host only without pipeline stages, but pp is {pp}.</source>
        <translation>Megatron 只在无流水线级时把激活卸载到主机,但 pp 为 {pp}。</translation>
    </message>
    <message>
        <source>Megatron offloads the activations of fewer layers than the model's {layers}: at least one layer's have to stay on the GPU.</source>
        <translation>Megatron 卸载激活的层数须少于模型的 {layers} 层:至少一层的激活须留在 GPU 上。</translation>
    </message>
    <message>
        <source>Megatron offloads the optimizer's states of Adam only: it refuses optimizer {optimizer} with --optimizer-cpu-offload.</source>
        <translation>Megatron 只卸载 Adam 的优化器状态:带 --optimizer-cpu-offload 时它拒绝优化器 {optimizer}。</translation>
    </message>
    <message>
        <source>Megatron recomputes mla_up_proj of multi-latent attention only, which this model does not have.</source>
        <translation>Megatron 只对多头潜在注意力重计算 mla_up_proj,而此模型没有这种注意力。</translation>
    </message>
    <message>
        <source>Megatron recomputes the activation function (moe_act) of experts only, and this model has no experts.</source>
        <translation>Megatron 只重计算专家的激活函数(moe_act),而此模型没有专家。</translation>
    </message>
    <message>
        <source>Megatron-Bridge switches the overlap of tensor-parallel communication off at tp {tp} without sequence parallelism (or at tp 1).</source>
        <translation>在 tp {tp} 且无序列并行时(或 tp 1),Megatron-Bridge 关闭张量并行通信的重叠。</translation>
    </message>
    <message>
        <source>Overlapping tensor-parallel communication works only on sequence-parallel layers, which tp {tp} without sequence parallelism does not have.</source>
        <translation>张量并行通信的重叠只对序列并行的层有效,而无序列并行的 tp {tp} 没有这样的层。</translation>
    </message>
    <message>
        <source>Overlapping the experts' all-to-all cannot be combined with full recomputation, nor with that of the mixture of experts (moe).</source>
        <translation>专家 all-to-all 的重叠不能与完整重计算并用，也不能与混合专家（moe）的重计算并用。</translation>
    </message>
    <message>
        <source>Overlapping the experts' all-to-all needs experts spread over ranks (ep is {ep}), an all-to-all, DeepEP or HybridEP dispatcher and 16-bit training.</source>
        <translation>重叠专家 all-to-all 需要专家分布在多个 rank 上(ep 为 {ep})、all-to-all、DeepEP 或 HybridEP 分发器以及 16 位训练。</translation>
    </message>
    <message>
        <source>Sequence parallelism has nothing to scatter over at tp {tp}: Megatron switches it off.</source>
        <translation>tp {tp} 时序列并行没有可分摊的对象:Megatron 将其关闭。</translation>
    </message>
    <message>
        <source>Sequence parallelism scatters each context rank's part of the {sequence_length} tokens over tp {tp} ranks: the length must be a multiple of cp {cp} × tp {tp}.</source>
        <translation>序列并行把每个上下文 rank 在 {sequence_length} 个 token 中的部分分到 tp {tp} 个 rank 上:长度必须是 cp {cp} × tp {tp} 的倍数。</translation>
    </message>
    <message>
        <source>Shard groups of {shard_group} ranks keep {copies} copies of the dense weights, but the experts' {edp} data-parallel ranks do not divide into that many.</source>
        <translation>{shard_group} 个 rank 的分片组保留 {copies} 份稠密权重副本,但专家的 {edp} 个数据并行 rank 不能分成这么多份。</translation>
    </message>
    <message>
        <source>Tensor parallelism over tp {tp} ranks reaches beyond the {nvlink_domain|gpus_per_node} GPUs that share the fast network: every layer's collectives wait for the slower one.</source>
        <translation>tp {tp} 个 rank 的张量并行超出共享快速网络的 {nvlink_domain|gpus_per_node} 个 GPU:每层的集合通信都要等较慢的网络。</translation>
    </message>
    <message>
        <source>The GPU has no arithmetic in the precision of the training; the step is timed at its 16-bit rate.</source>
        <translation>该 GPU 没有训练所用精度的运算;步时间按其 16 位速率计。</translation>
    </message>
    <message>
        <source>The context-parallel groups (tp {tp}, cp {cp}) reach beyond the {nvlink_domain|gpus_per_node} GPUs that share the fast network: keys and values travel over the slower one.</source>
        <translation>上下文并行组(tp {tp},cp {cp})超出共享快速网络的 {nvlink_domain|gpus_per_node} 个 GPU:key 与 value 走较慢的网络。</translation>
    </message>
    <message>
        <source>The expert groups (ep {ep}, etp {etp}) reach beyond the {nvlink_domain|gpus_per_node} GPUs that share the fast network: tokens are dispatched over the slower one.</source>
        <translation>专家组(ep {ep},etp {etp})超出共享快速网络的 {nvlink_domain|gpus_per_node} 个 GPU:token 经较慢的网络分发。</translation>
    </message>
    <message>
        <source>The experts' grid of pp {pp} × ep {ep} × etp {etp} = {product} ranks does not divide the {gpus} GPUs: expert groups take their ranks out of the same GPUs as everything else.</source>
        <translation>专家网格 pp {pp} × ep {ep} × etp {etp} = {product} 个 rank 不能整除 {gpus} 个 GPU:专家组与其他一切取自相同的 GPU。</translation>
    </message>
    <message>
        <source>The tokens of a micro-batch ({micro_batch} × {sequence_length}) do not divide into {pieces} even pieces for tp {tp} and cp {cp}.</source>
        <translation>一个微批次的 token({micro_batch} × {sequence_length})不能为 tp {tp} 与 cp {cp} 分成 {pieces} 等份。</translation>
    </message>
    <message>
        <source>This framework keeps whole activations on each of tp {tp} ranks: there is no sequence parallelism to switch on.</source>
        <translation>此框架在 tp {tp} 的每个 rank 上保留完整激活:没有可开启的序列并行。</translation>
    </message>
    <message>
        <source>This framework lays ranks out as tp-cp-dp-pp, fastest-varying first; no other order can be asked for.</source>
        <translation>此框架按 tp-cp-dp-pp 排列 rank,变化最快者在前;不能要求别的顺序。</translation>
    </message>
    <message>
        <source>This framework shards over the context ranks too, in groups of shard × cp {cp} ranks: a group of {shard_group} at ZeRO stage {zero} becomes the nearest that it can write.</source>
        <translation>此框架也在上下文 rank 上分片,每组为分片 × cp {cp} 个 rank:ZeRO {zero} 阶段 {shard_group} 个 rank 的组变为它能写出的最接近的组。</translation>
    </message>
    <message>
        <source>Ulysses deals heads to the context ranks, but {heads} heads over tp {tp} leave a number that cp {cp} does not divide.</source>
        <translation>Ulysses 把头分给上下文 rank,但 {heads} 个头除以 tp {tp} 后的数目不能被 cp {cp} 整除。</translation>
    </message>
    <message>
        <source>Ulysses deals heads to the context ranks, but {kv_heads} key/value heads over tp {tp} leave a number that cp {cp} does not divide: they would have to be repeated.</source>
        <translation>Ulysses 把头分给上下文 rank,但 {kv_heads} 个 key/value 头除以 tp {tp} 后的数目不能被 cp {cp} 整除:须重复它们。</translation>
    </message>
    <message>
        <source>Under FP8 with delayed scaling Megatron recomputes neither moe_act nor layernorm: choose another FP8 recipe, or other modules.</source>
        <translation>在延迟缩放(delayed scaling)的 FP8 下,Megatron 既不重计算 moe_act 也不重计算 layernorm:请选择其他 FP8 配方,或其他模块。</translation>
    </message>
    <message>
        <source>With pp {pp} before dp (--use-tp-pp-dp-mapping) Megatron wants as many data-parallel ranks for the experts as for the rest: ep {ep} × etp {etp} has to equal tp {tp} × cp {cp}. Megatron checks dense models too, with ep 1 and etp = tp.</source>
        <translation>当 pp {pp} 排在 dp 之前(--use-tp-pp-dp-mapping)时,Megatron 要求专家与其余部分的数据并行 rank 一样多:ep {ep} × etp {etp} 须等于 tp {tp} × cp {cp}。Megatron 对稠密模型也作此检查,以 ep 1 和 etp = tp。</translation>
    </message>
    <message>
        <source>With pp {pp} torchtitan by default keeps gathered weights after the forward; this plan frees them and gathers them again for every micro-batch, which its file has to ask for ("always").</source>
        <translation>pp {pp} 时 torchtitan 默认在前向后保留聚集的权重;此方案将其释放,并为每个微批次重新聚集,这须在其文件中指定 ("always")。</translation>
    </message>
    <message>
        <source>With pp {pp}, overlapping the experts' all-to-all needs the interleaved schedule, whose chunks give it a forward to run beside a backward.</source>
        <translation>pp {pp} 时,重叠专家的 all-to-all 需要交错调度,其分块提供可与反向并行的前向。</translation>
    </message>
    <message>
        <source>Without overlapped pipeline communication Megatron interleaves only over more than two pipeline ranks, but pp is {pp}.</source>
        <translation>没有流水线通信重叠时,Megatron 只在两个以上流水线 rank 上交错,但 pp 为 {pp}。</translation>
    </message>
    <message>
        <source>ZeRO stage {zero} shards nothing over dp {dp}: every GPU keeps everything.</source>
        <translation>ZeRO {zero} 阶段在 dp {dp} 上没有分片:每个 GPU 保留全部。</translation>
    </message>
    <message>
        <source>accelerate combines FSDP with tensor or context ranks (tp {tp}, cp {cp}) in version 2 only.</source>
        <translation>accelerate 只在第 2 版中把 FSDP 与张量或上下文 rank(tp {tp},cp {cp})结合。</translation>
    </message>
    <message>
        <source>accelerate does not combine {replicate} unsharded replicas with tp {tp} or cp {cp}: the replicas have to be sharded.</source>
        <translation>accelerate 不把 {replicate} 个未分片的副本与 tp {tp} 或 cp {cp} 结合:副本须分片。</translation>
    </message>
    <message>
        <source>accelerate has no expert parallelism: ep must be 1, not {ep}.</source>
        <translation>accelerate 没有专家并行:ep 必须为 1,而非 {ep}。</translation>
    </message>
    <message>
        <source>accelerate trains without pipeline stages: pp must be 1, not {pp}.</source>
        <translation>accelerate 训练不用流水线级:pp 必须为 1,而非 {pp}。</translation>
    </message>
    <message>
        <source>ep is {ep}, but the model has no experts to spread: ep must be 1.</source>
        <translation>ep 为 {ep},但模型没有可分布的专家:ep 必须为 1。</translation>
    </message>
    <message>
        <source>etp is not given, so Megatron takes tp {tp} for it, and ep {ep} then needs tp times as many ranks; with etp 1 the experts fit.</source>
        <translation>未给出 etp,因此 Megatron 取 tp {tp},于是 ep {ep} 需要 tp 倍的 rank;etp 为 1 时专家放得下。</translation>
    </message>
    <message>
        <source>nanotron cannot spread experts: its check of the GPUs leaves ep {ep} out, and its mesh of ranks does not, so that no number of GPUs satisfies both. ep must be 1.</source>
        <translation>nanotron 不能分布专家:其 GPU 检查不含 ep {ep},而 rank 网格含之,没有任何 GPU 数能同时满足两者。ep 必须为 1。</translation>
    </message>
    <message>
        <source>nanotron cuts no expert: each tensor-parallel rank holds all of them whole, so etp must be 1, not {etp}.</source>
        <translation>nanotron 不切分专家:每个张量并行 rank 都完整持有所有专家,所以 etp 必须为 1,而不是 {etp}。</translation>
    </message>
    <message>
        <source>nanotron does not repeat key/value heads: with {kv_heads} of them tp can be at most {kv_heads}, not {tp}.</source>
        <translation>nanotron 不重复 key/value 头:有 {kv_heads} 个时 tp 最多为 {kv_heads},而非 {tp}。</translation>
    </message>
    <message>
        <source>nanotron has no schedule {kind}: with pp {pp} it runs 1f1b, without virtual stages, and its bubble is that of 1f1b.</source>
        <translation>nanotron 没有调度 {kind}:pp {pp} 时运行 1f1b,没有虚拟级,气泡即 1f1b 的。</translation>
    </message>
    <message>
        <source>nanotron has no {cp_layout} layout for cp {cp}: its ring gives each rank one contiguous piece.</source>
        <translation>nanotron 没有用于 cp {cp} 的 {cp_layout} 布局:其环给每个 rank 一段连续部分。</translation>
    </message>
    <message>
        <source>nanotron shards optimizer states only: ZeRO stage {zero} does what stage 1 does.</source>
        <translation>nanotron 只分片优化器状态:ZeRO {zero} 阶段与 1 阶段作用相同。</translation>
    </message>
    <message>
        <source>nanotron wants the {heads} attention heads to be a whole multiple of the {kv_heads} key/value heads.</source>
        <translation>nanotron 要求 {heads} 个注意力头是 {kv_heads} 个 key/value 头的整数倍。</translation>
    </message>
    <message>
        <source>nanotron's 1f1b needs at least pp - 1 micro-batches to fill pp {pp} stages, but each replica has {microbatches}.</source>
        <translation>nanotron 的 1f1b 至少需要 pp - 1 个微批次来填满 pp {pp} 级,但每个副本有 {microbatches} 个。</translation>
    </message>
    <message>
        <source>recompute_layers is {recompute_layers}, but Megatron counts recomputed layers only with full recomputation.</source>
        <translation>recompute_layers 为 {recompute_layers},但 Megatron 只在完全重计算时计数重计算的层。</translation>
    </message>
    <message>
        <source>recompute_layers is {recompute_layers}, but only full recomputation counts layers: it has no effect.</source>
        <translation>recompute_layers 为 {recompute_layers},但只有完全重计算才计层数:没有作用。</translation>
    </message>
    <message>
        <source>recompute_layers is {recompute_layers}, more than the model's {layers} layers: every layer of a stage is recomputed.</source>
        <translation>recompute_layers 为 {recompute_layers},超过模型的 {layers} 层:一级的每层都会重计算。</translation>
    </message>
    <message>
        <source>recompute_modules names what selective recompute computes again, but recompute is not selective.</source>
        <translation>recompute_modules 指明选择性重计算的内容,但 recompute 不是 selective。</translation>
    </message>
    <message>
        <source>shard_group is {shard_group}, but nothing is sharded at ZeRO stage 0: it has no effect.</source>
        <translation>shard_group 为 {shard_group},但 ZeRO 0 阶段不分片:没有作用。</translation>
    </message>
    <message>
        <source>stage_layers has {entries} entries, but pp {pp} with this schedule makes {virtual_stages} stages: one entry is needed for each.</source>
        <translation>stage_layers 有 {entries} 项,但 pp {pp} 在此调度下有 {virtual_stages} 级:每级须有一项。</translation>
    </message>
    <message>
        <source>stage_layers places {sum} layers, but the model has {layers}.</source>
        <translation>stage_layers 放置了 {sum} 层,但模型有 {layers} 层。</translation>
    </message>
    <message>
        <source>torchtitan captures no CUDA graph with pipeline stages (pp {pp}), and with experts (ep {ep}) only under HybridEP.</source>
        <translation>torchtitan 有流水线级(pp {pp})时不捕获 CUDA 图,有专家(ep {ep})时仅在 HybridEP 下捕获。</translation>
    </message>
    <message>
        <source>torchtitan does not tie embedding and head across pipeline stages, but pp is {pp} and this model ties them.</source>
        <translation>torchtitan 不跨流水线级绑定嵌入与输出头,但 pp 为 {pp} 且此模型绑定它们。</translation>
    </message>
    <message>
        <source>torchtitan gathers keys and values as a whole; it has no {cp_layout} layout for cp {cp}.</source>
        <translation>torchtitan 整体收集键和值;对于 cp {cp},它没有 {cp_layout} 布局。</translation>
    </message>
    <message>
        <source>torchtitan has no ZeRO stage {zero}: it shards weights too (FSDP2), and keeps them gathered after the forward at the nearest.</source>
        <translation>torchtitan 没有 ZeRO {zero} 阶段:它也分片权重(FSDP2),最接近的做法是前向后保留聚集的权重。</translation>
    </message>
    <message>
        <source>torchtitan moves keys and values in a ring or gathers them; it has no {cp_layout} layout for cp {cp}.</source>
        <translation>torchtitan 以环移动 key 与 value 或聚集它们;没有用于 cp {cp} 的 {cp_layout} 布局。</translation>
    </message>
    <message>
        <source>torchtitan no longer cuts single experts: with ep {ep} it runs etp 1, not {etp}.</source>
        <translation>torchtitan 不再切分单个专家:ep {ep} 时以 etp 1 运行,而非 {etp}。</translation>
    </message>
    <message>
        <source>torchtitan overlaps tensor-parallel communication (tp {tp}) by torch.compile only, which is switched off.</source>
        <translation>torchtitan 只通过 torch.compile 重叠张量并行通信(tp {tp}),而它已关闭。</translation>
    </message>
    <message>
        <source>torchtitan runs PyTorch's pipeline schedules, among which there is no {kind} for pp {pp}.</source>
        <translation>torchtitan 运行 PyTorch 的流水线调度,其中没有用于 pp {pp} 的 {kind}。</translation>
    </message>
    <message>
        <source>torchtitan takes the experts' ranks out of one replica's {ranks} ranks (shard × cp {cp} × tp {tp}), which ep {ep} (times etp in v0.2.2) does not divide.</source>
        <translation>torchtitan 从一个副本的 {ranks} 个 rank(分片 × cp {cp} × tp {tp})中取专家的 rank,ep {ep}(v0.2.2 中再乘 etp)不能整除。</translation>
    </message>
    <message>
        <source>torchtitan v0.2.2 computes the attention of its models deepseek_v3 and gpt_oss with FlexAttention, which shares no sequence over ranks: cp must be 1, not {cp}.</source>
        <translation>torchtitan v0.2.2 用 FlexAttention 计算其模型 deepseek_v3 和 gpt_oss 的注意力,它不在各 rank 间分摊序列:cp 必须为 1,而不是 {cp}。</translation>
    </message>
    <message>
        <source>torchtitan v0.2.2 cuts experts over all tensor ranks or over none: etp must be 1 or tp {tp}, not {etp}.</source>
        <translation>torchtitan v0.2.2 把专家切在全部张量 rank 上或都不切:etp 必须为 1 或 tp {tp},而非 {etp}。</translation>
    </message>
    <message>
        <source>torchtitan v0.2.2 has no pipeline for its models qwen3 and gpt_oss: pp must be 1, not {pp}.</source>
        <translation>torchtitan v0.2.2 的模型 qwen3 和 gpt_oss 没有流水线:pp 必须为 1,而不是 {pp}。</translation>
    </message>
    <message>
        <source>torchtitan v0.2.2 replicates {replicate} times with DDP, which it cannot combine with tp {tp} or pp {pp}: shard the replicas (ZeRO), or use neither.</source>
        <translation>torchtitan v0.2.2 用 DDP 复制 {replicate} 次,不能与 tp {tp} 或 pp {pp} 结合:请分片这些副本(ZeRO),或两者都不用。</translation>
    </message>
    <message>
        <source>torchtitan v0.2.2 wants the {sequence_length} tokens of a sequence to be a multiple of tp {tp} × 2 × cp {cp} = {pieces}, also at cp 1.</source>
        <translation>torchtitan v0.2.2 要求序列的 {sequence_length} 个 token 是 tp {tp} × 2 × cp {cp} = {pieces} 的倍数,cp 1 时也是。</translation>
    </message>
    <message>
        <source>tp {tp} × cp {cp} × pp {pp} × dp {dp} = {product}, but the cluster has {gpus} GPUs: every GPU must have exactly one rank.</source>
        <translation>tp {tp} × cp {cp} × pp {pp} × dp {dp} = {product},但集群有 {gpus} 个 GPU:每个 GPU 须恰有一个 rank。</translation>
    </message>
    <message>
        <source>{experts} experts cannot be dealt evenly to ep {ep} ranks: ep must divide the number of experts.</source>
        <translation>{experts} 个专家不能均分给 ep {ep} 个 rank:ep 必须整除专家数。</translation>
    </message>
    <message>
        <source>{experts} experts cannot be spread over ep {ep} ranks.</source>
        <translation>{experts} 个专家不能分布到 ep {ep} 个 rank 上。</translation>
    </message>
    <message>
        <source>{gpus} GPUs cannot be cut into model replicas of tp {tp} × cp {cp} × pp {pp} = {product} ranks: the GPUs must be a whole multiple of that product.</source>
        <translation>{gpus} 个 GPU 不能切成 tp {tp} × cp {cp} × pp {pp} = {product} 个 rank 的模型副本:GPU 数须为该乘积的整数倍。</translation>
    </message>
    <message>
        <source>{heads} attention heads cannot be dealt evenly to tp {tp} ranks: tp must divide the number of heads.</source>
        <translation>{heads} 个注意力头不能均分给 tp {tp} 个 rank:tp 必须整除头数。</translation>
    </message>
    <message>
        <source>{kv_heads} key/value heads and tp {tp} do not divide one another: tensor ranks can neither share them out evenly nor hold even copies of them.</source>
        <translation>{kv_heads} 个 key/value 头与 tp {tp} 互不整除:张量 rank 既不能均分,也不能持有均匀的副本。</translation>
    </message>
    <message>
        <source>{kv_heads} key/value heads are more than the {heads} attention heads.</source>
        <translation>{kv_heads} 个 key/value 头多于 {heads} 个注意力头。</translation>
    </message>
    <message>
        <source>{kv_heads} key/value heads do not divide over tp {tp}: nanotron's check of the file lets them pass, and its model fails to build.</source>
        <translation>{kv_heads} 个 key/value 头不能被 tp {tp} 整除:nanotron 对文件的检查会放过,但它的模型无法构建。</translation>
    </message>
    <message>
        <source>{layers} layers cannot fill {virtual_stages} virtual stages: some of them hold no layer at all.</source>
        <translation>{layers} 层不能填满 {virtual_stages} 个虚拟级:其中一些没有任何层。</translation>
    </message>
    <message>
        <source>{layers} layers do not divide by pp {pp}: Megatron wants them even unless the layers of every stage are given (stage_layers).</source>
        <translation>{layers} 层不能被 pp {pp} 整除:除非给出每级的层数(stage_layers),Megatron 要求均匀。</translation>
    </message>
    <message>
        <source>{layers} layers, the embedding and the head cannot fill {virtual_stages} virtual stages (pp {pp}): torchtitan wants something on each.</source>
        <translation>{layers} 层加嵌入与输出头不能填满 {virtual_stages} 个虚拟级(pp {pp}):torchtitan 要求每级都有内容。</translation>
    </message>
    <message>
        <source>{microbatches} micro-batches are fewer than the {virtual_stages} stages: torchtitan warns of a bubble.</source>
        <translation>{microbatches} 个微批次少于 {virtual_stages} 级:torchtitan 会警告气泡。</translation>
    </message>
    <message>
        <source>{microbatches} micro-batches through {stages} pipeline ranks of {chunks} chunks are more than the {most} blocks that this program lays out.</source>
        <translation>{microbatches} 个微批次经过 {stages} 个各 {chunks} 分块的流水线 rank,超过本程序可排布的 {most} 个块。</translation>
    </message>
    <message>
        <source>{virtual_stages} virtual stages are more than this program handles: at most {most}.</source>
        <translation>{virtual_stages} 个虚拟级超出本程序的处理能力:最多 {most}。</translation>
    </message>
</context>
<context>
    <name>core/remedy</name>
    <message>
        <source>Activations go to the host and back, though there is room for them on the GPU.</source>
        <translation>激活在主机间来回,尽管 GPU 上有空间。</translation>
    </message>
    <message>
        <source>Context parallelism is wider than memory needs, and pays for it in communication.</source>
        <translation>上下文并行比显存所需更宽,并为此付出通信。</translation>
    </message>
    <message>
        <source>Every tensor-parallel rank repeats what sequence parallelism would share out.</source>
        <translation>每个张量并行 rank 都重复序列并行本可分摊的工作。</translation>
    </message>
    <message>
        <source>Gradients leave in buckets so small that each of them mostly pays its latency.</source>
        <translation>梯度桶太小,每个主要都在付延迟。</translation>
    </message>
    <message>
        <source>Optimizer states live on the host, though there is room for them on the GPU.</source>
        <translation>优化器状态放在主机上,尽管 GPU 上有空间。</translation>
    </message>
    <message>
        <source>Recomputation saves memory that nothing needs: it fits with less of it.</source>
        <translation>重计算省下了无人需要的显存:少做一些也放得下。</translation>
    </message>
    <message>
        <source>Sends between pipeline ranks stop both of them, though they could run beside compute.</source>
        <translation>流水线 rank 之间的发送使两者都停下,尽管可与计算并行。</translation>
    </message>
    <message>
        <source>Tensor parallelism is wider than memory needs, and pays for it in communication.</source>
        <translation>张量并行比显存所需更宽,并为此付出通信。</translation>
    </message>
    <message>
        <source>Tensor-parallel collectives stop the multiplies, though they could run beside them.</source>
        <translation>张量并行的集合通信使乘法停下,尽管两者可并行。</translation>
    </message>
    <message>
        <source>The experts' all-to-all stops compute, though it could run beside it.</source>
        <translation>专家的 all-to-all 使计算停下,尽管两者可并行。</translation>
    </message>
    <message>
        <source>The gathering of weights holds the forward up, though it could run beside it.</source>
        <translation>权重聚集拖住前向,尽管两者可并行。</translation>
    </message>
    <message>
        <source>The gradients' reduction waits for the backward to end, though it could run beside it.</source>
        <translation>梯度归约等反向结束,尽管两者可并行。</translation>
    </message>
    <message>
        <source>The pipeline is deeper than memory needs, and pays for it in its bubble.</source>
        <translation>流水线比显存所需更深,并为此付出气泡。</translation>
    </message>
    <message>
        <source>Weights are gathered a second time for the backward, though there is room to keep them.</source>
        <translation>反向再次聚集权重,尽管有空间保留它们。</translation>
    </message>
    <message>
        <source>ZeRO shards more than memory needs, and pays for it in communication.</source>
        <translation>ZeRO 分片超过显存所需,并为此付出通信。</translation>
    </message>
</context>
<context>
    <name>core/schedule</name>
    <message>
        <source>mprvN</source>
        <translation>mprvN</translation>
    </message>
</context>
<context>
    <name>core/schedule/kinds</name>
    <message>
        <source>({p} / 2 − 1) · ({FB} + {B} − 3 · {W})</source>
        <translation>({p} / 2 − 1) · ({FB} + {B} − 3 · {W})</translation>
    </message>
    <message>
        <source>({p} − 1) · ({FB} + {B} − 3 · {W})</source>
        <translation>({p} − 1) · ({FB} + {B} − 3 · {W})</translation>
    </message>
    <message>
        <source>({p} − 1) · max({F}, {F} + {I} − 2 · {W}, {I} − {F})</source>
        <translation>({p} − 1) · max({F}, {F} + {I} − 2 · {W}, {I} − {F})</translation>
    </message>
    <message>
        <source>({p} − 1) · max({F}, {I}, {F} + {I} − {W})</source>
        <translation>({p} − 1) · max({F}, {I}, {F} + {I} − {W})</translation>
    </message>
    <message>
        <source>All forward, all backward (GPipe)</source>
        <translation>全部前向，再全部反向 (GPipe)</translation>
    </message>
    <message>
        <source>DeepSeek DualPipe: dualpipe.py</source>
        <translation>DeepSeek DualPipe: dualpipe.py</translation>
    </message>
    <message>
        <source>DeepSeek DualPipe: num_chunks &gt;= num_ranks * 2</source>
        <translation>DeepSeek DualPipe: num_chunks &gt;= num_ranks * 2</translation>
    </message>
    <message>
        <source>DeepSeek-AI 2024, arXiv 2412.19437, section 3.2.1</source>
        <translation>DeepSeek-AI 2024, arXiv 2412.19437, 3.2.1 节</translation>
    </message>
    <message>
        <source>DeepSeek-AI 2025, github.com/deepseek-ai/DualPipe</source>
        <translation>DeepSeek-AI 2025, github.com/deepseek-ai/DualPipe</translation>
    </message>
    <message>
        <source>DualPipe</source>
        <translation>DualPipe</translation>
    </message>
    <message>
        <source>DualPipe V</source>
        <translation>DualPipe V</translation>
    </message>
    <message>
        <source>DualPipeV</source>
        <translation>DualPipeV</translation>
    </message>
    <message>
        <source>F = I = W and 2F ≤ FB ≤ 3F</source>
        <translation>F = I = W 且 2F ≤ FB ≤ 3F</translation>
    </message>
    <message>
        <source>F = I = W and m ≥ 2p − 1; the next step can fill all of it</source>
        <translation>F = I = W 且 m ≥ 2p − 1；下一步可以将其全部填满</translation>
    </message>
    <message>
        <source>GPipe</source>
        <translation>GPipe</translation>
    </message>
    <message>
        <source>Groups of {group} micro-batches are not possible with {stages} pipeline ranks and {microbatches} micro-batches: a group must fill the pipeline and cannot be larger than all of them.</source>
        <translation>{group} 个微批次一组在 {stages} 个流水线 rank 和 {microbatches} 个微批次下不可行:一组必须填满流水线,且不能超过总数。</translation>
    </message>
    <message>
        <source>Huang et al. 2019, arXiv 1811.06965</source>
        <translation>Huang et al. 2019, arXiv 1811.06965</translation>
    </message>
    <message>
        <source>Interleaved 1F1B</source>
        <translation>Interleaved 1F1B</translation>
    </message>
    <message>
        <source>Interleaved zero bubble</source>
        <translation>交错零气泡</translation>
    </message>
    <message>
        <source>Interleaved1F1B</source>
        <translation>Interleaved1F1B</translation>
    </message>
    <message>
        <source>InterleavedZeroBubble</source>
        <translation>InterleavedZeroBubble</translation>
    </message>
    <message>
        <source>Lamy-Poirier 2023, arXiv 2211.05953</source>
        <translation>Lamy-Poirier 2023, arXiv 2211.05953</translation>
    </message>
    <message>
        <source>Looped breadth-first</source>
        <translation>循环广度优先</translation>
    </message>
    <message>
        <source>Looped, breadth first</source>
        <translation>循环，广度优先</translation>
    </message>
    <message>
        <source>LoopedBFS</source>
        <translation>LoopedBFS</translation>
    </message>
    <message>
        <source>Megatron-LM core/pipeline_parallel/schedules.py</source>
        <translation>Megatron-LM core/pipeline_parallel/schedules.py</translation>
    </message>
    <message>
        <source>Megatron-LM: microbatch-group-size-per-virtual-pipeline-stage</source>
        <translation>Megatron-LM: microbatch-group-size-per-virtual-pipeline-stage</translation>
    </message>
    <message>
        <source>Narayanan et al. 2021, arXiv 2104.04473, section 2.2.1</source>
        <translation>Narayanan et al. 2021, arXiv 2104.04473, 2.2.1 节</translation>
    </message>
    <message>
        <source>Narayanan et al. 2021, arXiv 2104.04473, section 2.2.2</source>
        <translation>Narayanan et al. 2021, arXiv 2104.04473, 2.2.2 节</translation>
    </message>
    <message>
        <source>One forward, one backward</source>
        <translation>一次前向，一次反向</translation>
    </message>
    <message>
        <source>PyTorch torch/distributed/pipelining/schedules.py: ScheduleInterleavedZeroBubble</source>
        <translation>PyTorch torch/distributed/pipelining/schedules.py: ScheduleInterleavedZeroBubble</translation>
    </message>
    <message>
        <source>PyTorch, torch.distributed.pipelining schedules: whole rounds</source>
        <translation>PyTorch,torch.distributed.pipelining 调度:整轮</translation>
    </message>
    <message>
        <source>PyTorch, torch/distributed/pipelining/schedules.py, ScheduleInterleavedZeroBubble</source>
        <translation>PyTorch, torch/distributed/pipelining/schedules.py, ScheduleInterleavedZeroBubble</translation>
    </message>
    <message>
        <source>Qi et al. 2024, arXiv 2401.10241, section 2</source>
        <translation>Qi et al. 2024, arXiv 2401.10241, 第 2 节</translation>
    </message>
    <message>
        <source>Qi et al. 2024, arXiv 2405.15362</source>
        <translation>Qi et al. 2024, arXiv 2405.15362</translation>
    </message>
    <message>
        <source>Schedule {kind} cannot fill {stages} pipeline ranks with {microbatches} micro-batches: it needs more of them, or fewer ranks.</source>
        <translation>调度 {kind} 不能用 {microbatches} 个微批次填满 {stages} 个流水线 rank:需要更多微批次或更少 rank。</translation>
    </message>
    <message>
        <source>Schedule {kind} gives every pipeline rank exactly two chunks of layers, but chunks is {chunks}.</source>
        <translation>调度 {kind} 给每个流水线 rank 恰好两个层分块,但分块数为 {chunks}。</translation>
    </message>
    <message>
        <source>Schedule {kind} gives every pipeline rank one chunk of layers, but chunks is {chunks}.</source>
        <translation>调度 {kind} 给每个流水线 rank 一个层分块,但分块数为 {chunks}。</translation>
    </message>
    <message>
        <source>Schedule {kind} needs at least two chunks of layers on each rank, but chunks is {chunks}: with one there is nothing to interleave.</source>
        <translation>调度 {kind} 每个 rank 至少需要两个层分块,但分块数为 {chunks}:只有一个就没有可交错的。</translation>
    </message>
    <message>
        <source>Schedule {kind} pairs pipeline ranks from both ends, so their number must be even, but it is {stages}.</source>
        <translation>调度 {kind} 从两端把流水线 rank 配对,因此其数须为偶数,现为 {stages}。</translation>
    </message>
    <message>
        <source>Schedule {kind} sends half of the micro-batches in from either end, so their number must be even, but it is {microbatches}.</source>
        <translation>调度 {kind} 从两端各送入一半微批次,因此其数须为偶数,现为 {microbatches}。</translation>
    </message>
    <message>
        <source>ZBVZeroBubble</source>
        <translation>ZBVZeroBubble</translation>
    </message>
    <message>
        <source>Zero bubble 1P, interleaved</source>
        <translation>零气泡 1P，交错</translation>
    </message>
    <message>
        <source>Zero bubble H1</source>
        <translation>零气泡 H1</translation>
    </message>
    <message>
        <source>Zero bubble H2</source>
        <translation>零气泡 H2</translation>
    </message>
    <message>
        <source>Zero bubble V</source>
        <translation>零气泡 V</translation>
    </message>
    <message>
        <source>afab</source>
        <translation>afab</translation>
    </message>
    <message>
        <source>any number of micro-batches</source>
        <translation>任意数量的微批次</translation>
    </message>
    <message>
        <source>as many micro-batches as stages</source>
        <translation>微批次数与流水线级数相同</translation>
    </message>
    <message>
        <source>m / max(1, ⌊m / p⌋)</source>
        <translation>m / max(1, ⌊m / p⌋)</translation>
    </message>
    <message>
        <source>m ≥ 2p − 1; the next step can fill (p − 1) · F of it</source>
        <translation>m ≥ 2p − 1；下一步可以填满其中的 (p − 1) · F</translation>
    </message>
    <message>
        <source>min(m · v, (v − 1) · N + 2 · (p − 1 − r) + 1)</source>
        <translation>min(m · v, (v − 1) · N + 2 · (p − 1 − r) + 1)</translation>
    </message>
    <message>
        <source>min(m · v, (v − 1) · N + p), until the weight gradient</source>
        <translation>min(m · v, (v − 1) · N + p)，直到权重梯度</translation>
    </message>
    <message>
        <source>min(m, 2p − 1 − r)</source>
        <translation>min(m, 2p − 1 − r)</translation>
    </message>
    <message>
        <source>min(m, 2p − 1 − r) + min(m, r + 1), until the weight gradient</source>
        <translation>min(m, 2p − 1 − r) + min(m, r + 1)，直到权重梯度</translation>
    </message>
    <message>
        <source>min(m, 2p − 1), until the weight gradient</source>
        <translation>min(m, 2p − 1)，直到权重梯度</translation>
    </message>
    <message>
        <source>min(m, p − r)</source>
        <translation>min(m, p − r)</translation>
    </message>
    <message>
        <source>min(m, p), until the weight gradient</source>
        <translation>min(m, p)，直到权重梯度</translation>
    </message>
    <message>
        <source>min(m, r + 1)</source>
        <translation>min(m, r + 1)</translation>
    </message>
    <message>
        <source>mp</source>
        <translation>mp</translation>
    </message>
    <message>
        <source>mpr</source>
        <translation>mpr</translation>
    </message>
    <message>
        <source>mpvN</source>
        <translation>mpvN</translation>
    </message>
    <message>
        <source>mv</source>
        <translation>mv</translation>
    </message>
    <message>
        <source>one stage per rank</source>
        <translation>每个 rank 一级</translation>
    </message>
    <message>
        <source>p, unless stated</source>
        <translation>p，除非另有说明</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>two stages per rank</source>
        <translation>每个 rank 两级</translation>
    </message>
    <message>
        <source>{microbatches} micro-batches in groups of {group} leave a last group that cannot fill {stages} pipeline ranks: it must be a full group or have at least as many micro-batches as there are ranks.</source>
        <translation>{microbatches} 个微批次按 {group} 个一组,最后一组无法填满 {stages} 个流水线 rank:它须为整组,或至少有与 rank 数相同的微批次。</translation>
    </message>
</context>
<context>
    <name>core/sweep</name>
    <message>
        <source>GPUs, the batch growing with them</source>
        <translation>GPU 数,批次随之增长</translation>
    </message>
    <message>
        <source>GPUs, the batch held</source>
        <translation>GPU 数,批次不变</translation>
    </message>
    <message>
        <source>NVLink, GB/s of a GPU</source>
        <translation>NVLink,每 GPU GB/s</translation>
    </message>
    <message>
        <source>dense peak, TFLOP/s</source>
        <translation>稠密峰值,TFLOP/s</translation>
    </message>
    <message>
        <source>memory bandwidth, TB/s</source>
        <translation>显存带宽,TB/s</translation>
    </message>
    <message>
        <source>memory of a GPU, GiB</source>
        <translation>一个 GPU 的显存,GiB</translation>
    </message>
    <message>
        <source>network, GB/s of a NIC</source>
        <translation>网络,每网卡 GB/s</translation>
    </message>
    <message>
        <source>sequence length, the batch's tokens held</source>
        <translation>序列长度,批次 token 数保持不变</translation>
    </message>
</context>
<context>
    <name>core/text</name>
    <message>
        <source>A training to its end</source>
        <translation>训练到结束</translation>
    </message>
    <message>
        <source>It is for every plan.</source>
        <translation>它适用于每个方案。</translation>
    </message>
    <message>
        <source>Laws of the schedules</source>
        <translation>调度的规律</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>算子</translation>
    </message>
    <message>
        <source>Time and throughput</source>
        <translation>时间与吞吐量</translation>
    </message>
    <message>
        <source>What formulas multiply and add on the way</source>
        <translation>公式中途相乘相加的量</translation>
    </message>
    <message>
        <source>What is sent</source>
        <translation>发送的内容</translation>
    </message>
    <message>
        <source>What is stated</source>
        <translation>给定的量</translation>
    </message>
    <message>
        <source>at {}</source>
        <translation>位于 {}</translation>
    </message>
    <message>
        <source>constant {}</source>
        <translation>常数 {}</translation>
    </message>
    <message>
        <source>exactly {}</source>
        <translation>恰好 {}</translation>
    </message>
    <message>
        <source>fewer than {}</source>
        <translation>少于 {}</translation>
    </message>
    <message>
        <source>fitted value: prior {prior:short}, between {low:short} and {high:short}</source>
        <translation>拟合值:初值 {prior:short},介于 {low:short} 与 {high:short} 之间</translation>
    </message>
    <message>
        <source>live (micro-batch, chunk) activations</source>
        <translation>存活的(微批次,分块)激活</translation>
    </message>
    <message>
        <source>live (micro-batch, direction) activations</source>
        <translation>存活的(微批次,方向)激活</translation>
    </message>
    <message>
        <source>live micro-batches</source>
        <translation>存活的微批次</translation>
    </message>
    <message>
        <source>measured: profile[ {name}][ of {date}][ ({origin})]</source>
        <translation>实测:性能档案[ {name}][,{date}][（{origin}）]</translation>
    </message>
    <message>
        <source>measured; without the profile {value:short}</source>
        <translation>实测;没有该性能档案时为 {value:short}</translation>
    </message>
    <message>
        <source>model preset {}</source>
        <translation>模型预设 {}</translation>
    </message>
    <message>
        <source>more than {}</source>
        <translation>多于 {}</translation>
    </message>
    <message>
        <source>not fitted: prior {prior:short}, between {low:short} and {high:short}</source>
        <translation>未拟合:初值 {prior:short},介于 {low:short} 与 {high:short} 之间</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>标准输入</translation>
    </message>
    <message>
        <source>the scenario's Hugging Face config</source>
        <translation>场景的 Hugging Face 配置</translation>
    </message>
    <message>
        <source>{gpu} in {precision}</source>
        <translation>{gpu}({precision})</translation>
    </message>
    <message>
        <source>{} and {}</source>
        <translation>{} 且 {}</translation>
    </message>
    <message>
        <source>{} line {}</source>
        <translation>{} 第 {} 行</translation>
    </message>
    <message>
        <source>{} or fewer</source>
        <translation>{} 或更少</translation>
    </message>
    <message>
        <source>{} or more</source>
        <translation>{} 或更多</translation>
    </message>
    <message>
        <source>{}: not known</source>
        <translation>{}：未知</translation>
    </message>
    <message>
        <source>{}; fitted by tests/calibration to published runs</source>
        <translation>{};由 tests/calibration 按已发表的运行拟合</translation>
    </message>
</context>
<context>
    <name>resources/advice</name>
    <message>
        <source>1 to 13 B parameters: data parallelism with ZeRO-2; tensor parallelism of 2 within the node if memory is very tight.</source>
        <translation>1 至 13 B 参数:用 ZeRO-2 的数据并行;显存很紧时节点内张量并行 2。</translation>
    </message>
    <message>
        <source>1,024 GPUs and more: tensor parallelism over the node, ZeRO-2 data parallelism, and a pipeline.</source>
        <translation>1,024 个 GPU 及以上:节点内张量并行、ZeRO-2 数据并行加流水线。</translation>
    </message>
    <message>
        <source>128 to 512 GPUs: tensor parallelism over the node and a pipeline or ZeRO between nodes; from 512 on data parallelism or ZeRO-3 alone loses to its communication.</source>
        <translation>128 至 512 个 GPU:节点内张量并行,节点间流水线或 ZeRO;512 起仅靠数据并行或 ZeRO-3 会输给通信。</translation>
    </message>
    <message>
        <source>13 to 70 B parameters: ZeRO-3 or FSDP; tensor parallelism of 2 or 4 within the node, two stages if it still does not fit.</source>
        <translation>13 至 70 B 参数:ZeRO-3 或 FSDP;节点内张量并行 2 或 4,仍放不下则两级流水线。</translation>
    </message>
    <message>
        <source>16 to 64 GPUs: tensor parallelism over the node, with a pipeline or ZeRO-3 between nodes; ZeRO-3 alone still scales.</source>
        <translation>16 至 64 个 GPU:节点内张量并行,节点间流水线或 ZeRO-3;仅 ZeRO-3 仍可扩展。</translation>
    </message>
    <message>
        <source>25 MiB</source>
        <translation>25 MiB</translation>
    </message>
    <message>
        <source>A pipeline has 8 to 16 micro-batches to fill it.</source>
        <translation>流水线有 8 至 16 个微批次来填满。</translation>
    </message>
    <message>
        <source>A pipeline that is idle for a tenth of its time: more micro-batches, fewer stages, or another schedule.</source>
        <translation>流水线有十分之一的时间空闲:更多微批次、更少级数,或别的调度。</translation>
    </message>
    <message>
        <source>Above 70 B parameters: everything, tensor parallelism of 4 or 8 within the node, four stages and more across nodes, ZeRO-3.</source>
        <translation>70 B 参数以上:全部手段,节点内张量并行 4 或 8,跨节点四级以上流水线,ZeRO-3。</translation>
    </message>
    <message>
        <source>Activation checkpointing where memory is the bound.</source>
        <translation>受显存限制时使用激活检查点。</translation>
    </message>
    <message>
        <source>Aim for ten times as much computing as communication.</source>
        <translation>以计算为通信的十倍为目标。</translation>
    </message>
    <message>
        <source>At 512 GPUs and more pure data parallelism or ZeRO-3 loses to its communication: combine it with tensor or pipeline parallelism.</source>
        <translation>512 个 GPU 及以上,纯数据并行或 ZeRO-3 会输给通信:请与张量或流水线并行结合。</translation>
    </message>
    <message>
        <source>Below 1 B parameters: pure data parallelism; ZeRO-1 if memory is tight.</source>
        <translation>1 B 参数以下:纯数据并行;显存紧时用 ZeRO-1。</translation>
    </message>
    <message>
        <source>Buckets of 25 MB.</source>
        <translation>25 MB 的桶。</translation>
    </message>
    <message>
        <source>CP 2</source>
        <translation>CP 2</translation>
    </message>
    <message>
        <source>DP only</source>
        <translation>仅 DP</translation>
    </message>
    <message>
        <source>DeepSeek-V3</source>
        <translation>DeepSeek-V3</translation>
    </message>
    <message>
        <source>DeepSpeed ZeRO-3</source>
        <translation>DeepSpeed ZeRO-3</translation>
    </message>
    <message>
        <source>FSDP between nodes, TP within</source>
        <translation>节点间 FSDP,节点内 TP</translation>
    </message>
    <message>
        <source>Full recomputation pays compute for memory: only where nothing else makes room.</source>
        <translation>完整重计算以计算换显存:只在别无他法时使用。</translation>
    </message>
    <message>
        <source>GPU-poor: accumulate gradients over smaller micro-batches for the same batch.</source>
        <translation>GPU 少:用更小的微批次累积梯度,批次不变。</translation>
    </message>
    <message>
        <source>GPU-poor: recompute all activations, slower but smaller.</source>
        <translation>GPU 少:重计算全部激活,更慢但更省。</translation>
    </message>
    <message>
        <source>GPU-rich, 10 to 100 B parameters on more than 8 GPUs: tensor parallelism over the node with a pipeline, or with ZeRO-3, or ZeRO-3 alone.</source>
        <translation>GPU 多,10 至 100 B 参数,8 个以上 GPU:张量并行占满节点,再加流水线或 ZeRO-3,或仅 ZeRO-3。</translation>
    </message>
    <message>
        <source>GPU-rich, above 100 B parameters: tensor parallelism over the node and a deeper pipeline.</source>
        <translation>GPU 多,100 B 参数以上:张量并行占满节点,加更深的流水线。</translation>
    </message>
    <message>
        <source>GPU-rich, below 10 B parameters: one technique is enough, tensor parallelism within a node, or ZeRO-3 with full recomputation.</source>
        <translation>GPU 多,10 B 参数以下:一种技术足够,节点内张量并行,或带完整重计算的 ZeRO-3。</translation>
    </message>
    <message>
        <source>Gradient buckets leave while the backward goes on.</source>
        <translation>梯度桶在反向进行时发出。</translation>
    </message>
    <message>
        <source>Llama 3 405B</source>
        <translation>Llama 3 405B</translation>
    </message>
    <message>
        <source>Measure before optimizing: without a profile of this machine its figures are a data sheet's.</source>
        <translation>优化前先测量:没有对这台机器的性能分析,其数字只是规格表的。</translation>
    </message>
    <message>
        <source>Megatron Bridge, 1 to 10 B</source>
        <translation>Megatron Bridge,1 至 10 B</translation>
    </message>
    <message>
        <source>Megatron Bridge, 10 to 70 B</source>
        <translation>Megatron Bridge,10 至 70 B</translation>
    </message>
    <message>
        <source>Megatron Bridge, 175 to 500 B</source>
        <translation>Megatron Bridge,175 至 500 B</translation>
    </message>
    <message>
        <source>Megatron Bridge, 70 to 175 B</source>
        <translation>Megatron Bridge,70 至 175 B</translation>
    </message>
    <message>
        <source>Megatron Bridge, DeepSeek-V2 236 B</source>
        <translation>Megatron Bridge,DeepSeek-V2 236 B</translation>
    </message>
    <message>
        <source>Megatron Bridge, DeepSeek-V3 671 B</source>
        <translation>Megatron Bridge,DeepSeek-V3 671 B</translation>
    </message>
    <message>
        <source>Megatron Bridge, GLM-4.5 355 B</source>
        <translation>Megatron Bridge,GLM-4.5 355 B</translation>
    </message>
    <message>
        <source>Megatron Bridge, GLM-4.5 Air 106 B</source>
        <translation>Megatron Bridge,GLM-4.5 Air 106 B</translation>
    </message>
    <message>
        <source>Megatron Bridge, Kimi-K2 1 T</source>
        <translation>Megatron Bridge,Kimi-K2 1 T</translation>
    </message>
    <message>
        <source>Megatron Bridge, Moonlight 16 B</source>
        <translation>Megatron Bridge,Moonlight 16 B</translation>
    </message>
    <message>
        <source>Megatron Bridge, OLMoE 7 B</source>
        <translation>Megatron Bridge,OLMoE 7 B</translation>
    </message>
    <message>
        <source>Megatron Bridge, Qwen3 235B-A22B</source>
        <translation>Megatron Bridge,Qwen3 235B-A22B</translation>
    </message>
    <message>
        <source>Megatron Bridge, Qwen3 30B-A3B</source>
        <translation>Megatron Bridge,Qwen3 30B-A3B</translation>
    </message>
    <message>
        <source>Megatron Bridge, below 1 B</source>
        <translation>Megatron Bridge,1 B 以下</translation>
    </message>
    <message>
        <source>Megatron Core, GPT-3 175B</source>
        <translation>Megatron Core,GPT-3 175B</translation>
    </message>
    <message>
        <source>Megatron Core, Llama 3 70B</source>
        <translation>Megatron Core,Llama 3 70B</translation>
    </message>
    <message>
        <source>Megatron Core, Llama 3 8B</source>
        <translation>Megatron Core,Llama 3 8B</translation>
    </message>
    <message>
        <source>Megatron Core, Llama 3.1 405B</source>
        <translation>Megatron Core,Llama 3.1 405B</translation>
    </message>
    <message>
        <source>Megatron Core, Mixtral 8x22B</source>
        <translation>Megatron Core,Mixtral 8x22B</translation>
    </message>
    <message>
        <source>Megatron Core, Mixtral 8x7B</source>
        <translation>Megatron Core,Mixtral 8x7B</translation>
    </message>
    <message>
        <source>Mixed precision (bf16): half the bytes of every message.</source>
        <translation>混合精度 (bf16):每条消息字节减半。</translation>
    </message>
    <message>
        <source>Mixtures of experts: expert parallelism across nodes.</source>
        <translation>混合专家模型:跨节点专家并行。</translation>
    </message>
    <message>
        <source>More data parallelism with ZeRO-3 at the same batch.</source>
        <translation>同样批次下用 ZeRO-3 增加数据并行。</translation>
    </message>
    <message>
        <source>More parallelism is not faster: communication can outgrow what it saves.</source>
        <translation>更多并行并不更快:通信可能超过它所节省的。</translation>
    </message>
    <message>
        <source>One node (8 GPUs): tensor parallelism within it, or data parallelism with ZeRO; nothing crosses the network.</source>
        <translation>单节点(8 个 GPU):节点内张量并行,或带 ZeRO 的数据并行;无须经过网络。</translation>
    </message>
    <message>
        <source>PP 16, EP 64, ZeRO-1, no tensor parallelism</source>
        <translation>PP 16,EP 64,ZeRO-1,无张量并行</translation>
    </message>
    <message>
        <source>PP 4, EP 8</source>
        <translation>PP 4,EP 8</translation>
    </message>
    <message>
        <source>Scale tensor parallelism up to the node, over its fast links, so that other kinds can shrink.</source>
        <translation>把张量并行扩大到整个节点的快速链路上,使其他并行得以缩小。</translation>
    </message>
    <message>
        <source>SmolLM3 3B</source>
        <translation>SmolLM3 3B</translation>
    </message>
    <message>
        <source>TP 1, PP 1, EP 8</source>
        <translation>TP 1,PP 1,EP 8</translation>
    </message>
    <message>
        <source>TP 1, PP 4, EP 32</source>
        <translation>TP 1,PP 4,EP 32</translation>
    </message>
    <message>
        <source>TP 1, PP 4, EP 8</source>
        <translation>TP 1,PP 4,EP 8</translation>
    </message>
    <message>
        <source>TP 2 to 4 and DP</source>
        <translation>TP 2 至 4 加 DP</translation>
    </message>
    <message>
        <source>TP 2, PP 1, EP 8</source>
        <translation>TP 2,PP 1,EP 8</translation>
    </message>
    <message>
        <source>TP 2, PP 16, EP 32</source>
        <translation>TP 2,PP 16,EP 32</translation>
    </message>
    <message>
        <source>TP 2, PP 16, EP 64</source>
        <translation>TP 2,PP 16,EP 64</translation>
    </message>
    <message>
        <source>TP 2, PP 8, EP 16</source>
        <translation>TP 2,PP 8,EP 16</translation>
    </message>
    <message>
        <source>TP 2, data parallelism without ZeRO</source>
        <translation>TP 2,无 ZeRO 的数据并行</translation>
    </message>
    <message>
        <source>TP 4 to 8, PP 2 to 4 and DP</source>
        <translation>TP 4 至 8,PP 2 至 4,加 DP</translation>
    </message>
    <message>
        <source>TP 4, PP 16, EP 8, CP 2</source>
        <translation>TP 4,PP 16,EP 8,CP 2</translation>
    </message>
    <message>
        <source>TP 4, PP 2, EP 4</source>
        <translation>TP 4,PP 2,EP 4</translation>
    </message>
    <message>
        <source>TP 4, PP 4, CP 2</source>
        <translation>TP 4,PP 4,CP 2</translation>
    </message>
    <message>
        <source>TP 4, PP 4, EP 8</source>
        <translation>TP 4,PP 4,EP 8</translation>
    </message>
    <message>
        <source>TP 4, PP 8</source>
        <translation>TP 4,PP 8</translation>
    </message>
    <message>
        <source>TP 8, PP 16, the rest data parallelism</source>
        <translation>TP 8,PP 16,其余为数据并行</translation>
    </message>
    <message>
        <source>TP 8, PP 4 to 8 and DP</source>
        <translation>TP 8,PP 4 至 8,加 DP</translation>
    </message>
    <message>
        <source>TP 8, PP 8 to 16, CP 2 and DP</source>
        <translation>TP 8,PP 8 至 16,CP 2,加 DP</translation>
    </message>
    <message>
        <source>TP 8, PP 8, CP 2</source>
        <translation>TP 8,PP 8,CP 2</translation>
    </message>
    <message>
        <source>TP, PP and ZeRO-3</source>
        <translation>TP、PP 与 ZeRO-3</translation>
    </message>
    <message>
        <source>TP, PP, CP and ZeRO-3</source>
        <translation>TP、PP、CP 与 ZeRO-3</translation>
    </message>
    <message>
        <source>Tensor parallelism across nodes runs over the slow links.</source>
        <translation>跨节点的张量并行走慢速链路。</translation>
    </message>
    <message>
        <source>The batch is above 40 M tokens: less accumulation, or less data parallelism in favour of other kinds.</source>
        <translation>批次超过 40 M token:减少累积,或减少数据并行而改用其他并行。</translation>
    </message>
    <message>
        <source>The batch is below 4 M tokens: more data parallelism or more accumulation, for long sequences context parallelism.</source>
        <translation>批次低于 4 M token:增加数据并行或累积,长序列用上下文并行。</translation>
    </message>
    <message>
        <source>The batch is within 4 to 40 M tokens.</source>
        <translation>批次在 4 至 40 M token 之内。</translation>
    </message>
    <message>
        <source>Try micro-batch sizes for the best balance of compute and communication.</source>
        <translation>尝试不同微批次大小,使计算与通信达到最佳平衡。</translation>
    </message>
    <message>
        <source>Try scaling up the kinds of parallelism one by one.</source>
        <translation>尝试逐一扩大各种并行。</translation>
    </message>
    <message>
        <source>Very long sequences: context parallelism across nodes.</source>
        <translation>很长的序列:跨节点上下文并行。</translation>
    </message>
    <message>
        <source>Where data parallelism waits for its communication, go over to a pipeline.</source>
        <translation>数据并行等待通信之处,改用流水线。</translation>
    </message>
    <message>
        <source>ZeRO-2</source>
        <translation>ZeRO-2</translation>
    </message>
    <message>
        <source>ZeRO-2 and TP 2</source>
        <translation>ZeRO-2 与 TP 2</translation>
    </message>
    <message>
        <source>ZeRO-3</source>
        <translation>ZeRO-3</translation>
    </message>
    <message>
        <source>ZeRO-3 alone</source>
        <translation>仅 ZeRO-3</translation>
    </message>
    <message>
        <source>ZeRO-3 and TP</source>
        <translation>ZeRO-3 与 TP</translation>
    </message>
    <message>
        <source>ZeRO-3 between nodes</source>
        <translation>节点间 ZeRO-3</translation>
    </message>
    <message>
        <source>ZeRO-3 with full recomputation</source>
        <translation>带完整重计算的 ZeRO-3</translation>
    </message>
    <message>
        <source>ZeRO-3, TP and two stages</source>
        <translation>ZeRO-3、TP 与两级</translation>
    </message>
    <message>
        <source>a pipeline</source>
        <translation>流水线</translation>
    </message>
    <message>
        <source>a pipeline between nodes</source>
        <translation>节点间流水线</translation>
    </message>
    <message>
        <source>a pipeline in place of data parallelism</source>
        <translation>以流水线代替数据并行</translation>
    </message>
    <message>
        <source>bf16</source>
        <translation>bf16</translation>
    </message>
    <message>
        <source>context</source>
        <translation>上下文</translation>
    </message>
    <message>
        <source>fewer stages</source>
        <translation>更少的级</translation>
    </message>
    <message>
        <source>full recomputation</source>
        <translation>完全重计算</translation>
    </message>
    <message>
        <source>larger micro-batches</source>
        <translation>更大的微批次</translation>
    </message>
    <message>
        <source>less ZeRO</source>
        <translation>更少 ZeRO</translation>
    </message>
    <message>
        <source>less accumulation</source>
        <translation>更少累积</translation>
    </message>
    <message>
        <source>less context parallelism</source>
        <translation>更少上下文并行</translation>
    </message>
    <message>
        <source>less recomputation</source>
        <translation>更少重计算</translation>
    </message>
    <message>
        <source>less tensor parallelism</source>
        <translation>更少张量并行</translation>
    </message>
    <message>
        <source>micro-batch size</source>
        <translation>微批次大小</translation>
    </message>
    <message>
        <source>micro-batches of one sequence</source>
        <translation>单条序列的微批次</translation>
    </message>
    <message>
        <source>more accumulation</source>
        <translation>更多累积</translation>
    </message>
    <message>
        <source>overlap on</source>
        <translation>重叠于</translation>
    </message>
    <message>
        <source>pipeline</source>
        <translation>流水线</translation>
    </message>
    <message>
        <source>pure data parallelism</source>
        <translation>纯数据并行</translation>
    </message>
    <message>
        <source>smaller micro-batches</source>
        <translation>更小的微批次</translation>
    </message>
    <message>
        <source>tensor and pipeline parallelism</source>
        <translation>张量与流水线并行</translation>
    </message>
    <message>
        <source>tensor parallelism alone</source>
        <translation>仅张量并行</translation>
    </message>
    <message>
        <source>tensor parallelism and ZeRO-3</source>
        <translation>张量并行与 ZeRO-3</translation>
    </message>
    <message>
        <source>tensor parallelism and a deep pipeline</source>
        <translation>张量并行与深流水线</translation>
    </message>
    <message>
        <source>tensor parallelism within the node</source>
        <translation>节点内张量并行</translation>
    </message>
    <message>
        <source>tensor parallelism, ZeRO-2, pipeline</source>
        <translation>张量并行、ZeRO-2、流水线</translation>
    </message>
    <message>
        <source>tensor, pipeline and data parallelism</source>
        <translation>张量、流水线与数据并行</translation>
    </message>
    <message>
        <source>torchtitan: FSDP with tensor parallelism</source>
        <translation>torchtitan:FSDP 加张量并行</translation>
    </message>
    <message>
        <source>with ZeRO-1</source>
        <translation>用 ZeRO-1</translation>
    </message>
    <message>
        <source>with a pipeline</source>
        <translation>用流水线</translation>
    </message>
    <message>
        <source>with tensor parallelism</source>
        <translation>用张量并行</translation>
    </message>
    <message>
        <source>zero bubble</source>
        <translation>零气泡</translation>
    </message>
</context>
<context>
    <name>resources/lessons</name>
    <message>
        <source>'A reduce-scatter sends half of an all-reduce.'</source>
        <translation>“reduce-scatter 发送 all-reduce 的一半。”</translation>
    </message>
    <message>
        <source>'FSDP 8, TP 2', says an issue. On how many GPUs?</source>
        <translation>某个 issue 写着“FSDP 8, TP 2”。一共多少个 GPU?</translation>
    </message>
    <message>
        <source>'FlashAttention makes selective recomputation of attention unnecessary.'</source>
        <translation>“FlashAttention 使注意力的选择性重计算成为多余。”</translation>
    </message>
    <message>
        <source>'Gift' is a present in English and poison in German. Frameworks have such words: ZeRO-2, sequence parallelism, micro-batch, MFU.</source>
        <translation>“手纸”在中文里是厕纸,在日文里是书信。各框架也有这样的词:ZeRO-2、序列并行、微批次、MFU。</translation>
    </message>
    <message>
        <source>'H100 FP8: 3,958 TFLOP/s', used as the peak of a dense training.</source>
        <translation>“H100 FP8:3,958 TFLOP/s”,被当作稠密训练的峰值。</translation>
    </message>
    <message>
        <source>'ZeRO-3 is not a panacea', says a maintainer's comment in a well-known library.</source>
        <translation>“ZeRO-3 不是万灵药”,某知名库里维护者的一条注释这样说。</translation>
    </message>
    <message>
        <source>'± 12 %' beside the step time means:</source>
        <translation>步时间旁的“± 12 %”表示:</translation>
    </message>
    <message>
        <source>(p−1) forwards and backwards are lost.</source>
        <translation>损失了 (p−1) 个前向和反向。</translation>
    </message>
    <message>
        <source>(p−1) × 3 over m × 3.</source>
        <translation>(p−1) × 3 除以 m × 3。</translation>
    </message>
    <message>
        <source>(p−1)/(v·m) = {i5:/bubble/of_ideal|percent}. And each boundary is crossed v times as often: five times the messages.</source>
        <translation>(p−1)/(v·m) = {i5:/bubble/of_ideal|percent}。而每个边界要多跨越 v 倍次数:消息是五倍。</translation>
    </message>
    <message>
        <source>(p−1)/m = {f1b:/bubble/of_ideal|percent}. That is of the ideal time. Of **all** time it is {f1b:/bubble/of_total|percent}: (p−1)/(m+p−1). Two numbers, one picture; papers use either.</source>
        <translation>(p−1)/m = {f1b:/bubble/of_ideal|percent}。这是相对理想时间。相对**全部**时间则是 {f1b:/bubble/of_total|percent}:(p−1)/(m+p−1)。两个数字,同一幅图;论文里两种都有。</translation>
    </message>
    <message>
        <source>0.5, 1.5, 2.5, 3.5: mean 2, most 3.5.</source>
        <translation>0.5、1.5、2.5、3.5:平均 2,最多 3.5。</translation>
    </message>
    <message>
        <source>1 GB</source>
        <translation>1 GB</translation>
    </message>
    <message>
        <source>1 GB over 64 GPUs on 8 nodes: how many times longer than on one node?</source>
        <translation>1 GB 在 8 个节点的 64 个 GPU 上:比在一个节点上慢多少倍?</translation>
    </message>
    <message>
        <source>1 MB</source>
        <translation>1 MB</translation>
    </message>
    <message>
        <source>1 node</source>
        <translation>1 个节点</translation>
    </message>
    <message>
        <source>1,024. A formula in a well-known document multiplies TP in and says 2,048.</source>
        <translation>1,024。某知名文档的公式把 TP 也乘了进去,得出 2,048。</translation>
    </message>
    <message>
        <source>1,024: below the floor. With data parallelism alone each GPU would wait for the network most of the time.</source>
        <translation>1,024:低于下限。只用数据并行,每个 GPU 大部分时间都在等网络。</translation>
    </message>
    <message>
        <source>1,639 × {model.flop_per_token / 1e9|plain} GFLOP.</source>
        <translation>1,639 × {model.flop_per_token / 1e9|plain} GFLOP。</translation>
    </message>
    <message>
        <source>1. One GPU</source>
        <translation>1. 一个 GPU</translation>
    </message>
    <message>
        <source>1.61 / 1.34.</source>
        <translation>1.61 / 1.34。</translation>
    </message>
    <message>
        <source>10 + 24 / 8: TP **without** SP</source>
        <translation>10 + 24 / 8:**不带** SP 的 TP</translation>
    </message>
    <message>
        <source>10 + 24/t or 34/t?</source>
        <translation>10 + 24/t,还是 34/t?</translation>
    </message>
    <message>
        <source>10 KB</source>
        <translation>10 KB</translation>
    </message>
    <message>
        <source>10 KB take {s4:/seconds|seconds} and 1 MB only {s6:/seconds|seconds}: the time hardly grows, the bandwidth does. 1 GB takes {s9:/seconds|seconds}. That is why frameworks send [[buckets]].</source>
        <translation>10 KB 需 {s4:/seconds|seconds},1 MB 也只需 {s6:/seconds|seconds}:时间几乎不涨,带宽却涨了。1 GB 需 {s9:/seconds|seconds}。所以框架发送的是[[buckets|桶]]。</translation>
    </message>
    <message>
        <source>10 to 100 B: TP 8 with PP, or ZeRO-3.</source>
        <translation>10 至 100 B:TP 8 加 PP,或 ZeRO-3。</translation>
    </message>
    <message>
        <source>10. The best configuration</source>
        <translation>10. 最好的配置</translation>
    </message>
    <message>
        <source>100 MB</source>
        <translation>100 MB</translation>
    </message>
    <message>
        <source>11. Kernels and precision</source>
        <translation>11. 核与精度</translation>
    </message>
    <message>
        <source>12 % of the runs were right</source>
        <translation>12% 的运行是对的</translation>
    </message>
    <message>
        <source>12 and 16.</source>
        <translation>12 和 16。</translation>
    </message>
    <message>
        <source>12. Collectives</source>
        <translation>12. 集合通信</translation>
    </message>
    <message>
        <source>12.9 B are those that one token visits. All have to be held.</source>
        <translation>12.9 B 是一个 token 经过的参数。全部参数都得存着。</translation>
    </message>
    <message>
        <source>12.9 B, and 7 B of them</source>
        <translation>12.9 B,其中 7 B</translation>
    </message>
    <message>
        <source>126 / 8 = 15.75.</source>
        <translation>126 / 8 = 15.75。</translation>
    </message>
    <message>
        <source>126 / 8 is not whole.</source>
        <translation>126 / 8 除不尽。</translation>
    </message>
    <message>
        <source>126 layers over 16 stages: 8 slices of one layer. They hold more than one thick slice does: something has to go.</source>
        <translation>126 层分到 16 个阶段:8 个各含一层的切片。它们占用的内存比一个厚切片多:必须舍弃一些东西。</translation>
    </message>
    <message>
        <source>126 layers, 8 stages</source>
        <translation>126 层,8 级</translation>
    </message>
    <message>
        <source>126 slices for eight.</source>
        <translation>126 片分给八个人。</translation>
    </message>
    <message>
        <source>128 / 8 is.</source>
        <translation>128 / 8 可以。</translation>
    </message>
    <message>
        <source>13 over 4.25 is about 3.</source>
        <translation>13 除以 4.25 约为 3。</translation>
    </message>
    <message>
        <source>13. However large TP is, 10 stay. For Llama the two numbers differ, but the picture is the same.</source>
        <translation>13。TP 再大,10 都留着。Llama 的两个数字不同,但道理一样。</translation>
    </message>
    <message>
        <source>13. Overlap and its formulas</source>
        <translation>13. 重叠及其公式</translation>
    </message>
    <message>
        <source>16 bits are 2 bytes, 32 bits are 4.</source>
        <translation>16 位是 2 字节,32 位是 4 字节。</translation>
    </message>
    <message>
        <source>16 keeps gradients in 16 bits. 18 keeps them in 32. 20 keeps both. 10 has no master copy and no gradients that last. 8 has the moments in 16 bits.</source>
        <translation>16 用 16 位存梯度。18 用 32 位存。20 两种都存。10 没有主副本,也没有长期保留的梯度。8 的动量是 16 位的。</translation>
    </message>
    <message>
        <source>16,384 tokens still fit, 32,768 do not.</source>
        <translation>16,384 个 token 还放得下,32,768 个就放不下了。</translation>
    </message>
    <message>
        <source>16. A screen should always show the product with the degrees. This one does, at the top.</source>
        <translation>16。界面应当总在并行度旁显示乘积。本程序就在顶部显示。</translation>
    </message>
    <message>
        <source>16: degrees multiply</source>
        <translation>16:并行度相乘</translation>
    </message>
    <message>
        <source>18 bytes become 6 + 12/8 = 7.5, then 2 + 16/8 = 4, then 18/8 = 2.25 bytes a parameter.</source>
        <translation>18 字节变成每个参数 6 + 12/8 = 7.5,再变成 2 + 16/8 = 4,再变成 18/8 = 2.25 字节。</translation>
    </message>
    <message>
        <source>18 bytes each.</source>
        <translation>每个 18 字节。</translation>
    </message>
    <message>
        <source>1F1B saves memory, not time.</source>
        <translation>1F1B 省的是显存,不是时间。</translation>
    </message>
    <message>
        <source>1F1B with p = 4 and m = 32 has {f32:/bubble/of_ideal|percent}.</source>
        <translation>p = 4、m = 32 的 1F1B 是 {f32:/bubble/of_ideal|percent}。</translation>
    </message>
    <message>
        <source>1F1B: which stage holds the most micro-batches?</source>
        <translation>1F1B:哪一级保存的微批次最多?</translation>
    </message>
    <message>
        <source>1F1B: {f1b:/peak_live|plain}. Interleaved: chunks, of half a stage each.</source>
        <translation>1F1B:{f1b:/peak_live|plain}。交错:以分块计,每个为半级。</translation>
    </message>
    <message>
        <source>2 (n−1) rounds.</source>
        <translation>2 (n−1) 轮。</translation>
    </message>
    <message>
        <source>2 (n−1)/n · V, in 2 (n−1) rounds.</source>
        <translation>2 (n−1)/n · V,分 2 (n−1) 轮。</translation>
    </message>
    <message>
        <source>2 + 2 + 4 + 8 = 16. In this program's plan: {(/memory/by_stage/0/parameters + /memory/by_stage/0/gradients) / model.parameters + 12|plain}, as gradients are fp32.</source>
        <translation>2 + 2 + 4 + 8 = 16。本程序的方案里是 {(/memory/by_stage/0/parameters + /memory/by_stage/0/gradients) / model.parameters + 12|plain},因为梯度是 fp32。</translation>
    </message>
    <message>
        <source>2 + 4 + 12 = 18. For {model.parameters|count} parameters that is {(/memory/by_stage/0/parameters + /memory/by_stage/0/gradients + /memory/by_stage/0/optimizer)|bytes} before the first token.</source>
        <translation>2 + 4 + 12 = 18。{model.parameters|count} 个参数就是 {(/memory/by_stage/0/parameters + /memory/by_stage/0/gradients + /memory/by_stage/0/optimizer)|bytes},而第一个 token 还没来。</translation>
    </message>
    <message>
        <source>2 / 3.5.</source>
        <translation>2 / 3.5。</translation>
    </message>
    <message>
        <source>2 bytes each.</source>
        <translation>每个 2 字节。</translation>
    </message>
    <message>
        <source>2 × (n−1)/n of the buffer: {2 * (plan.dp - 1) / plan.dp * /memory/by_stage/0/gradients|bytes}. With a thousand ranks it would be hardly more. A ring does not grow dearer with its size; only its latency does.</source>
        <translation>缓冲区的 2 × (n−1)/n:{2 * (plan.dp - 1) / plan.dp * /memory/by_stage/0/gradients|bytes}。即使有一千个 rank 也多不了多少。环不会越大越贵;涨的只是延迟。</translation>
    </message>
    <message>
        <source>2 × 7/8 × {/memory/by_stage/0/gradients|bytes}.</source>
        <translation>2 × 7/8 × {/memory/by_stage/0/gradients|bytes}。</translation>
    </message>
    <message>
        <source>2 × {model.vocab|plain} × {model.hidden|plain} over {model.parameters|plain}: {2 * model.embedding / model.parameters|percent}.</source>
        <translation>2 × {model.vocab|plain} × {model.hidden|plain} 除以 {model.parameters|plain}:{2 * model.embedding / model.parameters|percent}。</translation>
    </message>
    <message>
        <source>2. Data parallelism</source>
        <translation>2. 数据并行</translation>
    </message>
    <message>
        <source>25 heads.</source>
        <translation>25 个头。</translation>
    </message>
    <message>
        <source>256 do not sit on 64 chairs.</source>
        <translation>256 个人坐不下 64 把椅子。</translation>
    </message>
    <message>
        <source>2: it is the same, in another order</source>
        <translation>2:内容相同,只是换了顺序</translation>
    </message>
    <message>
        <source>2h, h, F = 3.5h, 24h.</source>
        <translation>2h, h, F = 3.5h, 24h。</translation>
    </message>
    <message>
        <source>2³⁰ against 10⁹.</source>
        <translation>2³⁰ 对 10⁹。</translation>
    </message>
    <message>
        <source>3 + TP · CP · DP = {3 + plan.tp * plan.cp * plan.dp|plain}, on the other node. That suits: a pipeline sends little, and only to its neighbour.</source>
        <translation>3 + TP · CP · DP = {3 + plan.tp * plan.cp * plan.dp|plain}，在另一个节点上。这很合适：流水线发送得少，而且只发给邻居。</translation>
    </message>
    <message>
        <source>3, 2, 1, none.</source>
        <translation>3、2、1、无。</translation>
    </message>
    <message>
        <source>3. ZeRO</source>
        <translation>3. ZeRO</translation>
    </message>
    <message>
        <source>32 nodes</source>
        <translation>32 个节点</translation>
    </message>
    <message>
        <source>32 nodes, 8 nodes, 1 node.</source>
        <translation>32 个节点、8 个节点、1 个节点。</translation>
    </message>
    <message>
        <source>34 / 8: TP with SP</source>
        <translation>34 / 8:带 SP 的 TP</translation>
    </message>
    <message>
        <source>34/8 = 4.25.</source>
        <translation>34/8 = 4.25。</translation>
    </message>
    <message>
        <source>3: two gathers and a reduce-scatter</source>
        <translation>3:两次聚集和一次 reduce-scatter</translation>
    </message>
    <message>
        <source>4 bytes.</source>
        <translation>4 字节。</translation>
    </message>
    <message>
        <source>4 stages, 8 micro-batches: which statement is wrong?</source>
        <translation>4 级、8 个微批次:哪句话是错的?</translation>
    </message>
    <message>
        <source>4 stages, 8 micro-batches; F, I and W take 1 each.</source>
        <translation>4 级、8 个微批次;F、I、W 各需 1。</translation>
    </message>
    <message>
        <source>4. Tensor parallelism</source>
        <translation>4. 张量并行</translation>
    </message>
    <message>
        <source>46.7 B, and 12.9 B of them</source>
        <translation>46.7 B,其中 12.9 B</translation>
    </message>
    <message>
        <source>46.7 B, and all of them</source>
        <translation>46.7 B,而且全部</translation>
    </message>
    <message>
        <source>4: an all-reduce forward and backward</source>
        <translation>4:前向和反向各有一次 all-reduce</translation>
    </message>
    <message>
        <source>5. Sequence parallelism</source>
        <translation>5. 序列并行</translation>
    </message>
    <message>
        <source>512. Enough to make the bubble of four stages small: {3 / 512|percent} of the work.</source>
        <translation>512。足以让四级的气泡变小:占工作量的 {3 / 512|percent}。</translation>
    </message>
    <message>
        <source>56 B, and 14 B of them</source>
        <translation>56 B,其中 14 B</translation>
    </message>
    <message>
        <source>6 mod 4 = 2.</source>
        <translation>6 mod 4 = 2。</translation>
    </message>
    <message>
        <source>6. Context parallelism</source>
        <translation>6. 上下文并行</translation>
    </message>
    <message>
        <source>64 GPUs share a batch. Make it small, and watch the exposed time of data parallelism.</source>
        <translation>64 个 GPU 分一个批次。把它调小,看数据并行的暴露时间。</translation>
    </message>
    <message>
        <source>64. And the experts' replicas are tp · dp / (ep · etp) = {plan.edp|plain}.</source>
        <translation>64。专家的副本数是 tp · dp / (ep · etp) = {plan.edp|plain}。</translation>
    </message>
    <message>
        <source>7. Pipeline parallelism</source>
        <translation>7. 流水线并行</translation>
    </message>
    <message>
        <source>7.4 % more.</source>
        <translation>多 7.4%。</translation>
    </message>
    <message>
        <source>8 B parameters with Adam do not fit on one H100 in the plain way. Take the lowest stage that does.</source>
        <translation>8 B 参数配 Adam,用普通方法放不进一张 H100。请取能放下的最低阶段。</translation>
    </message>
    <message>
        <source>8 GPUs on [[NVLink]].</source>
        <translation>[[NVLink]] 上的 8 个 GPU。</translation>
    </message>
    <message>
        <source>8 fills it.</source>
        <translation>8 恰好占满。</translation>
    </message>
    <message>
        <source>8 fits, 16 does not.</source>
        <translation>8 放得下,16 放不下。</translation>
    </message>
    <message>
        <source>8 nodes</source>
        <translation>8 个节点</translation>
    </message>
    <message>
        <source>8. Expert parallelism</source>
        <translation>8. 专家并行</translation>
    </message>
    <message>
        <source>85.9.</source>
        <translation>85.9。</translation>
    </message>
    <message>
        <source>8: TP is inside the 8</source>
        <translation>8:TP 在这 8 个之内</translation>
    </message>
    <message>
        <source>8: one for each GPU</source>
        <translation>8:每个 GPU 一个</translation>
    </message>
    <message>
        <source>9. Five dimensions</source>
        <translation>9. 五个维度</translation>
    </message>
    <message>
        <source>989 / 3.35.</source>
        <translation>989 / 3.35。</translation>
    </message>
    <message>
        <source>A 'ZeRO-2 needs X' without its framework is half a sentence.</source>
        <translation>“ZeRO-2 需要 X”若不说是哪个框架,只算半句话。</translation>
    </message>
    <message>
        <source>A GPU's memory is a flat with four tenants: the [[parameters]], their [[gradients]], the [[optimizer states]] and the [[activations]].</source>
        <translation>GPU 的显存是一套住着四位租客的公寓:[[parameters|参数]]、它们的[[gradients|梯度]]、[[optimizer states|优化器状态]]和[[activations|激活]]。</translation>
    </message>
    <message>
        <source>A W can be put off until there is a pause: that is the whole trick of zero bubble.</source>
        <translation>W 可以推迟到有空闲的时候：这就是零气泡的全部诀窍。</translation>
    </message>
    <message>
        <source>A [[mixture of experts]]: each [[token]] goes to {model.top_k} of {model.experts} feed-forward networks, which the [[router]] chooses.</source>
        <translation>[[mixture of experts|混合专家模型]]:每个 [[token]] 去往 {model.experts} 个前馈网络中的 {model.top_k} 个,由[[router|路由器]]选择。</translation>
    </message>
    <message>
        <source>A [[reduce-scatter]] now, and an [[all-gather]] before the next column cut. Together the bytes of one all-reduce: nothing is sent in addition.</source>
        <translation>现在一次 [[reduce-scatter]],下次列切之前再一次 [[all-gather]]。加起来正是一次 all-reduce 的字节:没有多发任何东西。</translation>
    </message>
    <message>
        <source>A band is a share of runs, not a promise.</source>
        <translation>区间是运行的占比,不是保证。</translation>
    </message>
    <message>
        <source>A bar with two names</source>
        <translation>一根有两个名字的柱子</translation>
    </message>
    <message>
        <source>A batch</source>
        <translation>一个批次</translation>
    </message>
    <message>
        <source>A batch of at most 128 sequences</source>
        <translation>批次不超过 128 个序列</translation>
    </message>
    <message>
        <source>A bigger bite</source>
        <translation>再咬大一口</translation>
    </message>
    <message>
        <source>A book in one piece</source>
        <translation>一整本书</translation>
    </message>
    <message>
        <source>A bubble v times smaller.</source>
        <translation>气泡小 v 倍。</translation>
    </message>
    <message>
        <source>A bucket brigade</source>
        <translation>接力传桶</translation>
    </message>
    <message>
        <source>A cake cut for one.</source>
        <translation>按一个人切的蛋糕。</translation>
    </message>
    <message>
        <source>A car factory has four halls, here the ranks 0 to 3. The first car enters hall 1; hall 4 has nothing to do until it arrives. From hall 4 each car goes back for its inspections, hall by hall: so at the end of the day hall 4 is done first, and hall 1 last.</source>
        <translation>一家汽车厂有四个车间，即这里的 rank 0 到 3。第一辆车进入 1 号车间；在它到达之前，4 号车间无事可做。每辆车从 4 号车间再逐个车间返回接受检验：所以一天结束时 4 号车间最先完工，1 号车间最后。</translation>
    </message>
    <message>
        <source>A causal mask makes contiguous pieces unequal; zigzag makes them equal.</source>
        <translation>因果掩码使连续切片不均衡;zigzag 使它们均衡。</translation>
    </message>
    <message>
        <source>A colleague's calculator says that recomputation makes activations small, so any sequence fits. What do you answer?</source>
        <translation>同事的计算器说:重计算使激活变小,所以多长的序列都放得下。你怎么回答?</translation>
    </message>
    <message>
        <source>A cook and a waiter</source>
        <translation>厨师与服务员</translation>
    </message>
    <message>
        <source>A cook makes 100 dishes an hour, a waiter carries 60. A faster cook changes nothing. A GPU computes {gpu.peak_flops / 1e12|plain} TFLOP/s and reads {gpu.memory_bandwidth / 1e12|plain} TB/s.</source>
        <translation>厨师每小时做 100 道菜,服务员只端 60 道。换个更快的厨师毫无用处。GPU 每秒计算 {gpu.peak_flops / 1e12|plain} TFLOP,读取 {gpu.memory_bandwidth / 1e12|plain} TB。</translation>
    </message>
    <message>
        <source>A copy is a copy.</source>
        <translation>复制品就是复制品。</translation>
    </message>
    <message>
        <source>A faster peak helps only what was limited by it.</source>
        <translation>更高的峰值只帮到受它限制的部分。</translation>
    </message>
    <message>
        <source>A fifth. The tied table lies on two stages and was counted on both. Fit tokens per second, not MFU: they cannot be inflated.</source>
        <translation>五分之一。绑定的表位于两级上,每级都计了一次。用每秒 token 数做比较,不要用 MFU:它无法虚报。</translation>
    </message>
    <message>
        <source>A figure of the playbook shows a bar 'TP with SP (TP = 8)' of 13 bytes per token and width and layer.</source>
        <translation>playbook 有张图画着一根“带 SP 的 TP (TP = 8)”的柱子:每 token、每宽度、每层 13 字节。</translation>
    </message>
    <message>
        <source>A first look, on the back of an envelope.</source>
        <translation>先在信封背面粗算一遍。</translation>
    </message>
    <message>
        <source>A floor under the tokens</source>
        <translation>token 数的下限</translation>
    </message>
    <message>
        <source>A gradient of two bytes. Many frameworks add up in fp32, which are four.</source>
        <translation>两字节的梯度。许多框架用 fp32 累加,那就是四字节。</translation>
    </message>
    <message>
        <source>A hatched message of TP.</source>
        <translation>TP 的一条带斜线的消息。</translation>
    </message>
    <message>
        <source>A higher stage is not better, it saves more memory and sends more.</source>
        <translation>更高的阶段并不更好:它省更多显存,也发送更多。</translation>
    </message>
    <message>
        <source>A hiker who leaves the tent at home still carries the cooking pot. Which pot is it here?</source>
        <translation>把帐篷留在家里的登山者,锅还是得背着。这里的锅是什么?</translation>
    </message>
    <message>
        <source>A hospital</source>
        <translation>一家医院</translation>
    </message>
    <message>
        <source>A hospital has many specialists, and a patient sees two of them. Its salaries grow with all, a patient's day only with two.</source>
        <translation>医院有很多专科医生,一个病人只看其中两位。工资随全部医生增长,病人的一天只随两位增长。</translation>
    </message>
    <message>
        <source>A language model is a shelf of matrices. Picture a library: the catalogue at the door is the [[embedding]], the shelves are the layers, and the desk where you ask for the next word is the [[head]].</source>
        <translation>语言模型是一架子矩阵。把它想成图书馆:门口的目录是[[embedding|嵌入]],书架是各层,询问下一个词的服务台是[[head|输出头]]。</translation>
    </message>
    <message>
        <source>A large vocabulary is dear for a small model. It does no harm to a large one: the layers grow with the square of the width, the tables only with the width.</source>
        <translation>大词表对小模型很贵。对大模型无妨:层随宽度的平方增长,表只随宽度增长。</translation>
    </message>
    <message>
        <source>A last group of 2 cannot fill 4 ranks. The rule stands in a Python file of Megatron-LM; the finding here names it, with the nearest batch that would do.</source>
        <translation>最后一组的 2 个填不满 4 个 rank。这条规则写在 Megatron-LM 的一个 Python 文件里;这里的诊断会指出它,并给出最近的可行批次。</translation>
    </message>
    <message>
        <source>A layer has two such pairs: attention and feed-forward.</source>
        <translation>一层有两对这样的:注意力和前馈。</translation>
    </message>
    <message>
        <source>A legal plan</source>
        <translation>一个合法方案</translation>
    </message>
    <message>
        <source>A legal plan with TP above 1</source>
        <translation>TP 大于 1 的合法方案</translation>
    </message>
    <message>
        <source>A light piece and a heavy piece each.</source>
        <translation>每人一块轻的、一块重的。</translation>
    </message>
    <message>
        <source>A limit</source>
        <translation>一个极限</translation>
    </message>
    <message>
        <source>A limit is the cheapest test there is: 1, 2, infinity.</source>
        <translation>取极限是最便宜的检验:1、2、无穷大。</translation>
    </message>
    <message>
        <source>A little more memory.</source>
        <translation>多一点显存。</translation>
    </message>
    <message>
        <source>A long receipt</source>
        <translation>一张长账单</translation>
    </message>
    <message>
        <source>A mixture of experts has two sizes. Ask which one is meant.</source>
        <translation>混合专家模型有两种大小。先问清楚指哪一种。</translation>
    </message>
    <message>
        <source>A norm and a matrix</source>
        <translation>一个归一化和一个矩阵</translation>
    </message>
    <message>
        <source>A notation</source>
        <translation>一种记法</translation>
    </message>
    <message>
        <source>A number that training adjusts. A model of 8 B has eight thousand million of them.</source>
        <translation>训练会调整的一个数。8 B 的模型有 80 亿个这样的数。</translation>
    </message>
    <message>
        <source>A price tag</source>
        <translation>一张价签</translation>
    </message>
    <message>
        <source>A product sums over the dimension that both have. If that one is cut on both sides, each rank has only a **part** of every sum.</source>
        <translation>乘积对两者共有的维度求和。若这个维度在两边都被切开,每个 rank 就只有每个和的**一部分**。</translation>
    </message>
    <message>
        <source>A quadratic part would come from the scores of all pairs of tokens.</source>
        <translation>平方的部分来自所有 token 对的分数。</translation>
    </message>
    <message>
        <source>A race of two</source>
        <translation>两方赛跑</translation>
    </message>
    <message>
        <source>A ratio</source>
        <translation>一个比值</translation>
    </message>
    <message>
        <source>A ratio below 1 only says that it **could** hide. Whether it does is a question of who waits for whom.</source>
        <translation>比值低于 1 只说明它**可能**藏住。是否真的藏住,要看谁在等谁。</translation>
    </message>
    <message>
        <source>A ratio says what could hide, not what does.</source>
        <translation>比值说的是能藏住什么,不是藏住了什么。</translation>
    </message>
    <message>
        <source>A real GPU has a fifth tenant, the landlord: CUDA, NCCL and the allocator. The band of the estimate is mostly theirs.</source>
        <translation>真实的 GPU 还有第五位租客,也就是房东:CUDA、NCCL 和分配器。估计的区间主要由它们造成。</translation>
    </message>
    <message>
        <source>A reduce-scatter: half of an all-reduce.</source>
        <translation>reduce-scatter:all-reduce 的一半。</translation>
    </message>
    <message>
        <source>A reduce-scatter: that is all that ZeRO-2 sends for gradients. Half of an all-reduce.</source>
        <translation>reduce-scatter:ZeRO-2 为梯度发送的就是这些。all-reduce 的一半。</translation>
    </message>
    <message>
        <source>A replica's work is spread over {plan.tp * plan.pp|plain} GPUs, and so are its gradients: {/memory/by_stage/0/parameters|bytes} of parameters a GPU. What shrinks is bytes and work alike; but the work of one replica now sees {tokens / plan.dp|count} tokens.</source>
        <translation>副本的工作分摊到 {plan.tp * plan.pp|plain} 个 GPU,它的梯度也一样:每个 GPU 有 {/memory/by_stage/0/parameters|bytes} 参数。字节和工作量同步变小;但一个副本的工作现在见到 {tokens / plan.dp|count} 个 token。</translation>
    </message>
    <message>
        <source>A ring's bytes per rank do not grow with the ring.</source>
        <translation>环上每个 rank 的字节不随环变大而增长。</translation>
    </message>
    <message>
        <source>A ring's bytes per rank hardly depend on its size.</source>
        <translation>环上每个 rank 的字节几乎与环的大小无关。</translation>
    </message>
    <message>
        <source>A ring's bytes per rank tend to a limit.</source>
        <translation>环上每个 rank 的字节趋于一个极限。</translation>
    </message>
    <message>
        <source>A router is never quite fair. All wait for the busiest rank.</source>
        <translation>路由器从不完全公平。所有人都等最忙的 rank。</translation>
    </message>
    <message>
        <source>A seating plan</source>
        <translation>座位安排</translation>
    </message>
    <message>
        <source>A shelf of matrices</source>
        <translation>一架子矩阵</translation>
    </message>
    <message>
        <source>A small model can save a table: the [[head]] uses the [[embedding]] backwards. That is called [[tied embeddings]]. Llama 3.2 1B does it.</source>
        <translation>小模型可以省下一张表:[[head|输出头]]反过来使用[[embedding|嵌入]]。这叫[[tied embeddings|绑定嵌入]]。Llama 3.2 1B 就这么做。</translation>
    </message>
    <message>
        <source>A small one, that decides whether something fits.</source>
        <translation>一个小数字,却决定放不放得下。</translation>
    </message>
    <message>
        <source>A small rest: the last bucket</source>
        <translation>剩一小点:最后一个桶</translation>
    </message>
    <message>
        <source>A smaller [[micro-batch]] halves them and adds no FLOP.</source>
        <translation>更小的[[micro-batch|微批次]]使它减半,且不增加 FLOP。</translation>
    </message>
    <message>
        <source>A smaller one</source>
        <translation>更小的一个</translation>
    </message>
    <message>
        <source>A stadium</source>
        <translation>体育场</translation>
    </message>
    <message>
        <source>A student may write down every line of the proof, or only the headings, and work the lines out again at the exam. The first needs paper, the second time.</source>
        <translation>学生可以抄下证明的每一行,也可以只抄小标题,考试时再推一遍。前者费纸,后者费时。</translation>
    </message>
    <message>
        <source>A suit off the peg fits roughly. A tailor takes three measures first. Three measures of a node say most: matrix multiply, memory, all-reduce against size.</source>
        <translation>成衣大致合身。裁缝先量三个尺寸。节点的三个测量值最说明问题:矩阵乘法、显存、all-reduce 随大小的变化。</translation>
    </message>
    <message>
        <source>A tailor measures</source>
        <translation>裁缝量体</translation>
    </message>
    <message>
        <source>A team has eight slow cards on PCIe and a model that fits with ZeRO-1. A blog tells them that ZeRO-3 is 'the best stage'. What do you tell them?</source>
        <translation>某团队有八张 PCIe 慢卡,模型用 ZeRO-1 就放得下。有篇博客说 ZeRO-3 是“最好的阶段”。你怎么对他们说?</translation>
    </message>
    <message>
        <source>A thief who comes for a moment still sets the size of the flat: a GPU that is full once has failed.</source>
        <translation>只来一下的小偷也决定公寓要多大:GPU 满过一次,就算失败。</translation>
    </message>
    <message>
        <source>A third more FLOP at most; {full:/time/step_s / /time/step_s - 1|percent} more time here, as not everything runs twice: the head does not. It buys {/memory/by_stage/0/activations - full:/memory/by_stage/0/activations|bytes}.</source>
        <translation>FLOP 最多多三分之一;这里时间多 {full:/time/step_s / /time/step_s - 1|percent},因为不是一切都运行两遍:输出头就不是。换来 {/memory/by_stage/0/activations - full:/memory/by_stage/0/activations|bytes}。</translation>
    </message>
    <message>
        <source>A token attends to those **before** it only. Rank 0 has the first quarter of the sequence, rank 3 the last ([[causal mask]]).</source>
        <translation>token 只关注它**之前**的那些。rank 0 拿序列的前四分之一,rank 3 拿最后四分之一([[causal mask|因果掩码]])。</translation>
    </message>
    <message>
        <source>A token attends to those before it only, so that later tokens have more work.</source>
        <translation>token 只关注它之前的那些,所以越靠后的 token 工作越多。</translation>
    </message>
    <message>
        <source>A token goes to {mix:model.top_k} of {mix:model.experts} experts.</source>
        <translation>一个 token 去往 {mix:model.experts} 个专家中的 {mix:model.top_k} 个。</translation>
    </message>
    <message>
        <source>A user reports: 'I switched ZeRO-2 on, and the memory is the same.' One GPU, a small model.</source>
        <translation>用户反馈:“我打开了 ZeRO-2,显存却没变。”一个 GPU,小模型。</translation>
    </message>
    <message>
        <source>A vendor tunes for months.</source>
        <translation>厂商会调优几个月。</translation>
    </message>
    <message>
        <source>A way to deal a sequence: each rank gets one piece from the front and one from the back, so that causal attention costs all the same.</source>
        <translation>一种分发序列的方法:每个 rank 拿前面一段和后面一段,使因果注意力的代价处处相等。</translation>
    </message>
    <message>
        <source>A well-known memory widget does not divide parameters by TP.</source>
        <translation>某个知名的显存工具没有把参数除以 TP。</translation>
    </message>
    <message>
        <source>A whole book</source>
        <translation>整本书</translation>
    </message>
    <message>
        <source>A whole copy of the model, spread over however many GPUs it needs. Data parallelism is several of them.</source>
        <translation>模型的一份完整副本,分布在所需的若干 GPU 上。数据并行就是多份这样的副本。</translation>
    </message>
    <message>
        <source>A zero-bubble schedule whose two chunks lie in a V, so that memory is level over the ranks. Not modelled: unequal first and last chunks, unless the plan states them.</source>
        <translation>一种零气泡调度,它的两个分块呈 V 形,使各 rank 显存一致。未建模:首尾分块不等,除非方案写明。</translation>
    </message>
    <message>
        <source>A zero-bubble schedule with more warm-up: no bubble, about twice 1F1B's memory. Not modelled: the roll-back when a gradient overflows.</source>
        <translation>预热更多的零气泡调度:没有气泡,显存约为 1F1B 的两倍。未建模:梯度溢出时的回退。</translation>
    </message>
    <message>
        <source>A zero-bubble schedule: the weight gradient is done later, in what was bubble, with 1F1B's memory. Not modelled: the second read of the activations that a split backward takes.</source>
        <translation>一种零气泡调度:权重梯度推迟到原来的气泡里做,显存与 1F1B 相同。未建模:拆分反向要第二次读取激活。</translation>
    </message>
    <message>
        <source>A3 as printed counts elements, not bytes.</source>
        <translation>A3 按印刷版数的是元素,不是字节。</translation>
    </message>
    <message>
        <source>A3 asks whether the collective hides behind the **next single matrix**. The cheatsheet hides it behind the whole next block, which it cannot, as that block waits for it. The scaling book asks when the whole layer's sending takes as long as its computing.</source>
        <translation>A3 问:集合通信能否藏在**下一个单独的矩阵**后面。速查表把它藏在整个下一块后面,这做不到,因为那一块在等它。scaling book 问:何时整层的发送与计算一样长。</translation>
    </message>
    <message>
        <source>About 2,200.</source>
        <translation>约 2,200。</translation>
    </message>
    <message>
        <source>About 295.</source>
        <translation>约 295。</translation>
    </message>
    <message>
        <source>About 900.</source>
        <translation>约 900。</translation>
    </message>
    <message>
        <source>About half</source>
        <translation>大约一半</translation>
    </message>
    <message>
        <source>About {wrong:/time/exposed_s/tp / /time/exposed_s/tp|plain} times.</source>
        <translation>约 {wrong:/time/exposed_s/tp / /time/exposed_s/tp|plain} 倍。</translation>
    </message>
    <message>
        <source>Accumulate, copy, shard, cut, combine.</source>
        <translation>累积、复制、分片、切分、组合。</translation>
    </message>
    <message>
        <source>Accumulate: the same batch in smaller bites.</source>
        <translation>累积:同样的批次,分小口吃。</translation>
    </message>
    <message>
        <source>Accumulation is free, but sequential: only replicas make it faster.</source>
        <translation>累积不花钱,但要按顺序来:只有副本能加快它。</translation>
    </message>
    <message>
        <source>Across nodes</source>
        <translation>跨节点</translation>
    </message>
    <message>
        <source>Activations are thrown away after the forward pass and computed again when the backward needs them. Memory for time.</source>
        <translation>激活在前向后丢弃,反向需要时再算一遍。用时间换显存。</translation>
    </message>
    <message>
        <source>Activations go on, input gradients go back; weight gradients stay.</source>
        <translation>激活向前传，输入梯度向后传；权重梯度留在原处。</translation>
    </message>
    <message>
        <source>Activations stay.</source>
        <translation>激活留着。</translation>
    </message>
    <message>
        <source>Activations, then logits.</source>
        <translation>先激活,后 logits。</translation>
    </message>
    <message>
        <source>Activations: bytes per token in flight.</source>
        <translation>激活:每个在途 token 的字节数。</translation>
    </message>
    <message>
        <source>Add: copy, gradient, master copy, two moments.</source>
        <translation>相加:副本、梯度、主副本、两个动量。</translation>
    </message>
    <message>
        <source>After a dinner two things are left: bring the dessert, for which everybody waits, and wash the dishes, for which nobody does. A clever host washes when there is a pause.</source>
        <translation>饭后还剩两件事:上甜点,人人都在等;洗碗,没人等。聪明的主人趁空档洗碗。</translation>
    </message>
    <message>
        <source>After a warm-up each rank alternates one forward and one backward, so that it holds at most as many micro-batches as there are stages. Not modelled: uneven times of single micro-batches.</source>
        <translation>预热之后每个 rank 交替做一次前向和一次反向,所以保存的微批次不会多于级数。未建模:个别微批次的时间不均。</translation>
    </message>
    <message>
        <source>All GPUs: TP times CP times PP times DP.</source>
        <translation>全部 GPU:TP 乘 CP 乘 PP 乘 DP。</translation>
    </message>
    <message>
        <source>All examples that make one update of the parameters. Counted in sequences or, better, in tokens.</source>
        <translation>参与一次参数更新的全部样本。按序列数计,最好按 token 数计。</translation>
    </message>
    <message>
        <source>All experts are held, {model.top_k} are visited.</source>
        <translation>全部专家都要存着,只经过 {model.top_k} 个。</translation>
    </message>
    <message>
        <source>All forwards first</source>
        <translation>先做全部前向</translation>
    </message>
    <message>
        <source>All forwards, then all backwards. Simple; every micro-batch's activations are held at once. Not modelled: what a framework saves by computing the loss in between.</source>
        <translation>先做全部前向,再做全部反向。简单;所有微批次的激活同时保存。未建模:框架在中间计算损失所省下的部分。</translation>
    </message>
    <message>
        <source>All have {zig:/work/0|percent}. In the playbook's picture of 16 tokens: 34 squares for each of the four GPUs instead of 10, 26, 42 and 58.</source>
        <translation>所有人都是 {zig:/work/0|percent}。在 playbook 的 16 个 token 的图里:四个 GPU 各 34 格,而不是 10、26、42、58 格。</translation>
    </message>
    <message>
        <source>All micro-batches go through a rank's first chunk, then through the next. Not modelled: parameters that are gathered once for each pass.</source>
        <translation>全部微批次先经过一个 rank 的第一个分块,再经过下一个。未建模:每趟只聚集一次的参数。</translation>
    </message>
    <message>
        <source>All of it</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>All of it.</source>
        <translation>全部。</translation>
    </message>
    <message>
        <source>All of these ways use the same memory in the end.</source>
        <translation>这些方法最后用的显存都一样。</translation>
    </message>
    <message>
        <source>All the rest are the {model.layers} layers.</source>
        <translation>其余全是那 {model.layers} 层。</translation>
    </message>
    <message>
        <source>All-reduce = reduce-scatter + all-gather.</source>
        <translation>all-reduce = reduce-scatter + all-gather。</translation>
    </message>
    <message>
        <source>Alone the all-reduce would take {alone:/seconds|seconds}. [[Exposed communication|Exposed]] are {/time/exposed_s/dp|seconds} of a step of {/time/step_s|seconds}.</source>
        <translation>单独的 all-reduce 需 {alone:/seconds|seconds}。[[Exposed communication|暴露的]]是 {/time/step_s|seconds} 这一步里的 {/time/exposed_s/dp|seconds}。</translation>
    </message>
    <message>
        <source>Along which edge do you cut, and what has to be sent afterwards?</source>
        <translation>沿哪条边切,切完要发送什么?</translation>
    </message>
    <message>
        <source>Amdahl: only a part is sped up.</source>
        <translation>Amdahl:只有一部分被加速。</translation>
    </message>
    <message>
        <source>An H100 has C = {gpu.peak_flops / 1e12|plain} TFLOP/s in bf16 and W = {gpu.link_bandwidth / 1e9|plain} GB/s to its node.</source>
        <translation>H100 的 bf16 有 C = {gpu.peak_flops / 1e12|plain} TFLOP/s,到所在节点有 W = {gpu.link_bandwidth / 1e9|plain} GB/s。</translation>
    </message>
    <message>
        <source>An MFU too good</source>
        <translation>好得过头的 MFU</translation>
    </message>
    <message>
        <source>An [[all-reduce]]. Column, then row: one collective for two matrices. The attention has the same pair: queries, keys and values by columns (heads), the output projection by rows.</source>
        <translation>一次 [[all-reduce]]。先列后行:两个矩阵一次集合通信。注意力也有同样的一对:query、key、value 按列切(头),输出投影按行切。</translation>
    </message>
    <message>
        <source>An all-reduce over T.</source>
        <translation>对 T 的一次 all-reduce。</translation>
    </message>
    <message>
        <source>An all-reduce sends 2(n−1)/n of the gradients, whatever n is.</source>
        <translation>all-reduce 发送梯度的 2(n−1)/n,无论 n 是多少。</translation>
    </message>
    <message>
        <source>An attention kernel that works in tiles and never writes the scores of all token pairs to memory.</source>
        <translation>一种分块计算、从不把所有 token 对的分数写入显存的注意力核。</translation>
    </message>
    <message>
        <source>An axis says GB and means GiB. How much is 80 GiB in GB?</source>
        <translation>坐标轴写着 GB,指的却是 GiB。80 GiB 是多少 GB?</translation>
    </message>
    <message>
        <source>An estimate has no marketing department.</source>
        <translation>估计没有市场部。</translation>
    </message>
    <message>
        <source>An exercise for a machine with GPUs. Without one: take a published log in **Runs**.</source>
        <translation>这个练习需要带 GPU 的机器。没有的话:在**运行**里取一份已发表的日志。</translation>
    </message>
    <message>
        <source>An expert's matrices are cut over ranks as well.</source>
        <translation>专家的矩阵也在若干 rank 上切分。</translation>
    </message>
    <message>
        <source>An honest estimate says how far off it may be.</source>
        <translation>诚实的估计会说明可能差多少。</translation>
    </message>
    <message>
        <source>An honest memory calculator has to ask for the vocabulary.</source>
        <translation>诚实的显存计算器必须问词表大小。</translation>
    </message>
    <message>
        <source>An interleaved schedule with split backwards. Not modelled: what its sources leave open of the group's order.</source>
        <translation>带拆分反向的交错调度。未建模:来源中没有交代的组内顺序。</translation>
    </message>
    <message>
        <source>An n × n matrix times n × n numbers of 2 bytes: 2n³ FLOP on 6n² bytes, intensity n/3. A norm reads and writes each number for a few FLOP.</source>
        <translation>n × n 矩阵乘 n × n 个 2 字节的数:6n² 字节上的 2n³ FLOP,强度 n/3。归一化读写每个数,只做几个 FLOP。</translation>
    </message>
    <message>
        <source>An operation in which all ranks of a group take part.</source>
        <translation>组内全部 rank 都参与的一种操作。</translation>
    </message>
    <message>
        <source>An operator's [[arithmetic intensity]] is FLOP per byte. The [[roofline]] shows who limits.</source>
        <translation>算子的[[arithmetic intensity|算术强度]]是每字节的 FLOP。[[roofline]] 显示由谁限制。</translation>
    </message>
    <message>
        <source>An update should see many tokens: hundreds of thousands, later millions. They need not be in the GPU at once. Whoever cannot lift a barrel carries it in buckets.</source>
        <translation>一次更新应当见到很多 token:几十万,后来几百万。它们不必同时在 GPU 里。搬不动大桶的人,就分小桶提。</translation>
    </message>
    <message>
        <source>And ZeRO-3 with one micro-batch?</source>
        <translation>那带一个微批次的 ZeRO-3 呢?</translation>
    </message>
    <message>
        <source>And each stage talks more when micro-batches are accumulated.</source>
        <translation>累积微批次时,每个阶段还要多说话。</translation>
    </message>
    <message>
        <source>And the MFU, of the dense FP8 peak?</source>
        <translation>那相对稠密 FP8 峰值的 MFU 呢?</translation>
    </message>
    <message>
        <source>And the activations in flight on rank 0 (p = 4, m = 8, v = 2), counted in whole stages?</source>
        <translation>那 rank 0 上的在途激活呢(p = 4, m = 8, v = 2),按整级计?</translation>
    </message>
    <message>
        <source>And the price</source>
        <translation>以及代价</translation>
    </message>
    <message>
        <source>And with accumulation</source>
        <translation>有累积时</translation>
    </message>
    <message>
        <source>Another way to use eight GPUs: cut the layers. The first pipelines ran all forwards first.</source>
        <translation>用八个 GPU 的另一种办法:切层。最早的流水线先做全部前向。</translation>
    </message>
    <message>
        <source>Appendix A3 as printed: TP − 1 &lt; 2h · W / C</source>
        <translation>附录 A3 印刷版:TP − 1 &lt; 2h · W / C</translation>
    </message>
    <message>
        <source>Appendix A3, repaired to bytes: TP − 1 &lt; h · W / C</source>
        <translation>附录 A3,改成字节:TP − 1 &lt; h · W / C</translation>
    </message>
    <message>
        <source>As fast as the start's {start:/time/step_s|seconds}</source>
        <translation>与起点的 {start:/time/step_s|seconds} 一样快</translation>
    </message>
    <message>
        <source>As many tokens per second as fit.</source>
        <translation>放得下的前提下,每秒 token 数越多越好。</translation>
    </message>
    <message>
        <source>As printed, the floor is {0.5 * 7 / 8 * gpu.peak_flops / gpu.link_bandwidth|plain} tokens.</source>
        <translation>按印刷版,下限是 {0.5 * 7 / 8 * gpu.peak_flops / gpu.link_bandwidth|plain} 个 token。</translation>
    </message>
    <message>
        <source>Ask every team for its framework's meaning of ZeRO-2. Collect them in one column.</source>
        <translation>请每个小组说出其框架里 ZeRO-2 的含义。写成一列。</translation>
    </message>
    <message>
        <source>Ask for the size of Mixtral 8x7B. Write down all answers. Nobody says 46.7.</source>
        <translation>问 Mixtral 8x7B 多大。写下所有答案。没人会说 46.7。</translation>
    </message>
    <message>
        <source>Ask for things that one can do while water boils, and for things that one cannot.</source>
        <translation>请大家说出烧水时能做的事,和不能做的事。</translation>
    </message>
    <message>
        <source>Ask the estimate, which times every collective on its real wire.</source>
        <translation>请问估计,它给每次集合通信按真实线路计时。</translation>
    </message>
    <message>
        <source>Ask the room first: which part of a library grows when the library has more rooms? The catalogue does not.</source>
        <translation>先问大家:图书馆房间多了,哪一部分会变大?目录不会。</translation>
    </message>
    <message>
        <source>Ask who has switched recomputation on 'to be safe'. They paid a quarter of their time for it.</source>
        <translation>问谁“为保险起见”打开了重计算。他们为此付出了四分之一的时间。</translation>
    </message>
    <message>
        <source>At 64 sequences each GPU has {4096|plain} tokens.</source>
        <translation>64 个序列时,每个 GPU 有 {4096|plain} 个 token。</translation>
    </message>
    <message>
        <source>At DP = 1 both are 0, as they should.</source>
        <translation>DP = 1 时两者都是 0,应当如此。</translation>
    </message>
    <message>
        <source>At DP = 1 it does nothing.</source>
        <translation>DP = 1 时它什么也不做。</translation>
    </message>
    <message>
        <source>At DP = 2 they differ by a factor of 2.</source>
        <translation>DP = 2 时两者相差 2 倍。</translation>
    </message>
    <message>
        <source>At how many FLOP per byte do slope and roof meet?</source>
        <translation>每字节多少 FLOP 时,斜坡与屋顶相交?</translation>
    </message>
    <message>
        <source>At large DP both tend to the same value.</source>
        <translation>DP 很大时两者趋于同一个值。</translation>
    </message>
    <message>
        <source>At least micro-batch 4</source>
        <translation>微批次至少为 4</translation>
    </message>
    <message>
        <source>At least {12288|plain} tokens a sequence</source>
        <translation>序列至少 {12288|plain} 个 token</translation>
    </message>
    <message>
        <source>At most eight.</source>
        <translation>最多八个。</translation>
    </message>
    <message>
        <source>At the start rank 3 waits for p − 1 = {plan.pp - 1|plain} forwards, and at the end for as many backwards: that is the bubble.</source>
        <translation>开始时 rank 3 要等 p − 1 = {plan.pp - 1|plain} 个前向，结束时要等同样多个反向：这就是气泡。</translation>
    </message>
    <message>
        <source>At {par:training.sequence_length|plain} tokens the peak is {par:/memory/peak_bytes|bytes} of {/memory/capacity_bytes|bytes}. What helps now is [[recomputation]]: the next lesson but one.</source>
        <translation>序列为 {par:training.sequence_length|plain} 个 token 时,峰值是 {/memory/capacity_bytes|bytes} 中的 {par:/memory/peak_bytes|bytes}。下面能帮忙的是[[recomputation|重计算]]:隔一课再讲。</translation>
    </message>
    <message>
        <source>Attention causal or in full.</source>
        <translation>注意力按因果还是按全部。</translation>
    </message>
    <message>
        <source>Attention is visited always.</source>
        <translation>注意力总是要经过的。</translation>
    </message>
    <message>
        <source>Attention uses TP × CP × DP × PP. Experts use ETP × EP × EDP × PP: the **same** GPUs, dealt anew. So EP does not multiply the world.</source>
        <translation>注意力用 TP × CP × DP × PP。专家用 ETP × EP × EDP × PP:**同一批** GPU,重新分配。所以 EP 不会让总数变多。</translation>
    </message>
    <message>
        <source>Attention's work grows with the square of the length, the blocks on the ring only with the length.</source>
        <translation>注意力的工作随长度的平方增长,环上的块只随长度增长。</translation>
    </message>
    <message>
        <source>B is summed, and cut on both sides.</source>
        <translation>对 B 求和,而且它两边都被切开。</translation>
    </message>
    <message>
        <source>Back to the notation.</source>
        <translation>回到记法。</translation>
    </message>
    <message>
        <source>Backward mirrors it: what was copied forward has to be summed backward.</source>
        <translation>反向是它的镜像:前向里复制的,反向里要求和。</translation>
    </message>
    <message>
        <source>Backward of one layer: 4 FLOP per parameter and token. Sending: [[reduce-scatter]] and [[all-gather]], together 4 bytes per parameter in 16 bits.</source>
        <translation>一层的反向:每个参数每个 token 4 FLOP。发送:[[reduce-scatter]] 和 [[all-gather]],16 位下每个参数共 4 字节。</translation>
    </message>
    <message>
        <source>Balance is part of the speed.</source>
        <translation>均衡也是速度的一部分。</translation>
    </message>
    <message>
        <source>Batch = micro-batch × accumulation × DP.</source>
        <translation>批次 = 微批次 × 累积 × DP。</translation>
    </message>
    <message>
        <source>Batch = micro-batch × accumulation × replicas.</source>
        <translation>批次 = 微批次 × 累积 × 副本数。</translation>
    </message>
    <message>
        <source>Be faster than four stages.</source>
        <translation>比四级更快。</translation>
    </message>
    <message>
        <source>Beat ZeRO-3 with micro-batch 1.</source>
        <translation>胜过微批次为 1 的 ZeRO-3。</translation>
    </message>
    <message>
        <source>Before you tell, ask what ZeRO would do here: it shards what the replicas hold alike, and that is not what is too large.</source>
        <translation>在告诉之前,先问 ZeRO 在这里会做什么:它切分各副本相同持有的东西,而过大的并不是那些。</translation>
    </message>
    <message>
        <source>Being busy is not getting on.</source>
        <translation>忙不等于有进展。</translation>
    </message>
    <message>
        <source>Below 60 GB</source>
        <translation>低于 60 GB</translation>
    </message>
    <message>
        <source>Beside tensor parallelism: norms and dropouts, which TP leaves whole on every rank, are cut along the tokens.</source>
        <translation>配合张量并行:TP 在每个 rank 上都完整保留的归一化和 dropout,沿 token 切开。</translation>
    </message>
    <message>
        <source>Between 10 and 100 B the playbook offers TP 8 with PP, TP 8 with ZeRO-3, or ZeRO-3 alone.</source>
        <translation>10 至 100 B 之间,playbook 给出 TP 8 加 PP、TP 8 加 ZeRO-3,或只用 ZeRO-3。</translation>
    </message>
    <message>
        <source>Beyond 8 the group leaves the node, and W falls to the network's {network.bandwidth / 1e9|plain} GB/s a card.</source>
        <translation>超过 8,组就离开节点,W 降到网络的每卡 {network.bandwidth / 1e9|plain} GB/s。</translation>
    </message>
    <message>
        <source>Boil the water first</source>
        <translation>先烧水</translation>
    </message>
    <message>
        <source>Borrow before you read</source>
        <translation>先借再读</translation>
    </message>
    <message>
        <source>Both on.</source>
        <translation>两个都开。</translation>
    </message>
    <message>
        <source>Both take {gp:/makespan|plain} units. GPipe holds {gp:/peak_live|plain} micro-batches, 1F1B {f1b:/peak_live|plain}. That is why nobody runs GPipe any more.</source>
        <translation>两者都需 {gp:/makespan|plain} 个单位。GPipe 保存 {gp:/peak_live|plain} 个微批次,1F1B 保存 {f1b:/peak_live|plain} 个。所以现在没人再用 GPipe。</translation>
    </message>
    <message>
        <source>Both together: fewer stages, and the replicas of each stage share their optimizer.</source>
        <translation>两个一起:级数更少,每级的副本分担优化器。</translation>
    </message>
    <message>
        <source>Bring a vendor's slide of your own. The method is the same.</source>
        <translation>自带一张厂商幻灯片。方法相同。</translation>
    </message>
    <message>
        <source>Bring the bubble below 22.5 % of all time with as small a batch as you can.</source>
        <translation>把气泡降到全部时间的 22.5% 以下,批次越小越好。</translation>
    </message>
    <message>
        <source>Bubble = (p−1)/m of the work, (p−1)/(m+p−1) of all time.</source>
        <translation>气泡 = 工作量的 (p−1)/m,即全部时间的 (p−1)/(m+p−1)。</translation>
    </message>
    <message>
        <source>Bubble below 22.5 % of all time</source>
        <translation>气泡低于全部时间的 22.5%</translation>
    </message>
    <message>
        <source>Bubble over work, by the formula (p−1)/m?</source>
        <translation>气泡除以工作量,按公式 (p−1)/m?</translation>
    </message>
    <message>
        <source>But all four see the same sequence.</source>
        <translation>但四人看到的是同一个序列。</translation>
    </message>
    <message>
        <source>But all wait for it, in every layer.</source>
        <translation>但每层里所有人都在等它。</translation>
    </message>
    <message>
        <source>But each rank wants only its tokens of it.</source>
        <translation>但每个 rank 只要其中属于它的 token。</translation>
    </message>
    <message>
        <source>But the switch adds, and rails work together.</source>
        <translation>但交换机会做加法,各轨也一起工作。</translation>
    </message>
    <message>
        <source>By how much does the step shrink with fp8 matrices?</source>
        <translation>用 fp8 矩阵,步会缩短多少?</translation>
    </message>
    <message>
        <source>By how much is the MFU inflated, from the parameters alone?</source>
        <translation>只看参数,MFU 被虚高多少?</translation>
    </message>
    <message>
        <source>By which factor do the activations shrink when it is switched on here?</source>
        <translation>在这里打开它,激活缩小多少倍?</translation>
    </message>
    <message>
        <source>By which factor do the activations shrink with CP 8?</source>
        <translation>CP 8 时激活缩小多少倍?</translation>
    </message>
    <message>
        <source>Bytes are not elements; parameters are not bytes.</source>
        <translation>字节不是元素;参数不是字节。</translation>
    </message>
    <message>
        <source>Bytes by recipe</source>
        <translation>各配方的字节</translation>
    </message>
    <message>
        <source>Bytes per second on the slowest wire of a collective, by which sizes and groups can be compared.</source>
        <translation>集合通信最慢线路上每秒的字节数,可用来比较不同大小与组。</translation>
    </message>
    <message>
        <source>Bytes per token times tokens.</source>
        <translation>每 token 字节数乘以 token 数。</translation>
    </message>
    <message>
        <source>C / W, the GPU's own ratio of FLOP to bytes on the wire. It knows nothing of the model: its width has cancelled.</source>
        <translation>C / W,GPU 自身的 FLOP 与线路字节之比。它与模型无关:宽度消掉了。</translation>
    </message>
    <message>
        <source>C is {gpu.peak_flops / 1e12|plain} TFLOP/s, W {gpu.link_bandwidth / 1e9|plain} GB/s, the [[hidden width]] {model.hidden|plain}, the feed-forward {model.ffn|plain} wide.</source>
        <translation>C 是 {gpu.peak_flops / 1e12|plain} TFLOP/s,W 是 {gpu.link_bandwidth / 1e9|plain} GB/s,[[hidden width|隐藏宽度]] {model.hidden|plain},前馈宽 {model.ffn|plain}。</translation>
    </message>
    <message>
        <source>CP alone is not enough.</source>
        <translation>只用 CP 不够。</translation>
    </message>
    <message>
        <source>CP cuts every activation; to the weights its ranks are replicas.</source>
        <translation>CP 切开每一份激活;对权重来说,它的 rank 就是副本。</translation>
    </message>
    <message>
        <source>CUDA, NCCL and the allocator</source>
        <translation>CUDA、NCCL 和分配器</translation>
    </message>
    <message>
        <source>CUDA, NCCL and the allocator: they know nothing of layers.</source>
        <translation>CUDA、NCCL 和分配器：它们对层一无所知。</translation>
    </message>
    <message>
        <source>Cards have to come out even.</source>
        <translation>牌要正好发完。</translation>
    </message>
    <message>
        <source>Careful.</source>
        <translation>小心。</translation>
    </message>
    <message>
        <source>Catch the thief</source>
        <translation>抓小偷</translation>
    </message>
    <message>
        <source>Causal attention does half of the pairs.</source>
        <translation>因果注意力只做一半的对。</translation>
    </message>
    <message>
        <source>Cheaper at the end</source>
        <translation>后面更便宜</translation>
    </message>
    <message>
        <source>Cheatsheet, ZeRO-3: (DP−1) · peak / (2 · seq · mbs · bw). Appendix A3: the same with (DP−1)/DP.</source>
        <translation>速查表,ZeRO-3:(DP−1) · peak / (2 · seq · mbs · bw)。附录 A3:同式,用 (DP−1)/DP。</translation>
    </message>
    <message>
        <source>Cheatsheet: GBS = mbs · dp · gas · mseqlen in tokens, where mseqlen is seq / CP.</source>
        <translation>速查表:GBS = mbs · dp · gas · mseqlen,以 token 计,其中 mseqlen 是 seq / CP。</translation>
    </message>
    <message>
        <source>Cheatsheet: TP − 1 &lt; 24h · W / C</source>
        <translation>速查表:TP − 1 &lt; 24h · W / C</translation>
    </message>
    <message>
        <source>Cheatsheet: `compute = 6 * model_bf16 * mbs * seq * gas`, with `model_bf16` the **bytes** of the parameters.</source>
        <translation>速查表:`compute = 6 * model_bf16 * mbs * seq * gas`,其中 `model_bf16` 是参数的**字节数**。</translation>
    </message>
    <message>
        <source>Check dimensions: a ratio has none.</source>
        <translation>检查量纲:比值没有量纲。</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Choose TP and PP for the shortest step that fits.</source>
        <translation>选择 TP 和 PP,使放得下的步最短。</translation>
    </message>
    <message>
        <source>Choose a configuration, read vendors' numbers, find the mistakes in printed formulas.</source>
        <translation>选择配置,读懂厂商的数字,找出印刷公式里的错误。</translation>
    </message>
    <message>
        <source>Choose a layout that deals light and heavy.</source>
        <translation>选择一种让轻重搭配的布局。</translation>
    </message>
    <message>
        <source>Choose an order that keeps TP within a node.</source>
        <translation>选择让 TP 留在节点内的顺序。</translation>
    </message>
    <message>
        <source>Choose how the loss is computed so that the peak falls by at least a tenth.</source>
        <translation>选择损失的计算方式,使峰值至少降低十分之一。</translation>
    </message>
    <message>
        <source>Choose schedule and chunks.</source>
        <translation>选择调度和分块数。</translation>
    </message>
    <message>
        <source>Click a block whose end **no other rank** waits for.</source>
        <translation>点击一个**没有其他 rank** 等待其结束的块。</translation>
    </message>
    <message>
        <source>Click a message **inside a layer** that the GPU waits for.</source>
        <translation>点击一条 GPU 在等待的、**层内部**的消息。</translation>
    </message>
    <message>
        <source>Click rank **3**'s partner along the pipeline.</source>
        <translation>点击 rank **3** 沿流水线方向的伙伴。</translation>
    </message>
    <message>
        <source>Click the idle time in which rank 3 waits for its first micro-batch.</source>
        <translation>点击 rank 3 等待其第一个微批次的空闲时间。</translation>
    </message>
    <message>
        <source>Click the part of the bar that [[full recomputation]] makes much smaller.</source>
        <translation>点击柱子中被[[full recomputation|完全重计算]]大幅缩小的部分。</translation>
    </message>
    <message>
        <source>Click the stage (or choose it here) that holds the most under 1F1B.</source>
        <translation>点击在 1F1B 下保存最多的那一级(或在此选择)。</translation>
    </message>
    <message>
        <source>Collect ideas how 16,384 GPUs can share a batch before step 3.</source>
        <translation>第 3 步之前,收集 16,384 个 GPU 分一个批次的主意。</translation>
    </message>
    <message>
        <source>Column cut: nothing sent. Row cut: parts of sums, added up.</source>
        <translation>列切:什么都不发送。行切:只有部分和,要相加。</translation>
    </message>
    <message>
        <source>Column first, row second. The cut that needs a sum comes last, where the sum can wait.</source>
        <translation>先列后行。需要求和的切法放最后,那里的和可以等。</translation>
    </message>
    <message>
        <source>Column then row: one collective for two matrices.</source>
        <translation>先列后行:两个矩阵一次集合通信。</translation>
    </message>
    <message>
        <source>Compare the peaks, not the shares.</source>
        <translation>比较峰值,不要比较占比。</translation>
    </message>
    <message>
        <source>Compare with the band, not with a point.</source>
        <translation>与区间比较,不要与一个点比较。</translation>
    </message>
    <message>
        <source>Compared with GPipe, 1F1B has …</source>
        <translation>与 GPipe 相比,1F1B 有 …</translation>
    </message>
    <message>
        <source>Computing wins when 4 × tokens / C &gt; 4 / W: C the GPU's FLOP/s, W its bytes/s to the others.</source>
        <translation>4 × token 数 / C &gt; 4 / W 时计算胜出(发送被藏住):C 为 GPU 的 FLOP/s,W 为它到其他 GPU 的字节/s。</translation>
    </message>
    <message>
        <source>Context parallelism cuts the sequence for attention as well, on ranks of its own.</source>
        <translation>上下文并行把序列也为注意力切开,用自己的一组 rank。</translation>
    </message>
    <message>
        <source>Copies double the speed. Do they also double the room?</source>
        <translation>复制品使速度翻倍。空间也翻倍吗?</translation>
    </message>
    <message>
        <source>Copies that agree</source>
        <translation>意见一致的副本</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>计数</translation>
    </message>
    <message>
        <source>Count bytes.</source>
        <translation>数字节。</translation>
    </message>
    <message>
        <source>Count in units of the model's size. Plain data parallelism sends an [[all-reduce]]: a reduce-scatter and an all-gather, so 2. ZeRO-1 sends the same two, apart: 2.</source>
        <translation>以模型大小为单位计。普通数据并行发一次 [[all-reduce]]:一次 reduce-scatter 加一次 all-gather,即 2。ZeRO-1 分开发同样的两次:2。</translation>
    </message>
    <message>
        <source>Count it</source>
        <translation>数一数</translation>
    </message>
    <message>
        <source>Count rounds, and pieces per round.</source>
        <translation>数轮数,以及每轮的块数。</translation>
    </message>
    <message>
        <source>Count the head: tied or not is a difference of a fifth in a small model.</source>
        <translation>把输出头算进去:绑定与否,对小模型差五分之一。</translation>
    </message>
    <message>
        <source>Count the numbers in one table: words times width.</source>
        <translation>数一张表里的数:词数乘宽度。</translation>
    </message>
    <message>
        <source>Count them</source>
        <translation>数一数它们</translation>
    </message>
    <message>
        <source>Counted in bytes instead of elements, it doubles.</source>
        <translation>按字节而不按元素计,它就翻倍。</translation>
    </message>
    <message>
        <source>Cut a matrix in two</source>
        <translation>把一个矩阵切成两半</translation>
    </message>
    <message>
        <source>Cut a strip of 126 squares into eight. Somebody will ask about the two ends: that is the lesson.</source>
        <translation>把 126 格的纸带切成八份。会有人问两端怎么办:这正是本课。</translation>
    </message>
    <message>
        <source>Cut that, too</source>
        <translation>那个也切</translation>
    </message>
    <message>
        <source>Cut the book</source>
        <translation>切开这本书</translation>
    </message>
    <message>
        <source>Cut the sequence into eight pieces and give rank 0 the first and the last, rank 1 the second and the last but one … That is [[zigzag]].</source>
        <translation>把序列切成八段,rank 0 拿第一段和最后一段,rank 1 拿第二段和倒数第二段……这就是 [[zigzag]]。</translation>
    </message>
    <message>
        <source>DP and ZeRO-1 send 2 units, ZeRO-3 sends 3, and again for each micro-batch.</source>
        <translation>DP 和 ZeRO-1 发 2 个单位,ZeRO-3 发 3 个,每个微批次再来一遍。</translation>
    </message>
    <message>
        <source>Data parallel gradients: each rank has a sum over its part of the batch, G[H, F] with the batch B summed over. Ranks share B over D; ZeRO wants each to keep a part of F. What is sent?</source>
        <translation>数据并行的梯度:每个 rank 有对它那部分批次的和,G[H, F],已对批次 B 求和。各 rank 按 D 分 B;ZeRO 让每个只留 F 的一部分。要发送什么?</translation>
    </message>
    <message>
        <source>Deal from both ends</source>
        <translation>从两头发</translation>
    </message>
    <message>
        <source>Deal the experts within a node. Is that enough for the whole band?</source>
        <translation>在一个节点内分发专家。这对整个误差带够用吗?</translation>
    </message>
    <message>
        <source>Deal the specialists</source>
        <translation>分配专科医生</translation>
    </message>
    <message>
        <source>Dealing cards</source>
        <translation>发牌</translation>
    </message>
    <message>
        <source>DeepSeek-V3 has 256 routed experts in most layers.</source>
        <translation>DeepSeek-V3 的多数层有 256 个路由专家。</translation>
    </message>
    <message>
        <source>DeepSeek-V3 holds {ds:model.parameters|count}, yet one token visits {ds:model.active|count}: far fewer than GPT-3's {gpt3:model.parameters|count}.</source>
        <translation>DeepSeek-V3 存着 {ds:model.parameters|count},但一个 token 只经过 {ds:model.active|count}:比 GPT-3 的 {gpt3:model.parameters|count} 少得多。</translation>
    </message>
    <message>
        <source>DeepSpeed's way (16-bit gradients) takes fewer bytes for gradients than Megatron's.</source>
        <translation>DeepSpeed 的做法(16 位梯度)比 Megatron 的梯度占更少字节。</translation>
    </message>
    <message>
        <source>DeepSpeed-Ulysses calls itself sequence parallelism as well. It is none of these.</source>
        <translation>DeepSpeed-Ulysses 也自称序列并行。但它不是上述任何一种。</translation>
    </message>
    <message>
        <source>Dense or sparse?</source>
        <translation>稠密还是稀疏?</translation>
    </message>
    <message>
        <source>Dense peak, right precision.</source>
        <translation>稠密峰值,正确精度。</translation>
    </message>
    <message>
        <source>Derive it</source>
        <translation>推导一遍</translation>
    </message>
    <message>
        <source>Dimensions, limits, one number.</source>
        <translation>量纲、极限、代一个数。</translation>
    </message>
    <message>
        <source>Dimensions: FLOP/s over bytes/s is FLOP per byte; h · L must be FLOP per byte of something.</source>
        <translation>量纲:FLOP/s 除以字节/s 是每字节 FLOP;h · L 必须是某物的每字节 FLOP。</translation>
    </message>
    <message>
        <source>Divide the class in three, one knob each, and compare the first plans that fit.</source>
        <translation>把全班分三组,每组一个旋钮,比较最先放得下的方案。</translation>
    </message>
    <message>
        <source>Divide the two.</source>
        <translation>两者相除。</translation>
    </message>
    <message>
        <source>Divide.</source>
        <translation>相除。</translation>
    </message>
    <message>
        <source>Divisors of {smol:model.heads|plain}.</source>
        <translation>{smol:model.heads|plain} 的约数。</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>动手</translation>
    </message>
    <message>
        <source>Do replicas see the same tokens?</source>
        <translation>副本看到同样的 token 吗?</translation>
    </message>
    <message>
        <source>Do the derivation on the board before you open the reveal: two lines, and the model cancels.</source>
        <translation>揭晓前先在黑板上推导:两行,模型就消掉了。</translation>
    </message>
    <message>
        <source>Does it fit?</source>
        <translation>放得下吗?</translation>
    </message>
    <message>
        <source>Double it and look at the peak.</source>
        <translation>翻倍,看峰值。</translation>
    </message>
    <message>
        <source>Draw the two seatings as two grids of the same eight dots, in two colours.</source>
        <translation>把两种座位画成同样八个点的两张网格,用两种颜色。</translation>
    </message>
    <message>
        <source>DualPipe cut in half: one direction in a V, without a second copy of the parameters. Not modelled: as DualPipe.</source>
        <translation>DualPipe 砍成一半:一个方向走 V 形,不需要第二份参数。未建模:同 DualPipe。</translation>
    </message>
    <message>
        <source>DualPipe has no bubble at all.</source>
        <translation>DualPipe 完全没有气泡。</translation>
    </message>
    <message>
        <source>DualPipe is shorter than 1F1B.</source>
        <translation>DualPipe 比 1F1B 短。</translation>
    </message>
    <message>
        <source>DualPipe is the shortest, and does not fit.</source>
        <translation>DualPipe 最短,但放不下。</translation>
    </message>
    <message>
        <source>DualPipe's makespan is below ZB-H1's here.</source>
        <translation>这里 DualPipe 的总时长低于 ZB-H1。</translation>
    </message>
    <message>
        <source>DualPipe-V</source>
        <translation>DualPipe-V</translation>
    </message>
    <message>
        <source>EP 64 is larger than TP 2.</source>
        <translation>EP 64 大于 TP 2。</translation>
    </message>
    <message>
        <source>EP 8</source>
        <translation>EP 8</translation>
    </message>
    <message>
        <source>EP 8 and PP 8.</source>
        <translation>EP 8 加 PP 8。</translation>
    </message>
    <message>
        <source>EP 8 stays within a node's {8|plain} GPUs, and eight stages leave room for the whole band: {par:/time/step_s|seconds}. With PP 4 a step takes {start:/time/step_s|seconds}, but that plan is tight: at most {start:/memory/band_high_bytes|bytes} of {/memory/capacity_bytes|bytes}.</source>
        <translation>EP 8 留在一个节点的 {8|plain} 块 GPU 内,八个阶段为整个误差带留出空间:{par:/time/step_s|seconds}。用 PP 4 一步需要 {start:/time/step_s|seconds},但那个方案偏紧:最多 {start:/memory/band_high_bytes|bytes},共 {/memory/capacity_bytes|bytes}。</translation>
    </message>
    <message>
        <source>EP deals experts and pays with all-to-alls.</source>
        <translation>EP 分配专家,代价是 all-to-all。</translation>
    </message>
    <message>
        <source>EP is not a factor.</source>
        <translation>EP 不是乘数。</translation>
    </message>
    <message>
        <source>EP was set to 1. It no longer fits.</source>
        <translation>EP 被设为 1。于是放不下了。</translation>
    </message>
    <message>
        <source>EP × ETP × EDP = TP × CP × DP.</source>
        <translation>EP × ETP × EDP = TP × CP × DP。</translation>
    </message>
    <message>
        <source>ETP 1 keeps experts whole: their matrices are small already.</source>
        <translation>ETP 1 让专家保持完整:它们的矩阵本来就小。</translation>
    </message>
    <message>
        <source>ETP 1, EP 8.</source>
        <translation>ETP 1,EP 8。</translation>
    </message>
    <message>
        <source>ETP defaults to TP in Megatron. Somebody leaves it away.</source>
        <translation>Megatron 里 ETP 默认等于 TP。有人漏写了它。</translation>
    </message>
    <message>
        <source>ETP is 8 and EP is 2. (Set ETP first: else the slider refuses.)</source>
        <translation>ETP 为 8,EP 为 2。(先设 ETP:否则滑块不让动。)</translation>
    </message>
    <message>
        <source>Each CP rank sees a quarter.</source>
        <translation>每个 CP rank 只看到四分之一。</translation>
    </message>
    <message>
        <source>Each GPU has its own network card, {network.bandwidth / 1e9|plain} GB/s.</source>
        <translation>每个 GPU 有自己的网卡,{network.bandwidth / 1e9|plain} GB/s。</translation>
    </message>
    <message>
        <source>Each doubling of the length doubles them.</source>
        <translation>长度每翻一倍,它们也翻一倍。</translation>
    </message>
    <message>
        <source>Each layer's intermediate results can be computed again from its input: only that is kept.</source>
        <translation>每层的中间结果都可以由其输入重新算出：只保留输入。</translation>
    </message>
    <message>
        <source>Each of the two halves sends (n−1)/n of the buffer.</source>
        <translation>两半各发送缓冲区的 (n−1)/n。</translation>
    </message>
    <message>
        <source>Each one's activations wait.</source>
        <translation>每一个的激活都在等。</translation>
    </message>
    <message>
        <source>Each pair needs one forward.</source>
        <translation>每一对需要一次前向。</translation>
    </message>
    <message>
        <source>Each rank has a part of every sum: they have to be added up.</source>
        <translation>每个 rank 有每个和的一部分:必须相加。</translation>
    </message>
    <message>
        <source>Each rank has an eighth of the tokens.</source>
        <translation>每个 rank 有八分之一的 token。</translation>
    </message>
    <message>
        <source>Each rank holds several thin stages instead of one thick one: a smaller bubble, more messages. Not modelled: contention of those messages with others on one wire.</source>
        <translation>每个 rank 持有几个薄的级,而不是一个厚的:气泡更小,消息更多。未建模:这些消息在同一条线上与其他消息的争用。</translation>
    </message>
    <message>
        <source>Each rank keeps its queries; keys and values go round the ring, one block a hop.</source>
        <translation>每个 rank 保留自己的 query;key 和 value 绕环走,每一跳一块。</translation>
    </message>
    <message>
        <source>Each rank sends how much of a buffer of V bytes, for n ranks?</source>
        <translation>对 n 个 rank,V 字节的缓冲区,每个 rank 发送多少?</translation>
    </message>
    <message>
        <source>Each rank would have a part of every sum.</source>
        <translation>每个 rank 会有每个和的一部分。</translation>
    </message>
    <message>
        <source>Each replica has its own part of the batch.</source>
        <translation>每个副本有自己的一份批次。</translation>
    </message>
    <message>
        <source>Each replica keeps a share of every parameter; a layer's parameters are gathered just before it runs and dropped after.</source>
        <translation>每个副本保留每个参数的一份;一层的参数在运行前才聚集,用完即丢。</translation>
    </message>
    <message>
        <source>Each round has a [[latency]].</source>
        <translation>每一轮都有一份[[latency|延迟]]。</translation>
    </message>
    <message>
        <source>Each rung of this ladder breaks something that the next one mends. It does not fit: {/memory/peak_bytes|bytes}.</source>
        <translation>这架梯子的每一档都会破坏一样东西,下一档再修好。放不下:{/memory/peak_bytes|bytes}。</translation>
    </message>
    <message>
        <source>Each rung pays with something: time, memory, bytes or bubbles.</source>
        <translation>每一档都要付代价:时间、显存、字节或气泡。</translation>
    </message>
    <message>
        <source>Each stage saves more.</source>
        <translation>每个阶段省得更多。</translation>
    </message>
    <message>
        <source>Each stage shards one thing more.</source>
        <translation>每个阶段多切分一样东西。</translation>
    </message>
    <message>
        <source>Each token visits a few of many feed-forward networks. Parameters grow, FLOP per token do not.</source>
        <translation>每个 token 只经过众多前馈网络中的几个。参数增长,每 token 的 FLOP 不增长。</translation>
    </message>
    <message>
        <source>Each wants a part of the result.</source>
        <translation>每人只要结果的一部分。</translation>
    </message>
    <message>
        <source>Eight cooks try the same recipe, each for some of the guests. Before the next course they agree on one change of the recipe. If they did not, they would soon cook eight different dishes.</source>
        <translation>八位厨师按同一份菜谱,各为一部分客人做菜。上下一道菜之前,他们商定对菜谱的一次修改。否则很快就会做出八道不同的菜。</translation>
    </message>
    <message>
        <source>Eight cooks, one recipe</source>
        <translation>八位厨师,一份菜谱</translation>
    </message>
    <message>
        <source>Eight encyclopedias</source>
        <translation>八套百科全书</translation>
    </message>
    <message>
        <source>Eight flatmates each own the same encyclopedia in 26 volumes. They may as well own a few volumes each, and lend. First they share what is opened rarely, then what is opened daily.</source>
        <translation>八位室友各有一套 26 卷的同一部百科全书。其实每人留几卷,互相借就行。先合用很少翻的,再合用天天翻的。</translation>
    </message>
    <message>
        <source>Eight or sixteen?</source>
        <translation>八还是十六?</translation>
    </message>
    <message>
        <source>Eight people each know a number for each of eight towns. They sit in a ring. In seven rounds each passes on one running sum; then each knows one town's total. In seven more rounds everybody knows all.</source>
        <translation>八个人各知道八座城市的各一个数。大家围成一圈。七轮里每轮传递一个累加和,于是每人知道一座城市的总数。再七轮,人人都知道全部。</translation>
    </message>
    <message>
        <source>Eight people share the work of a form, but each keeps a whole copy of the cover sheet. [[Tensor parallelism]] cuts the matrices; norms, dropouts and residuals stay whole on **every** rank.</source>
        <translation>八个人分填一份表格,但每人都留着整份封面。[[Tensor parallelism|张量并行]]切开矩阵;归一化、dropout 和残差在**每个** rank 上都保持完整。</translation>
    </message>
    <message>
        <source>Eight times: {start:/memory/by_stage/0/activations|bytes} become {/memory/by_stage/0/activations|bytes}. The parameters stay: a CP rank is a data-parallel rank to the weights. Gradients are averaged over DP and CP together.</source>
        <translation>八倍：{start:/memory/by_stage/0/activations|bytes} 变为 {/memory/by_stage/0/activations|bytes}。参数不变：对权重而言，CP rank 就是数据并行 rank。梯度在 DP 和 CP 上一起取平均。</translation>
    </message>
    <message>
        <source>Eight-bit numbers for matrix multiplies: twice the peak of bf16 on an H100, with scaling factors to keep values in range.</source>
        <translation>用于矩阵乘法的八位数:在 H100 上峰值是 bf16 的两倍,并带缩放系数把值保持在范围内。</translation>
    </message>
    <message>
        <source>Eight.</source>
        <translation>八。</translation>
    </message>
    <message>
        <source>Eight. And its preset 'Llama 3 8B' has a vocabulary of 30,522: the real one is {model.vocab|plain}.</source>
        <translation>八。而它的预设“Llama 3 8B”词表为 30,522:真正的是 {model.vocab|plain}。</translation>
    </message>
    <message>
        <source>Elements are not bytes.</source>
        <translation>元素不是字节。</translation>
    </message>
    <message>
        <source>Elements are not bytes. With the 2 put back the playbook's line becomes (DP−1)/DP · C/W, and the books agree.</source>
        <translation>元素不是字节。补回那个 2,playbook 的公式就成了 (DP−1)/DP · C/W,两本书就一致了。</translation>
    </message>
    <message>
        <source>Elements or bytes?</source>
        <translation>元素还是字节?</translation>
    </message>
    <message>
        <source>Elements; a wire carries bytes.</source>
        <translation>元素;线路上走的是字节。</translation>
    </message>
    <message>
        <source>Equal counts are not equal times.</source>
        <translation>数量相等不等于时间相等。</translation>
    </message>
    <message>
        <source>Even cards.</source>
        <translation>牌正好发完。</translation>
    </message>
    <message>
        <source>Even two directions have to fill.</source>
        <translation>两个方向也要先灌满。</translation>
    </message>
    <message>
        <source>Every hall twice</source>
        <translation>每个车间进两遍</translation>
    </message>
    <message>
        <source>Every rank gets the same number of heads.</source>
        <translation>每个 rank 分到同样多的头。</translation>
    </message>
    <message>
        <source>Every rank has a part; in the end every rank has all of it. (n−1)/n times the whole is sent.</source>
        <translation>每个 rank 有一部分;最后每个 rank 都有全部。发送全量的 (n−1)/n。</translation>
    </message>
    <message>
        <source>Every rank has numbers; in the end every rank has one part of their sum. Half of an all-reduce.</source>
        <translation>每个 rank 都有数;最后每个 rank 有总和的一部分。all-reduce 的一半。</translation>
    </message>
    <message>
        <source>Every rank has numbers; in the end every rank has their sum. In a ring 2(n−1)/n times the buffer is sent.</source>
        <translation>每个 rank 都有数;最后每个 rank 都有总和。在环上发送缓冲区的 2(n−1)/n。</translation>
    </message>
    <message>
        <source>Every rank has something for every other one.</source>
        <translation>每个 rank 对其余每个都有东西要给。</translation>
    </message>
    <message>
        <source>Every replica has the whole model and its own part of the batch; gradients are averaged.</source>
        <translation>每个副本有整个模型和自己的一份批次;梯度取平均。</translation>
    </message>
    <message>
        <source>Everybody errs</source>
        <translation>人人都会错</translation>
    </message>
    <message>
        <source>Everything is held at once: {/memory/peak_bytes|bytes}. Choose another schedule so that it fits.</source>
        <translation>所有东西同时保存:{/memory/peak_bytes|bytes}。换一种调度,让它放得下。</translation>
    </message>
    <message>
        <source>Everything thrown away</source>
        <translation>全部丢弃</translation>
    </message>
    <message>
        <source>Experts are dealt to ranks; tokens travel to theirs and back.</source>
        <translation>专家分给各 rank;token 前往自己的专家,再回来。</translation>
    </message>
    <message>
        <source>Experts are most of the parameters.</source>
        <translation>参数多数属于专家。</translation>
    </message>
    <message>
        <source>Experts count in full.</source>
        <translation>专家全部计入。</translation>
    </message>
    <message>
        <source>Exposed DP below 10 % of the step</source>
        <translation>暴露的 DP 低于步的 10%</translation>
    </message>
    <message>
        <source>Exposed: {cp8:/time/exposed_s/cp|seconds} of {cp8:/time/step_s|seconds}. Long sequences are the one case in which more work hides more sending.</source>
        <translation>暴露:{cp8:/time/step_s|seconds} 里的 {cp8:/time/exposed_s/cp|seconds}。长序列是唯一这样的情形:工作越多,藏住的发送越多。</translation>
    </message>
    <message>
        <source>F is a forward, B a backward, grey is idle time. Each car goes down through the halls, and its gradient comes back up.</source>
        <translation>F 是前向，B 是反向，灰色是空闲时间。每辆车向下穿过各车间，它的梯度再向上返回。</translation>
    </message>
    <message>
        <source>F is summed over, and it is cut on both sides.</source>
        <translation>对 F 求和,而且它两边都被切开。</translation>
    </message>
    <message>
        <source>FLOP done for each byte moved. Below the GPU's own ratio of FLOP/s to bytes/s the memory is the limit.</source>
        <translation>每搬运一字节所做的 FLOP。低于 GPU 自身 FLOP/s 与字节/s 之比时,由显存限制。</translation>
    </message>
    <message>
        <source>FLOP follow the tokens of the batch.</source>
        <translation>FLOP 跟随批次的 token 数。</translation>
    </message>
    <message>
        <source>FLOP per parameter, not per byte.</source>
        <translation>是每参数的 FLOP,不是每字节的。</translation>
    </message>
    <message>
        <source>FLOP/s over bytes/s.</source>
        <translation>FLOP/s 除以字节/s。</translation>
    </message>
    <message>
        <source>FP8 doubles the peak.</source>
        <translation>FP8 使峰值翻倍。</translation>
    </message>
    <message>
        <source>FP8 makes the step at least twice as fast as bf16.</source>
        <translation>FP8 使步至少比 bf16 快一倍。</translation>
    </message>
    <message>
        <source>FSDP2 keeps its parameters in fp32, so they take twice as much as Megatron's.</source>
        <translation>FSDP2 用 fp32 存参数,所以比 Megatron 的占两倍。</translation>
    </message>
    <message>
        <source>FSDP2's bytes</source>
        <translation>FSDP2 的字节</translation>
    </message>
    <message>
        <source>False friends</source>
        <translation>同形异义</translation>
    </message>
    <message>
        <source>Faster than the start's {start:/time/step_s|seconds}</source>
        <translation>比起点的 {start:/time/step_s|seconds} 更快</translation>
    </message>
    <message>
        <source>Faster than this seating</source>
        <translation>比这种座位更快</translation>
    </message>
    <message>
        <source>Faster than {pp4:/time/step_s|seconds}</source>
        <translation>比 {pp4:/time/step_s|seconds} 更快</translation>
    </message>
    <message>
        <source>Faster than {start8:/time/step_s|seconds}</source>
        <translation>比 {start8:/time/step_s|seconds} 更快</translation>
    </message>
    <message>
        <source>Fastest-varying dimension: closest GPUs.</source>
        <translation>变化最快的维度:最近的 GPU。</translation>
    </message>
    <message>
        <source>Fewer stages, if they fit.</source>
        <translation>级数更少,如果放得下。</translation>
    </message>
    <message>
        <source>Find a place</source>
        <translation>找个位置</translation>
    </message>
    <message>
        <source>Find it</source>
        <translation>找到它</translation>
    </message>
    <message>
        <source>Find it in the streams</source>
        <translation>在流中找到它</translation>
    </message>
    <message>
        <source>Find out where this flat is full.</source>
        <translation>找出这套公寓在哪里满员。</translation>
    </message>
    <message>
        <source>Find the schedule with the shortest step that fits.</source>
        <translation>找出放得下且步最短的调度。</translation>
    </message>
    <message>
        <source>Find the smallest batch at which less than a tenth of the step is exposed data-parallel traffic.</source>
        <translation>找出最小的批次,使暴露的数据并行通信少于步的十分之一。</translation>
    </message>
    <message>
        <source>First and last stages have something extra.</source>
        <translation>首级和末级多一些东西。</translation>
    </message>
    <message>
        <source>First everybody gets a part of the sum (reduce-scatter), then everybody gets all parts (all-gather).</source>
        <translation>先让每人得到和的一部分(reduce-scatter),再让每人得到全部(all-gather)。</translation>
    </message>
    <message>
        <source>First half: [[reduce-scatter]]. Second half: [[all-gather]]. Together: [[all-reduce]].</source>
        <translation>前一半:[[reduce-scatter]]。后一半:[[all-gather]]。合起来:[[all-reduce]]。</translation>
    </message>
    <message>
        <source>First matrix of the feed-forward: tokens B by width H, weights H by F, cut by its **output** (a [[column cut]]). What has to be sent?</source>
        <translation>前馈的第一个矩阵:token B 乘宽度 H,权重 H 乘 F,按**输出**切([[column cut|列切]])。要发送什么?</translation>
    </message>
    <message>
        <source>First stage: the embedding, and the most micro-batches in flight.</source>
        <translation>首级:有嵌入,在途微批次也最多。</translation>
    </message>
    <message>
        <source>Fit, batch, throughput: in this order.</source>
        <translation>先放下,再批次,后吞吐:按此顺序。</translation>
    </message>
    <message>
        <source>Five (or 25).</source>
        <translation>五(或 25)。</translation>
    </message>
    <message>
        <source>Five well-known texts give five numbers of bytes per parameter. They are not wrong: they keep different things.</source>
        <translation>五份有名的资料给出五个每参数字节数。它们并没有错:只是保留的东西不同。</translation>
    </message>
    <message>
        <source>Five. A framework refuses TP 2, and its message often names another variable. Here the finding says it in words, with the nearest values that would do.</source>
        <translation>五。框架会拒绝 TP 2,而报错信息常点名另一个变量。这里的诊断用文字说明,并给出最近的可行值。</translation>
    </message>
    <message>
        <source>Fixed costs weigh more when there is less work.</source>
        <translation>工作越少,固定开销的分量越重。</translation>
    </message>
    <message>
        <source>Fixed rent does not depend on guests.</source>
        <translation>固定租金与客人无关。</translation>
    </message>
    <message>
        <source>FlashAttention does not keep the scores.</source>
        <translation>FlashAttention 不保留分数。</translation>
    </message>
    <message>
        <source>Follow what each kind of block makes, and who uses it.</source>
        <translation>看看每种块产生什么，谁在使用它。</translation>
    </message>
    <message>
        <source>For a room with a node. Without one: a published log.</source>
        <translation>适合有节点的教室。没有的话:用已发表的日志。</translation>
    </message>
    <message>
        <source>For an 8 B model at TP 8: by which factor are its parameters too large?</source>
        <translation>TP 8 时的 8 B 模型:它的参数大了多少倍?</translation>
    </message>
    <message>
        <source>For every parameter, which way and how strongly it should change. As many numbers as there are parameters.</source>
        <translation>对每个参数,应当朝哪个方向改、改多少。数量与参数一样多。</translation>
    </message>
    <message>
        <source>For one update of {4194304|count} tokens with sequences of {training.sequence_length|plain} on **one** GPU with micro-batch 2:</source>
        <translation>一次更新有 {4194304|count} 个 token,序列为 {training.sequence_length|plain},在**一个** GPU 上、微批次为 2:</translation>
    </message>
    <message>
        <source>Four kinds of things; two grow with tokens.</source>
        <translation>四类东西;其中两类随 token 增长。</translation>
    </message>
    <message>
        <source>Four messages, some of them of other plans.</source>
        <translation>四种消息，其中一些来自别的方案。</translation>
    </message>
    <message>
        <source>Four models of the catalogue, by what a training has to **hold**.</source>
        <translation>目录里的四个模型,看训练必须**存下**多少。</translation>
    </message>
    <message>
        <source>Four people sit round a table with a dish each. Everybody tastes their own, then passes it on. After four tastes all have had all dishes, and no dish was ever in two hands.</source>
        <translation>四个人围坐,每人一道菜。各尝一口自己的,再传给下一位。传了四次,人人都尝过所有菜,而没有哪道菜同时在两个人手里。</translation>
    </message>
    <message>
        <source>Four rules for one limit</source>
        <translation>一个极限的四条规则</translation>
    </message>
    <message>
        <source>Four rules, four answers: they ask different questions.</source>
        <translation>四条规则,四个答案:它们问的是不同的问题。</translation>
    </message>
    <message>
        <source>Four signposts</source>
        <translation>四块路标</translation>
    </message>
    <message>
        <source>Four tenants of memory</source>
        <translation>显存的四位租客</translation>
    </message>
    <message>
        <source>Four, and all of them on the [[critical path]]: the next matrix cannot start before they end. That is what makes TP dear, and why it stays on [[NVLink]].</source>
        <translation>四,而且都在[[critical path|关键路径]]上:它们结束前,下一个矩阵不能开始。这就是 TP 昂贵之处,也是它留在 [[NVLink]] 上的原因。</translation>
    </message>
    <message>
        <source>Four.</source>
        <translation>四。</translation>
    </message>
    <message>
        <source>Four: the sequence is cut, not lost.</source>
        <translation>四:序列是被切开,不是丢了。</translation>
    </message>
    <message>
        <source>Free: other work to do, and no one waiting.</source>
        <translation>免费的:有别的活可干,又没人在等。</translation>
    </message>
    <message>
        <source>From (10 + 24/8) to 34/8 in the paper's count.</source>
        <translation>按论文的算法,从 (10 + 24/8) 到 34/8。</translation>
    </message>
    <message>
        <source>From small to large.</source>
        <translation>从小到大。</translation>
    </message>
    <message>
        <source>From the loss to the gradients. About four FLOP per parameter and token: twice the forward.</source>
        <translation>从损失到梯度。每个参数每个 token 约四个 FLOP:前向的两倍。</translation>
    </message>
    <message>
        <source>From the tokens to the loss. Two FLOP per parameter and token.</source>
        <translation>从 token 到损失。每个参数每个 token 两个 FLOP。</translation>
    </message>
    <message>
        <source>From which n on is the square product limited by computing?</source>
        <translation>n 从多大起,方阵乘法受计算限制?</translation>
    </message>
    <message>
        <source>From {pure:/memory/peak_bytes|bytes} to {ds:/memory/peak_bytes|bytes} on this GPU.</source>
        <translation>在这个 GPU 上从 {pure:/memory/peak_bytes|bytes} 到 {ds:/memory/peak_bytes|bytes}。</translation>
    </message>
    <message>
        <source>From {start:/memory/peak_bytes|bytes} on, each doubling doubles the activations.</source>
        <translation>从 {start:/memory/peak_bytes|bytes} 起,长度每翻倍,激活也翻倍。</translation>
    </message>
    <message>
        <source>Full recomputation with CP 8 is tight. ZeRO 2 makes the room, and then CP 4 is enough.</source>
        <translation>CP 8 加全量重计算偏紧。ZeRO 2 腾出空间,这样 CP 4 就够了。</translation>
    </message>
    <message>
        <source>Fuse or chunk the loss, or cut the vocabulary.</source>
        <translation>融合或分块计算损失,或切开词表。</translation>
    </message>
    <message>
        <source>Fused, such a chain is faster by about</source>
        <translation>融合后,这样一串操作快约</translation>
    </message>
    <message>
        <source>Fusion saves trips, not FLOP.</source>
        <translation>融合省的是来回搬运,不是 FLOP。</translation>
    </message>
    <message>
        <source>GB and GiB</source>
        <translation>GB 与 GiB</translation>
    </message>
    <message>
        <source>GB or GiB, dense or sparse, causal or full.</source>
        <translation>GB 还是 GiB,稠密还是稀疏,因果还是全部。</translation>
    </message>
    <message>
        <source>GELU(a + b) is not GELU(a) + GELU(b).</source>
        <translation>GELU(a + b) 不等于 GELU(a) + GELU(b)。</translation>
    </message>
    <message>
        <source>GPT-3 175B</source>
        <translation>GPT-3 175B</translation>
    </message>
    <message>
        <source>GPUs that share a batch need enough tokens each.</source>
        <translation>分一个批次的 GPU 每个都要有足够的 token。</translation>
    </message>
    <message>
        <source>Gather, forward, drop, gather, backward, reduce-scatter.</source>
        <translation>聚集、前向、丢弃、聚集、反向、reduce-scatter。</translation>
    </message>
    <message>
        <source>Gathers per step = micro-batches.</source>
        <translation>每步的聚集次数 = 微批次数。</translation>
    </message>
    <message>
        <source>Gradients leave during the backward, parameters come back during the forward.</source>
        <translation>梯度在反向时离开,参数在前向时回来。</translation>
    </message>
    <message>
        <source>Gradients of the last layers, in the backward</source>
        <translation>最后几层的梯度,在反向里</translation>
    </message>
    <message>
        <source>Gradients that are sharded as they appear leave with every micro-batch; whoever has room for all of them sends them once.</source>
        <translation>一产生就被切分的梯度随每个微批次发送;放得下全部梯度的只发送一次。</translation>
    </message>
    <message>
        <source>Gradients travel while the backward goes on: nobody waits.</source>
        <translation>梯度在反向继续进行时传输：没有人等待。</translation>
    </message>
    <message>
        <source>Guess before you look.</source>
        <translation>先猜再看。</translation>
    </message>
    <message>
        <source>Guests who talk all evening sit side by side; those who only wave may sit at the other table. GPUs of a [[node]] are one table.</source>
        <translation>整晚聊天的客人坐一起;只打个招呼的可以坐另一桌。同一[[node|节点]]的 GPU 就是一桌。</translation>
    </message>
    <message>
        <source>H is whole on both sides.</source>
        <translation>H 在两边都是完整的。</translation>
    </message>
    <message>
        <source>HBM</source>
        <translation>HBM</translation>
    </message>
    <message>
        <source>HFU</source>
        <translation>HFU</translation>
    </message>
    <message>
        <source>Halve it.</source>
        <translation>减半。</translation>
    </message>
    <message>
        <source>Halve their number.</source>
        <translation>把它们的数量减半。</translation>
    </message>
    <message>
        <source>Hand out eight sheets with the same text; tear and share them. Stage 3 is when you have to ask before you read.</source>
        <translation>发八张同样文字的纸;撕开,分给大家。阶段 3 就是读之前得先开口借。</translation>
    </message>
    <message>
        <source>Hardly anything: {/memory/by_stage/0/activations / sel:/memory/by_stage/0/activations|times}.</source>
        <translation>几乎没有:{/memory/by_stage/0/activations / sel:/memory/by_stage/0/activations|times}。</translation>
    </message>
    <message>
        <source>Hardware FLOP utilisation: what was really computed over the peak. Recomputation counts, so it is never below the MFU.</source>
        <translation>硬件 FLOP 利用率:实际计算量除以峰值。重计算也算,所以它不会低于 MFU。</translation>
    </message>
    <message>
        <source>Have eight people carry eight cups of water in one go, then one person eight times: same water, other memory.</source>
        <translation>让八个人一次端走八杯水,再让一个人端八次:水一样多,存放不一样。</translation>
    </message>
    <message>
        <source>Have sixteen people sit as GPUs at two tables. Who talks to whom, and through which door?</source>
        <translation>让十六个人当 GPU,坐两桌。谁和谁说话,走哪道门?</translation>
    </message>
    <message>
        <source>Here the GPU works. Look in the rows below, under a gap.</source>
        <translation>这里 GPU 在工作。请看下面几行，在空隙的下方。</translation>
    </message>
    <message>
        <source>Here the rank works.</source>
        <translation>这里该 rank 在工作。</translation>
    </message>
    <message>
        <source>Here {/memory/by_stage/0/activations / sp:/memory/by_stage/0/activations|times}.</source>
        <translation>这里是 {/memory/by_stage/0/activations / sp:/memory/by_stage/0/activations|times}。</translation>
    </message>
    <message>
        <source>Here {/throughput/mfu|percent} (causal once) and {/throughput/mfu_full_attention|percent} (in full, as the playbook does). With longer sequences they drift further apart.</source>
        <translation>这里是 {/throughput/mfu|percent}(因果计一次)和 {/throughput/mfu_full_attention|percent}(按全部计,playbook 的做法)。序列越长,两者差得越远。</translation>
    </message>
    <message>
        <source>Here {/time/exposed_s/tp|seconds} of TP are exposed and {/time/exposed_s/dp|seconds} of DP.</source>
        <translation>这里暴露的 TP 有 {/time/exposed_s/tp|seconds},DP 有 {/time/exposed_s/dp|seconds}。</translation>
    </message>
    <message>
        <source>Here {microbatches|plain} micro-batches are accumulated. ZeRO-1 keeps whole gradients, so that it sends once per step. With ZeRO-3 each micro-batch gathers the layers anew.</source>
        <translation>这里累积 {microbatches|plain} 个微批次。ZeRO-1 保留完整梯度,所以每步只发一次。ZeRO-3 则每个微批次都要重新聚集各层。</translation>
    </message>
    <message>
        <source>Here {model.parameters|count} parameters train on one H100.</source>
        <translation>这里 {model.parameters|count} 个参数在一张 H100 上训练。</translation>
    </message>
    <message>
        <source>Hidden.</source>
        <translation>被隐藏。</translation>
    </message>
    <message>
        <source>How can that be?</source>
        <translation>这怎么可能?</translation>
    </message>
    <message>
        <source>How can the bubble vanish?</source>
        <translation>气泡怎样才能消失?</translation>
    </message>
    <message>
        <source>How did 16,384 GPUs train with 16 million tokens?</source>
        <translation>16,384 个 GPU 是怎样用 1600 万个 token 训练的?</translation>
    </message>
    <message>
        <source>How does a small GPU train with a large batch?</source>
        <translation>小 GPU 怎样用大批次训练?</translation>
    </message>
    <message>
        <source>How does one climb from one GPU to a pipeline with sharding?</source>
        <translation>怎样从一个 GPU 一路爬到带分片的流水线?</translation>
    </message>
    <message>
        <source>How far can tensor parallelism go?</source>
        <translation>张量并行能走多远?</translation>
    </message>
    <message>
        <source>How far is the estimate from your machine?</source>
        <translation>估计与你的机器差多远?</translation>
    </message>
    <message>
        <source>How large would it be with two tables?</source>
        <translation>若有两张表,它会有多大?</translation>
    </message>
    <message>
        <source>How long does an all-reduce take?</source>
        <translation>一次 all-reduce 要多久?</translation>
    </message>
    <message>
        <source>How many GPUs is that?</source>
        <translation>那是多少个 GPU?</translation>
    </message>
    <message>
        <source>How many GPUs may share one layer of Llama 3 70B on H100s? Four published rules answer with four numbers. You would expect the same answer from four books about the same mountain.</source>
        <translation>H100 上,多少个 GPU 可以共担 Llama 3 70B 的一层?四条已发表的规则给出四个数。写同一座山的四本书,本该给出同样的答案。</translation>
    </message>
    <message>
        <source>How many TFLOP/s per GPU are 1,639 tokens/s?</source>
        <translation>每 GPU 1,639 token/s 是多少 TFLOP/s?</translation>
    </message>
    <message>
        <source>How many activations does stage 0 hold before its first backward?</source>
        <translation>第 0 级在首次反向之前保存多少激活?</translation>
    </message>
    <message>
        <source>How many all-reduces does one layer need, forward and backward together?</source>
        <translation>一层的前向与反向合计需要几次 all-reduce?</translation>
    </message>
    <message>
        <source>How many bites?</source>
        <translation>吃几口?</translation>
    </message>
    <message>
        <source>How many bytes does each of the {plan.dp} ranks send in an [[all-reduce]]?</source>
        <translation>{plan.dp} 个 rank 中每个在一次 [[all-reduce]] 里发送多少字节?</translation>
    </message>
    <message>
        <source>How many bytes is that for each parameter?</source>
        <translation>每个参数多少字节?</translation>
    </message>
    <message>
        <source>How many forwards does a stage run before its first backward?</source>
        <translation>一级在首次反向之前做几次前向?</translation>
    </message>
    <message>
        <source>How many layers does a stage hold if they are spread as evenly as they can be: the largest?</source>
        <translation>若各层尽量均匀分布,一级最多有几层?</translation>
    </message>
    <message>
        <source>How many micro-batches are accumulated?</source>
        <translation>累积多少个微批次?</translation>
    </message>
    <message>
        <source>How many parameters does Mixtral 8x7B have, and how many does one token visit?</source>
        <translation>Mixtral 8x7B 有多少参数,一个 token 经过多少?</translation>
    </message>
    <message>
        <source>How many times faster is the step than on one GPU?</source>
        <translation>步比一个 GPU 时快多少倍?</translation>
    </message>
    <message>
        <source>How many times larger is what is held than what a token visits?</source>
        <translation>存下的比一个 token 经过的大多少倍?</translation>
    </message>
    <message>
        <source>How many times longer does the exposed tensor-parallel traffic become?</source>
        <translation>暴露的张量并行通信变长多少倍?</translation>
    </message>
    <message>
        <source>How many tokens a training example has.</source>
        <translation>一个训练样本有多少个 token。</translation>
    </message>
    <message>
        <source>How many tokens an update should see: too few is noisy, too many learn little more.</source>
        <translation>一次更新应见到多少 token:太少噪声大,太多学不到多少。</translation>
    </message>
    <message>
        <source>How many tokens is that for each GPU?</source>
        <translation>每个 GPU 有多少个 token?</translation>
    </message>
    <message>
        <source>How many tokens per GPU are the floor within a node?</source>
        <translation>节点内每个 GPU 的 token 下限是多少?</translation>
    </message>
    <message>
        <source>How many?</source>
        <translation>多少?</translation>
    </message>
    <message>
        <source>How much is lost</source>
        <translation>损失多少</translation>
    </message>
    <message>
        <source>How much is said</source>
        <translation>说了多少</translation>
    </message>
    <message>
        <source>How much longer is the step at TP 16 than at TP 8 (PP 4)?</source>
        <translation>TP 16 的步比 TP 8 长多少(PP 4)?</translation>
    </message>
    <message>
        <source>How much longer is the step with ZeRO-3 than with ZeRO-1?</source>
        <translation>ZeRO-3 的步比 ZeRO-1 长多少?</translation>
    </message>
    <message>
        <source>How much of the gradients and optimizer states does ZeRO-2 save at DP = 1?</source>
        <translation>DP = 1 时，ZeRO-2 能省下多少梯度和优化器状态？</translation>
    </message>
    <message>
        <source>How small may a GPU's part of the batch be?</source>
        <translation>一个 GPU 在批次中的份额可以小到多少?</translation>
    </message>
    <message>
        <source>If each car visits every hall twice, for half the work each time, hall 4 gets its first car in half the time. [[Interleaved 1F1B]]: each rank holds v thin [[stages]], one behind the other in a loop.</source>
        <translation>若每辆车进每个车间两遍,每遍只做一半的活,四号车间拿到第一辆车的时间就减半。[[Interleaved 1F1B|交错 1F1B]]:每个 rank 有 v 个薄的[[stages|级]],循环首尾相接。</translation>
    </message>
    <message>
        <source>If gathering is repeated for each micro-batch, fewer and larger micro-batches help. There is room now.</source>
        <translation>若每个微批次都要重新聚集,微批次少而大就有帮助。现在有空间了。</translation>
    </message>
    <message>
        <source>If somebody reports 50 % with full recomputation and means HFU, the MFU is about {0.5 * 6 / 8|percent}: six eighths of it. Ask which one is meant.</source>
        <translation>若有人报告完整重计算下 50%,而指的是 HFU,MFU 就是约 {0.5 * 6 / 8|percent}:它的八分之六。问清楚指哪一个。</translation>
    </message>
    <message>
        <source>If the busiest expert rank gets twice the mean, how much longer is the step?</source>
        <translation>若最忙的专家 rank 拿到平均的两倍,步会变长多少?</translation>
    </message>
    <message>
        <source>Illegal. One number written differently (ETP 1) makes it legal. The finding says which.</source>
        <translation>不合法。换一个数(ETP 1)就合法了。诊断会指出是哪个。</translation>
    </message>
    <message>
        <source>Illegal: the experts' seating needs 4 × 8 × 8 = 256</source>
        <translation>不合法:专家的座位需要 4 × 8 × 8 = 256</translation>
    </message>
    <message>
        <source>In [[ring attention]] each rank keeps its queries; the blocks of keys and values go round. While one block is worked on, the next is on its way.</source>
        <translation>在[[ring attention|环形注意力]]里每个 rank 保留自己的 query;key 和 value 的块绕环走。正在处理一块时,下一块已在路上。</translation>
    </message>
    <message>
        <source>In a small room everybody can shake hands with everybody. In a stadium nobody gets to their seat. {/gpus|plain} GPUs share a batch of {tokens|count} [[tokens]].</source>
        <translation>小房间里,人人可以互相握手。在体育场里,没人走得到座位。{/gpus|plain} 个 GPU 分一个 {tokens|count} 个 [[tokens|token]] 的批次。</translation>
    </message>
    <message>
        <source>In each layer two things race: computing, which grows with the [[tokens]] on the GPU, and sending the layer's gradients, which does not. Whoever is slower sets the pace. Below the line at 1 the sending is.</source>
        <translation>每一层里有两件事在赛跑：计算，它随 GPU 上的[[tokens|token]]增长；发送该层的梯度，它不增长。较慢者决定速度。在 1 这条线以下，较慢的是发送。</translation>
    </message>
    <message>
        <source>In numbers</source>
        <translation>用数字说</translation>
    </message>
    <message>
        <source>In practice this is the OOM that people see first when they lengthen sequences.</source>
        <translation>实际上,把序列加长时最先看到的 OOM 就是它。</translation>
    </message>
    <message>
        <source>In step 0 each rank works on its own block, half of it masked.</source>
        <translation>第 0 步里每个 rank 处理自己的块，其中一半被掩蔽。</translation>
    </message>
    <message>
        <source>In step 1 three ranks have keys from before their queries.</source>
        <translation>第 1 步里有三个 rank 拿到位于其查询之前的键。</translation>
    </message>
    <message>
        <source>In step 2 two ranks still have keys from before their queries.</source>
        <translation>第 2 步里还有两个 rank 拿到位于其查询之前的键。</translation>
    </message>
    <message>
        <source>In step {flat:/steps - 1|plain} rank 3 gets the keys of rank 0. The three others wait for it.</source>
        <translation>第 {flat:/steps - 1|plain} 步里 rank 3 得到 rank 0 的键。其余三个都在等它。</translation>
    </message>
    <message>
        <source>In the playbook's runs a 1.34 B model has a higher MFU with PP 2 than without, at **fewer** tokens per second. Its table counts 1.61 B parameters when PP &gt; 1.</source>
        <translation>在 playbook 的运行里,1.34 B 模型用 PP 2 的 MFU 比不用更高,而每秒 token 数**更少**。它的表在 PP &gt; 1 时计了 1.61 B 参数。</translation>
    </message>
    <message>
        <source>In the printed DP line stands a factor num_params in the numerator. What is right?</source>
        <translation>印刷的 DP 公式分子里有个因子 num_params。怎样才对?</translation>
    </message>
    <message>
        <source>In which order does one choose a configuration?</source>
        <translation>配置该按什么顺序选?</translation>
    </message>
    <message>
        <source>In which step does only **one** rank still work? Click in its column.</source>
        <translation>在哪一步里只有**一个** rank 还在工作？点击那一列。</translation>
    </message>
    <message>
        <source>InfiniBand</source>
        <translation>InfiniBand</translation>
    </message>
    <message>
        <source>Intensity below the corner: bytes limit. Above: FLOP.</source>
        <translation>强度低于拐点:字节限制。高于:FLOP。</translation>
    </message>
    <message>
        <source>Interleave: thinner slices, a smaller bubble. This plan is tight: its estimate is within the memory, the upper end of its band is not.</source>
        <translation>交错:切片更薄,气泡更小。这个方案偏紧:估计值在内存之内,误差带的上端不在。</translation>
    </message>
    <message>
        <source>Interleaved with 8 chunks, and full recomputation for the room.</source>
        <translation>用 8 个块交错,并用全量重计算腾出空间。</translation>
    </message>
    <message>
        <source>Interleaved with 8 chunks.</source>
        <translation>8 个分块的交错。</translation>
    </message>
    <message>
        <source>Interleaved, 2 chunks (units of half a stage)</source>
        <translation>交错,2 个分块(以半级为单位)</translation>
    </message>
    <message>
        <source>Interleaving halves 1F1B's bubble; ZB-H1 leaves a third.</source>
        <translation>交错使 1F1B 的气泡减半;ZB-H1 只剩三分之一。</translation>
    </message>
    <message>
        <source>Is 736 TFLOP/s plausible?</source>
        <translation>736 TFLOP/s 可信吗?</translation>
    </message>
    <message>
        <source>Is it legal?</source>
        <translation>合法吗?</translation>
    </message>
    <message>
        <source>Is the ring in the way?</source>
        <translation>环挡道了吗?</translation>
    </message>
    <message>
        <source>Is the summed dimension cut?</source>
        <translation>被求和的维度切开了吗?</translation>
    </message>
    <message>
        <source>It belongs in the denominator</source>
        <translation>它应当在分母里</translation>
    </message>
    <message>
        <source>It belongs there: larger models send more</source>
        <translation>它应当在那里:模型越大,发送越多</translation>
    </message>
    <message>
        <source>It cancels.</source>
        <translation>它会消掉。</translation>
    </message>
    <message>
        <source>It cancels. With it the printed 'ratio' of an 8 B model would be in the thousands of millions. Dimensions would have told: a ratio has none.</source>
        <translation>它会消掉。留着它,8 B 模型印出的“比值”会有几十亿。量纲会告诉你:比值没有量纲。</translation>
    </message>
    <message>
        <source>It cancels: both times grow with it</source>
        <translation>它会消掉:两个时间都随它增长</translation>
    </message>
    <message>
        <source>It cannot</source>
        <translation>它不能</translation>
    </message>
    <message>
        <source>It counts elements; a bf16 element has two bytes.</source>
        <translation>它数的是元素;一个 bf16 元素有两个字节。</translation>
    </message>
    <message>
        <source>It does not change the world size.</source>
        <translation>它不改变总 GPU 数。</translation>
    </message>
    <message>
        <source>It fits: at most {/memory/band_high_bytes|bytes} of {/memory/capacity_bytes|bytes}</source>
        <translation>放得下:最多 {/memory/band_high_bytes|bytes},共 {/memory/capacity_bytes|bytes}</translation>
    </message>
    <message>
        <source>It gathers twice, not once.</source>
        <translation>它聚集两次,不是一次。</translation>
    </message>
    <message>
        <source>It has {small:model.parameters|plain} parameters, {small:model.embedding|plain} of them in its one table.</source>
        <translation>它有 {small:model.parameters|plain} 个参数,其中 {small:model.embedding|plain} 个在它唯一的表里。</translation>
    </message>
    <message>
        <source>It is at least half of it.</source>
        <translation>至少有它的一半。</translation>
    </message>
    <message>
        <source>It is below NVIDIA's 1,639 tokens/s.</source>
        <translation>低于 NVIDIA 的 1,639 token/s。</translation>
    </message>
    <message>
        <source>It is like a kitchen lift: with enough dishes per trip nobody notices how long it rides. With one spoon per trip all wait for the lift.</source>
        <translation>它就像厨房的传菜电梯:每趟菜够多,没人在意它走多久。每趟只送一把勺子,人人都等电梯。</translation>
    </message>
    <message>
        <source>It is repeated {microbatches|plain} times.</source>
        <translation>它重复 {microbatches|plain} 次。</translation>
    </message>
    <message>
        <source>It is the same as context parallelism.</source>
        <translation>它与上下文并行是一回事。</translation>
    </message>
    <message>
        <source>It only says that sending takes less time than a block. It does not hide there.</source>
        <translation>它只说明发送比一块所需的时间短。但它并不藏在那里。</translation>
    </message>
    <message>
        <source>It sends about as many bytes as TP alone.</source>
        <translation>它发送的字节与单独的 TP 差不多。</translation>
    </message>
    <message>
        <source>It was measured on runs that the fit never saw.</source>
        <translation>它由拟合从未见过的运行测得。</translation>
    </message>
    <message>
        <source>It was written for one purpose, and quoted for another.</source>
        <translation>它为一个目的而写,却被引用于另一个。</translation>
    </message>
    <message>
        <source>It would need an all-reduce before the activation function, as a function of a sum is not the sum of functions</source>
        <translation>它在激活函数之前需要一次 all-reduce,因为和的函数不是函数的和</translation>
    </message>
    <message>
        <source>It would not need any collective</source>
        <translation>它不需要任何集合通信</translation>
    </message>
    <message>
        <source>Its balance is</source>
        <translation>其均衡度是</translation>
    </message>
    <message>
        <source>Its first grey piece, before its first F.</source>
        <translation>它的第一段灰色，在第一个 F 之前。</translation>
    </message>
    <message>
        <source>Just enough</source>
        <translation>刚刚够</translation>
    </message>
    <message>
        <source>Keep the samples.</source>
        <translation>保留样本。</translation>
    </message>
    <message>
        <source>Keys and values of the next block in a ring</source>
        <translation>环中下一块的 key 和 value</translation>
    </message>
    <message>
        <source>Korthikanti and others counted 34 bytes per token and width for a GPT layer: 24 of them are cut by TP, 10 are not.</source>
        <translation>Korthikanti 等人数出 GPT 一层每 token、每宽度 34 字节:其中 24 由 TP 切开,10 不切。</translation>
    </message>
    <message>
        <source>Large micro-batches suit ZeRO-3.</source>
        <translation>大微批次适合 ZeRO-3。</translation>
    </message>
    <message>
        <source>Larger matrices use the GPU a little better. Find the largest micro-batch that still fits.</source>
        <translation>更大的矩阵把 GPU 用得更好一些。找出还放得下的最大微批次。</translation>
    </message>
    <message>
        <source>Last stage: the head and the loss, which also make it the slowest.</source>
        <translation>末级:输出头和损失,因此也最慢。</translation>
    </message>
    <message>
        <source>Layers grow with the square of the width, the vocabulary's tables with the width.</source>
        <translation>层随宽度的平方增长,词表的表随宽度增长。</translation>
    </message>
    <message>
        <source>Legal in one framework is illegal in another.</source>
        <translation>一个框架里合法的,另一个里不合法。</translation>
    </message>
    <message>
        <source>Legal, but slow</source>
        <translation>合法,但慢</translation>
    </message>
    <message>
        <source>Legal: 64</source>
        <translation>合法:64</translation>
    </message>
    <message>
        <source>Legal?</source>
        <translation>合法吗?</translation>
    </message>
    <message>
        <source>Less TP sends less, but holds more.</source>
        <translation>TP 更小,发送更少,但要存更多。</translation>
    </message>
    <message>
        <source>Less bubble costs memory, or a second copy.</source>
        <translation>更小的气泡要用显存或第二份参数来换。</translation>
    </message>
    <message>
        <source>Less exposed TP than a tenth of a second</source>
        <translation>暴露的 TP 少于十分之一秒</translation>
    </message>
    <message>
        <source>Let DP go to infinity.</source>
        <translation>让 DP 趋于无穷。</translation>
    </message>
    <message>
        <source>Let somebody click. Then ask how long the gap is if there are twice as many cars: the same.</source>
        <translation>请一个人来点击。然后问：如果车多一倍，这段空隙有多长？一样长。</translation>
    </message>
    <message>
        <source>Let somebody come to the screen. Ask the others what the GPU does meanwhile: nothing.</source>
        <translation>请一个人到屏幕前来。问其他人 GPU 这时在做什么：什么也不做。</translation>
    </message>
    <message>
        <source>Let the playhead run once before you say anything. Then ask: which row is idle at the start, which at the end?</source>
        <translation>先让播放头走一遍,什么都不要说。再问:开头哪一行空闲,结尾哪一行?</translation>
    </message>
    <message>
        <source>Let the room vote for one rule before the reveal. Nobody has asked what 'limit' means. That is the lesson.</source>
        <translation>揭晓前让大家投票选一条规则。没有人问“极限”是什么意思。这正是本课。</translation>
    </message>
    <message>
        <source>Level it</source>
        <translation>把它拉平</translation>
    </message>
    <message>
        <source>Limits: PP = 1 should give 0, not peak / (32 h L bw).</source>
        <translation>极限:PP = 1 应给出 0,而不是 peak / (32 h L bw)。</translation>
    </message>
    <message>
        <source>Llama 3 8B</source>
        <translation>Llama 3 8B</translation>
    </message>
    <message>
        <source>Llama 3 8B has {model.layers} layers, a [[hidden width]] of {model.hidden|plain} and a vocabulary of {model.vocab|plain} words.</source>
        <translation>Llama 3 8B 有 {model.layers} 层,[[hidden width|隐藏宽度]]为 {model.hidden|plain},词表有 {model.vocab|plain} 个词。</translation>
    </message>
    <message>
        <source>Llama 3 8B on {plan.dp} replicas, with 2 bytes of parameters, 4 of gradients and 12 of optimizer states for each parameter.</source>
        <translation>{plan.dp} 个副本上的 Llama 3 8B,每个参数 2 字节参数、4 字节梯度、12 字节优化器状态。</translation>
    </message>
    <message>
        <source>Llama 3 8B, Mixtral, GPT-3, DeepSeek-V3.</source>
        <translation>Llama 3 8B、Mixtral、GPT-3、DeepSeek-V3。</translation>
    </message>
    <message>
        <source>Llama 3.1 405B has {model.layers} layers. A loaf of 126 slices for 8 people: somebody gets fewer.</source>
        <translation>Llama 3.1 405B 有 {model.layers} 层。126 片面包分给 8 个人:总有人少一片。</translation>
    </message>
    <message>
        <source>Logits</source>
        <translation>Logits</translation>
    </message>
    <message>
        <source>Long sequences hide the ring.</source>
        <translation>长序列藏得住环。</translation>
    </message>
    <message>
        <source>Long sequences: {training.sequence_length|plain} tokens. To save memory, [[full recomputation]] keeps only each layer's input.</source>
        <translation>长序列:{training.sequence_length|plain} 个 token。为省显存,[[full recomputation|完整重计算]]只保留每层的输入。</translation>
    </message>
    <message>
        <source>Long: fifteen minutes. Each rung can be a team.</source>
        <translation>较长:十五分钟。每一档可以由一个小组负责。</translation>
    </message>
    <message>
        <source>Look at both ends.</source>
        <translation>看两端。</translation>
    </message>
    <message>
        <source>Look at the end of its bar: {/memory/peak_stage|plain}.</source>
        <translation>看它那根柱子的末端:{/memory/peak_stage|plain}。</translation>
    </message>
    <message>
        <source>Look at the lowest row.</source>
        <translation>看最下面一行。</translation>
    </message>
    <message>
        <source>Look at the mesh before you look at the profiler.</source>
        <translation>先看网格,再看性能分析器。</translation>
    </message>
    <message>
        <source>Look at the streams.</source>
        <translation>看各条流。</translation>
    </message>
    <message>
        <source>Lower is not always faster: ZeRO-1 takes {z1:/time/step_s|seconds} where plain data parallelism would take {z0:/time/step_s|seconds}, as each replica updates only its share of the weights. Stage 3 is for what does not fit otherwise.</source>
        <translation>更低并不总是更快:ZeRO-1 用时 {z1:/time/step_s|seconds},而普通数据并行要 {z0:/time/step_s|seconds},因为每个副本只更新自己那份权重。阶段 3 用于否则放不下的情形。</translation>
    </message>
    <message>
        <source>MFU a quarter above the start's {start:/throughput/mfu|percent}</source>
        <translation>MFU 比起点的 {start:/throughput/mfu|percent} 高四分之一</translation>
    </message>
    <message>
        <source>MFU, HFU: ask which.</source>
        <translation>MFU、HFU:问清楚是哪一个。</translation>
    </message>
    <message>
        <source>Make GPT-2 XL tensor parallel.</source>
        <translation>让 GPT-2 XL 做张量并行。</translation>
    </message>
    <message>
        <source>Make it faster than {start8:/time/step_s|seconds}, and keep it fitting.</source>
        <translation>比 {start8:/time/step_s|seconds} 更快,且仍放得下。</translation>
    </message>
    <message>
        <source>Make it fit</source>
        <translation>让它放得下</translation>
    </message>
    <message>
        <source>Make it fit again, as fast as you can.</source>
        <translation>让它重新放得下,越快越好。</translation>
    </message>
    <message>
        <source>Make it fit, as fast as possible.</source>
        <translation>让它放得下,越快越好。</translation>
    </message>
    <message>
        <source>Make the book fit, as fast as possible.</source>
        <translation>让这本书放得下,越快越好。</translation>
    </message>
    <message>
        <source>Make the sequences as long as still fit.</source>
        <translation>让序列尽可能长,但仍放得下。</translation>
    </message>
    <message>
        <source>Make the step as short as the layout allows.</source>
        <translation>让步短到布局允许的程度。</translation>
    </message>
    <message>
        <source>Make the step fit, in any way.</source>
        <translation>让步放得下,方法不限。</translation>
    </message>
    <message>
        <source>Make the step shorter without more than 60 GB at the peak.</source>
        <translation>让步更短,峰值不超过 60 GB。</translation>
    </message>
    <message>
        <source>Many cooks, few at work</source>
        <translation>厨师很多,干活的很少</translation>
    </message>
    <message>
        <source>Matrix multiplies in 16 bits, the master copy and sums in 32.</source>
        <translation>矩阵乘法用 16 位,主副本与求和用 32 位。</translation>
    </message>
    <message>
        <source>Measure a matrix multiply and an all-reduce on your node (nccl-tests, or the Probe). Put them into a profile. By how much does the step change, and which of your runs gets nearer?</source>
        <translation>在你的节点上测一次矩阵乘法和一次 all-reduce(nccl-tests 或“实测”视图)。写进性能档案。步变化多少?你的哪个运行更接近了?</translation>
    </message>
    <message>
        <source>Measure what your plan leans on.</source>
        <translation>测你的方案所倚重的东西。</translation>
    </message>
    <message>
        <source>Megatron groups micro-batches by p.</source>
        <translation>Megatron 按 p 个一组划分微批次。</translation>
    </message>
    <message>
        <source>Megatron has two flags that count the embedding and the loss as a layer each.</source>
        <translation>Megatron 有两个标志,把嵌入和损失各算作一层。</translation>
    </message>
    <message>
        <source>Megatron's bytes</source>
        <translation>Megatron 的字节</translation>
    </message>
    <message>
        <source>Megatron's sequence parallelism needs TP above 1.</source>
        <translation>Megatron 的序列并行需要 TP 大于 1。</translation>
    </message>
    <message>
        <source>Memory follows all experts, time those that are visited.</source>
        <translation>显存跟随全部专家,时间跟随所经过的专家。</translation>
    </message>
    <message>
        <source>Memory follows the tokens of the micro-batch.</source>
        <translation>显存跟随微批次的 token 数。</translation>
    </message>
    <message>
        <source>Memory is not the same in every stage.</source>
        <translation>各级的显存并不相同。</translation>
    </message>
    <message>
        <source>Memory pays for what is held, time for what is visited.</source>
        <translation>显存为存下的付账,时间为经过的付账。</translation>
    </message>
    <message>
        <source>Memory sees the micro-batch, the optimizer the batch.</source>
        <translation>显存看微批次,优化器看批次。</translation>
    </message>
    <message>
        <source>Memory sees the micro-batch.</source>
        <translation>显存看微批次。</translation>
    </message>
    <message>
        <source>Memory sees what is in flight at once.</source>
        <translation>显存看同时在途的。</translation>
    </message>
    <message>
        <source>Mend it</source>
        <translation>修好它</translation>
    </message>
    <message>
        <source>Micro-batch 1 without recomputation.</source>
        <translation>微批次为 1,不做重计算。</translation>
    </message>
    <message>
        <source>Micro-batch 1: {par:/time/step_s|seconds}. Try the smaller micro-batch before you recompute.</source>
        <translation>微批次 1:{par:/time/step_s|seconds}。先试更小的微批次,再考虑重计算。</translation>
    </message>
    <message>
        <source>Micro-batch 2 halves the gathers: {par:/time/step_s|seconds}.</source>
        <translation>微批次 2 使聚集减半:{par:/time/step_s|seconds}。</translation>
    </message>
    <message>
        <source>Micro-batch 2 with ZeRO-3, or ZeRO-2: compare.</source>
        <translation>微批次 2 配 ZeRO-3,或 ZeRO-2:比一比。</translation>
    </message>
    <message>
        <source>Micro-batches, ZeRO and DP cannot cut one sequence.</source>
        <translation>微批次、ZeRO 和 DP 都切不开一条序列。</translation>
    </message>
    <message>
        <source>Mind the memory: two chunks take more than four.</source>
        <translation>注意显存:两个分块比四个占得多。</translation>
    </message>
    <message>
        <source>Mixtral 8x7B</source>
        <translation>Mixtral 8x7B</translation>
    </message>
    <message>
        <source>Mixtral 8x7B is a [[mixture of experts]]. Its name says eight times seven billion. But only the feed-forward networks exist eight times; attention, embedding and norms exist once.</source>
        <translation>Mixtral 8x7B 是[[mixture of experts|混合专家模型]]。名字说是八乘七十亿。但只有前馈网络有八份;注意力、嵌入和归一化只有一份。</translation>
    </message>
    <message>
        <source>Model FLOP utilisation: the FLOP that the model needs for these tokens, over what the GPU could do at its peak. Recomputation does not count.</source>
        <translation>模型 FLOP 利用率:模型为这些 token 所需的 FLOP,除以 GPU 峰值可做的量。重计算不算。</translation>
    </message>
    <message>
        <source>More GPUs on the same batch fall through the floor.</source>
        <translation>同样的批次上更多 GPU,就会掉到下限以下。</translation>
    </message>
    <message>
        <source>More cooks, the same guests</source>
        <translation>更多厨师,同样的客人</translation>
    </message>
    <message>
        <source>More forwards before the first backward.</source>
        <translation>首次反向之前做更多前向。</translation>
    </message>
    <message>
        <source>More micro-batches make the bubble a smaller share. The batch gives them.</source>
        <translation>微批次越多,气泡的份额越小。由批次给出。</translation>
    </message>
    <message>
        <source>More micro-batches, fewer stages, or another schedule.</source>
        <translation>更多微批次、更少级数,或换一种调度。</translation>
    </message>
    <message>
        <source>More replicas make a model fit that did not.</source>
        <translation>更多副本使原本放不下的模型放得下。</translation>
    </message>
    <message>
        <source>Most of it is logits, at the end of the forward: they are needed at once, so there is nothing to put off.</source>
        <translation>其中大部分是前向末尾的 logits：它们马上就要用，没有可推迟的。</translation>
    </message>
    <message>
        <source>Most people guess far too low. That is the point: vocabularies have grown from 30 k to 128 k and more.</source>
        <translation>多数人猜得太低。这正是重点:词表已从 30 k 长到 128 k 以上。</translation>
    </message>
    <message>
        <source>Multiply what varies faster.</source>
        <translation>把变化更快的相乘。</translation>
    </message>
    <message>
        <source>Multiply.</source>
        <translation>相乘。</translation>
    </message>
    <message>
        <source>NVIDIA's table (26.02.01): Llama 3 70B, 64 H100, FP8, sequence 8,192: 1,639 tokens/s per GPU. And a column 'model TFLOP/s'.</source>
        <translation>NVIDIA 的表(26.02.01):Llama 3 70B,64 张 H100,FP8,序列 8,192:每 GPU 1,639 token/s。还有一列“模型 TFLOP/s”。</translation>
    </message>
    <message>
        <source>NVLink</source>
        <translation>NVLink</translation>
    </message>
    <message>
        <source>NVLink against the network.</source>
        <translation>NVLink 对网络。</translation>
    </message>
    <message>
        <source>Name the dimensions in the order in which you would give up NVLink for them, and say why.</source>
        <translation>把各维度按你愿意为它们放弃 NVLink 的先后列出来,并说明原因。</translation>
    </message>
    <message>
        <source>Names that round up</source>
        <translation>往大了说的名字</translation>
    </message>
    <message>
        <source>Nearly 2V, whatever n is: that is the beauty of rings.</source>
        <translation>无论 n 多大,都接近 2V:这正是环的妙处。</translation>
    </message>
    <message>
        <source>Nearly half of all time. Meta interleaved its stages to shrink that, and could not raise the batch: beyond some size a batch learns little more. The estimate gives this plain plan an [[MFU]] of {/throughput/mfu|percent}; they report 41 % with theirs.</source>
        <translation>将近全部时间的一半。Meta 用交错各级来缩小它,又无法加大批次:超过某个大小,批次几乎学不到更多。估计给这个普通方案的 [[MFU]] 为 {/throughput/mfu|percent};他们报告自己的为 41 %。</translation>
    </message>
    <message>
        <source>Never trust a number of bytes per parameter without its list of what is kept.</source>
        <translation>没有所保留内容清单的每参数字节数,一概别信。</translation>
    </message>
    <message>
        <source>Next to nothing: {/memory/by_stage/0/activations - sel:/memory/by_stage/0/activations|bytes}. And it costs {sel:/time/step_s / /time/step_s - 1|percent} of time. An advice can be right for its year and wrong for its kernel.</source>
        <translation>几乎没有:{/memory/by_stage/0/activations - sel:/memory/by_stage/0/activations|bytes}。而它花掉 {sel:/time/step_s / /time/step_s - 1|percent} 的时间。一条建议可能在当年是对的,对现在的核却是错的。</translation>
    </message>
    <message>
        <source>No ZeRO</source>
        <translation>无 ZeRO</translation>
    </message>
    <message>
        <source>No bubble at all</source>
        <translation>完全没有气泡</translation>
    </message>
    <message>
        <source>No, and neither would 8</source>
        <translation>不行,8 也不行</translation>
    </message>
    <message>
        <source>No, but 8 would be</source>
        <translation>不行,但 8 可以</translation>
    </message>
    <message>
        <source>Nobody is to be laughed at: say first that every text has such mistakes, ours too.</source>
        <translation>不要笑话任何人:先说明每份文本都有这样的错误,我们的也有。</translation>
    </message>
    <message>
        <source>Nobody waits for the FLOP there.</source>
        <translation>那里没人等 FLOP。</translation>
    </message>
    <message>
        <source>None of the rules knows where a node ends.</source>
        <translation>没有一条规则知道节点的边界在哪里。</translation>
    </message>
    <message>
        <source>Not 2.</source>
        <translation>不是 2。</translation>
    </message>
    <message>
        <source>Not by half: norms, attention and the optimizer stay.</source>
        <translation>远非减半:归一化、注意力和优化器都还在。</translation>
    </message>
    <message>
        <source>Not everything is in fp8.</source>
        <translation>不是一切都用 fp8。</translation>
    </message>
    <message>
        <source>Not everything matters alike.</source>
        <translation>不是一切都同样重要。</translation>
    </message>
    <message>
        <source>Not the exposed part alone: the sending shares the GPU with the computing.</source>
        <translation>不只是暴露部分:发送还与计算共用 GPU。</translation>
    </message>
    <message>
        <source>Notes or memory</source>
        <translation>记笔记还是背下来</translation>
    </message>
    <message>
        <source>Nothing changes</source>
        <translation>什么也不变</translation>
    </message>
    <message>
        <source>Nothing is free.</source>
        <translation>没有免费的东西。</translation>
    </message>
    <message>
        <source>Nothing of a layer is kept whole.</source>
        <translation>一层里没有任何东西是完整保留的。</translation>
    </message>
    <message>
        <source>Nothing of this is in the well-known formula of 34 bytes per token and width. It ends before the head.</source>
        <translation>知名的“每 token、每宽度 34 字节”公式里没有这些。它在输出头之前就结束了。</translation>
    </message>
    <message>
        <source>Nothing or the network, then TP.</source>
        <translation>无或网络,然后是 TP。</translation>
    </message>
    <message>
        <source>Nothing.</source>
        <translation>什么也没有。</translation>
    </message>
    <message>
        <source>Nothing: each rank makes its own columns of Y from a whole X.</source>
        <translation>什么也不发送:每个 rank 用完整的 X 做出自己那几列 Y。</translation>
    </message>
    <message>
        <source>Nothing: the batch is the same</source>
        <translation>什么也不变:批次相同</translation>
    </message>
    <message>
        <source>Now 1, 2, 4 … 32 nodes work on the **same** batch. Each replica has less to do, and the talk stays the same. In practice people raise the batch with the GPUs; here we do not.</source>
        <translation>现在 1、2、4 … 32 个节点处理**同一个**批次。每个副本的活变少,说话的量不变。实践中人们会随 GPU 增大批次;这里不。</translation>
    </message>
    <message>
        <source>Now 8 B. Copies do not fit any more: {/memory/peak_bytes|bytes} for each.</source>
        <translation>现在是 8 B。复制品放不下了:每份 {/memory/peak_bytes|bytes}。</translation>
    </message>
    <message>
        <source>Now Y is cut along F. The next matrix brings F back to H. Cut it by its **input** (a [[row cut]]): its F fits Y's F.</source>
        <translation>现在 Y 沿 F 切开。下一个矩阵把 F 变回 H。按**输入**切([[row cut|行切]]):它的 F 正好配上 Y 的 F。</translation>
    </message>
    <message>
        <source>Now drive.</source>
        <translation>现在上路。</translation>
    </message>
    <message>
        <source>Now in the plan.</source>
        <translation>现在进入方案。</translation>
    </message>
    <message>
        <source>Now on real stages, with a head on the last one.</source>
        <translation>现在放到真实的级上,末级有输出头。</translation>
    </message>
    <message>
        <source>Now the sequences become longer: {start:training.sequence_length|plain} [[tokens]] each, then four times as many. The same tokens per batch.</source>
        <translation>现在序列变长:每条 {start:training.sequence_length|plain} 个 [[tokens|token]],再变成四倍。每批次的 token 数不变。</translation>
    </message>
    <message>
        <source>OOM</source>
        <translation>OOM</translation>
    </message>
    <message>
        <source>Odd heads</source>
        <translation>奇数个头</translation>
    </message>
    <message>
        <source>Odd models have odd degrees.</source>
        <translation>奇数的模型有奇数的并行度。</translation>
    </message>
    <message>
        <source>Of the all-reduce, how much does the step still wait for?</source>
        <translation>all-reduce 中,步还在等多少?</translation>
    </message>
    <message>
        <source>Off the cliff</source>
        <translation>跌下悬崖</translation>
    </message>
    <message>
        <source>One addition or multiplication of numbers. FLOP/s is a speed, FLOP an amount.</source>
        <translation>对数做一次加法或乘法。FLOP/s 是速度,FLOP 是数量。</translation>
    </message>
    <message>
        <source>One cook, one waiter, one timer. Then change the cook.</source>
        <translation>一位厨师、一位服务员、一个计时器。然后换厨师。</translation>
    </message>
    <message>
        <source>One counts attention in full, the other once, as it is causal</source>
        <translation>一个按全部计注意力,另一个按因果只计一次</translation>
    </message>
    <message>
        <source>One flat, four tenants</source>
        <translation>一套公寓,四位租客</translation>
    </message>
    <message>
        <source>One function that runs on the GPU. Starting one takes some microseconds.</source>
        <translation>在 GPU 上运行的一个函数。启动它需要几微秒。</translation>
    </message>
    <message>
        <source>One kernel can make score and gradient in place.</source>
        <translation>一个核可以就地算出分数和梯度。</translation>
    </message>
    <message>
        <source>One layer's matrices are cut over several GPUs, which work on the same tokens.</source>
        <translation>一层的矩阵切到几个 GPU 上,处理同样的 token。</translation>
    </message>
    <message>
        <source>One letter too many.</source>
        <translation>多了一个字母。</translation>
    </message>
    <message>
        <source>One machine, usually with eight GPUs on NVLink.</source>
        <translation>一台机器,通常有八个经 NVLink 相连的 GPU。</translation>
    </message>
    <message>
        <source>One number for each word of the vocabulary, at each token.</source>
        <translation>每个 token 处,词表的每个词各一个数。</translation>
    </message>
    <message>
        <source>One number put in, by hand, beside a measured or simulated one.</source>
        <translation>手工填入一个数,放在实测或模拟的数旁边。</translation>
    </message>
    <message>
        <source>One of {plan.tp * plan.pp|plain} parts.</source>
        <translation>{plan.tp * plan.pp|plain} 份中的一份。</translation>
    </message>
    <message>
        <source>One process of the training, on one GPU; also its number.</source>
        <translation>训练的一个进程,位于一个 GPU 上;也指它的编号。</translation>
    </message>
    <message>
        <source>One rank's share of something that is cut.</source>
        <translation>一个 rank 在被切开之物中的那一份。</translation>
    </message>
    <message>
        <source>One sentence can be enough.</source>
        <translation>一句话就可能够了。</translation>
    </message>
    <message>
        <source>One sentence for each dimension.</source>
        <translation>每个维度一句话。</translation>
    </message>
    <message>
        <source>One sequence per GPU is the least that there is: 64.</source>
        <translation>每个 GPU 一个序列是最小值:64。</translation>
    </message>
    <message>
        <source>One switch cuts it.</source>
        <translation>一个开关切掉它。</translation>
    </message>
    <message>
        <source>One table for two jobs</source>
        <translation>一张表,两份工作</translation>
    </message>
    <message>
        <source>One update of the parameters: forward, backward, reduce, optimizer.</source>
        <translation>参数的一次更新:前向、反向、归约、优化器。</translation>
    </message>
    <message>
        <source>Only each layer's input is kept; its forward runs a second time.</source>
        <translation>只保留每层的输入;其前向再运行一次。</translation>
    </message>
    <message>
        <source>Only the activations grow.</source>
        <translation>只有激活增长。</translation>
    </message>
    <message>
        <source>Only the experts' part doubles.</source>
        <translation>只有专家部分翻倍。</translation>
    </message>
    <message>
        <source>Only the feed-forward part exists eight times.</source>
        <translation>只有前馈部分有八份。</translation>
    </message>
    <message>
        <source>Only the optimizer needs it, at the end: so it can fill a gap.</source>
        <translation>只有优化器在最后需要它：所以它可以填补空隙。</translation>
    </message>
    <message>
        <source>Only what is cheap to compute and large to keep is computed again: the attention core. FlashAttention already never keeps it.</source>
        <translation>只有算得便宜、存着又大的部分才重算:注意力核心。FlashAttention 本来就不保留它。</translation>
    </message>
    <message>
        <source>Only what is ready after the last backward has nothing to hide behind.</source>
        <translation>只有最后一次反向之后才就绪的,没有东西可以藏在后面。</translation>
    </message>
    <message>
        <source>Open the Puzzle beside this lesson and let a volunteer place W blocks.</source>
        <translation>在这一课旁边打开谜题,请一位志愿者放 W 块。</translation>
    </message>
    <message>
        <source>Optimizer, gradients, parameters.</source>
        <translation>优化器、梯度、参数。</translation>
    </message>
    <message>
        <source>Order by [[bus bandwidth]], in GB/s: bytes per second on the wire.</source>
        <translation>按[[bus bandwidth|总线带宽]]（GB/s）排序：线路上每秒的字节数。</translation>
    </message>
    <message>
        <source>Order by length, the shortest first.</source>
        <translation>按长度排序,最短的在前。</translation>
    </message>
    <message>
        <source>Order by the peak memory.</source>
        <translation>按峰值显存排序。</translation>
    </message>
    <message>
        <source>Order by tokens per second **per GPU**.</source>
        <translation>按**每 GPU** 每秒 token 数排序。</translation>
    </message>
    <message>
        <source>Order by what one GPU holds of these three.</source>
        <translation>按一个 GPU 存下这三样中的多少排序。</translation>
    </message>
    <message>
        <source>Order the rules by the TP that they allow.</source>
        <translation>按规则所允许的 TP 排序。</translation>
    </message>
    <message>
        <source>Order the savings</source>
        <translation>给节省排序</translation>
    </message>
    <message>
        <source>Order them by parameters.</source>
        <translation>按参数量排序。</translation>
    </message>
    <message>
        <source>Order three schedules</source>
        <translation>给三种调度排序</translation>
    </message>
    <message>
        <source>Out of memory: the training stops.</source>
        <translation>显存不足:训练停止。</translation>
    </message>
    <message>
        <source>Overlap is not free of charge: messages take some of the GPU's processors. But it is nearly always worth it.</source>
        <translation>重叠并非免费:消息会占用 GPU 的一部分处理器。但几乎总是值得。</translation>
    </message>
    <message>
        <source>Overlap was switched off. Get back what it hid.</source>
        <translation>重叠被关掉了。把它藏住的找回来。</translation>
    </message>
    <message>
        <source>PP 2 with ZeRO-1.</source>
        <translation>PP 2 加 ZeRO-1。</translation>
    </message>
    <message>
        <source>PP 2, DP 4, ZeRO-1: {par:/time/step_s|seconds} at {par:/memory/peak_bytes|bytes}.</source>
        <translation>PP 2、DP 4、ZeRO-1:{par:/time/step_s|seconds},{par:/memory/peak_bytes|bytes}。</translation>
    </message>
    <message>
        <source>PP 4, five chunks, **six** micro-batches: is it legal?</source>
        <translation>PP 4、五个分块、**六**个微批次：合法吗？</translation>
    </message>
    <message>
        <source>PP first: few bytes, neighbour to neighbour, hidden.</source>
        <translation>PP 最先:字节少,只给邻居,又藏得住。</translation>
    </message>
    <message>
        <source>PP × EP × ETP must divide 64.</source>
        <translation>PP × EP × ETP 必须整除 64。</translation>
    </message>
    <message>
        <source>PP × EP × ETP.</source>
        <translation>PP × EP × ETP。</translation>
    </message>
    <message>
        <source>Pack, then drive</source>
        <translation>先装箱,再上路</translation>
    </message>
    <message>
        <source>Par is CP 4 with ZeRO 2 and full recomputation: {par:/time/step_s|seconds} at {par:/memory/peak_bytes|bytes}. CP 8 with ZeRO 1 takes {tight:/time/step_s|seconds}, but is tight: at most {tight:/memory/band_high_bytes|bytes} of {/memory/capacity_bytes|bytes}.</source>
        <translation>标准解是 CP 4、ZeRO 2 加全量重计算:{par:/time/step_s|seconds},{par:/memory/peak_bytes|bytes}。CP 8 加 ZeRO 1 需要 {tight:/time/step_s|seconds},但偏紧:最多 {tight:/memory/band_high_bytes|bytes},共 {/memory/capacity_bytes|bytes}。</translation>
    </message>
    <message>
        <source>Par: 1F1B at {par:/memory/peak_bytes|bytes}.</source>
        <translation>标杆:1F1B,{par:/memory/peak_bytes|bytes}。</translation>
    </message>
    <message>
        <source>Parameters of the next layer, under ZeRO-3</source>
        <translation>下一层的参数,在 ZeRO-3 下</translation>
    </message>
    <message>
        <source>Parameters, and their gradients.</source>
        <translation>参数及其梯度。</translation>
    </message>
    <message>
        <source>Parameters, gradients and optimizer of {model.parameters|count} at 18 bytes: how many 80 GB GPUs at least, without any activation?</source>
        <translation>{model.parameters|count} 的参数、梯度和优化器按 18 字节计:不算任何激活,至少需要多少张 80 GB 的 GPU?</translation>
    </message>
    <message>
        <source>Parameters, gradients and optimizer states: bytes per parameter, whatever the batch.</source>
        <translation>参数、梯度和优化器状态:每参数的字节数,与批次无关。</translation>
    </message>
    <message>
        <source>Pass it on</source>
        <translation>往下传</translation>
    </message>
    <message>
        <source>Pass the dish</source>
        <translation>传菜</translation>
    </message>
    <message>
        <source>Per token a training takes 6 FLOP for each parameter in a matrix, and attention: {model.flop_per_token / 1e9|plain} GFLOP here, causal attention counted once.</source>
        <translation>每个 token,训练对矩阵里的每个参数需 6 FLOP,再加注意力:这里是 {model.flop_per_token / 1e9|plain} GFLOP,因果注意力只计一次。</translation>
    </message>
    <message>
        <source>Perfect.</source>
        <translation>完美。</translation>
    </message>
    <message>
        <source>Phase 1: one GPU, then copies of it.</source>
        <translation>阶段一:一个 GPU,然后是它的复制品。</translation>
    </message>
    <message>
        <source>Phase 2: cut the model.</source>
        <translation>阶段二:切开模型。</translation>
    </message>
    <message>
        <source>Phase 3: put it together, and doubt.</source>
        <translation>阶段三:合起来,再怀疑。</translation>
    </message>
    <message>
        <source>Play it with five people and a pack of cards before you open the player.</source>
        <translation>打开播放器之前,先用五个人和一副牌玩一遍。</translation>
    </message>
    <message>
        <source>Point at a W that fills what was idle in 1F1B.</source>
        <translation>指出一个填补了 1F1B 中空闲的 W。</translation>
    </message>
    <message>
        <source>Point at each colour of the bar. Ask which one will still be there between two steps: all but the party.</source>
        <translation>指着柱子的每种颜色。问哪一种在两步之间还在:除了聚会,其余都在。</translation>
    </message>
    <message>
        <source>Printed formulas never enter this program's estimates. They stand beside them, as printed.</source>
        <translation>印刷公式从不进入本程序的估计。它们原样列在旁边。</translation>
    </message>
    <message>
        <source>Pure bf16 keeps the least.</source>
        <translation>纯 bf16 保留得最少。</translation>
    </message>
    <message>
        <source>Put in Llama 3 8B. By which factor is it too large, against 6 · N · tokens?</source>
        <translation>代入 Llama 3 8B。相对 6 · N · token 数大了多少倍?</translation>
    </message>
    <message>
        <source>Put in order</source>
        <translation>排好顺序</translation>
    </message>
    <message>
        <source>Queries stay, keys and values travel.</source>
        <translation>query 留下,key 和 value 旅行。</translation>
    </message>
    <message>
        <source>Raise the MFU by a quarter of what it is.</source>
        <translation>把 MFU 提高现值的四分之一。</translation>
    </message>
    <message>
        <source>Rank 0</source>
        <translation>Rank 0</translation>
    </message>
    <message>
        <source>Rank 1</source>
        <translation>Rank 1</translation>
    </message>
    <message>
        <source>Rank 1 differs in CP.</source>
        <translation>rank 1 在 CP 上不同。</translation>
    </message>
    <message>
        <source>Rank 11: on the other node.</source>
        <translation>rank 11：在另一个节点上。</translation>
    </message>
    <message>
        <source>Rank 2</source>
        <translation>Rank 2</translation>
    </message>
    <message>
        <source>Rank 2 differs in TP: it is the nearest of all.</source>
        <translation>rank 2 在 TP 上不同：它离得最近。</translation>
    </message>
    <message>
        <source>Rank 3</source>
        <translation>Rank 3</translation>
    </message>
    <message>
        <source>Rank 3 alone needs the keys of rank 0, which come last.</source>
        <translation>只有 rank 3 需要最后到来的 rank 0 的键。</translation>
    </message>
    <message>
        <source>Rank 3 has {flat:/work/3|percent} of all work, rank 0 {flat:/work/0|percent}. All wait for rank 3.</source>
        <translation>rank 3 做 {flat:/work/3|percent} 的全部工作,rank 0 做 {flat:/work/0|percent}。所有人都等 rank 3。</translation>
    </message>
    <message>
        <source>Rank 3's neighbour</source>
        <translation>rank 3 的邻居</translation>
    </message>
    <message>
        <source>Rank 3.</source>
        <translation>Rank 3。</translation>
    </message>
    <message>
        <source>Rank 4 is rank 0's partner along DP; rank 3's is rank 7.</source>
        <translation>rank 4 是 rank 0 沿 DP 的伙伴；rank 3 的是 rank 7。</translation>
    </message>
    <message>
        <source>Rank 7 differs in DP: four ranks away, at the same table.</source>
        <translation>rank 7 在 DP 上不同：相隔四个 rank，在同一张桌上。</translation>
    </message>
    <message>
        <source>Rank 8 is rank 0's partner. Rank 3 sits three chairs further, and so does its partner.</source>
        <translation>rank 8 是 rank 0 的伙伴。rank 3 往后坐三把椅子，它的伙伴也一样。</translation>
    </message>
    <message>
        <source>Reach EP 8 on these 64 GPUs.</source>
        <translation>在这 64 个 GPU 上做到 EP 8。</translation>
    </message>
    <message>
        <source>Read a vendor's number</source>
        <translation>读懂厂商的数字</translation>
    </message>
    <message>
        <source>Read the label, then compute the bar.</source>
        <translation>先读标签,再计算柱子。</translation>
    </message>
    <message>
        <source>Read the rule, not the variable in the message.</source>
        <translation>要看规则,不要看报错里的变量。</translation>
    </message>
    <message>
        <source>Recomputation buys activation memory with up to a third more FLOP.</source>
        <translation>重计算用最多三分之一的额外 FLOP 换激活显存。</translation>
    </message>
    <message>
        <source>Recomputation does nothing for the logits.</source>
        <translation>重计算对 logits 毫无用处。</translation>
    </message>
    <message>
        <source>Recomputation in or out (MFU or HFU).</source>
        <translation>重计算算不算进去(MFU 或 HFU)。</translation>
    </message>
    <message>
        <source>Reduce-scatter.</source>
        <translation>reduce-scatter。</translation>
    </message>
    <message>
        <source>Remedies: chunked or fused loss, vocabulary cut over TP, a smaller micro-batch, context parallelism.</source>
        <translation>对策:分块或融合损失、把词表切到 TP 上、更小的微批次、上下文并行。</translation>
    </message>
    <message>
        <source>Remember the floor of the data-parallel chapter: about 2,200 within a node.</source>
        <translation>还记得数据并行一章的下限:节点内约 2,200。</translation>
    </message>
    <message>
        <source>Repaired A3, A3, scaling book, cheatsheet.</source>
        <translation>改正的 A3、A3、scaling book、速查表。</translation>
    </message>
    <message>
        <source>Replicas share the batch, not the model.</source>
        <translation>副本分享批次,不分享模型。</translation>
    </message>
    <message>
        <source>Replicas stop keeping the same thing several times: stage 1 shards the optimizer states, 2 the gradients too, 3 the parameters too.</source>
        <translation>副本不再重复保存同样的东西:阶段 1 切分优化器状态,阶段 2 连梯度,阶段 3 连参数。</translation>
    </message>
    <message>
        <source>Report tokens per second per GPU beside any MFU.</source>
        <translation>报告任何 MFU 时,都要附上每 GPU 每秒 token 数。</translation>
    </message>
    <message>
        <source>Round the table</source>
        <translation>绕桌一圈</translation>
    </message>
    <message>
        <source>Rules of thumb start the search; they do not end it.</source>
        <translation>经验法则是搜索的起点,不是终点。</translation>
    </message>
    <message>
        <source>Rumours</source>
        <translation>传言</translation>
    </message>
    <message>
        <source>Rung 1: one GPU</source>
        <translation>第 1 档:一个 GPU</translation>
    </message>
    <message>
        <source>Rung 2: copies</source>
        <translation>第 2 档:复制品</translation>
    </message>
    <message>
        <source>Rung 3: a larger model</source>
        <translation>第 3 档:更大的模型</translation>
    </message>
    <message>
        <source>Rung 4: GPipe</source>
        <translation>第 4 档:GPipe</translation>
    </message>
    <message>
        <source>Rung 5: pipeline and sharding</source>
        <translation>第 5 档:流水线加分片</translation>
    </message>
    <message>
        <source>SP, CP, Ulysses: three things.</source>
        <translation>SP、CP、Ulysses:三样东西。</translation>
    </message>
    <message>
        <source>Same bubble; p instead of m activations.</source>
        <translation>气泡相同;激活是 p 份而不是 m 份。</translation>
    </message>
    <message>
        <source>Same bytes on the wire.</source>
        <translation>线路上的字节相同。</translation>
    </message>
    <message>
        <source>Same letters, other thing</source>
        <translation>字母相同,东西不同</translation>
    </message>
    <message>
        <source>Say it</source>
        <translation>说出来</translation>
    </message>
    <message>
        <source>Scaling book: TP &lt; F · W / C</source>
        <translation>scaling book:TP &lt; F · W / C</translation>
    </message>
    <message>
        <source>Seat them</source>
        <translation>给他们安排座位</translation>
    </message>
    <message>
        <source>See it come and go</source>
        <translation>看它来,看它去</translation>
    </message>
    <message>
        <source>Sending runs beside computing.</source>
        <translation>发送与计算并行。</translation>
    </message>
    <message>
        <source>Sending while computing, so that the sending costs no time of its own.</source>
        <translation>在计算的同时发送,使发送不额外花时间。</translation>
    </message>
    <message>
        <source>Sending: bytes per parameter. Computing: FLOP per parameter.</source>
        <translation>发送:每参数字节数。计算:每参数 FLOP。</translation>
    </message>
    <message>
        <source>Sequence parallelism on, no recomputation.</source>
        <translation>打开序列并行,不做重计算。</translation>
    </message>
    <message>
        <source>Sequence × vocabulary × bytes: work it out before you lengthen anything.</source>
        <translation>序列 × 词表 × 字节:加长任何东西之前先算一算。</translation>
    </message>
    <message>
        <source>Set the degree.</source>
        <translation>设定并行度。</translation>
    </message>
    <message>
        <source>Set the loss to fused.</source>
        <translation>把损失设为融合。</translation>
    </message>
    <message>
        <source>Seven more GPUs join. Now each of eight replicas has an eighth of the batch.</source>
        <translation>又来了七个 GPU。现在八个副本各有批次的八分之一。</translation>
    </message>
    <message>
        <source>Seven of ten.</source>
        <translation>十次中七次。</translation>
    </message>
    <message>
        <source>Several copies of the same numbers are alive at once.</source>
        <translation>同一批数的好几份副本同时存在。</translation>
    </message>
    <message>
        <source>Several micro-batches one after the other, their gradients added up, then one update. The batch grows, the activations do not.</source>
        <translation>几个微批次一个接一个,梯度相加,然后更新一次。批次变大,激活不变。</translation>
    </message>
    <message>
        <source>Several operations in one kernel, so that what is between them never goes to memory.</source>
        <translation>把几个操作放进一个核,中间结果就不经过显存。</translation>
    </message>
    <message>
        <source>Shard until it fits.</source>
        <translation>一直分片到放得下。</translation>
    </message>
    <message>
        <source>Shared among how many?</source>
        <translation>由几方共享?</translation>
    </message>
    <message>
        <source>Short. Good for the end of a session, when somebody's own model has failed.</source>
        <translation>短。适合放在一次课的末尾,当有人自己的模型失败时。</translation>
    </message>
    <message>
        <source>Shorter than 1F1B's {start:/time/step_s|seconds}</source>
        <translation>比 1F1B 的 {start:/time/step_s|seconds} 更短</translation>
    </message>
    <message>
        <source>Shorter than the start's {start:/time/step_s|seconds}</source>
        <translation>比起点的 {start:/time/step_s|seconds} 更短</translation>
    </message>
    <message>
        <source>Show the original figure if you have it. Let the class find the wrong label.</source>
        <translation>有原图就展示出来。让学生找出错误的标签。</translation>
    </message>
    <message>
        <source>Show the product with the degrees.</source>
        <translation>在并行度旁显示乘积。</translation>
    </message>
    <message>
        <source>Shrink it</source>
        <translation>缩小它</translation>
    </message>
    <message>
        <source>Sit four people round a table with four sheets. Pass left, four times.</source>
        <translation>让四个人拿四张纸围坐一桌。向左传,四次。</translation>
    </message>
    <message>
        <source>Sit them down</source>
        <translation>请他们入座</translation>
    </message>
    <message>
        <source>Six passes become two.</source>
        <translation>六趟变成两趟。</translation>
    </message>
    <message>
        <source>Six stages have 16 and two have 15. Meta gave the first and the last stage fewer: the embedding and the head weigh about two thirds of a layer each, and the first stage holds the most activations.</source>
        <translation>六级各有 16 层,两级各有 15 层。Meta 给首级和末级少分一层:嵌入和输出头各相当于约三分之二层,而首级持有的激活最多。</translation>
    </message>
    <message>
        <source>Slices of a loaf</source>
        <translation>面包片</translation>
    </message>
    <message>
        <source>Slope and roof</source>
        <translation>斜坡与屋顶</translation>
    </message>
    <message>
        <source>Small and large</source>
        <translation>小与大</translation>
    </message>
    <message>
        <source>Small messages are all latency.</source>
        <translation>小消息全是延迟。</translation>
    </message>
    <message>
        <source>Small messages are latency.</source>
        <translation>小消息就是延迟。</translation>
    </message>
    <message>
        <source>Smallest world: PP · max(TP·CP, EP·ETP).</source>
        <translation>最小规模:PP · max(TP·CP, EP·ETP)。</translation>
    </message>
    <message>
        <source>SmolLM2 135M has {smol:model.heads|plain} heads, of which {smol:model.kv_heads|plain} hold keys and values.</source>
        <translation>SmolLM2 135M 有 {smol:model.heads|plain} 个头,其中 {smol:model.kv_heads|plain} 个保存 key 和 value。</translation>
    </message>
    <message>
        <source>So EP × ETP divides 16.</source>
        <translation>所以 EP × ETP 整除 16。</translation>
    </message>
    <message>
        <source>So at 128 k tokens the ring's hops are …</source>
        <translation>所以在 128 k 个 token 时,环的各跳 …</translation>
    </message>
    <message>
        <source>So does less PP.</source>
        <translation>减小 PP 也行。</translation>
    </message>
    <message>
        <source>So how far?</source>
        <translation>那么能走多远?</translation>
    </message>
    <message>
        <source>So it reduces one part.</source>
        <translation>所以它归约一部分。</translation>
    </message>
    <message>
        <source>So the floor of tokens per GPU is …</source>
        <translation>所以每 GPU 的 token 下限是 …</translation>
    </message>
    <message>
        <source>So the sum has to be whole first.</source>
        <translation>所以和必须先完整。</translation>
    </message>
    <message>
        <source>Solve for tokens.</source>
        <translation>对 token 数求解。</translation>
    </message>
    <message>
        <source>Some experts get more tokens than others; everybody waits for the busiest.</source>
        <translation>有些专家拿到的 token 比别的多;所有人等最忙的。</translation>
    </message>
    <message>
        <source>Some have 15, the others 16.</source>
        <translation>有些 15,其余 16。</translation>
    </message>
    <message>
        <source>Some megabytes of gradients that are sent together, so that sending begins while the backward pass still runs.</source>
        <translation>几兆字节一起发送的梯度,使发送在反向仍在运行时就开始。</translation>
    </message>
    <message>
        <source>Somebody shows you a new formula for pipeline parallelism: ratio = PP · peak / (32 · h · L · bw). Which three checks do you make before you use it?</source>
        <translation>有人给你看流水线并行的新公式:ratio = PP · peak / (32 · h · L · bw)。用它之前你要做哪三项检查?</translation>
    </message>
    <message>
        <source>Sort them</source>
        <translation>给它们排序</translation>
    </message>
    <message>
        <source>Spot the trap: figures</source>
        <translation>找陷阱:图表</translation>
    </message>
    <message>
        <source>Spot the trap: formulas</source>
        <translation>找陷阱:公式</translation>
    </message>
    <message>
        <source>Stage 0 holds {f1b:/ranks/0/peak_live|plain} micro-batches in flight, the last stage {f1b:/ranks/3/peak_live|plain}.</source>
        <translation>第 0 级有 {f1b:/ranks/0/peak_live|plain} 个在途微批次,末级有 {f1b:/ranks/3/peak_live|plain} 个。</translation>
    </message>
    <message>
        <source>Stage 0, here with the embedding on top.</source>
        <translation>第 0 级,这里还加上嵌入。</translation>
    </message>
    <message>
        <source>Stage {/memory/peak_stage|plain}, {/memory/peak_bytes|bytes}. It does not fit in any case: 128 GPUs are too few for this model without more tricks.</source>
        <translation>第 {/memory/peak_stage|plain} 级,{/memory/peak_bytes|bytes}。无论如何都放不下:不用更多办法,128 个 GPU 对这个模型太少。</translation>
    </message>
    <message>
        <source>Start backwards early.</source>
        <translation>尽早开始反向。</translation>
    </message>
    <message>
        <source>Static bytes</source>
        <translation>静态字节</translation>
    </message>
    <message>
        <source>Stay below stage 3 where the model fits; stage 1 sends no more than plain data parallelism and shares out the optimizer step.</source>
        <translation>模型放得下时,保持在阶段 3 以下;阶段 1 的发送量不多于普通数据并行,并分摊优化器的更新步。</translation>
    </message>
    <message>
        <source>Step 1: fit</source>
        <translation>第 1 步:放得下</translation>
    </message>
    <message>
        <source>Step 2: the batch</source>
        <translation>第 2 步:批次</translation>
    </message>
    <message>
        <source>Step 3.</source>
        <translation>第 3 步。</translation>
    </message>
    <message>
        <source>Step 3: throughput</source>
        <translation>第 3 步:吞吐</translation>
    </message>
    <message>
        <source>Still a sum of parts.</source>
        <translation>仍是各部分之和。</translation>
    </message>
    <message>
        <source>Stop keeping it eight times</source>
        <translation>不再存八份</translation>
    </message>
    <message>
        <source>Suppose a micro-batch of 2 instead of 1, with the same batch.</source>
        <translation>假设微批次为 2 而不是 1,批次不变。</translation>
    </message>
    <message>
        <source>Suppose somebody turns the order round, so that TP crosses the nodes.</source>
        <translation>假设有人把顺序反过来,使 TP 跨节点。</translation>
    </message>
    <message>
        <source>TP 2, PP 16, EP 64, ETP 1: at least?</source>
        <translation>TP 2、PP 16、EP 64、ETP 1:至少?</translation>
    </message>
    <message>
        <source>TP 5.</source>
        <translation>TP 5。</translation>
    </message>
    <message>
        <source>TP 8 and PP 16: a replica is {plan.tp * plan.pp|plain} GPUs. So only {plan.dp|plain} replicas talk, and each rank sends only its own part of the gradients.</source>
        <translation>TP 8 与 PP 16:一个副本是 {plan.tp * plan.pp|plain} 个 GPU。所以只有 {plan.dp|plain} 个副本在通信,每个 rank 只发送自己那部分梯度。</translation>
    </message>
    <message>
        <source>TP 8 with PP 2 just fits.</source>
        <translation>TP 8 加 PP 2 刚好放得下。</translation>
    </message>
    <message>
        <source>TP 8, PP 2. The search finds better ones with context parallelism.</source>
        <translation>TP 8,PP 2。搜索用上下文并行找到更好的。</translation>
    </message>
    <message>
        <source>TP 8, PP 2: {par:/time/step_s|seconds} at {par:/memory/peak_bytes|bytes}. NVIDIA's own runs of this model use TP 4 with other settings: memory, not a ratio, sets TP.</source>
        <translation>TP 8,PP 2:{par:/time/step_s|seconds},{par:/memory/peak_bytes|bytes}。NVIDIA 自己跑这个模型用 TP 4 和别的设置:定下 TP 的是显存,不是比值。</translation>
    </message>
    <message>
        <source>TP 8, PP 4 leaves DP 2. How many micro-batches of 1 are accumulated for {training.global_batch|plain} sequences?</source>
        <translation>TP 8、PP 4 剩下 DP 2。{training.global_batch|plain} 个序列、微批次为 1,要累积多少个微批次?</translation>
    </message>
    <message>
        <source>TP 8, PP 4, DP 2, EP 8, ETP 1: how many GPUs?</source>
        <translation>TP 8、PP 4、DP 2、EP 8、ETP 1:多少个 GPU?</translation>
    </message>
    <message>
        <source>TP 8, PP 4, EP 8 with ETP 8 on 64 GPUs?</source>
        <translation>TP 8、PP 4、EP 8 配 ETP 8,在 64 个 GPU 上?</translation>
    </message>
    <message>
        <source>TP 8, PP 4, ZeRO-1.</source>
        <translation>TP 8,PP 4,ZeRO-1。</translation>
    </message>
    <message>
        <source>TP 8, PP 4: {par:/memory/peak_bytes|bytes}. There are many that fit; now choose by time.</source>
        <translation>TP 8,PP 4:{par:/memory/peak_bytes|bytes}。放得下的有很多;现在按时间选。</translation>
    </message>
    <message>
        <source>TP and PP make replicas few, and their gradients small.</source>
        <translation>TP 和 PP 使副本少,梯度小。</translation>
    </message>
    <message>
        <source>TP cuts every matrix.</source>
        <translation>TP 切开每个矩阵。</translation>
    </message>
    <message>
        <source>TP divides 24 of 34, SP the other 10.</source>
        <translation>TP 除 34 中的 24,SP 除另外的 10。</translation>
    </message>
    <message>
        <source>TP first.</source>
        <translation>TP 优先。</translation>
    </message>
    <message>
        <source>TP has to divide the heads, and should divide the key/value heads.</source>
        <translation>TP 必须整除头数,也应整除 key/value 头数。</translation>
    </message>
    <message>
        <source>TP last: in every layer, in the open.</source>
        <translation>TP 最后:每层都有,而且暴露在外。</translation>
    </message>
    <message>
        <source>TP on NVLink; PP across nodes.</source>
        <translation>TP 在 NVLink 上;PP 跨节点。</translation>
    </message>
    <message>
        <source>TP waits; DP, ZeRO-3 and rings need not.</source>
        <translation>TP 要等;DP、ZeRO-3 和环不必。</translation>
    </message>
    <message>
        <source>TP within the node first.</source>
        <translation>节点内 TP 优先。</translation>
    </message>
    <message>
        <source>TP · CP · DP = 8 ranks away.</source>
        <translation>相隔 TP · CP · DP = 8 个 rank。</translation>
    </message>
    <message>
        <source>TP's collectives wait in the open.</source>
        <translation>TP 的集合通信没有遮挡,人人在等。</translation>
    </message>
    <message>
        <source>TP's own.</source>
        <translation>TP 自己的。</translation>
    </message>
    <message>
        <source>TP, on NVLink. The network is hidden.</source>
        <translation>TP,走 NVLink。网络被藏住。</translation>
    </message>
    <message>
        <source>TP, then CP, then DP, then PP: from the most talkative to the least.</source>
        <translation>TP,然后 CP,然后 DP,然后 PP:从最健谈到最少话。</translation>
    </message>
    <message>
        <source>TP.</source>
        <translation>TP。</translation>
    </message>
    <message>
        <source>Talk while you work</source>
        <translation>边干活边聊</translation>
    </message>
    <message>
        <source>Tear a real receipt, once across and once along. Nobody forgets it.</source>
        <translation>撕一张真账单,一次横着,一次竖着。没人会忘。</translation>
    </message>
    <message>
        <source>Tensor parallelism's sums</source>
        <translation>张量并行的求和</translation>
    </message>
    <message>
        <source>Tensor, sequence, context, pipeline and expert parallelism: what each cuts, sends and costs.</source>
        <translation>张量、序列、上下文、流水线和专家并行:各切什么、发什么、花多少。</translation>
    </message>
    <message>
        <source>That is idle time, and no block.</source>
        <translation>那是空闲时间，不是块。</translation>
    </message>
    <message>
        <source>That is idle time, and no block: the first micro-batch is still on its way.</source>
        <translation>那是空闲时间，不是块：第一个微批次还在路上。</translation>
    </message>
    <message>
        <source>That is idle time, and no block: this rank has done its last.</source>
        <translation>那是空闲时间，不是块：这个 rank 已做完最后一个。</translation>
    </message>
    <message>
        <source>That is what eight GPUs share. Here is one.</source>
        <translation>那是八个 GPU 分摊的量。这里只有一个。</translation>
    </message>
    <message>
        <source>That is with sparsity. Dense: 1,979.</source>
        <translation>那是稀疏的。稠密:1,979。</translation>
    </message>
    <message>
        <source>That was so before [[FlashAttention]], which never writes the scores of all pairs.</source>
        <translation>那是 [[FlashAttention]] 出现之前的事,它从不写出所有对的分数。</translation>
    </message>
    <message>
        <source>That would be telling everybody everything.</source>
        <translation>那等于把一切告诉所有人。</translation>
    </message>
    <message>
        <source>The GPU is now busier, but the model learns no faster. That is why there are two words: [[HFU]] counts everything that was computed, [[MFU]] only what the model needs.</source>
        <translation>GPU 现在更忙,模型却学得不更快。所以有两个词:[[HFU]] 计入计算的一切,[[MFU]] 只计模型所需。</translation>
    </message>
    <message>
        <source>The GPU's own memory, and the bytes per second at which it can be read.</source>
        <translation>GPU 自带的存储,以及读取它的每秒字节数。</translation>
    </message>
    <message>
        <source>The Llama 3 paper says that they did.</source>
        <translation>Llama 3 论文说他们这样做了。</translation>
    </message>
    <message>
        <source>The [[backward pass]] is two jobs: the [[input gradient]], for which the stage before waits, and the [[weight gradient]], for which only the optimizer waits.</source>
        <translation>[[backward pass|反向]]是两份工作:[[input gradient|输入梯度]],前一级在等;[[weight gradient|权重梯度]],只有优化器在等。</translation>
    </message>
    <message>
        <source>The [[batch]] here is {training.global_batch} sequences. They go through in [[micro-batches]] of {plan.micro_batch}, one after the other; their gradients are added up. That is [[gradient accumulation]].</source>
        <translation>这里的[[batch|批次]]是 {training.global_batch} 个序列。它们以 {plan.micro_batch} 个一份的[[micro-batches|微批次]]依次通过;梯度相加。这就是[[gradient accumulation|梯度累积]]。</translation>
    </message>
    <message>
        <source>The [[embedding]] has one row for every word, the [[head]] one column for every word. Each row is as long as the [[hidden width]].</source>
        <translation>[[embedding|嵌入]]每个词一行,[[head|输出头]]每个词一列。每行的长度就是[[hidden width|隐藏宽度]]。</translation>
    </message>
    <message>
        <source>The [[forward pass]] takes about a third of the [[FLOP]]: two per parameter and token, the [[backward pass]] four.</source>
        <translation>[[forward pass|前向]]约占 [[FLOP]] 的三分之一:每参数每 token 两个,[[backward pass|反向]]四个。</translation>
    </message>
    <message>
        <source>The [[logits]] and what the loss needs of them</source>
        <translation>[[logits]],以及损失所需的部分</translation>
    </message>
    <message>
        <source>The activations</source>
        <translation>激活</translation>
    </message>
    <message>
        <source>The activations double, and the step takes about as long</source>
        <translation>激活翻倍,步的时间差不多</translation>
    </message>
    <message>
        <source>The activations double, and the step takes half as long</source>
        <translation>激活翻倍,步的时间减半</translation>
    </message>
    <message>
        <source>The activations, about four times</source>
        <translation>激活,约四倍</translation>
    </message>
    <message>
        <source>The activations, about sixteen times</source>
        <translation>激活,约十六倍</translation>
    </message>
    <message>
        <source>The activations.</source>
        <translation>激活。</translation>
    </message>
    <message>
        <source>The activations: each replica has its own.</source>
        <translation>激活:每个副本有自己的。</translation>
    </message>
    <message>
        <source>The balance is the mean work over the busiest rank's.</source>
        <translation>均衡度是平均工作量除以最忙 rank 的工作量。</translation>
    </message>
    <message>
        <source>The band</source>
        <translation>区间</translation>
    </message>
    <message>
        <source>The batch is {tokens|count} tokens, within the 4 to 40 million of the cheatsheet.</source>
        <translation>批次为 {tokens|count} 个 token,在速查表的 400 万至 4000 万之内。</translation>
    </message>
    <message>
        <source>The bubble grows with the stages.</source>
        <translation>气泡随级数增长。</translation>
    </message>
    <message>
        <source>The busy specialist</source>
        <translation>忙碌的专科医生</translation>
    </message>
    <message>
        <source>The catalogue and the desk</source>
        <translation>目录与服务台</translation>
    </message>
    <message>
        <source>The causal mask</source>
        <translation>因果掩码</translation>
    </message>
    <message>
        <source>The chain of blocks that sets the length of a step.</source>
        <translation>决定一步长度的那一串块。</translation>
    </message>
    <message>
        <source>The cheatsheet's {1 + 24 * model.hidden * gpu.link_bandwidth / gpu.peak_flops|plain} means that TP 64 costs nothing.</source>
        <translation>速查表的 {1 + 24 * model.hidden * gpu.link_bandwidth / gpu.peak_flops|plain} 意味着 TP 64 毫无代价。</translation>
    </message>
    <message>
        <source>The clean desk</source>
        <translation>整洁的书桌</translation>
    </message>
    <message>
        <source>The columns are the steps of the ring, the rows its ranks. Grey: nothing to do, as those keys come after all its queries.</source>
        <translation>列是环的各步，行是各个 rank。灰色：无事可做，因为那些键都在它的全部查询之后。</translation>
    </message>
    <message>
        <source>The common belief is that a higher stage is better. Collect votes first.</source>
        <translation>人们普遍以为阶段越高越好。先收集投票。</translation>
    </message>
    <message>
        <source>The corner</source>
        <translation>拐点</translation>
    </message>
    <message>
        <source>The cut part is divided, the rest is not.</source>
        <translation>切开的部分要除,其余不除。</translation>
    </message>
    <message>
        <source>The data sheet also has a number twice as large. It is for sparse matrices, which nobody trains with.</source>
        <translation>数据手册上还有一个大一倍的数。那是稀疏矩阵的,没人用它训练。</translation>
    </message>
    <message>
        <source>The dishes</source>
        <translation>菜</translation>
    </message>
    <message>
        <source>The estimate for this plan, without their special kernels. Which statement is wrong?</source>
        <translation>对此方案的估计,不含他们的专用核。哪句话是错的?</translation>
    </message>
    <message>
        <source>The estimate says {full:/time/step_s / /time/step_s - 1|percent}.</source>
        <translation>估计给出 {full:/time/step_s / /time/step_s - 1|percent}。</translation>
    </message>
    <message>
        <source>The estimate: {/time/step_s / z1:/time/step_s - 1|percent}.</source>
        <translation>估计:{/time/step_s / z1:/time/step_s - 1|percent}。</translation>
    </message>
    <message>
        <source>The estimate: {t16:/time/step_s / /time/step_s - 1|percent}.</source>
        <translation>估计:{t16:/time/step_s / /time/step_s - 1|percent}。</translation>
    </message>
    <message>
        <source>The examples that go through the model at once on one replica. The activations of a GPU grow with it.</source>
        <translation>在一个副本上一次通过模型的样本。一个 GPU 的激活随它增长。</translation>
    </message>
    <message>
        <source>The fast wires between the GPUs of one node.</source>
        <translation>一个节点内各 GPU 之间的快速线路。</translation>
    </message>
    <message>
        <source>The first and the last micro-batch take the same way.</source>
        <translation>第一个和最后一个微批次走同样的路。</translation>
    </message>
    <message>
        <source>The first car</source>
        <translation>第一辆车</translation>
    </message>
    <message>
        <source>The first car arrives v times sooner.</source>
        <translation>第一辆车早到 v 倍。</translation>
    </message>
    <message>
        <source>The first forwards of a pipeline rank, before its first backward.</source>
        <translation>流水线 rank 最初的前向,在首次反向之前。</translation>
    </message>
    <message>
        <source>The first grows without end; bytes on a ring do not.</source>
        <translation>前者无限增长;环上的字节不会。</translation>
    </message>
    <message>
        <source>The first one, unless another has a heavier part.</source>
        <translation>第一级,除非另一级有更重的部分。</translation>
    </message>
    <message>
        <source>The first row goes on above it: nobody waits.</source>
        <translation>它上方的第一行仍在继续：没有人等待。</translation>
    </message>
    <message>
        <source>The first runs p, the last one.</source>
        <translation>第一级跑 p 个,最后一级跑一个。</translation>
    </message>
    <message>
        <source>The first three pay a fixed rent: so many bytes for every parameter. The fourth is the party: it grows with the guests, which are the [[tokens]] in flight.</source>
        <translation>前三位付固定租金:每个参数多少字节。第四位是聚会:随客人增长,客人就是在途的 [[tokens|token]]。</translation>
    </message>
    <message>
        <source>The fixed rent</source>
        <translation>固定租金</translation>
    </message>
    <message>
        <source>The forward: 2 of 6, so up to a third more.</source>
        <translation>前向:6 份中的 2 份,所以最多多三分之一。</translation>
    </message>
    <message>
        <source>The gain</source>
        <translation>收益</translation>
    </message>
    <message>
        <source>The gradient buffer here has {/memory/by_stage/0/gradients|bytes}. In a ring each rank passes pieces to its neighbour until all have the sum.</source>
        <translation>这里的梯度缓冲区为 {/memory/by_stage/0/gradients|bytes}。在环里每个 rank 把一块块传给邻居,直到所有人都有总和。</translation>
    </message>
    <message>
        <source>The gradients</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>The label is wrong: with SP it would be 4.25. Here: {/memory/by_stage/0/activations|bytes} without, {sp:/memory/by_stage/0/activations|bytes} with.</source>
        <translation>标签错了:带 SP 会是 4.25。这里:不带 {/memory/by_stage/0/activations|bytes},带 {sp:/memory/by_stage/0/activations|bytes}。</translation>
    </message>
    <message>
        <source>The ladder</source>
        <translation>梯子</translation>
    </message>
    <message>
        <source>The larger of the two seatings.</source>
        <translation>两种座位中较大的一种。</translation>
    </message>
    <message>
        <source>The largest bite</source>
        <translation>最大的一口</translation>
    </message>
    <message>
        <source>The last bucket: {/time/exposed_s/dp|seconds} of {alone:/seconds|seconds}.</source>
        <translation>最后一个桶:{alone:/seconds|seconds} 里的 {/time/exposed_s/dp|seconds}。</translation>
    </message>
    <message>
        <source>The last group cannot fill the pipeline.</source>
        <translation>最后一组填不满流水线。</translation>
    </message>
    <message>
        <source>The last layer's gradients are ready first, as the [[backward pass]] goes from the back to the front. They can leave in [[buckets]] while the rest is still computed: [[overlap]].</source>
        <translation>最后一层的梯度最先就绪,因为[[backward pass|反向]]从后往前走。它们可以装进[[buckets|桶]]离开,其余的还在计算:[[overlap|重叠]]。</translation>
    </message>
    <message>
        <source>The last layer's scores: one number for every word of the vocabulary at every token. With a large vocabulary they weigh gibibytes.</source>
        <translation>最后一层的分数:每个 token 处词表里每个词一个数。词表大时重达若干 GiB。</translation>
    </message>
    <message>
        <source>The last matrix, from the hidden width to the vocabulary.</source>
        <translation>最后一个矩阵,从隐藏宽度到词表。</translation>
    </message>
    <message>
        <source>The last one.</source>
        <translation>最后一个。</translation>
    </message>
    <message>
        <source>The last one: memory per GPU stays.</source>
        <translation>最后一个:每 GPU 的显存不变。</translation>
    </message>
    <message>
        <source>The last one: the peaks differ by gibibytes.</source>
        <translation>最后一个:峰值相差若干 GiB。</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>最后一轮</translation>
    </message>
    <message>
        <source>The last tokens attend to all.</source>
        <translation>最后的 token 关注所有 token。</translation>
    </message>
    <message>
        <source>The last.</source>
        <translation>最后一个。</translation>
    </message>
    <message>
        <source>The last: the printed one is too low by about half.</source>
        <translation>最后一个:印刷的值约低了一半。</translation>
    </message>
    <message>
        <source>The last: tokens per second fall.</source>
        <translation>最后一个:每秒 token 数下降。</translation>
    </message>
    <message>
        <source>The layers are cut into stages on different GPUs; micro-batches flow through.</source>
        <translation>层被切成各级,位于不同的 GPU;微批次流过它们。</translation>
    </message>
    <message>
        <source>The layers that one pipeline rank holds.</source>
        <translation>一个流水线 rank 所持有的层。</translation>
    </message>
    <message>
        <source>The layers' kept inputs</source>
        <translation>保留的各层输入</translation>
    </message>
    <message>
        <source>The length of the vector that stands for one token between layers.</source>
        <translation>层与层之间代表一个 token 的向量的长度。</translation>
    </message>
    <message>
        <source>The logits are not recomputed away: they are made at the end of the forward and needed at once.</source>
        <translation>logits 无法靠重计算省掉:它们在前向末尾产生,马上就要用。</translation>
    </message>
    <message>
        <source>The logits: {/memory/by_stage/0/temporary|bytes}.</source>
        <translation>logits:{/memory/by_stage/0/temporary|bytes}。</translation>
    </message>
    <message>
        <source>The longer, the better hidden.</source>
        <translation>越长,藏得越好。</translation>
    </message>
    <message>
        <source>The lowest stage that fits.</source>
        <translation>能放下的最低阶段。</translation>
    </message>
    <message>
        <source>The master copy.</source>
        <translation>主副本。</translation>
    </message>
    <message>
        <source>The matrix is cut by its input: each rank has a part of every sum, which has to be added up.</source>
        <translation>矩阵按输入切开:每个 rank 有每个和的一部分,需要相加。</translation>
    </message>
    <message>
        <source>The matrix is cut by its output: each rank makes some of the columns. Nothing is sent before the next matrix.</source>
        <translation>矩阵按输出切开:每个 rank 做出一部分列。下一个矩阵之前什么都不发送。</translation>
    </message>
    <message>
        <source>The middle way that is none</source>
        <translation>并非折中的折中</translation>
    </message>
    <message>
        <source>The most FLOP per second that a GPU's data sheet promises for dense matrices of one precision.</source>
        <translation>GPU 数据手册对某一精度的稠密矩阵所承诺的每秒最大 FLOP。</translation>
    </message>
    <message>
        <source>The name multiplies what exists once.</source>
        <translation>名字把只有一份的也乘了。</translation>
    </message>
    <message>
        <source>The network between nodes; several times slower than NVLink.</source>
        <translation>节点之间的网络;比 NVLink 慢数倍。</translation>
    </message>
    <message>
        <source>The network has {network.bandwidth / 1e9|plain} GB/s a card, NVLink {gpu.link_bandwidth / 1e9|plain} GB/s.</source>
        <translation>网络每卡 {network.bandwidth / 1e9|plain} GB/s,NVLink {gpu.link_bandwidth / 1e9|plain} GB/s。</translation>
    </message>
    <message>
        <source>The next block needs the result of the collective.</source>
        <translation>下一块需要这次集合通信的结果。</translation>
    </message>
    <message>
        <source>The next matrix multiply needs its sum, so the first row has a gap above it.</source>
        <translation>下一次矩阵乘法需要它的和，所以它上方的第一行有一段空隙。</translation>
    </message>
    <message>
        <source>The next matrix multiply.</source>
        <translation>下一次矩阵乘法。</translation>
    </message>
    <message>
        <source>The next stage waits for what it gives; behind the last stage the loss does.</source>
        <translation>下一阶段在等它给出的结果；最后一个阶段之后则是损失在等。</translation>
    </message>
    <message>
        <source>The optimizer does not shrink, and something is exposed.</source>
        <translation>优化器不会变小,而且有些通信暴露。</translation>
    </message>
    <message>
        <source>The optimizer is the largest: 12 of 18 bytes.</source>
        <translation>优化器最大:18 字节中的 12。</translation>
    </message>
    <message>
        <source>The optimizer states</source>
        <translation>优化器状态</translation>
    </message>
    <message>
        <source>The optimizer, the host and the last bucket do not shrink.</source>
        <translation>优化器、主机和最后一个桶不会变小。</translation>
    </message>
    <message>
        <source>The order here is tp-cp-ep-dp-pp: TP varies fastest, PP slowest.</source>
        <translation>这里的顺序是 tp-cp-ep-dp-pp:TP 变化最快,PP 最慢。</translation>
    </message>
    <message>
        <source>The order of the two cuts matters.</source>
        <translation>两刀的先后很重要。</translation>
    </message>
    <message>
        <source>The output head uses the embedding table instead of a table of its own.</source>
        <translation>输出头使用嵌入的表,而没有自己的表。</translation>
    </message>
    <message>
        <source>The parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>The parameters in fp32, which the optimizer works on. Four bytes each.</source>
        <translation>优化器所处理的 fp32 参数。每个四字节。</translation>
    </message>
    <message>
        <source>The part of sending that nothing hides: everybody waits.</source>
        <translation>没有东西遮住的那部分发送:所有人都在等。</translation>
    </message>
    <message>
        <source>The part of the backward pass that makes the gradient of the parameters. Nobody waits for it but the optimizer.</source>
        <translation>反向中计算参数梯度的部分。除了优化器,没人等它。</translation>
    </message>
    <message>
        <source>The part of the backward pass that the stage before waits for.</source>
        <translation>反向中前一级在等的部分。</translation>
    </message>
    <message>
        <source>The party</source>
        <translation>聚会</translation>
    </message>
    <message>
        <source>The peak is a tenth below the start's {start:/memory/peak_bytes|bytes}</source>
        <translation>峰值比起点的 {start:/memory/peak_bytes|bytes} 低十分之一</translation>
    </message>
    <message>
        <source>The peak: precision, dense or sparse.</source>
        <translation>峰值:精度,稠密还是稀疏。</translation>
    </message>
    <message>
        <source>The picture is still [[1F1B]]: count how long hall 4 waits.</source>
        <translation>图中仍是 [[1F1B]]：数一数 4 号车间等了多久。</translation>
    </message>
    <message>
        <source>The picture of what limits: a slope where bytes are the limit, a flat roof where FLOP are.</source>
        <translation>说明受什么限制的图:字节限制处是斜坡,FLOP 限制处是平屋顶。</translation>
    </message>
    <message>
        <source>The picture shows memory through a step. The peak stands where the last layer's forward ends and the backward begins.</source>
        <translation>图中显示一步里的显存。峰值出现在最后一层的前向结束、反向开始之处。</translation>
    </message>
    <message>
        <source>The picture shows rank 0 and its partners: rank 1 along TP, rank 2 along CP, rank 4 along DP, rank 8 along PP.</source>
        <translation>图中显示 rank 0 及其伙伴：沿 TP 是 rank 1，沿 CP 是 rank 2，沿 DP 是 rank 4，沿 PP 是 rank 8。</translation>
    </message>
    <message>
        <source>The playbook is the best text on this subject, and its cheatsheet hangs on many walls. It has mistakes; so has every text, this program's too. Learn to notice them: dimensions, limits, one number put in.</source>
        <translation>playbook 是这个主题上最好的文本,它的速查表挂在许多墙上。它有错误;每份文本都有,本程序的也有。学会发现它们:量纲、极限、代入一个数。</translation>
    </message>
    <message>
        <source>The playbook's appendix prints for ZeRO-3: ratio = 1 / (2 · seq · mbs) · (DP−1)/DP · flops / bandwidth. One is the floor. Put in the H100's numbers with DP = 8.</source>
        <translation>playbook 的附录为 ZeRO-3 印着:ratio = 1 / (2 · seq · mbs) · (DP−1)/DP · flops / bandwidth。比值为一就是下限。代入 DP = 8 的 H100 数字。</translation>
    </message>
    <message>
        <source>The playbook's figures use 2 + 2 + 8 bytes a parameter, its text 16, its cheatsheet 18, a table 20.</source>
        <translation>playbook 的图用每参数 2 + 2 + 8 字节,正文 16,速查表 18,一张表 20。</translation>
    </message>
    <message>
        <source>The playbook's order: (1) make one step **fit**, (2) reach the **batch**, (3) raise the **throughput**.</source>
        <translation>playbook 的顺序:(1) 让一步**放得下**,(2) 达到**批次**,(3) 提高**吞吐**。</translation>
    </message>
    <message>
        <source>The playbook's printed line</source>
        <translation>playbook 的印刷公式</translation>
    </message>
    <message>
        <source>The playbook's test: time to send over time to compute. Below 1 it **can** hide. DP: g · (DP−1)/(2·DP) · C / (W · tokens), g the bytes of a gradient.</source>
        <translation>playbook 的检验:发送时间除以计算时间。低于 1 就**可能**藏住。DP:g · (DP−1)/(2·DP) · C / (W · token 数),g 为每个梯度的字节。</translation>
    </message>
    <message>
        <source>The playbook's tiling example goes the same way: the same FLOP, fewer trips. [[FlashAttention]] is this idea applied to attention: it computes more and reads less.</source>
        <translation>playbook 的分块例子也是同样的道理:同样的 FLOP,更少的来回。[[FlashAttention]] 就是把这个想法用在注意力上:它算得更多,读得更少。</translation>
    </message>
    <message>
        <source>The price of lending</source>
        <translation>借书的代价</translation>
    </message>
    <message>
        <source>The printed formula and the scaling book's give the same floor.</source>
        <translation>印刷公式与 scaling book 的公式给出同样的下限。</translation>
    </message>
    <message>
        <source>The replicas of an expert.</source>
        <translation>一个专家的副本。</translation>
    </message>
    <message>
        <source>The reveal says the order and the bytes.</source>
        <translation>揭晓会给出顺序和字节数。</translation>
    </message>
    <message>
        <source>The ring hides where a block's work takes longer than its hop.</source>
        <translation>一块的工作比它的一跳更久时,环就藏得住。</translation>
    </message>
    <message>
        <source>The row above is what the GPU computes; below it is what it sends. In the first row a gap says that it waits.</source>
        <translation>上面一行是 GPU 的计算；下面是它的发送。第一行中的空隙表示它在等待。</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>The same batch in smaller bites</source>
        <translation>同样的批次,分小口吃</translation>
    </message>
    <message>
        <source>The same plan, ZeRO-2 on 8 GPUs, with the bytes of four frameworks.</source>
        <translation>同样的方案,8 个 GPU 上的 ZeRO-2,用四个框架的字节数。</translation>
    </message>
    <message>
        <source>The same sixteen people have two seatings: one for the soup, one for the main course. Nobody needs a second chair.</source>
        <translation>同样的十六个人有两种座次：喝汤时一种，吃主菜时一种。没有人需要第二把椅子。</translation>
    </message>
    <message>
        <source>The same tokens take about the same FLOP.</source>
        <translation>同样的 token 需要大致相同的 FLOP。</translation>
    </message>
    <message>
        <source>The same word, another thing</source>
        <translation>同一个词,另一样东西</translation>
    </message>
    <message>
        <source>The second matrix</source>
        <translation>第二个矩阵</translation>
    </message>
    <message>
        <source>The second.</source>
        <translation>第二个。</translation>
    </message>
    <message>
        <source>The sequence itself is cut over ranks; attention passes keys and values round.</source>
        <translation>序列本身切到各 rank 上;注意力让 key 和 value 绕环走。</translation>
    </message>
    <message>
        <source>The sequences are now eight times as long.</source>
        <translation>现在序列长度是原来的八倍。</translation>
    </message>
    <message>
        <source>The sequences are now twice as long and come two at a time. It does not fit.</source>
        <translation>序列现在是原来的两倍长,而且两个一起来。放不下。</translation>
    </message>
    <message>
        <source>The slider greys what cannot be, and says why: point at it.</source>
        <translation>滑块把不可能的变灰,并说明原因:指一下就知道。</translation>
    </message>
    <message>
        <source>The slowest stage sets the pace of all: an even time matters more than an even count.</source>
        <translation>最慢的一级决定所有级的节奏:时间均匀比数量均匀更重要。</translation>
    </message>
    <message>
        <source>The small layer that chooses a token's experts.</source>
        <translation>为 token 选择专家的小层。</translation>
    </message>
    <message>
        <source>The smallest DeepSeek</source>
        <translation>最小的 DeepSeek</translation>
    </message>
    <message>
        <source>The smallest number of GPUs is PP · max(TP · CP, EP · ETP).</source>
        <translation>最少的 GPU 数是 PP · max(TP · CP, EP · ETP)。</translation>
    </message>
    <message>
        <source>The stage before waits for it.</source>
        <translation>前一阶段在等它。</translation>
    </message>
    <message>
        <source>The stages differ in memory. Write down who gets how many layers.</source>
        <translation>各级的显存不同。写下谁得到多少层。</translation>
    </message>
    <message>
        <source>The summed dimension tells you: cut on both sides means a reduction.</source>
        <translation>看被求和的维度:两边都切开,就意味着要归约。</translation>
    </message>
    <message>
        <source>The table is {small:model.embedding|count} parameters.</source>
        <translation>这张表有 {small:model.embedding|count} 个参数。</translation>
    </message>
    <message>
        <source>The table that turns a token's number into a vector: vocabulary times hidden width.</source>
        <translation>把 token 编号变成向量的表:词表乘以隐藏宽度。</translation>
    </message>
    <message>
        <source>The thief at the end</source>
        <translation>最后的小偷</translation>
    </message>
    <message>
        <source>The third.</source>
        <translation>第三个。</translation>
    </message>
    <message>
        <source>The tokens stay as many.</source>
        <translation>token 数不变。</translation>
    </message>
    <message>
        <source>The trap</source>
        <translation>陷阱</translation>
    </message>
    <message>
        <source>The two fours cancel.</source>
        <translation>两个四约掉了。</translation>
    </message>
    <message>
        <source>The unit of text that a model reads and writes.</source>
        <translation>模型读写文本的单位。</translation>
    </message>
    <message>
        <source>The whole is {mix:model.parameters|count}; a token visits {mix:model.active|count}.</source>
        <translation>整个模型是 {mix:model.parameters|count};一个 token 经过 {mix:model.active|count}。</translation>
    </message>
    <message>
        <source>The widget</source>
        <translation>那个工具</translation>
    </message>
    <message>
        <source>The wire is several times slower.</source>
        <translation>线路慢了数倍。</translation>
    </message>
    <message>
        <source>The wrong bar</source>
        <translation>错误的柱子</translation>
    </message>
    <message>
        <source>The wrong first cut</source>
        <translation>错误的第一刀</translation>
    </message>
    <message>
        <source>Then CP and EP: in every layer, partly hidden.</source>
        <translation>然后是 CP 和 EP:在每一层,部分藏得住。</translation>
    </message>
    <message>
        <source>Then DP: much, but once per step and hidden by the backward.</source>
        <translation>然后是 DP:量大,但每步只有一次,而且反向把它藏住。</translation>
    </message>
    <message>
        <source>Then the bubble wants micro-batches. Everything wants tokens.</source>
        <translation>然后气泡要微批次。一切都要 token。</translation>
    </message>
    <message>
        <source>There are three definitions of a bubble: ask.</source>
        <translation>气泡有三种定义:要问清楚。</translation>
    </message>
    <message>
        <source>There are three ways. Cut the vocabulary over GPUs ([[tensor parallelism]]), make all copies in one kernel ([[fusion]]), or never make all logits at once: the loss in chunks of tokens.</source>
        <translation>有三种办法。把词表切到多个 GPU([[Tensor parallelism|张量并行]]);把所有副本放进一个核([[fusion|融合]]);或者从不一次产生全部 logits:按 token 分块计算损失。</translation>
    </message>
    <message>
        <source>There are two knobs that shrink activations: which one costs less time?</source>
        <translation>有两个旋钮可以缩小激活:哪个花的时间少?</translation>
    </message>
    <message>
        <source>There is nobody to share with. It was a bug report against DeepSpeed, and a fair one: a tool should say so.</source>
        <translation>没有人可以分摊。这是 DeepSpeed 收到的一份错误报告，而且有道理：工具应该说明这一点。</translation>
    </message>
    <message>
        <source>They also compute more, by the same factor.</source>
        <translation>计算也按同样的倍数增加。</translation>
    </message>
    <message>
        <source>They are the memory of all steps before: nothing of this step gives them back.</source>
        <translation>它们是此前所有步骤的记忆：这一步里没有什么能把它们算回来。</translation>
    </message>
    <message>
        <source>They are what the backward is for, and are summed until the step ends.</source>
        <translation>反向正是为了它们，而且一直累加到这一步结束。</translation>
    </message>
    <message>
        <source>They compare with a run, not with a hope.</source>
        <translation>他们与一次运行比较,而不是与愿望比较。</translation>
    </message>
    <message>
        <source>They differ in what the collective hides behind.</source>
        <translation>它们的区别在于把集合通信藏在什么后面。</translation>
    </message>
    <message>
        <source>They differ.</source>
        <translation>它们不同。</translation>
    </message>
    <message>
        <source>They fall by dp = {plan.dp|plain}</source>
        <translation>下降到 1/dp,dp = {plan.dp|plain}</translation>
    </message>
    <message>
        <source>They fall by tp · pp = {plan.tp * plan.pp|plain}</source>
        <translation>下降到 1/(tp · pp),tp · pp = {plan.tp * plan.pp|plain}</translation>
    </message>
    <message>
        <source>They grow with sequence times vocabulary.</source>
        <translation>它们随序列乘词表增长。</translation>
    </message>
    <message>
        <source>They keep the samples, not the fit only.</source>
        <translation>他们保留样本,而不只保留拟合。</translation>
    </message>
    <message>
        <source>They name what they measured: shape, precision, size, group.</source>
        <translation>他们说明所测的是什么:形状、精度、大小、组。</translation>
    </message>
    <message>
        <source>Thin slices</source>
        <translation>薄片</translation>
    </message>
    <message>
        <source>This is the memory of one GPU. Before the [[backward pass]] comes back to a layer, all of it is held.</source>
        <translation>这是一个 GPU 的显存。在[[backward pass|反向传播]]回到某一层之前，这些都要保留。</translation>
    </message>
    <message>
        <source>This is the wrong way round.</source>
        <translation>正好反了。</translation>
    </message>
    <message>
        <source>This rank has begun. It waits for a gradient that comes back from the last one.</source>
        <translation>这个 rank 已经开始。它在等从最后一个 rank 返回的梯度。</translation>
    </message>
    <message>
        <source>This rank has sent its last gradient on, and waits for the step to end.</source>
        <translation>这个 rank 已把最后的梯度传出，正在等这一步结束。</translation>
    </message>
    <message>
        <source>This rank waits as well, but not as long: fewer ranks are before it.</source>
        <translation>这个 rank 也在等，但没那么久：它前面的 rank 较少。</translation>
    </message>
    <message>
        <source>Those that one token really visits.</source>
        <translation>一个 token 真正经过的那些。</translation>
    </message>
    <message>
        <source>Those that split the backward.</source>
        <translation>拆分反向的那些。</translation>
    </message>
    <message>
        <source>Three checks are enough for most traps.</source>
        <translation>三项检查足以应付大多数陷阱。</translation>
    </message>
    <message>
        <source>Three clusters. Order by this plan's step, the shortest first.</source>
        <translation>三个集群。按此方案的步排序,最短的在前。</translation>
    </message>
    <message>
        <source>Three element-wise operations in a row read and write the same numbers three times. [[Fusion]] reads once and writes once.</source>
        <translation>三个连续的逐元素操作把同样的数读写三遍。[[Fusion|融合]]只读一次、写一次。</translation>
    </message>
    <message>
        <source>Three forwards have to come first, one in each rank above.</source>
        <translation>先要有三个前向，上面每个 rank 各一个。</translation>
    </message>
    <message>
        <source>Three halves of data parallelism. If it hides behind computing, it is free; that takes the floor of tokens of the lesson before.</source>
        <translation>数据并行的一倍半。若藏在计算后面,它就是免费的;这需要上一课的 token 下限。</translation>
    </message>
    <message>
        <source>Three knobs.</source>
        <translation>三个旋钮。</translation>
    </message>
    <message>
        <source>Three of ten are further off. If yours is, look for the reason before you look for a better constant.</source>
        <translation>十个里有三个差得更远。若你的也是,先找原因,再找更好的常数。</translation>
    </message>
    <message>
        <source>Three sentences from public documents, one is wrong. Which?</source>
        <translation>公开文档中的三句话,有一句错。哪句?</translation>
    </message>
    <message>
        <source>Three steps</source>
        <translation>三步</translation>
    </message>
    <message>
        <source>Three things share a name: Megatron's SP (beside TP), [[context parallelism]] (a ring of its own), Ulysses (an all-to-all of heads). Always ask which.</source>
        <translation>三样东西共用一个名字:Megatron 的 SP(配合 TP)、[[context parallelism|上下文并行]](自己的环)、Ulysses(头的 all-to-all)。一定要问是哪一个。</translation>
    </message>
    <message>
        <source>Three times.</source>
        <translation>三倍。</translation>
    </message>
    <message>
        <source>Three, and its {smol:model.kv_heads|plain} key/value heads divide as well.</source>
        <translation>三,而且它的 {smol:model.kv_heads|plain} 个 key/value 头也能整除。</translation>
    </message>
    <message>
        <source>Three.</source>
        <translation>三。</translation>
    </message>
    <message>
        <source>Throw away, compute again</source>
        <translation>丢掉,再算</translation>
    </message>
    <message>
        <source>Tied embedding, counted twice.</source>
        <translation>绑定嵌入,计了两次。</translation>
    </message>
    <message>
        <source>Time in which a pipeline rank has nothing to do. Said as a share of all time, or of the work: two different numbers.</source>
        <translation>流水线 rank 无事可做的时间。说的是占全部时间还是占工作量的比例:是两个不同的数。</translation>
    </message>
    <message>
        <source>Tokens for each</source>
        <translation>各得多少 token</translation>
    </message>
    <message>
        <source>Tokens over tokens.</source>
        <translation>token 数除以 token 数。</translation>
    </message>
    <message>
        <source>Tokens per GPU = batch × length / GPUs.</source>
        <translation>每 GPU 的 token 数 = 批次 × 长度 / GPU 数。</translation>
    </message>
    <message>
        <source>Tokens per GPU &gt; C / W, whatever the model.</source>
        <translation>每 GPU 的 token 数 &gt; C / W,与模型无关。</translation>
    </message>
    <message>
        <source>Tokens per second are what is paid for.</source>
        <translation>付账的是每秒 token 数。</translation>
    </message>
    <message>
        <source>Tokens per second cannot be inflated.</source>
        <translation>每秒 token 数无法虚报。</translation>
    </message>
    <message>
        <source>Tokens per second per GPU, which nobody can misread.</source>
        <translation>每 GPU 每秒 token 数,没人会看错。</translation>
    </message>
    <message>
        <source>Tokens/s × FLOP per token = TFLOP/s: check it before you believe it.</source>
        <translation>token/s × 每 token FLOP = TFLOP/s:先核对,再相信。</translation>
    </message>
    <message>
        <source>Too many GPUs for a batch</source>
        <translation>一个批次上的 GPU 太多</translation>
    </message>
    <message>
        <source>Try a faster cook</source>
        <translation>试试更快的厨师</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>试一试</translation>
    </message>
    <message>
        <source>Try two</source>
        <translation>试两个</translation>
    </message>
    <message>
        <source>Turn it off</source>
        <translation>把它关掉</translation>
    </message>
    <message>
        <source>Twice the activations, hardly less time.</source>
        <translation>激活两倍,时间几乎不减。</translation>
    </message>
    <message>
        <source>Twice the batch: 128.</source>
        <translation>两倍的批次:128。</translation>
    </message>
    <message>
        <source>Twice the bite</source>
        <translation>两倍的一口</translation>
    </message>
    <message>
        <source>Twice.</source>
        <translation>两倍。</translation>
    </message>
    <message>
        <source>Two and two.</source>
        <translation>二和二。</translation>
    </message>
    <message>
        <source>Two cashiers add up one long receipt. They can tear it **across**: each adds a part of every sum, and at the end they call their part to each other. Or they copy it and each takes some of the **columns**: then nobody calls.</source>
        <translation>两位收银员加一张长账单。可以**横着**撕:每人算每个和的一部分,最后互相报数。也可以各抄一份,各算几**列**:那就没人要报数。</translation>
    </message>
    <message>
        <source>Two columns, one of them follows from the other.</source>
        <translation>两列,其中一列由另一列推出。</translation>
    </message>
    <message>
        <source>Two conventions.</source>
        <translation>两种约定。</translation>
    </message>
    <message>
        <source>Two directions</source>
        <translation>两个方向</translation>
    </message>
    <message>
        <source>Two or three</source>
        <translation>两个或三个</translation>
    </message>
    <message>
        <source>Two pipelines in opposite directions; a forward and a backward run fused, so that each one's messages hide behind the other. Not modelled: how well a kernel really shares the GPU.</source>
        <translation>两条方向相反的流水线;一次前向与一次反向融合运行,使双方的消息各藏在对方后面。未建模:真实的核共用 GPU 的效果究竟如何。</translation>
    </message>
    <message>
        <source>Two replicas hold the same parameters twice.</source>
        <translation>两个副本把同样的参数存了两份。</translation>
    </message>
    <message>
        <source>Two replicas: m = batch / 2.</source>
        <translation>两个副本:m = 批次 / 2。</translation>
    </message>
    <message>
        <source>Two seatings</source>
        <translation>两种座位</translation>
    </message>
    <message>
        <source>Two seatings of the same GPUs.</source>
        <translation>同一批 GPU 的两种座位。</translation>
    </message>
    <message>
        <source>Two sizes</source>
        <translation>两种大小</translation>
    </message>
    <message>
        <source>Two stages, four replicas.</source>
        <translation>两级,四个副本。</translation>
    </message>
    <message>
        <source>Two steps are left to Meta's 41 %. Their first and last slice hold no layer, so that no rank has two layers in a slice. And their gradients leave once a step: [[ZeRO]] 2 as Megatron runs it sends them with every [[micro-batch]]. With both the estimate is {once:/throughput/mfu|percent}, at {once:/memory/peak_bytes|bytes}, by our estimate more than a GPU has.</source>
        <translation>到 Meta 的 41 % 还差两步。他们的首片和末片不含层,使得没有 rank 在一片中有两层。并且他们的梯度每步发送一次:Megatron 所运行的 [[ZeRO]] 2 则随每个[[micro-batch|微批次]]发送。两者都做,估计为 {once:/throughput/mfu|percent},占用 {once:/memory/peak_bytes|bytes},按我们的估计超过一块 GPU 所有。</translation>
    </message>
    <message>
        <source>Two such tables, over {model.parameters|count} in all.</source>
        <translation>两张这样的表,除以总共 {model.parameters|count}。</translation>
    </message>
    <message>
        <source>Two switches.</source>
        <translation>两个开关。</translation>
    </message>
    <message>
        <source>Two tables of {model.vocab|plain} × {model.hidden|plain} are {2 * model.embedding|count} parameters.</source>
        <translation>两张 {model.vocab|plain} × {model.hidden|plain} 的表有 {2 * model.embedding|count} 个参数。</translation>
    </message>
    <message>
        <source>Two teams report 45 % and 42 %. Same run.</source>
        <translation>两个小组报告 45% 和 42%。同一次运行。</translation>
    </message>
    <message>
        <source>Two utilisations</source>
        <translation>两种利用率</translation>
    </message>
    <message>
        <source>Two. Bytes where parameters belong: the commonest slip of all.</source>
        <translation>二。参数的位置上放了字节:最常见的失误。</translation>
    </message>
    <message>
        <source>Unplugged: eight people, one number each, only neighbours may talk. How many rounds until all know the sum?</source>
        <translation>不插电:八个人,各一个数,只许邻居说话。几轮之后人人知道总和?</translation>
    </message>
    <message>
        <source>Unplugged: the same people walk the line twice with half the work.</source>
        <translation>不插电:同样的人把流水线走两遍,每遍只做一半的活。</translation>
    </message>
    <message>
        <source>Until it breaks</source>
        <translation>直到崩溃</translation>
    </message>
    <message>
        <source>Untying adds the missing table.</source>
        <translation>解除绑定,补上缺的那张表。</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>用起来</translation>
    </message>
    <message>
        <source>Utilisations of '31 to 37 %' against a sparse peak are 61 to 74 % of the dense one.</source>
        <translation>相对稀疏峰值的“31% 至 37%”利用率,相对稠密峰值是 61% 至 74%。</translation>
    </message>
    <message>
        <source>V/n in each.</source>
        <translation>每份 V/n。</translation>
    </message>
    <message>
        <source>W fills the bubble.</source>
        <translation>W 填满气泡。</translation>
    </message>
    <message>
        <source>Waited for, but once a step: it stands at its end, and not inside a layer.</source>
        <translation>确实要等它，但每步只有一次：它在步的末尾，而不在层内部。</translation>
    </message>
    <message>
        <source>Warm-up is longer, as there are more, thinner stages.</source>
        <translation>预热更长,因为级更多、更薄。</translation>
    </message>
    <message>
        <source>Weight gradients are work that can wait.</source>
        <translation>权重梯度是可以等的活。</translation>
    </message>
    <message>
        <source>What a good solution reaches. Ours is stated and checked by the estimator; it need not be the best.</source>
        <translation>好的解能达到的水平。我们的标杆写明并经估计核验;不一定是最好的。</translation>
    </message>
    <message>
        <source>What a layer computes on its way follows from its input.</source>
        <translation>一层在途中算出的一切都由其输入决定。</translation>
    </message>
    <message>
        <source>What a layer's forward pass computed and its backward pass needs again. It grows with the tokens in flight, not with the model's parameters alone.</source>
        <translation>一层的前向算出、其反向又要用的东西。它随在途 token 增长,而不只随模型参数增长。</translation>
    </message>
    <message>
        <source>What a message takes however short it is.</source>
        <translation>一条消息再短也要花的时间。</translation>
    </message>
    <message>
        <source>What can be thrown away</source>
        <translation>什么可以丢弃</translation>
    </message>
    <message>
        <source>What can replicas drop without losing anything?</source>
        <translation>副本能丢掉什么而不损失任何东西?</translation>
    </message>
    <message>
        <source>What could be worked out again?</source>
        <translation>什么可以重新算出来？</translation>
    </message>
    <message>
        <source>What depends on what?</source>
        <translation>什么取决于什么?</translation>
    </message>
    <message>
        <source>What did the figures' 12 forget?</source>
        <translation>图中的 12 漏掉了什么?</translation>
    </message>
    <message>
        <source>What do copies of a model tell each other, and when?</source>
        <translation>模型的各份副本彼此说什么,什么时候说?</translation>
    </message>
    <message>
        <source>What do famous figures not say?</source>
        <translation>有名的数字没有说什么?</translation>
    </message>
    <message>
        <source>What does 'ZeRO-2' mean where you use it?</source>
        <translation>你用的地方,“ZeRO-2”是什么意思?</translation>
    </message>
    <message>
        <source>What does EP 8 take off a GPU, compared with EP 1?</source>
        <translation>与 EP 1 相比,EP 8 从一个 GPU 上卸下什么?</translation>
    </message>
    <message>
        <source>What does ZeRO-3 send that ZeRO-1 does not?</source>
        <translation>ZeRO-3 发送了什么,而 ZeRO-1 没有?</translation>
    </message>
    <message>
        <source>What does a byte of memory cost in time?</source>
        <translation>一字节显存值多少时间?</translation>
    </message>
    <message>
        <source>What does a smaller bubble cost?</source>
        <translation>更小的气泡要付什么代价?</translation>
    </message>
    <message>
        <source>What does it pay with?</source>
        <translation>它拿什么付账?</translation>
    </message>
    <message>
        <source>What does that do to the bytes that one GPU sends for its gradients?</source>
        <translation>这对一个 GPU 为梯度发送的字节有何影响?</translation>
    </message>
    <message>
        <source>What does the attention core keep today?</source>
        <translation>如今注意力核心保留什么?</translation>
    </message>
    <message>
        <source>What does the estimate say?</source>
        <translation>估计怎么说?</translation>
    </message>
    <message>
        <source>What each one means</source>
        <translation>各自的含义</translation>
    </message>
    <message>
        <source>What fills a GPU during training?</source>
        <translation>训练时 GPU 被什么装满?</translation>
    </message>
    <message>
        <source>What fills memory and takes time, and how replicas share the work.</source>
        <translation>什么装满显存、什么花时间,副本又怎样分担工作。</translation>
    </message>
    <message>
        <source>What fills the memory?</source>
        <translation>什么装满显存?</translation>
    </message>
    <message>
        <source>What fits is many, what is fast is few.</source>
        <translation>放得下的很多,快的很少。</translation>
    </message>
    <message>
        <source>What fusion does</source>
        <translation>融合做什么</translation>
    </message>
    <message>
        <source>What grows with experts, and what does not?</source>
        <translation>什么随专家增长,什么不?</translation>
    </message>
    <message>
        <source>What happens?</source>
        <translation>会发生什么?</translation>
    </message>
    <message>
        <source>What has to be sent so that every rank has all of Z?</source>
        <translation>要发送什么,才能让每个 rank 都有全部 Z?</translation>
    </message>
    <message>
        <source>What hides is free; the last bucket does not hide.</source>
        <translation>藏住的免费;最后一个桶藏不住。</translation>
    </message>
    <message>
        <source>What hides, and what cannot</source>
        <translation>什么能藏,什么不能</translation>
    </message>
    <message>
        <source>What hurts most</source>
        <translation>什么最伤</translation>
    </message>
    <message>
        <source>What if Z may come out cut along its tokens?</source>
        <translation>若 Z 可以沿 token 切着出来呢?</translation>
    </message>
    <message>
        <source>What if layers do not divide?</source>
        <translation>若层数除不尽呢?</translation>
    </message>
    <message>
        <source>What if the feed-forward's first matrix were cut by rows instead?</source>
        <translation>若前馈的第一个矩阵改为按行切呢?</translation>
    </message>
    <message>
        <source>What is 13?</source>
        <translation>13 是什么?</translation>
    </message>
    <message>
        <source>What is a model of 8 billion made of?</source>
        <translation>80 亿的模型由什么组成?</translation>
    </message>
    <message>
        <source>What is as large with ZeRO-3 as without ZeRO?</source>
        <translation>什么在 ZeRO-3 下与没有 ZeRO 时一样大?</translation>
    </message>
    <message>
        <source>What is dealt?</source>
        <translation>分的是什么?</translation>
    </message>
    <message>
        <source>What is divided: the batch. What is not: the model.</source>
        <translation>分的是批次。不分的是模型。</translation>
    </message>
    <message>
        <source>What is exposed here?</source>
        <translation>这里暴露的是什么?</translation>
    </message>
    <message>
        <source>What is exposed? TP, then the bubble.</source>
        <translation>什么暴露?TP,然后是气泡。</translation>
    </message>
    <message>
        <source>What is hatched is waited for.</source>
        <translation>带斜线的就是被等待的。</translation>
    </message>
    <message>
        <source>What is it for 4 contiguous ranks?</source>
        <translation>4 个连续 rank 时是多少?</translation>
    </message>
    <message>
        <source>What is kept differs, and so does what is counted where.</source>
        <translation>保留的不同,什么算在哪里也不同。</translation>
    </message>
    <message>
        <source>What is left are activations: throw them away.</source>
        <translation>剩下的是激活:丢掉它们。</translation>
    </message>
    <message>
        <source>What is still whole on every rank?</source>
        <translation>每个 rank 上还有什么是完整的?</translation>
    </message>
    <message>
        <source>What is the numerator?</source>
        <translation>分子是什么?</translation>
    </message>
    <message>
        <source>What is the unit of 16·h²?</source>
        <translation>16·h² 的单位是什么?</translation>
    </message>
    <message>
        <source>What is too much</source>
        <translation>什么算太多</translation>
    </message>
    <message>
        <source>What it costs</source>
        <translation>代价</translation>
    </message>
    <message>
        <source>What it does not do</source>
        <translation>它不做什么</translation>
    </message>
    <message>
        <source>What it holds</source>
        <translation>它保存什么</translation>
    </message>
    <message>
        <source>What makes 128 k tokens fit?</source>
        <translation>什么使 128 k 个 token 放得下?</translation>
    </message>
    <message>
        <source>What no stage touches</source>
        <translation>哪些东西没有一个阶段会动</translation>
    </message>
    <message>
        <source>What runs out of memory when everything was recomputed?</source>
        <translation>一切都重算之后,显存还能被什么撑爆?</translation>
    </message>
    <message>
        <source>What takes the most memory beside parameters, gradients and optimizer?</source>
        <translation>除参数、梯度和优化器之外,什么占显存最多?</translation>
    </message>
    <message>
        <source>What tensor parallelism leaves whole</source>
        <translation>张量并行留下的完整部分</translation>
    </message>
    <message>
        <source>What the optimizer remembers of every parameter between steps. Adam keeps two moments; with mixed precision a master copy in fp32 joins them.</source>
        <translation>优化器在两步之间为每个参数记住的东西。Adam 保留两个动量;混合精度时再加上 fp32 的主副本。</translation>
    </message>
    <message>
        <source>What the others are for</source>
        <translation>其他的用来做什么</translation>
    </message>
    <message>
        <source>What would change most?</source>
        <translation>什么改变最大?</translation>
    </message>
    <message>
        <source>When does a faster GPU not help?</source>
        <translation>更快的 GPU 什么时候没有帮助?</translation>
    </message>
    <message>
        <source>When is sending free?</source>
        <translation>发送什么时候免费?</translation>
    </message>
    <message>
        <source>When not to</source>
        <translation>什么时候不该用</translation>
    </message>
    <message>
        <source>Where a rung is enough, stay on it.</source>
        <translation>一档就够,就停在那里。</translation>
    </message>
    <message>
        <source>Where do expert groups take their ranks from?</source>
        <translation>专家组从哪里取 rank?</translation>
    </message>
    <message>
        <source>Where do most of the parameters sit?</source>
        <translation>多数参数在哪里?</translation>
    </message>
    <message>
        <source>Where does the first row stop?</source>
        <translation>第一行在哪里停下？</translation>
    </message>
    <message>
        <source>Where the parameters sit</source>
        <translation>参数在哪里</translation>
    </message>
    <message>
        <source>Which TP can GPT-2 XL take?</source>
        <translation>GPT-2 XL 能用什么 TP?</translation>
    </message>
    <message>
        <source>Which collectives does a layer see?</source>
        <translation>一层会见到哪些集合通信?</translation>
    </message>
    <message>
        <source>Which is the smallest TP above 1 that divides its heads?</source>
        <translation>大于 1、又能整除头数的最小 TP 是多少?</translation>
    </message>
    <message>
        <source>Which of these statements is wrong?</source>
        <translation>这些话里哪一句是错的?</translation>
    </message>
    <message>
        <source>Which one?</source>
        <translation>哪一个?</translation>
    </message>
    <message>
        <source>Which parameters does a rank hold?</source>
        <translation>一个 rank 保存哪些参数?</translation>
    </message>
    <message>
        <source>Which part runs twice?</source>
        <translation>哪一部分运行两遍?</translation>
    </message>
    <message>
        <source>Which peak?</source>
        <translation>哪个峰值?</translation>
    </message>
    <message>
        <source>Which printed formula is wrong, and how would you notice?</source>
        <translation>哪条印刷公式是错的,你怎样发现?</translation>
    </message>
    <message>
        <source>Which ranks does it use?</source>
        <translation>它用哪些 rank?</translation>
    </message>
    <message>
        <source>Which schedules shrink the bubble?</source>
        <translation>哪些调度缩小气泡?</translation>
    </message>
    <message>
        <source>Which share of all [[parameters]] are embedding and head together?</source>
        <translation>嵌入和输出头合起来占全部[[parameters|参数]]的多大份额?</translation>
    </message>
    <message>
        <source>Which share of the peak?</source>
        <translation>占峰值的多大份额?</translation>
    </message>
    <message>
        <source>Which stage has the highest bar?</source>
        <translation>哪一级的柱子最高?</translation>
    </message>
    <message>
        <source>Which statement about data parallelism is wrong?</source>
        <translation>关于数据并行,哪句话是错的?</translation>
    </message>
    <message>
        <source>Which statement is wrong?</source>
        <translation>哪句话是错的?</translation>
    </message>
    <message>
        <source>Which tenant grows?</source>
        <translation>哪位租客在长?</translation>
    </message>
    <message>
        <source>Which wire does each dimension use?</source>
        <translation>每个维度用哪种线路?</translation>
    </message>
    <message>
        <source>While water boils you chop onions. But you cannot chop while you wait for the knife. Sending is free if there is other work, and if the result is not needed at once.</source>
        <translation>烧水时可以切洋葱。但等刀的时候没法切。若有别的活,又不立刻需要结果,发送就是免费的。</translation>
    </message>
    <message>
        <source>Who comes last when a day begins?</source>
        <translation>一天开始时谁最后开工？</translation>
    </message>
    <message>
        <source>Who has keys of everybody?</source>
        <translation>谁要用到所有人的键？</translation>
    </message>
    <message>
        <source>Who has nothing to do in a pipeline, and why?</source>
        <translation>流水线里谁没事做,为什么?</translation>
    </message>
    <message>
        <source>Who has the most before them?</source>
        <translation>谁前面的 token 最多?</translation>
    </message>
    <message>
        <source>Who has the most work?</source>
        <translation>谁的活最多?</translation>
    </message>
    <message>
        <source>Who holds most</source>
        <translation>谁保存最多</translation>
    </message>
    <message>
        <source>Who holds what until when?</source>
        <translation>谁保存什么,到什么时候?</translation>
    </message>
    <message>
        <source>Who is short</source>
        <translation>谁缺什么</translation>
    </message>
    <message>
        <source>Who is waited for?</source>
        <translation>等的是谁?</translation>
    </message>
    <message>
        <source>Who is waiting for it?</source>
        <translation>谁在等它?</translation>
    </message>
    <message>
        <source>Who keeps a master copy, who fp32 gradients?</source>
        <translation>谁保留主副本,谁保留 fp32 梯度?</translation>
    </message>
    <message>
        <source>Who moves house first sees to it that everything fits into the car, then that nothing is left behind, and only then drives fast.</source>
        <translation>搬家的人先看东西能不能装进车,再看有没有落下什么,最后才加速开车。</translation>
    </message>
    <message>
        <source>Who sits beside whom</source>
        <translation>谁坐在谁旁边</translation>
    </message>
    <message>
        <source>Who talks most sits closest.</source>
        <translation>说话最多的坐得最近。</translation>
    </message>
    <message>
        <source>Who waits for it?</source>
        <translation>谁在等它？</translation>
    </message>
    <message>
        <source>Who waits when a sequence is cut?</source>
        <translation>切开序列后,谁在等?</translation>
    </message>
    <message>
        <source>Whoever lends out all volumes has to borrow each before reading it. With [[ZeRO-3]] a layer's parameters are [[all-gather|gathered]] just before its forward, dropped, and gathered again for its backward.</source>
        <translation>把所有卷都借出去的人,每读一卷都得先借回来。用 [[ZeRO-3]] 时,一层的参数在前向前一刻才[[all-gather|聚集]],丢掉,到反向再聚集一次。</translation>
    </message>
    <message>
        <source>Whose result is needed **at once**?</source>
        <translation>谁的结果**马上**就要?</translation>
    </message>
    <message>
        <source>Why are activations not divided by TP?</source>
        <translation>激活为什么不除以 TP?</translation>
    </message>
    <message>
        <source>Why did Meta take one layer away from both the first and the last stage?</source>
        <translation>Meta 为什么从首级和末级各拿掉一层?</translation>
    </message>
    <message>
        <source>Why does TP 2 fail on a small model?</source>
        <translation>为什么小模型用不了 TP 2?</translation>
    </message>
    <message>
        <source>Why there is a bubble</source>
        <translation>为什么会有气泡</translation>
    </message>
    <message>
        <source>With 2,048 sequences on 128 replicas there are {microbatches|plain} micro-batches for 16 stages.</source>
        <translation>2,048 个序列分到 128 个副本,16 级就有 {microbatches|plain} 个微批次。</translation>
    </message>
    <message>
        <source>With 4 stages and 8 micro-batches: bubble over **work**?</source>
        <translation>4 级、8 个微批次:气泡除以**工作量**?</translation>
    </message>
    <message>
        <source>With CP 4, by which factor does it undercount the tokens?</source>
        <translation>CP 4 时,它把 token 数少算了多少倍?</translation>
    </message>
    <message>
        <source>With FlashAttention selective recomputation is history.</source>
        <translation>有了 FlashAttention,选择性重计算已成历史。</translation>
    </message>
    <message>
        <source>With FlashAttention the activations grow with the tokens: four times.</source>
        <translation>有了 FlashAttention,激活随 token 增长:四倍。</translation>
    </message>
    <message>
        <source>With PP 8, frameworks …</source>
        <translation>用 PP 8 时,各框架 …</translation>
    </message>
    <message>
        <source>With TP 8, how many bytes of the 34 stay on each rank?</source>
        <translation>TP 8 时,34 字节中有多少留在每个 rank 上?</translation>
    </message>
    <message>
        <source>With [[FlashAttention]], how many times smaller do the activations become by selective recomputation?</source>
        <translation>用 [[FlashAttention]] 时,选择性重计算使激活缩小多少倍?</translation>
    </message>
    <message>
        <source>With [[full recomputation]], how much longer is the step?</source>
        <translation>用[[full recomputation|完整重计算]]时,步会长多少?</translation>
    </message>
    <message>
        <source>With [[mixed precision]] as Megatron does it, every parameter has a 16-bit copy to compute with, a gradient in fp32, a [[master copy]] in fp32 and Adam's two moments in fp32.</source>
        <translation>按 Megatron 的[[mixed precision|混合精度]],每个参数有一份用于计算的 16 位副本、一份 fp32 梯度、一份 fp32 [[master copy|主副本]],以及 Adam 的两个 fp32 动量。</translation>
    </message>
    <message>
        <source>With [[sequence parallelism]] Z need not be whole everywhere: the next norm works token by token.</source>
        <translation>用[[sequence parallelism|序列并行]]时,Z 不必处处完整:下一个归一化逐 token 进行。</translation>
    </message>
    <message>
        <source>With everything in bf16, moments too, and no master copy, the optimizer states shrink by two thirds.</source>
        <translation>若全部用 bf16(动量也是)且没有主副本,优化器状态缩小三分之二。</translation>
    </message>
    <message>
        <source>With full recomputation HFU is higher than MFU.</source>
        <translation>完整重计算时 HFU 高于 MFU。</translation>
    </message>
    <message>
        <source>With full recomputation HFU is higher than without.</source>
        <translation>完整重计算时的 HFU 比不用时高。</translation>
    </message>
    <message>
        <source>With full recomputation more tokens per second are trained, as the GPU is better used.</source>
        <translation>完整重计算使每秒训练的 token 更多,因为 GPU 用得更满。</translation>
    </message>
    <message>
        <source>With slow links the gathers do not hide; each micro-batch repeats them.</source>
        <translation>链路慢时,聚集藏不住;每个微批次还要重复一遍。</translation>
    </message>
    <message>
        <source>With the batch kept, more replicas mean fewer micro-batches for each.</source>
        <translation>批次不变时,副本越多,每份的微批次越少。</translation>
    </message>
    <message>
        <source>Within the node as far as memory asks for; beyond it hardly ever.</source>
        <translation>在节点内,用到显存所需为止;之外几乎不用。</translation>
    </message>
    <message>
        <source>Without SP.</source>
        <translation>不带 SP。</translation>
    </message>
    <message>
        <source>Without ZeRO each replica needs all of its memory.</source>
        <translation>没有 ZeRO,每个副本都需要全部自己的显存。</translation>
    </message>
    <message>
        <source>Without recomputation MFU and HFU are the same.</source>
        <translation>不做重计算时,MFU 与 HFU 相同。</translation>
    </message>
    <message>
        <source>Without recomputation the same slices would give {v8:/throughput/mfu|percent}, but are tight: at most {v8:/memory/band_high_bytes|bytes} of {/memory/capacity_bytes|bytes}.</source>
        <translation>不重计算时,同样的切片会给出 {v8:/throughput/mfu|percent},但偏紧:最多 {v8:/memory/band_high_bytes|bytes},共 {/memory/capacity_bytes|bytes}。</translation>
    </message>
    <message>
        <source>Without the flags PP 7 and PP 9 are legal, as they divide 126. Here uneven stages are legal, and drawn as they are.</source>
        <translation>没有这些标志,PP 7 和 PP 9 合法,因为它们整除 126。这里不等的级也合法,并照实画出。</translation>
    </message>
    <message>
        <source>Without them nothing can be computed, neither once nor twice.</source>
        <translation>没有它们什么也算不了，无论一次还是两次。</translation>
    </message>
    <message>
        <source>Words are defined by frameworks, not by dictionaries.</source>
        <translation>词义由框架定义,不由词典定义。</translation>
    </message>
    <message>
        <source>Work it out</source>
        <translation>算出来</translation>
    </message>
    <message>
        <source>Work of rank r: r whole blocks and half a block of its own.</source>
        <translation>rank r 的工作:r 个整块,加自己的半块。</translation>
    </message>
    <message>
        <source>Work per hop grows faster than bytes per hop.</source>
        <translation>每跳的工作比每跳的字节增长更快。</translation>
    </message>
    <message>
        <source>Work that nobody waits for</source>
        <translation>没人等的活</translation>
    </message>
    <message>
        <source>World = product of the degrees.</source>
        <translation>总数 = 各并行度之积。</translation>
    </message>
    <message>
        <source>Write a matrix with its dimensions: `A[I, J]`. An index below a dimension says over which axis of GPUs it is cut: `A[I, J_T]` has its J cut over T.</source>
        <translation>写矩阵时带上维度:`A[I, J]`。维度下的下标说明沿 GPU 的哪个轴切开:`A[I, J_T]` 的 J 沿 T 切开。</translation>
    </message>
    <message>
        <source>Write the sentence that a paper should print beside its MFU.</source>
        <translation>写一句论文应当印在 MFU 旁边的话。</translation>
    </message>
    <message>
        <source>Write the three meanings of 'sequence parallel' on the board and keep them there.</source>
        <translation>把“序列并行”的三种含义写在黑板上,一直留着。</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>Your own check</source>
        <translation>自己核对</translation>
    </message>
    <message>
        <source>Your own node</source>
        <translation>你自己的节点</translation>
    </message>
    <message>
        <source>ZB-H1</source>
        <translation>ZB-H1</translation>
    </message>
    <message>
        <source>ZB-H1, interleaved, 1F1B.</source>
        <translation>ZB-H1、交错、1F1B。</translation>
    </message>
    <message>
        <source>ZB-H1, with the backward in two: I for the input, W for the weights.</source>
        <translation>ZB-H1，反向分为两部分：I 对应输入，W 对应权重。</translation>
    </message>
    <message>
        <source>ZB-H2</source>
        <translation>ZB-H2</translation>
    </message>
    <message>
        <source>ZB-V</source>
        <translation>ZB-V</translation>
    </message>
    <message>
        <source>ZB-V.</source>
        <translation>ZB-V。</translation>
    </message>
    <message>
        <source>ZB-V: {par:/time/step_s|seconds} at {par:/memory/peak_bytes|bytes}. In a V the first and the last layers lie on the same rank.</source>
        <translation>ZB-V:{par:/time/step_s|seconds},{par:/memory/peak_bytes|bytes}。V 形里首尾两层在同一个 rank 上。</translation>
    </message>
    <message>
        <source>ZB1P interleaved</source>
        <translation>ZB1P 交错</translation>
    </message>
    <message>
        <source>ZeRO saves nothing</source>
        <translation>ZeRO 什么也省不下</translation>
    </message>
    <message>
        <source>ZeRO shards what replicas have in common.</source>
        <translation>ZeRO 切分副本共有的东西。</translation>
    </message>
    <message>
        <source>ZeRO shards what replicas have in common: states, gradients, parameters.</source>
        <translation>ZeRO 切分副本共有的东西:状态、梯度、参数。</translation>
    </message>
    <message>
        <source>ZeRO-1</source>
        <translation>ZeRO-1</translation>
    </message>
    <message>
        <source>ZeRO-2 fits at {par:/memory/peak_bytes|bytes}. [[FSDP]] shards the parameters as well.</source>
        <translation>ZeRO-2 以 {par:/memory/peak_bytes|bytes} 放得下。[[FSDP]] 连参数也切分。</translation>
    </message>
    <message>
        <source>ZeRO-2 is the first that fits here.</source>
        <translation>ZeRO-2 是这里最先放得下的。</translation>
    </message>
    <message>
        <source>ZeRO-2: {par:/memory/peak_bytes|bytes}, {par:/time/step_s|seconds} a step. ZeRO-3 would take {z3:/time/step_s|seconds}.</source>
        <translation>ZeRO-2:{par:/memory/peak_bytes|bytes},每步 {par:/time/step_s|seconds}。ZeRO-3 会需 {z3:/time/step_s|seconds}。</translation>
    </message>
    <message>
        <source>ZeRO-2; FSDP is ZeRO-3.</source>
        <translation>ZeRO-2;FSDP 是 ZeRO-3。</translation>
    </message>
    <message>
        <source>Zigzag.</source>
        <translation>Zigzag。</translation>
    </message>
    <message>
        <source>[[Context parallelism]] gives each rank a part of the sequence: all activations shrink with it, also those that sequence parallelism cuts only between the matrices.</source>
        <translation>[[Context parallelism|上下文并行]]给每个 rank 序列的一部分:所有激活随之缩小,包括序列并行只在矩阵之间切开的那些。</translation>
    </message>
    <message>
        <source>[[Data parallelism]]: each [[replica]] has the whole model and a part of the [[batch]]; then the [[gradients]] are averaged by an [[all-reduce]].</source>
        <translation>[[Data parallelism|数据并行]]:每个[[replica|副本]]有整个模型和[[batch|批次]]的一部分;然后[[gradients|梯度]]由 [[all-reduce]] 取平均。</translation>
    </message>
    <message>
        <source>[[DualPipe]] feeds micro-batches from both ends, and runs a forward fused with a backward, so that each one's messages hide behind the other. It needs two copies of every parameter.</source>
        <translation>[[DualPipe]] 从两端送入微批次,并把一次前向与一次反向融合运行,使双方的消息各藏在对方后面。它需要每个参数两份。</translation>
    </message>
    <message>
        <source>[[Expert parallelism]] deals experts to ranks. Each token's vector travels to its experts and back: two [[all-to-all|all-to-alls]] forward, two backward.</source>
        <translation>[[Expert parallelism|专家并行]]把专家分给各 rank。每个 token 的向量前往它的专家再回来:前向两次 [[all-to-all]],反向两次。</translation>
    </message>
    <message>
        <source>[[GPipe]] runs all forwards, then all backwards. [[1F1B]] starts a backward as soon as it can.</source>
        <translation>[[GPipe]] 先运行全部前向,再运行全部反向。[[1F1B]] 一有可能就开始反向。</translation>
    </message>
    <message>
        <source>[[Gradient accumulation]]: {par:microbatches|plain} bites, {par:/time/step_s|seconds} a step. Too slow.</source>
        <translation>[[Gradient accumulation|梯度累积]]:{par:microbatches|plain} 口,每步 {par:/time/step_s|seconds}。太慢。</translation>
    </message>
    <message>
        <source>[[Pipeline parallelism]] cuts the layers into [[stages]]. The idle time at both ends is the [[bubble]].</source>
        <translation>[[Pipeline parallelism|流水线并行]]把层切成[[stages|级]]。两端的空闲时间就是[[bubble|气泡]]。</translation>
    </message>
    <message>
        <source>[[Recomputation]] keeps the headings: each layer's input.</source>
        <translation>[[Recomputation|重计算]]只留小标题:每层的输入。</translation>
    </message>
    <message>
        <source>[[Selective recomputation]] computes only the attention core again. In 2022 that saved 70 % of the activations of GPT-3 for 2.7 % more FLOP, as the scores of all pairs of tokens were kept.</source>
        <translation>[[Selective recomputation|选择性重计算]]只重新计算注意力核心。在 2022 年,这为 GPT-3 省下 70 % 的激活,代价是多 2.7 % 的 FLOP,因为当时保存所有 token 对的分数。</translation>
    </message>
    <message>
        <source>[[Sequence parallelism]] cuts those parts along the tokens: rank 0 norms the first eighth of the sequence, rank 1 the second. The all-reduce becomes a reduce-scatter and an all-gather: the same bytes.</source>
        <translation>[[Sequence parallelism|序列并行]]沿 token 切开这些部分:rank 0 归一化序列的前八分之一,rank 1 归一化第二个八分之一。all-reduce 变成 reduce-scatter 和 all-gather:字节相同。</translation>
    </message>
    <message>
        <source>[[Tensor parallelism]] cuts each layer's matrices in one of these two ways, on all its GPUs at once.</source>
        <translation>[[Tensor parallelism|张量并行]]用这两种方法之一,在它的所有 GPU 上同时切开每层的矩阵。</translation>
    </message>
    <message>
        <source>[[Tensor parallelism]] deals attention heads to ranks like cards. GPT-2 XL has {model.heads|plain} of them.</source>
        <translation>[[Tensor parallelism|张量并行]]像发牌一样把注意力头分给各 rank。GPT-2 XL 有 {model.heads|plain} 个。</translation>
    </message>
    <message>
        <source>[[ZB-H2]] runs more forwards before the first backward.</source>
        <translation>[[ZB-H2]] 在首次反向之前运行更多前向。</translation>
    </message>
    <message>
        <source>[[ZeRO]] does that with the [[optimizer states]] (stage 1), the [[gradients]] (2) and the [[parameters]] (3).</source>
        <translation>[[ZeRO]] 对[[optimizer states|优化器状态]](阶段 1)、[[gradients|梯度]](2)和[[parameters|参数]](3)这样做。</translation>
    </message>
    <message>
        <source>a backward</source>
        <translation>一个反向</translation>
    </message>
    <message>
        <source>a computation</source>
        <translation>一段计算</translation>
    </message>
    <message>
        <source>a forward</source>
        <translation>一个前向</translation>
    </message>
    <message>
        <source>a forward F</source>
        <translation>一个前向 F</translation>
    </message>
    <message>
        <source>a gap at the end</source>
        <translation>末尾的空隙</translation>
    </message>
    <message>
        <source>a gap at the start</source>
        <translation>开头的空隙</translation>
    </message>
    <message>
        <source>a gap at the start of another rank</source>
        <translation>另一个 rank 开头的空隙</translation>
    </message>
    <message>
        <source>a gap between blocks</source>
        <translation>块之间的空隙</translation>
    </message>
    <message>
        <source>a gap in the middle</source>
        <translation>中间的空隙</translation>
    </message>
    <message>
        <source>a hatched message of DP</source>
        <translation>DP 的带斜线消息</translation>
    </message>
    <message>
        <source>a hatched message of TP</source>
        <translation>TP 的带斜线消息</translation>
    </message>
    <message>
        <source>a plain message of DP</source>
        <translation>DP 的无斜线消息</translation>
    </message>
    <message>
        <source>a plain message of TP</source>
        <translation>TP 的无斜线消息</translation>
    </message>
    <message>
        <source>a smaller bubble and less memory</source>
        <translation>气泡更小,显存更少</translation>
    </message>
    <message>
        <source>a smaller bubble, and the same memory</source>
        <translation>气泡更小,显存相同</translation>
    </message>
    <message>
        <source>a weight gradient W</source>
        <translation>一个权重梯度 W</translation>
    </message>
    <message>
        <source>about 10,000</source>
        <translation>约 10,000</translation>
    </message>
    <message>
        <source>about 100</source>
        <translation>约 100</translation>
    </message>
    <message>
        <source>about 900</source>
        <translation>约 900</translation>
    </message>
    <message>
        <source>all refuse it</source>
        <translation>都拒绝</translation>
    </message>
    <message>
        <source>all take it</source>
        <translation>都接受</translation>
    </message>
    <message>
        <source>an input gradient I</source>
        <translation>一个输入梯度 I</translation>
    </message>
    <message>
        <source>arithmetic intensity</source>
        <translation>算术强度</translation>
    </message>
    <message>
        <source>better, but not perfect</source>
        <translation>更好,但不完美</translation>
    </message>
    <message>
        <source>bf16 gradient</source>
        <translation>bf16 梯度</translation>
    </message>
    <message>
        <source>bucket</source>
        <translation>桶</translation>
    </message>
    <message>
        <source>causal mask</source>
        <translation>因果掩码</translation>
    </message>
    <message>
        <source>column cut</source>
        <translation>列切</translation>
    </message>
    <message>
        <source>critical path</source>
        <translation>关键路径</translation>
    </message>
    <message>
        <source>differ: some need equal stages, unless embedding and head count as layers (126 + 2 = 128)</source>
        <translation>不同:有些要求各级相等,除非嵌入和输出头也算作层(126 + 2 = 128)</translation>
    </message>
    <message>
        <source>expert data parallelism</source>
        <translation>专家数据并行</translation>
    </message>
    <message>
        <source>exposed for the most part</source>
        <translation>大部分暴露</translation>
    </message>
    <message>
        <source>fewer than 1F1B</source>
        <translation>比 1F1B 少</translation>
    </message>
    <message>
        <source>forward pass</source>
        <translation>前向</translation>
    </message>
    <message>
        <source>fp8</source>
        <translation>fp8</translation>
    </message>
    <message>
        <source>fusion</source>
        <translation>融合</translation>
    </message>
    <message>
        <source>gradient</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>half</source>
        <translation>一半</translation>
    </message>
    <message>
        <source>hidden for the most part</source>
        <translation>大部分藏住</translation>
    </message>
    <message>
        <source>hidden width</source>
        <translation>隐藏宽度</translation>
    </message>
    <message>
        <source>interleaved 1F1B</source>
        <translation>交错 1F1B</translation>
    </message>
    <message>
        <source>latency</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>load imbalance</source>
        <translation>负载不均衡</translation>
    </message>
    <message>
        <source>logits</source>
        <translation>logits</translation>
    </message>
    <message>
        <source>looped breadth-first</source>
        <translation>循环广度优先</translation>
    </message>
    <message>
        <source>m has to fill groups of p.</source>
        <translation>m 须填满 p 个一组。</translation>
    </message>
    <message>
        <source>m micro-batches: (p−1)/(m+p−1).</source>
        <translation>m 个微批次:(p−1)/(m+p−1)。</translation>
    </message>
    <message>
        <source>master copy</source>
        <translation>主副本</translation>
    </message>
    <message>
        <source>memory: nearly twice 1F1B's activations</source>
        <translation>显存:接近 1F1B 激活的两倍</translation>
    </message>
    <message>
        <source>messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>mixed precision</source>
        <translation>混合精度</translation>
    </message>
    <message>
        <source>mixture of experts</source>
        <translation>混合专家模型</translation>
    </message>
    <message>
        <source>more than 1F1B</source>
        <translation>比 1F1B 多</translation>
    </message>
    <message>
        <source>n above {3 * gpu.peak_flops / gpu.memory_bandwidth|plain}. TP 8 cuts one of the three sides of each product. The smallest here, {training.sequence_length|plain} × 512 × {model.hidden|plain}, still has {1 / (1 / 512 + 1 / training.sequence_length + 1 / model.hidden)|plain} FLOP per byte, above the corner. With fewer tokens or a narrower model it slides down the slope: another price of TP.</source>
        <translation>n 高于 {3 * gpu.peak_flops / gpu.memory_bandwidth|plain}。TP 8 切开每个乘积三条边中的一条。这里最小的 {training.sequence_length|plain} × 512 × {model.hidden|plain} 仍有每字节 {1 / (1 / 512 + 1 / training.sequence_length + 1 / model.hidden)|plain} FLOP,高于拐点。token 更少或模型更窄时,它会沿斜坡滑下:TP 的又一个代价。</translation>
    </message>
    <message>
        <source>n/3 above the corner.</source>
        <translation>要让 n/3 高于拐点。</translation>
    </message>
    <message>
        <source>nanotron's bytes</source>
        <translation>nanotron 的字节</translation>
    </message>
    <message>
        <source>nine times</source>
        <translation>九倍</translation>
    </message>
    <message>
        <source>nothing, as the FLOP are the same</source>
        <translation>什么也没有,因为 FLOP 相同</translation>
    </message>
    <message>
        <source>one sequence a GPU</source>
        <translation>每个 GPU 一条序列</translation>
    </message>
    <message>
        <source>optimizer state</source>
        <translation>优化器状态</translation>
    </message>
    <message>
        <source>our own solution</source>
        <translation>我们自己的解法</translation>
    </message>
    <message>
        <source>overlap</source>
        <translation>重叠</translation>
    </message>
    <message>
        <source>p = 4, m = 32, v = 5: bubble over work?</source>
        <translation>p = 4、m = 32、v = 5:气泡除以工作量?</translation>
    </message>
    <message>
        <source>p stages, m [[micro-batches]]. A forward takes 1, a backward 2. Each rank works 3m. The last stage waits for p−1 forwards at the start and for p−1 backwards at the end. The first stage starts first and ends last: it waits as long in between, for gradients to come back.</source>
        <translation>p 级,m 个[[micro-batches|微批次]]。前向用时 1,反向用时 2。每个 rank 工作 3m。末级开始时等 p−1 次前向,结束时等 p−1 次反向。首级最先开始、最后结束:它在中间等同样久,等梯度回来。</translation>
    </message>
    <message>
        <source>par</source>
        <translation>标杆</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>parameters and gradients of experts</source>
        <translation>专家的参数与梯度</translation>
    </message>
    <message>
        <source>peak</source>
        <translation>峰值</translation>
    </message>
    <message>
        <source>perfect: all have the same work</source>
        <translation>完美:所有人的工作相同</translation>
    </message>
    <message>
        <source>pure bf16</source>
        <translation>纯 bf16</translation>
    </message>
    <message>
        <source>replica</source>
        <translation>副本</translation>
    </message>
    <message>
        <source>ring attention</source>
        <translation>环形注意力</translation>
    </message>
    <message>
        <source>roofline</source>
        <translation>roofline(屋顶线)</translation>
    </message>
    <message>
        <source>row cut</source>
        <translation>行切</translation>
    </message>
    <message>
        <source>selective recomputation</source>
        <translation>选择性重计算</translation>
    </message>
    <message>
        <source>sequence length</source>
        <translation>序列长度</translation>
    </message>
    <message>
        <source>seven eighths</source>
        <translation>八分之七</translation>
    </message>
    <message>
        <source>seven of ten unseen runs like this were within 12 %</source>
        <translation>十次未见过的同类运行中有七次在 12% 之内</translation>
    </message>
    <message>
        <source>shard</source>
        <translation>分片</translation>
    </message>
    <message>
        <source>target batch</source>
        <translation>目标批次</translation>
    </message>
    <message>
        <source>tensor parallelism across nodes: TP 16</source>
        <translation>跨节点的张量并行:TP 16</translation>
    </message>
    <message>
        <source>the activations</source>
        <translation>激活</translation>
    </message>
    <message>
        <source>the fp32 [[master copy]]: 4 bytes</source>
        <translation>fp32 [[master copy|主副本]]:4 字节</translation>
    </message>
    <message>
        <source>the gap at the start of rank 3</source>
        <translation>rank 3 开头的空隙</translation>
    </message>
    <message>
        <source>the gradients</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>the largest power of two that fits</source>
        <translation>放得下的最大的 2 的幂</translation>
    </message>
    <message>
        <source>the longest power of two that fits</source>
        <translation>放得下的最长的 2 的幂</translation>
    </message>
    <message>
        <source>the network between nodes at half its bandwidth</source>
        <translation>节点间网络只有一半带宽</translation>
    </message>
    <message>
        <source>the same as 1F1B</source>
        <translation>与 1F1B 相同</translation>
    </message>
    <message>
        <source>the same as before</source>
        <translation>与之前相同</translation>
    </message>
    <message>
        <source>the same bubble, and less memory</source>
        <translation>气泡相同,显存更少</translation>
    </message>
    <message>
        <source>the same of both</source>
        <translation>两者都相同</translation>
    </message>
    <message>
        <source>the truth is within 12 %, always</source>
        <translation>真值总在 12% 之内</translation>
    </message>
    <message>
        <source>three times</source>
        <translation>三倍</translation>
    </message>
    <message>
        <source>tied embeddings</source>
        <translation>绑定嵌入</translation>
    </message>
    <message>
        <source>token</source>
        <translation>token</translation>
    </message>
    <message>
        <source>tokens &gt; C / W.</source>
        <translation>token 数 &gt; C / W。</translation>
    </message>
    <message>
        <source>tp-cp-ep-dp-pp.</source>
        <translation>tp-cp-ep-dp-pp。</translation>
    </message>
    <message>
        <source>v chunks: a bubble v times smaller, messages v times as many.</source>
        <translation>v 个分块:气泡小 v 倍,消息多 v 倍。</translation>
    </message>
    <message>
        <source>warm-up</source>
        <translation>预热</translation>
    </message>
    <message>
        <source>world size</source>
        <translation>GPU 总数</translation>
    </message>
    <message>
        <source>{(plan.pp - 1) / microbatches|percent}.</source>
        <translation>{(plan.pp - 1) / microbatches|percent}。</translation>
    </message>
    <message>
        <source>{/memory/by_stage/0/activations|bytes} become {full:/memory/by_stage/0/activations|bytes}; all else stays.</source>
        <translation>{/memory/by_stage/0/activations|bytes} 变为 {full:/memory/by_stage/0/activations|bytes}；其余不变。</translation>
    </message>
    <message>
        <source>{/memory/by_stage/0/activations|bytes} become {long:/memory/by_stage/0/activations|bytes}. The fixed rent stays.</source>
        <translation>{/memory/by_stage/0/activations|bytes} 变成 {long:/memory/by_stage/0/activations|bytes}。固定租金不变。</translation>
    </message>
    <message>
        <source>{/memory/by_stage/0/activations|bytes} become {sp:/memory/by_stage/0/activations|bytes}, and the step takes {sp:/time/step_s|seconds} instead of {/time/step_s|seconds}.</source>
        <translation>{/memory/by_stage/0/activations|bytes} 变成 {sp:/memory/by_stage/0/activations|bytes},步需 {sp:/time/step_s|seconds},而不是 {/time/step_s|seconds}。</translation>
    </message>
    <message>
        <source>{/memory/by_stage/0/activations|bytes} become {two:/memory/by_stage/0/activations|bytes}; {/time/step_s|seconds} become {two:/time/step_s|seconds}. The little gain is that of larger matrices.</source>
        <translation>{/memory/by_stage/0/activations|bytes} 变成 {two:/memory/by_stage/0/activations|bytes};{/time/step_s|seconds} 变成 {two:/time/step_s|seconds}。那一点点收益来自更大的矩阵。</translation>
    </message>
    <message>
        <source>{/memory/by_stage/0/activations|bytes} of activations and {/memory/by_stage/0/temporary|bytes} for the loss, on a GPU of {/memory/capacity_bytes|bytes}.</source>
        <translation>{/memory/by_stage/0/activations|bytes} 激活加 {/memory/by_stage/0/temporary|bytes} 损失,在 {/memory/capacity_bytes|bytes} 的 GPU 上。</translation>
    </message>
    <message>
        <source>{/memory/by_stage/0/activations|bytes} with and without. Against activations help recomputation, tensor and context parallelism, and a smaller micro-batch.</source>
        <translation>有它没它都是 {/memory/by_stage/0/activations|bytes}。对付激活的是重计算、张量和上下文并行,以及更小的微批次。</translation>
    </message>
    <message>
        <source>{/throughput/tokens_per_s_per_gpu|rate}. Every estimate here says how far it can be off: look at the band. In **Runs** stand the published runs beside their estimates.</source>
        <translation>{/throughput/tokens_per_s_per_gpu|rate}。这里的每个估计都说明可能差多少:看区间。**运行**里列着已发表的运行及其估计。</translation>
    </message>
    <message>
        <source>{/time/exposed_s/tp|seconds} become {wrong:/time/exposed_s/tp|seconds}: one word in a configuration file.</source>
        <translation>{/time/exposed_s/tp|seconds} 变成 {wrong:/time/exposed_s/tp|seconds}:只因配置文件里的一个词。</translation>
    </message>
    <message>
        <source>{/time/exposed_s/tp|seconds} of the step's {/time/step_s|seconds} the GPU waits for TP.</source>
        <translation>在一步的 {/time/step_s|seconds} 中，GPU 有 {/time/exposed_s/tp|seconds} 在等 TP。</translation>
    </message>
    <message>
        <source>{/time/step_s / start:/time/step_s - 1|percent}.</source>
        <translation>{/time/step_s / start:/time/step_s - 1|percent}。</translation>
    </message>
    <message>
        <source>{/time/step_s|seconds} become {fp8:/time/step_s|seconds}. And the [[MFU]] **falls** from {/throughput/mfu|percent} to {fp8:/throughput/mfu|percent}, as its peak has doubled. A falling MFU with a rising speed: never compare MFU across precisions.</source>
        <translation>{/time/step_s|seconds} 变成 {fp8:/time/step_s|seconds}。而 [[MFU]] 从 {/throughput/mfu|percent} **降到** {fp8:/throughput/mfu|percent},因为峰值翻了一倍。MFU 下降而速度上升:切勿跨精度比较 MFU。</translation>
    </message>
    <message>
        <source>{/time/step_s|seconds} become {t16:/time/step_s|seconds}. The playbook measured −{1 - 6246 / 10903|percent} of throughput from TP 8 to 16 on its 3 B model.</source>
        <translation>{/time/step_s|seconds} 变成 {t16:/time/step_s|seconds}。playbook 在 3 B 模型上从 TP 8 到 16 测得吞吐 −{1 - 6246 / 10903|percent}。</translation>
    </message>
    <message>
        <source>{/time/step_s|seconds}, {net:/time/step_s|seconds} with the slower network, {tp16:/time/step_s|seconds} with TP across nodes. Measure first what your plan leans on: **Scaling**, assumptions, shows it for every constant.</source>
        <translation>{/time/step_s|seconds},网络更慢时 {net:/time/step_s|seconds},TP 跨节点时 {tp16:/time/step_s|seconds}。先测你的方案所倚重的:**扩展**里的假设对每个常数都给出了这一点。</translation>
    </message>
    <message>
        <source>{1 + model.hidden * gpu.link_bandwidth / gpu.peak_flops|plain}, {1 + 2 * model.hidden * gpu.link_bandwidth / gpu.peak_flops|plain}, {model.ffn * gpu.link_bandwidth / gpu.peak_flops|plain}, {1 + 24 * model.hidden * gpu.link_bandwidth / gpu.peak_flops|plain}. A factor of {(1 + 24 * model.hidden * gpu.link_bandwidth / gpu.peak_flops) / (1 + model.hidden * gpu.link_bandwidth / gpu.peak_flops)|plain} between books.</source>
        <translation>{1 + model.hidden * gpu.link_bandwidth / gpu.peak_flops|plain}、{1 + 2 * model.hidden * gpu.link_bandwidth / gpu.peak_flops|plain}、{model.ffn * gpu.link_bandwidth / gpu.peak_flops|plain}、{1 + 24 * model.hidden * gpu.link_bandwidth / gpu.peak_flops|plain}。书与书之间差 {(1 + 24 * model.hidden * gpu.link_bandwidth / gpu.peak_flops) / (1 + model.hidden * gpu.link_bandwidth / gpu.peak_flops)|plain} 倍。</translation>
    </message>
    <message>
        <source>{1 - fp8:/time/step_s / /time/step_s|percent}.</source>
        <translation>{1 - fp8:/time/step_s / /time/step_s|percent}。</translation>
    </message>
    <message>
        <source>{1639 * model.flop_per_token / 1e12|plain}: the table says 736. So it counts matrix parameters and causal attention once.</source>
        <translation>{1639 * model.flop_per_token / 1e12|plain}:表里写 736。所以它计入矩阵参数,因果注意力只计一次。</translation>
    </message>
    <message>
        <source>{1639 * model.flop_per_token / gpu.peak_flops|percent}. Against the bf16 peak it would read {1639 * model.flop_per_token / (gpu.peak_flops / 2)|percent}: always ask of which peak.</source>
        <translation>{1639 * model.flop_per_token / gpu.peak_flops|percent}。若对 bf16 峰值,会是 {1639 * model.flop_per_token / (gpu.peak_flops / 2)|percent}:永远要问是哪个峰值。</translation>
    </message>
    <message>
        <source>{18 * model.parameters / 80e9|plain}, so {ceil(18 * model.parameters / 80e9)|plain} GPUs are full before the first token. The scaling book counts 10 bytes and gets 9 GPUs: what is kept decides.</source>
        <translation>{18 * model.parameters / 80e9|plain},所以第一个 token 之前就装满了 {ceil(18 * model.parameters / 80e9)|plain} 个 GPU。scaling book 按 10 字节计,得 9 个 GPU:保留什么决定一切。</translation>
    </message>
    <message>
        <source>{18 * model.parameters|bytes}.</source>
        <translation>{18 * model.parameters|bytes}。</translation>
    </message>
    <message>
        <source>{4194304 / training.sequence_length / 2|plain}.</source>
        <translation>{4194304 / training.sequence_length / 2|plain}。</translation>
    </message>
    <message>
        <source>{4194304 / training.sequence_length / 2|plain}. On many GPUs the same product is split: batch = micro-batch × accumulation × replicas. That is the next chapter.</source>
        <translation>{4194304 / training.sequence_length / 2|plain}。在多个 GPU 上,同样的乘积拆开:批次 = 微批次 × 累积 × 副本数。这是下一章。</translation>
    </message>
    <message>
        <source>{4194304 / training.sequence_length|plain} sequences, two at a time.</source>
        <translation>{4194304 / training.sequence_length|plain} 个序列,每次两个。</translation>
    </message>
    <message>
        <source>{80 * 2 ^ 30 / 1e9|plain}. The label 'H100 80 GB' means 80 GiB. A program may use {/memory/capacity_bytes|bytes} of it.</source>
        <translation>{80 * 2 ^ 30 / 1e9|plain}。标签“H100 80 GB”指的是 80 GiB。程序可用其中的 {/memory/capacity_bytes|bytes}。</translation>
    </message>
    <message>
        <source>{bf16:/time/step_s|seconds} against {/time/step_s|seconds}.</source>
        <translation>{bf16:/time/step_s|seconds} 对 {/time/step_s|seconds}。</translation>
    </message>
    <message>
        <source>{ceil(18 * model.parameters / 80e9)|plain}.</source>
        <translation>{ceil(18 * model.parameters / 80e9)|plain}。</translation>
    </message>
    <message>
        <source>{dual:/bubble/of_total|percent} of all time.</source>
        <translation>全部时间的 {dual:/bubble/of_total|percent}。</translation>
    </message>
    <message>
        <source>{dual:/makespan|plain} units against {h1:/makespan|plain} and {f1b:/makespan|plain}.</source>
        <translation>{dual:/makespan|plain} 个单位,对 {h1:/makespan|plain} 和 {f1b:/makespan|plain}。</translation>
    </message>
    <message>
        <source>{ep1:/memory/by_stage/1/parameters|bytes} of parameters become {/memory/by_stage/1/parameters|bytes} on a middle stage.</source>
        <translation>在中间的级上,参数从 {ep1:/memory/by_stage/1/parameters|bytes} 变成 {/memory/by_stage/1/parameters|bytes}。</translation>
    </message>
    <message>
        <source>{flat:/balance|percent}: attention takes {1 / flat:/balance|plain} times as long as it should. With many ranks it tends to one half.</source>
        <translation>{flat:/balance|percent}:注意力所需时间是应有的 {1 / flat:/balance|plain} 倍。rank 很多时趋于一半。</translation>
    </message>
    <message>
        <source>{full:/throughput/tokens_per_s|rate} against {/throughput/tokens_per_s|rate}.</source>
        <translation>{full:/throughput/tokens_per_s|rate} 对 {/throughput/tokens_per_s|rate}。</translation>
    </message>
    <message>
        <source>{gpu.link_bandwidth / 1e9|plain} GB/s against {network.bandwidth / 1e9|plain} GB/s a card.</source>
        <translation>{gpu.link_bandwidth / 1e9|plain} GB/s 对每卡 {network.bandwidth / 1e9|plain} GB/s。</translation>
    </message>
    <message>
        <source>{gpu.peak_flops / 1e12|plain} TFLOP/s.</source>
        <translation>{gpu.peak_flops / 1e12|plain} TFLOP/s。</translation>
    </message>
    <message>
        <source>{gpu.peak_flops / gpu.link_bandwidth|plain}. Across nodes W is {network.bandwidth * 8 / 1e9|plain} GB/s for the eight GPUs of a node together. The scaling book of the JAX team has the same derivation, and the same number.</source>
        <translation>{gpu.peak_flops / gpu.link_bandwidth|plain}。跨节点时,一个节点的八个 GPU 合计 W 是 {network.bandwidth * 8 / 1e9|plain} GB/s。JAX 团队的 scaling book 有同样的推导和同样的数。</translation>
    </message>
    <message>
        <source>{gpu.peak_flops / gpu.memory_bandwidth|plain}. Below it the waiter limits, above it the cook.</source>
        <translation>{gpu.peak_flops / gpu.memory_bandwidth|plain}。低于它由服务员限制,高于它由厨师限制。</translation>
    </message>
    <message>
        <source>{h1:/makespan|plain}, {i2:/makespan / 2|plain}, {f1b:/makespan|plain}. And [[ZB-H1]] holds no more than 1F1B on rank 0; the others hold as many as rank 0.</source>
        <translation>{h1:/makespan|plain}、{i2:/makespan / 2|plain}、{f1b:/makespan|plain}。而且 [[ZB-H1]] 在 rank 0 上保存的不比 1F1B 多;其他 rank 与 rank 0 一样多。</translation>
    </message>
    <message>
        <source>{h2:/peak_live|plain} instead of {f1b:/peak_live|plain}.</source>
        <translation>{h2:/peak_live|plain},而不是 {f1b:/peak_live|plain}。</translation>
    </message>
    <message>
        <source>{h2:/peak_live|plain} micro-batches in flight instead of {f1b:/peak_live|plain}. Between a rank's first and last block it is never idle: {h2:/bubble/of_span|percent}. But counted from 0 to the end, {h2:/bubble/of_total|percent} remain. Ask which bubble a paper means.</source>
        <translation>在途微批次 {h2:/peak_live|plain} 个,而不是 {f1b:/peak_live|plain} 个。在一个 rank 的首块与末块之间,它从不空闲:{h2:/bubble/of_span|percent}。但从 0 算到结束,还剩 {h2:/bubble/of_total|percent}。问清楚论文说的是哪种气泡。</translation>
    </message>
    <message>
        <source>{i2:/peak_live / 2|plain} against {f1b:/peak_live|plain}.</source>
        <translation>{i2:/peak_live / 2|plain} 对 {f1b:/peak_live|plain}。</translation>
    </message>
    <message>
        <source>{i2:/peak_live|plain} chunks are {i2:/peak_live / 2|plain} stages' worth.</source>
        <translation>{i2:/peak_live|plain} 个分块相当于 {i2:/peak_live / 2|plain} 级。</translation>
    </message>
    <message>
        <source>{mix:model.parameters|plain} in all, {mix:model.active|plain} [[active]]. Memory is paid for the first number, [[FLOP]] for the second.</source>
        <translation>总共 {mix:model.parameters|plain},[[active|激活参数]] {mix:model.active|plain}。显存为第一个数付账,[[FLOP]] 为第二个。</translation>
    </message>
    <message>
        <source>{model.heads|plain} = 5 × 5.</source>
        <translation>{model.heads|plain} = 5 × 5。</translation>
    </message>
    <message>
        <source>{model.parameters|count} and {model.active|count}: {model.parameters / model.active|times}. DeepSeek-V3: {ds:model.parameters / ds:model.active|times}.</source>
        <translation>{model.parameters|count} 和 {model.active|count}:{model.parameters / model.active|times}。DeepSeek-V3:{ds:model.parameters / ds:model.active|times}。</translation>
    </message>
    <message>
        <source>{model.parameters|count} over {model.active|count}.</source>
        <translation>{model.parameters|count} 除以 {model.active|count}。</translation>
    </message>
    <message>
        <source>{model.vocab|plain} words times {training.sequence_length|plain} tokens, in two precisions.</source>
        <translation>{model.vocab|plain} 个词乘以 {training.sequence_length|plain} 个 token,两种精度。</translation>
    </message>
    <message>
        <source>{n1:/memory/peak_bytes|bytes} on one node, {n8:/memory/peak_bytes|bytes} on eight. To save room the copies have to stop being copies. That is [[ZeRO]].</source>
        <translation>一个节点 {n1:/memory/peak_bytes|bytes},八个节点 {n8:/memory/peak_bytes|bytes}。要省空间,复制品就不能再是复制品。这就是 [[ZeRO]]。</translation>
    </message>
    <message>
        <source>{n1:/throughput/tokens_per_s_per_gpu|rate} on one node, {n32:/throughput/tokens_per_s_per_gpu|rate} on 32. The playbook measured a steeper fall on its cluster from 8 to 256 GPUs: {15700 / 40150 - 1|percent} with data parallelism alone, {23775 / 40150 - 1|percent} with its best plan at each size, the squares of the picture. Real networks are busier than ours. Believe the direction, measure the size.</source>
        <translation>一个节点上 {n1:/throughput/tokens_per_s_per_gpu|rate},32 个节点上 {n32:/throughput/tokens_per_s_per_gpu|rate}。playbook 在自己的集群上从 8 到 256 块 GPU 测得更陡的下降:仅用数据并行时 {15700 / 40150 - 1|percent},用各规模下的最佳方案(图中的方块)时 {23775 / 40150 - 1|percent}。真实的网络比我们的更繁忙。相信方向,大小要实测。</translation>
    </message>
    <message>
        <source>{one:/time/step_s / /time/step_s|times}.</source>
        <translation>{one:/time/step_s / /time/step_s|times}。</translation>
    </message>
    <message>
        <source>{one:/time/step_s|seconds} become {/time/step_s|seconds}. That is [[DDP]].</source>
        <translation>{one:/time/step_s|seconds} 变成 {/time/step_s|seconds}。这就是 [[DDP]]。</translation>
    </message>
    <message>
        <source>{par:/memory/by_stage/0/temporary|bytes} instead of {start:/memory/by_stage/0/temporary|bytes}. Still too much for one GPU, but no longer because of the loss.</source>
        <translation>{par:/memory/by_stage/0/temporary|bytes},而不是 {start:/memory/by_stage/0/temporary|bytes}。对一个 GPU 仍然太多,但不再是因为损失。</translation>
    </message>
    <message>
        <source>{par:/memory/peak_bytes|bytes} in {par:/time/step_s|seconds}. Sequence parallelism first, recomputation when that is not enough.</source>
        <translation>{par:/memory/peak_bytes|bytes}，用时 {par:/time/step_s|seconds}。先用序列并行，不够时再重计算。</translation>
    </message>
    <message>
        <source>{par:/throughput/tokens_per_s|rate} against {start:/throughput/tokens_per_s|rate}: {par:/throughput/tokens_per_s / start:/throughput/tokens_per_s - 1|percent}. Bought with {par:/memory/peak_bytes - start:/memory/peak_bytes|bytes}.</source>
        <translation>{par:/throughput/tokens_per_s|rate} 对 {start:/throughput/tokens_per_s|rate}:{par:/throughput/tokens_per_s / start:/throughput/tokens_per_s - 1|percent}。用 {par:/memory/peak_bytes - start:/memory/peak_bytes|bytes} 换来。</translation>
    </message>
    <message>
        <source>{par:/time/exposed_s/dp|seconds} of {par:/time/step_s|seconds}. The floor is a floor in tokens per GPU: that is why large clusters need large batches, or other dimensions.</source>
        <translation>{par:/time/step_s|seconds} 里的 {par:/time/exposed_s/dp|seconds}。下限是每 GPU 的 token 下限:所以大集群需要大批次,或别的维度。</translation>
    </message>
    <message>
        <source>{par:/time/step_s|seconds} at {par:/memory/peak_bytes|bytes}. Of {start:/time/step_s|seconds} that is {1 - par:/time/step_s / start:/time/step_s|percent}: the head on the last stage is the larger part of the bubble, and no schedule mends that.</source>
        <translation>{par:/time/step_s|seconds},{par:/memory/peak_bytes|bytes}。比 {start:/time/step_s|seconds} 少 {1 - par:/time/step_s / start:/time/step_s|percent}:气泡的大部分来自末级的输出头,没有调度能修好它。</translation>
    </message>
    <message>
        <source>{par:/time/step_s|seconds}. Of some three hundred thousand legal plans the search finds one of {best:/time/step_s|seconds}: TP 2, CP 4, PP 8, and a zero-bubble schedule. No rule of thumb would have tried that. Leave the lesson and press **Best plan**.</source>
        <translation>{par:/time/step_s|seconds}。在约三十万个合法方案里,搜索找到一个 {best:/time/step_s|seconds} 的:TP 2、CP 4、PP 8,外加零气泡调度。没有哪条经验法则会想到它。离开课程,按**最佳方案**。</translation>
    </message>
    <message>
        <source>{s9:/seconds|seconds} become {x9:/seconds|seconds}: far less than the wires' ratio, as all eight cards of a node send at once. The playbook measured a steeper fall on its cluster. Measure yours: **Probe**.</source>
        <translation>{s9:/seconds|seconds} 变成 {x9:/seconds|seconds}:远小于线路之比,因为节点的八张卡同时发送。playbook 在自己的集群上测得更陡的下降。测一测你的:**实测**。</translation>
    </message>
    <message>
        <source>{small:model.parameters + small:model.embedding|plain}. Careless calculators count a tied table twice, and their [[MFU]] is too high by the same factor.</source>
        <translation>{small:model.parameters + small:model.embedding|plain}。粗心的计算器把绑定的表计两次,它们的 [[MFU]] 也按同样的倍数偏高。</translation>
    </message>
    <message>
        <source>{small:model.parameters|count} and {small:model.embedding|count} are {small:model.parameters + small:model.embedding|count}.</source>
        <translation>{small:model.parameters|count} 加 {small:model.embedding|count} 是 {small:model.parameters + small:model.embedding|count}。</translation>
    </message>
    <message>
        <source>{start:/throughput/mfu|percent} became {par:/throughput/mfu|percent}: with several thin slices each rank waits less at both ends. The price is more messages between neighbours.</source>
        <translation>{start:/throughput/mfu|percent} 变为 {par:/throughput/mfu|percent}：有了几片薄切片，每个 rank 在两端等得更少。代价是邻居之间消息更多。</translation>
    </message>
    <message>
        <source>{start:/time/bubble/of_total|percent} became {par:/time/bubble/of_total|percent}. The formula says {3 / (64 + 3)|percent}. The rest is no fill or drain: the last stage also has the head, so the others wait for it all the time. Uneven stages make a bubble that no batch cures.</source>
        <translation>{start:/time/bubble/of_total|percent} 变成了 {par:/time/bubble/of_total|percent}。公式说 {3 / (64 + 3)|percent}。其余不是灌满或排空:末级还有输出头,所以别的级一直在等它。不均衡的级造成的气泡,批次再大也治不好。</translation>
    </message>
    <message>
        <source>{start:/time/step_s|seconds} become {/time/step_s|seconds}. That is why routers are trained to be fair, and why simulated routers ('forced balance') flatter benchmarks.</source>
        <translation>{start:/time/step_s|seconds} 变为 {/time/step_s|seconds}。所以路由器要训练得公平，所以模拟路由（“强制均衡”）会美化基准测试。</translation>
    </message>
    <message>
        <source>{start:/time/step_s|seconds} become {par:/time/step_s|seconds}.</source>
        <translation>{start:/time/step_s|seconds} 变成 {par:/time/step_s|seconds}。</translation>
    </message>
    <message>
        <source>{training.sequence_length|plain} tokens are a book. One sequence is one micro-batch: it cannot be made smaller. ZeRO-3 helps, as each of the {plan.dp} replicas holds the same weights and gradients, but not enough: {start:/memory/peak_bytes|bytes} become {z3:/memory/peak_bytes|bytes}, on a GPU of {/memory/capacity_bytes|bytes}.</source>
        <translation>{training.sequence_length|plain} 个 token 就是一本书。一条序列就是一个微批次:不能再小。ZeRO-3 有帮助,因为 {plan.dp} 个副本各持有同样的权重和梯度,但还不够:{start:/memory/peak_bytes|bytes} 变为 {z3:/memory/peak_bytes|bytes},而 GPU 只有 {/memory/capacity_bytes|bytes}。</translation>
    </message>
    <message>
        <source>{training.sequence_length|plain} × {model.vocab|plain} numbers are {training.sequence_length * model.vocab|count}: in fp32 {training.sequence_length * model.vocab * 4|bytes}. A plain loss keeps several such copies at its worst moment: scores, their 16-bit form, their gradient. The kept inputs of all {model.layers} layers are only {/memory/by_stage/0/activations|bytes}.</source>
        <translation>{training.sequence_length|plain} × {model.vocab|plain} 个数是 {training.sequence_length * model.vocab|count}:fp32 下 {training.sequence_length * model.vocab * 4|bytes}。普通的损失在最坏的时刻保留好几份这样的副本:分数、其 16 位形式、其梯度。全部 {model.layers} 层所保留的输入却只有 {/memory/by_stage/0/activations|bytes}。</translation>
    </message>
    <message>
        <source>{x9:/seconds / s9:/seconds|times}.</source>
        <translation>{x9:/seconds / s9:/seconds|times}。</translation>
    </message>
    <message>
        <source>{z1:/time/step_s|seconds} become {/time/step_s|seconds}. But ZeRO-1 does not fit here: {z1:/memory/peak_bytes|bytes}.</source>
        <translation>{z1:/time/step_s|seconds} 变成 {/time/step_s|seconds}。但 ZeRO-1 在这里放不下:{z1:/memory/peak_bytes|bytes}。</translation>
    </message>
</context>
<context>
    <name>resources/texts</name>
    <message>
        <source>12·L·h·seq counts the full square of attention; a causal kernel computes half of it.</source>
        <translation>12·L·h·seq 计入注意力的完整平方;因果核只算一半。</translation>
    </message>
    <message>
        <source>34·s·b·h holds for a GELU feed-forward of 4h with dropout. A SwiGLU layer without either keeps more: 46 to 50·s·b·h by the playbook's own widget, about 60 measured with nanotron.</source>
        <translation>34·s·b·h 适用于宽 4h、带 dropout 的 GELU 前馈。两者皆无的 SwiGLU 层保留更多:按 playbook 自己的小工具为 46 至 50·s·b·h,nanotron 实测约 60。</translation>
    </message>
    <message>
        <source>A collective beside compute takes multiprocessors and memory bandwidth from it: hidden communication is not free.</source>
        <translation>与计算并行的集合通信会占用多处理器和显存带宽:被隐藏的通信并非免费。</translation>
    </message>
    <message>
        <source>A layer is 12h² + 13h in the text, 16h² in appendix A2 and the cheatsheet, and about 13h² in Llama 3 8B (grouped-query attention, feed-forward of 3.5h).</source>
        <translation>一层在正文中为 12h² + 13h,在附录 A2 与速查表中为 16h²,在 Llama 3 8B 中约 13h²(分组查询注意力,前馈 3.5h)。</translation>
    </message>
    <message>
        <source>A learned position table of h·s parameters is counted, which the text leaves out and Llama has not.</source>
        <translation>计入了 h·s 个参数的可学习位置表,正文略去,Llama 没有。</translation>
    </message>
    <message>
        <source>A parameter takes 12 bytes in the figures (no fp32 copy), 16 in the text and the ZeRO paper, 18 in the cheatsheet and nanotron (fp32 gradients), 20 in the text's table (both gradients).</source>
        <translation>每个参数在图中为 12 字节(无 fp32 副本),正文与 ZeRO 论文 16,速查表与 nanotron 18(fp32 梯度),正文的表 20(两种梯度)。</translation>
    </message>
    <message>
        <source>Adam reads and writes its states once a step</source>
        <translation>Adam 每步读写其状态一次</translation>
    </message>
    <message>
        <source>AdamW</source>
        <translation>AdamW</translation>
    </message>
    <message>
        <source>AdamW, 8-bit states</source>
        <translation>AdamW,8 位状态</translation>
    </message>
    <message>
        <source>AdamW, BF16 states</source>
        <translation>AdamW,BF16 状态</translation>
    </message>
    <message>
        <source>All activations are cut along the sequence.</source>
        <translation>所有激活沿序列切分。</translation>
    </message>
    <message>
        <source>An exchange in which all ranks of a group take part. It ends for all when the slowest is done.</source>
        <translation>组内所有 rank 参与的一次交换。最慢者完成时对所有人结束。</translation>
    </message>
    <message>
        <source>Appendix A3 hides the collective behind one h × h product (2h), the cheatsheet behind a feed-forward (24h): 12 times apart.</source>
        <translation>附录 A3 把集合通信藏在一次 h × h 乘积(2h)之后,速查表藏在前馈(24h)之后:相差 12 倍。</translation>
    </message>
    <message>
        <source>BF16</source>
        <translation>BF16</translation>
    </message>
    <message>
        <source>Between tensor-parallel parts the tokens are split, so that norms and dropout are shared too. An all-reduce becomes a reduce-scatter and an all-gather: the same bytes, less memory.</source>
        <translation>在张量并行的各部分之间,token 被切分,使归一化与 dropout 也分摊。all-reduce 变为 reduce-scatter 与 all-gather:字节相同,显存更少。</translation>
    </message>
    <message>
        <source>By number of GPUs</source>
        <translation>按 GPU 数</translation>
    </message>
    <message>
        <source>By size of the model</source>
        <translation>按模型大小</translation>
    </message>
    <message>
        <source>Bytes of a collective per second times its factor, 2·(n − 1)/n or (n − 1)/n, so that figures of different collectives and numbers of ranks compare with the wire's own rate.</source>
        <translation>集合通信每秒字节数乘以其因子 2·(n − 1)/n 或 (n − 1)/n,使不同集合通信与 rank 数的数字可与线路本身的速率比较。</translation>
    </message>
    <message>
        <source>Chowdhery et al. 2022 (PaLM, arXiv 2204.02311), appendix B: model FLOP utilisation</source>
        <translation>Chowdhery et al. 2022 (PaLM, arXiv 2204.02311),附录 B:模型 FLOP 利用率</translation>
    </message>
    <message>
        <source>Come to the batch</source>
        <translation>达到批次</translation>
    </message>
    <message>
        <source>Communication that runs while the GPU computes something else, so that it costs no time of its own but for contention.</source>
        <translation>GPU 计算别的内容时进行的通信,除争用外不占自己的时间。</translation>
    </message>
    <message>
        <source>Context parallelism of 8 divides the activations by 64.</source>
        <translation>8 路上下文并行把激活除以 64。</translation>
    </message>
    <message>
        <source>Counted, on one GPU at its peak moment: weights, gradients and optimizer states with their sharding, activations of every micro-batch in flight, logits, recomputed and gathered layers, buffers of context parallelism, workspaces, allocator slack, the CUDA context and NCCL's buffers. Not counted: statistics of norms (8 bytes a token), the data loader, host memory, and fragmentation beyond the usual slack.</source>
        <translation>计入的是一个 GPU 在其峰值时刻:权重、梯度与优化器状态及其分片,每个在途微批次的激活,logits,重计算与聚集的层,上下文并行的缓冲区,工作区,分配器余量,CUDA 上下文与 NCCL 缓冲区。未计入:归一化的统计量(每 token 8 字节)、数据加载器、主机内存,以及超出通常余量的碎片。</translation>
    </message>
    <message>
        <source>Daly 2006 (doi 10.1016/j.future.2004.11.016), equation 20</source>
        <translation>Daly 2006 (doi 10.1016/j.future.2004.11.016),式 20</translation>
    </message>
    <message>
        <source>Daly 2006 (doi 10.1016/j.future.2004.11.016), equation 37</source>
        <translation>Daly 2006 (doi 10.1016/j.future.2004.11.016),式 37</translation>
    </message>
    <message>
        <source>Dao 2023 (FlashAttention-2, arXiv 2307.08691), section 4.1</source>
        <translation>Dao 2023 (FlashAttention-2, arXiv 2307.08691),第 4.1 节</translation>
    </message>
    <message>
        <source>DeepSeek-V3 (arXiv 2412.19437), section 2.2</source>
        <translation>DeepSeek-V3 (arXiv 2412.19437), section 2.2</translation>
    </message>
    <message>
        <source>DeepSeek-V3 (arXiv 2412.19437), section 3.2.1, and the DualPipe repository</source>
        <translation>DeepSeek-V3 (arXiv 2412.19437), section 3.2.1, and the DualPipe repository</translation>
    </message>
    <message>
        <source>DeepSeek-V3 (arXiv 2412.19437), section 3.2.2: a token is sent once to each node</source>
        <translation>DeepSeek-V3 (arXiv 2412.19437), section 3.2.2: a token is sent once to each node</translation>
    </message>
    <message>
        <source>DeepSpeed</source>
        <translation>DeepSpeed</translation>
    </message>
    <message>
        <source>Each data-parallel rank keeps the optimizer states of one part. Gradients are reduce-scattered, the new weights gathered: the bytes of an all-reduce.</source>
        <translation>每个数据并行 rank 保存一部分优化器状态。梯度 reduce-scatter,新权重聚集:字节数等于一次 all-reduce。</translation>
    </message>
    <message>
        <source>Each matrix is cut into columns or rows. Every layer sums or gathers activations twice forward and twice backward, with little to hide behind.</source>
        <translation>每个矩阵按列或行切分。每层前向两次、反向两次求和或聚集激活,几乎没有可以藏身之处。</translation>
    </message>
    <message>
        <source>Each rank sends to its neighbour, n − 1 times. Uses every wire fully; its latency grows with the ring.</source>
        <translation>每个 rank 发给相邻 rank,共 n − 1 次。充分利用每条线路;延迟随环增长。</translation>
    </message>
    <message>
        <source>Every fourth layer of this model has no rotary positions; these files rotate in every layer. Neither time nor memory changes.</source>
        <translation>该模型每四层有一层没有旋转位置编码;这些文件在每一层都旋转。时间和内存都不变。</translation>
    </message>
    <message>
        <source>Every matrix is cut by columns or rows: parameters and the activations inside attention and feed-forward.</source>
        <translation>每个矩阵按列或行切分:参数以及注意力与前馈内部的激活。</translation>
    </message>
    <message>
        <source>Every rank has a different piece for every other one. Experts get their tokens by it; across nodes it is the slowest of the collectives.</source>
        <translation>每个 rank 对其他每个 rank 有不同的一块。专家由此得到其 token;跨节点时它是最慢的集合通信。</translation>
    </message>
    <message>
        <source>Every rank has a part and afterwards has all parts. Each sends (n − 1)/n of the whole.</source>
        <translation>每个 rank 起初有一部分,最后有全部。每个发送整体的 (n − 1)/n。</translation>
    </message>
    <message>
        <source>Every rank has a tensor and afterwards has one part of the sum: half of an all-reduce.</source>
        <translation>每个 rank 有一个张量,最后有总和的一部分:半个 all-reduce。</translation>
    </message>
    <message>
        <source>Every rank has a tensor of the same shape and afterwards has the sum. A reduce-scatter and an all-gather in one: each sends 2·(n − 1)/n of it.</source>
        <translation>每个 rank 有一个同形状的张量,最后有总和。相当于一次 reduce-scatter 加一次 all-gather:每个发送其 2·(n − 1)/n。</translation>
    </message>
    <message>
        <source>Every rank has the whole model and other sequences. Gradients are averaged once a step, behind the last backward pass.</source>
        <translation>每个 rank 有完整的模型和不同的序列。梯度每步平均一次,藏在最后一次反向之后。</translation>
    </message>
    <message>
        <source>FLOP of the model's multiplies, exact; reproduces NVIDIA's published TFLOP/s</source>
        <translation>模型乘法的 FLOP,精确;与 NVIDIA 公布的 TFLOP/s 一致</translation>
    </message>
    <message>
        <source>FP16</source>
        <translation>FP16</translation>
    </message>
    <message>
        <source>FP32</source>
        <translation>FP32</translation>
    </message>
    <message>
        <source>FP4</source>
        <translation>FP4</translation>
    </message>
    <message>
        <source>FP8</source>
        <translation>FP8</translation>
    </message>
    <message>
        <source>FSDP2</source>
        <translation>FSDP2</translation>
    </message>
    <message>
        <source>Fit one step into memory</source>
        <translation>让一步放进显存</translation>
    </message>
    <message>
        <source>FlashAttention</source>
        <translation>FlashAttention</translation>
    </message>
    <message>
        <source>FlashAttention-2</source>
        <translation>FlashAttention-2</translation>
    </message>
    <message>
        <source>FlashAttention-3</source>
        <translation>FlashAttention-3</translation>
    </message>
    <message>
        <source>From one rank to another: activations between pipeline stages, blocks of a ring.</source>
        <translation>从一个 rank 到另一个:流水线级之间的激活,环的数据块。</translation>
    </message>
    <message>
        <source>Full recomputation is switched on in the script (model.gradient_checkpointing_enable()), not in this file.</source>
        <translation>完全重计算在脚本中开启(model.gradient_checkpointing_enable()),不在此文件中。</translation>
    </message>
    <message>
        <source>Full recomputation keeps L·s·b·h elements undivided, and the layer that is being recomputed is left out.</source>
        <translation>完整重计算保留 L·s·b·h 个未切分的元素,正在重计算的那层未计入。</translation>
    </message>
    <message>
        <source>Fused</source>
        <translation>融合</translation>
    </message>
    <message>
        <source>Fused softmax</source>
        <translation>融合 softmax</translation>
    </message>
    <message>
        <source>GPU-poor: no plan without full recomputation fits</source>
        <translation>GPU 少:没有完整重计算就没有方案放得下</translation>
    </message>
    <message>
        <source>GPU-rich: some plan without full recomputation fits</source>
        <translation>GPU 多:无完整重计算也有方案放得下</translation>
    </message>
    <message>
        <source>Gathering the next layer's weights while this one computes.</source>
        <translation>在本层计算时聚集下一层的权重。</translation>
    </message>
    <message>
        <source>Gradients are kept in parts too, so they are scattered with every micro-batch.</source>
        <translation>梯度也分部分保存,因此每个微批次都要散发。</translation>
    </message>
    <message>
        <source>Gradients that leave together. Large enough to use the wire well, small enough that the first one leaves early in the backward pass.</source>
        <translation>一起发出的梯度。要大到能用好线路,又小到第一个能在反向中早早发出。</translation>
    </message>
    <message>
        <source>Grattafiori et al. 2024 (Llama 3, arXiv 2407.21783), section 3.3.1: storage that sustains 2 TB/s, for 16,384 GPUs</source>
        <translation>Grattafiori et al. 2024 (Llama 3, arXiv 2407.21783),第 3.3.1 节:持续 2 TB/s 的存储,供 16,384 个 GPU</translation>
    </message>
    <message>
        <source>Idle GPU time of all GPU time of a step: while the pipeline fills and drains, and while faster stages wait for the slowest. It is no communication: more micro-batches or chunks make the first part smaller, a better cut of the layers the second.</source>
        <translation>空闲 GPU 时间占一步全部 GPU 时间:流水线填充与排空时,以及较快的级等最慢的级时。这不是通信:更多微批次或分块缩小前者,更好的层划分缩小后者。</translation>
    </message>
    <message>
        <source>In chunks of tokens</source>
        <translation>按 token 分块</translation>
    </message>
    <message>
        <source>It sends what tensor parallelism sends, as gathers and scatters.</source>
        <translation>它发送张量并行所发送的内容,但以聚集和散发的方式。</translation>
    </message>
    <message>
        <source>Korthikanti et al. 2022 (arXiv 2205.05198), section 5</source>
        <translation>Korthikanti et al. 2022 (arXiv 2205.05198),第 5 节</translation>
    </message>
    <message>
        <source>Layout {layout} cuts the sequence into {pieces} equal pieces for {ranks} ranks, but {sequence} tokens do not divide by {pieces}.</source>
        <translation>布局 {layout} 把序列切成 {pieces} 等份,供 {ranks} 个 rank,但 {sequence} 个 token 不能被 {pieces} 整除。</translation>
    </message>
    <message>
        <source>Liu et al. 2023 (Ring Attention, arXiv 2310.01889)</source>
        <translation>Liu et al. 2023 (Ring Attention, arXiv 2310.01889)</translation>
    </message>
    <message>
        <source>Llama 3 (arXiv 2407.21783): 419 unexpected interruptions in 54 days of 16,384 GPUs, 50,700 GPU hours each; Kokolis et al. 2025 (arXiv 2410.21680): 6.50 and 2.34 failures per 1,000 days of 8-GPU nodes, 29,500 and 82,100 GPU hours each</source>
        <translation>Llama 3 (arXiv 2407.21783):16,384 个 GPU 54 天内 419 次意外中断,每次 50,700 GPU 小时;Kokolis et al. 2025 (arXiv 2410.21680):8 GPU 节点每 1,000 天 6.50 与 2.34 次故障,每次 29,500 与 82,100 GPU 小时</translation>
    </message>
    <message>
        <source>Measured: {generation}, {runs} configurations, sources: {sources}, but no {kind}.</source>
        <translation>实测:{generation},{runs} 种配置,来源:{sources},但没有 {kind}。</translation>
    </message>
    <message>
        <source>Measured: {kind} on {generation} with software like {framework}, {runs} configurations, sources: {sources}.</source>
        <translation>实测:{generation} 上的 {kind},软件类似 {framework},{runs} 种配置,来源:{sources}。</translation>
    </message>
    <message>
        <source>Measured: {kind} on {generation}, {runs} configurations, sources: {sources}, but none with software like {framework}.</source>
        <translation>实测:{generation} 上的 {kind},{runs} 种配置,来源:{sources},但没有软件类似 {framework} 的。</translation>
    </message>
    <message>
        <source>Megatron-LM: make-vocab-size-divisible-by</source>
        <translation>Megatron-LM:make-vocab-size-divisible-by</translation>
    </message>
    <message>
        <source>Muon</source>
        <translation>Muon</translation>
    </message>
    <message>
        <source>NCCL 2.30.7, src/graph/tuning.cc: NVIDIA's own measured constants; the network's latency as stated</source>
        <translation>NCCL 2.30.7,src/graph/tuning.cc:NVIDIA 自己测得的常数;网络延迟按所述</translation>
    </message>
    <message>
        <source>NVIDIA's library of collectives. It chooses ring or tree and a protocol by size, ranks and wires.</source>
        <translation>NVIDIA 的集合通信库。按大小、rank 数和线路选择环或树及协议。</translation>
    </message>
    <message>
        <source>Nanotron</source>
        <translation>Nanotron</translation>
    </message>
    <message>
        <source>No flags describe this model: its layers differ in kind, or have parts that Megatron's GPT model lacks.</source>
        <translation>没有参数能描述此模型:其各层种类不同,或含有 Megatron 的 GPT 模型所没有的部分。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Nothing like it was measured: no run on a device of {vendor}. The band is that of other vendors' devices, widened.</source>
        <translation>没有类似的实测:没有 {vendor} 设备上的运行。区间取其他厂商设备的并放宽。</translation>
    </message>
    <message>
        <source>Nothing like it was measured: no run on {generation}. The band is that of other {vendor} devices, widened.</source>
        <translation>没有类似的实测:没有 {generation} 上的运行。区间取其他 {vendor} 设备的并放宽。</translation>
    </message>
    <message>
        <source>Nothing was measured.</source>
        <translation>没有实测。</translation>
    </message>
    <message>
        <source>Operation by operation</source>
        <translation>逐个算子</translation>
    </message>
    <message>
        <source>Optimizer states and gradients are cut over the replicas.</source>
        <translation>优化器状态与梯度在各副本间切分。</translation>
    </message>
    <message>
        <source>Optimizer states and parameters</source>
        <translation>优化器状态与参数</translation>
    </message>
    <message>
        <source>Optimizer states, gradients and parameters are cut over the replicas.</source>
        <translation>优化器状态、梯度和参数在各副本间切分。</translation>
    </message>
    <message>
        <source>Overlap checklist</source>
        <translation>重叠清单</translation>
    </message>
    <message>
        <source>Overlapping {what} does not pay: {seconds:short} s {of} against {alone:short} s without. By contention, what runs beside compute slows it down, and each of many small buckets pays its latency.</source>
        <translation>重叠 {what} 不划算:{seconds:short} 秒({of}),不重叠为 {alone:short} 秒。因争用,与计算并行的通信会拖慢计算,众多小桶各付一次延迟。</translation>
    </message>
    <message>
        <source>Per operator</source>
        <translation>按算子</translation>
    </message>
    <message>
        <source>Pitfalls</source>
        <translation>陷阱</translation>
    </message>
    <message>
        <source>Precision {precision} does not pay: {seconds:short} s {of} against {alone:short} s in bf16. Casts and launches take longer than the faster multiplies save.</source>
        <translation>精度 {precision} 不划算:{seconds:short} 秒({of}),bf16 为 {alone:short} 秒。类型转换与启动所花的时间超过更快的乘法所节省的。</translation>
    </message>
    <message>
        <source>Pure BF16</source>
        <translation>纯 BF16</translation>
    </message>
    <message>
        <source>PyTorch FSDP2 (fully_shard): parameters are gathered layer by layer</source>
        <translation>PyTorch FSDP2 (fully_shard):参数逐层聚集</translation>
    </message>
    <message>
        <source>PyTorch's fully sharded data parallelism: what ZeRO-3 does, layer by layer.</source>
        <translation>PyTorch 的全分片数据并行:逐层做 ZeRO-3 所做的事。</translation>
    </message>
    <message>
        <source>Queries stay, keys and values go round. A hop hides where attention on a block takes longer than its transfer.</source>
        <translation>query 不动,key 与 value 绕环传递。对一块的注意力长于其传输时,一跳即被隐藏。</translation>
    </message>
    <message>
        <source>Rajbhandari et al. 2020 (ZeRO, arXiv 1910.02054)</source>
        <translation>Rajbhandari et al. 2020 (ZeRO, arXiv 1910.02054)</translation>
    </message>
    <message>
        <source>Rajbhandari et al. 2020 (ZeRO, arXiv 1910.02054), section 3.1</source>
        <translation>Rajbhandari et al. 2020 (ZeRO, arXiv 1910.02054),第 3.1 节</translation>
    </message>
    <message>
        <source>Rank {rank} has nothing left to do for {wait}: {awaited} of rank {other} ends the step at {end}.</source>
        <translation>rank {rank} 在 {wait} 内无事可做:rank {other} 的 {awaited} 在 {end} 结束该步。</translation>
    </message>
    <message>
        <source>Rank {rank} waits {wait} to start {block}: {awaited} of rank {other}, whose gradient it needs, ends at {end}, and the gradient takes {hop} to arrive.</source>
        <translation>rank {rank} 等待 {wait} 才开始 {block}:它需要其梯度的 {awaited}(rank {other})在 {end} 结束,梯度需 {hop} 才到达。</translation>
    </message>
    <message>
        <source>Rank {rank} waits {wait} to start {block}: {awaited} of rank {other}, whose gradient it needs, ends at {end}.</source>
        <translation>rank {rank} 等待 {wait} 才开始 {block}:它需要其梯度的 {awaited}(rank {other})在 {end} 结束。</translation>
    </message>
    <message>
        <source>Rank {rank} waits {wait} to start {block}: {awaited} of rank {other}, whose output it reads, ends at {end}, and the output takes {hop} to arrive.</source>
        <translation>rank {rank} 等待 {wait} 才开始 {block}:它读取其输出的 {awaited}(rank {other})在 {end} 结束,输出需 {hop} 才到达。</translation>
    </message>
    <message>
        <source>Rank {rank} waits {wait} to start {block}: {awaited} of rank {other}, whose output it reads, ends at {end}.</source>
        <translation>rank {rank} 等待 {wait} 才开始 {block}:它读取其输出的 {awaited}(rank {other})在 {end} 结束。</translation>
    </message>
    <message>
        <source>Ranks add up along a tree: fewer hops than a ring, so small messages are faster.</source>
        <translation>各 rank 沿树求和:跳数比环少,因此小消息更快。</translation>
    </message>
    <message>
        <source>Ring, contiguous</source>
        <translation>环,连续</translation>
    </message>
    <message>
        <source>Ring, striped</source>
        <translation>环,条带</translation>
    </message>
    <message>
        <source>Ring, zigzag</source>
        <translation>环,zigzag</translation>
    </message>
    <message>
        <source>Rotary positions are scaled by {from} in this model and by {to} in these files. Neither time nor memory changes.</source>
        <translation>此模型的旋转位置按 {from} 缩放,而这些文件按 {to} 缩放。时间和内存都不变。</translation>
    </message>
    <message>
        <source>SGD with momentum</source>
        <translation>带动量的 SGD</translation>
    </message>
    <message>
        <source>Schedule {schedule} with {chunks} chunks becomes 1f1b without virtual stages: the bubble grows {chunks} times.</source>
        <translation>有 {chunks} 个分块的调度 {schedule} 变为没有虚拟级的 1f1b:气泡增至 {chunks} 倍。</translation>
    </message>
    <message>
        <source>Seconds in which the compute stream waits for a collective. What counts in the step's time.</source>
        <translation>计算流等待集合通信的秒数。计入该步时间的正是它。</translation>
    </message>
    <message>
        <source>Selective</source>
        <translation>选择性</translation>
    </message>
    <message>
        <source>Several micro-batches before one optimizer step. Gradients may wait until the last of them before they travel.</source>
        <translation>一次优化器步之前的若干微批次。梯度可等到最后一个才传输。</translation>
    </message>
    <message>
        <source>Sharding over {shard_group} ranks makes the states of stage {stage} larger: {sharded:short} bytes a parameter against {whole:short} without. FSDP keeps {beside:short} bytes of gathered weights and unsharded gradients a parameter until the last micro-batch.</source>
        <translation>在 {shard_group} 个 rank 上分片使第 {stage} 级的状态更大：每参数 {sharded:short} 字节，不分片为 {whole:short} 字节。FSDP 会把每参数 {beside:short} 字节的已收集权重和未分片梯度保留到最后一个微批次。</translation>
    </message>
    <message>
        <source>Shards within a group, usually a node, and replicas across groups: weights are gathered over the fast wire alone.</source>
        <translation>组内(通常为节点)分片,组间为副本:权重只经快速线路聚集。</translation>
    </message>
    <message>
        <source>Shoeybi et al. 2019 (arXiv 1909.08053), section 3</source>
        <translation>Shoeybi et al. 2019 (arXiv 1909.08053),第 3 节</translation>
    </message>
    <message>
        <source>Shoeybi et al. 2019 (arXiv 1909.08053), section 3: heads and widths are cut</source>
        <translation>Shoeybi et al. 2019 (arXiv 1909.08053),第 3 节:切分头与宽度</translation>
    </message>
    <message>
        <source>Stage {stage} leaves less than 3 % of its {capacity_bytes:gib} GiB free: the allocator flushes its cache and asks again, and steps can be several times slower than estimated.</source>
        <translation>第 {stage} 级的 {capacity_bytes:gib} GiB 中空闲不足 3 %:分配器会清空缓存再申请,步可能比估计慢数倍。</translation>
    </message>
    <message>
        <source>Stages of layers on different ranks. Only activations at the borders travel: little, point to point, and good for slow wires.</source>
        <translation>层的各级位于不同 rank。只有边界处的激活传输:量少、点对点,适合慢速线路。</translation>
    </message>
    <message>
        <source>States are fp32 (4 + 4 + 8 bytes) beside activations in 16 bit.</source>
        <translation>状态为 fp32(4 + 4 + 8 字节),激活为 16 位。</translation>
    </message>
    <message>
        <source>TF32</source>
        <translation>TF32</translation>
    </message>
    <message>
        <source>Tensor parallelism divides neither parameters nor gradients nor optimizer states.</source>
        <translation>张量并行既不切分参数,也不切分梯度和优化器状态。</translation>
    </message>
    <message>
        <source>That flavor takes the values of this model: rope_theta {rope_theta}, norm_eps {norm_eps}, {tied} embeddings, and rotary scaling {scaling}.</source>
        <translation>该 flavor 采用此模型的值:rope_theta {rope_theta}、norm_eps {norm_eps}、嵌入 {tied}、旋转缩放 {scaling}。</translation>
    </message>
    <message>
        <source>The GPUs that a fast network joins: eight in a DGX, 72 in an NVL72 rack.</source>
        <translation>快速网络所连的 GPU:DGX 中 8 个,NVL72 机架中 72 个。</translation>
    </message>
    <message>
        <source>The GPUs would compute at {hfu:percent} % of their {precision} peak. The highest published for {generation} is {published:percent} % ({run}). Take the step time as a lower bound until it is measured.</source>
        <translation>GPU 将以其 {precision} 峰值的 {hfu:percent} % 计算。{generation} 已公布的最高值为 {published:percent} %（{run}）。在实测之前，请将该步时间视为下限。</translation>
    </message>
    <message>
        <source>The Llama 3 presets have a vocabulary of 30522 (really 128256), a feed-forward of 4h (really 3.5h or 3.25h) and sequences of 256 tokens.</source>
        <translation>Llama 3 预设的词表为 30522(实为 128256),前馈为 4h(实为 3.5h 或 3.25h),序列为 256 个 token。</translation>
    </message>
    <message>
        <source>The activations outside attention and feed-forward are cut along the sequence, over the tensor-parallel ranks.</source>
        <translation>注意力与前馈之外的激活沿序列切分到各张量并行 rank。</translation>
    </message>
    <message>
        <source>The all-to-all by which the experts' results go back to the ranks of their tokens.</source>
        <translation>把专家的结果送回其 token 所在 rank 的 all-to-all。</translation>
    </message>
    <message>
        <source>The all-to-all by which tokens go to the ranks of their experts.</source>
        <translation>把 token 送到其专家所在 rank 的 all-to-all。</translation>
    </message>
    <message>
        <source>The attention of the block that is at hand.</source>
        <translation>对手头那块的注意力。</translation>
    </message>
    <message>
        <source>The axis says GB; the values are GiB.</source>
        <translation>轴上写 GB;数值是 GiB。</translation>
    </message>
    <message>
        <source>The backward pass of the last micro-batch.</source>
        <translation>最后一个微批次的反向。</translation>
    </message>
    <message>
        <source>The bar is the first stage; the last one holds the head and p − 1 micro-batches fewer.</source>
        <translation>该柱是第一级;最后一级有输出头,微批次少 p − 1 个。</translation>
    </message>
    <message>
        <source>The bars named TP with sequence parallelism are those without it: 13·sbh·L instead of 34/8.</source>
        <translation>名为 TP 加序列并行的柱其实是不带的:13·sbh·L,而非 34/8。</translation>
    </message>
    <message>
        <source>The batch is cut: every GPU holds the whole model, and fewer sequences.</source>
        <translation>切分批次:每个 GPU 持有完整模型,序列更少。</translation>
    </message>
    <message>
        <source>The bytes and FLOP of this model and plan stand in place of the formula's standard layer.</source>
        <translation>以此模型与方案的字节和 FLOP 代替公式的标准层。</translation>
    </message>
    <message>
        <source>The cheatsheet gathers model_fp32 and all-reduces ZeRO-1's gradients; the text gathers bf16 parameters, half of that, and reduce-scatters.</source>
        <translation>速查表聚集 model_fp32,并对 ZeRO-1 的梯度做 all-reduce;正文聚集 bf16 参数,即一半,并做 reduce-scatter。</translation>
    </message>
    <message>
        <source>The configuration function {config} computes {modules} linear layers in FP8 (Float8Linear), which no flag switches off: {from} becomes fp8. For {from}, write a function with model_spec=model_registry("{registered}"), without converters, and name it by --module and --config.</source>
        <translation>配置函数 {config} 以 FP8 计算 {modules} 个线性层(Float8Linear),没有标志能关闭它:{from} 变为 fp8。若要 {from},请编写一个带 model_spec=model_registry("{registered}") 且不带 converters 的函数,并用 --module 和 --config 指明。</translation>
    </message>
    <message>
        <source>The configuration function {config} has rotary positions for {positions} tokens: torchtitan refuses a sequence of {sequence} tokens.</source>
        <translation>配置函数 {config} 的旋转位置只够 {positions} 个 token:torchtitan 拒绝 {sequence} 个 token 的序列。</translation>
    </message>
    <message>
        <source>The dense model's feed-forward is divided as if it were experts.</source>
        <translation>稠密模型的前馈被当作专家来切分。</translation>
    </message>
    <message>
        <source>The division by DP is missing: appendix A3 has (DP − 1)/DP, this line grows with DP.</source>
        <translation>缺少除以 DP:附录 A3 为 (DP − 1)/DP,此行随 DP 增长。</translation>
    </message>
    <message>
        <source>The dry run sends tokens to experts by all-to-all: {dispatcher} needs the memory of real ranks, which a faked process group lacks.</source>
        <translation>试运行以 all-to-all 把 token 发给专家:{dispatcher} 需要真实 rank 的显存,而伪造的进程组没有。</translation>
    </message>
    <message>
        <source>The experts are spread: their parameters alone.</source>
        <translation>专家分散:只切分其参数。</translation>
    </message>
    <message>
        <source>The experts compute in bf16: torchtitan v0.2.2 converts them to FP8 only without pipeline and context parallelism.</source>
        <translation>专家以 bf16 计算:torchtitan v0.2.2 只有在没有流水线并行和上下文并行时才把它们转换为 FP8。</translation>
    </message>
    <message>
        <source>The experts of a layer lie on different ranks; tokens travel to them and back, in every layer.</source>
        <translation>一层的专家位于不同 rank;token 每层都要送去并送回。</translation>
    </message>
    <message>
        <source>The files do not say {field} as the plan does: read back, {from} has become {to}.</source>
        <translation>这些文件中的 {field} 与方案不同:读回时 {from} 变成了 {to}。</translation>
    </message>
    <message>
        <source>The forward pass of another micro-batch.</source>
        <translation>另一微批次的前向。</translation>
    </message>
    <message>
        <source>The forward pass of the layer before, and its backward.</source>
        <translation>前一层的前向,以及它的反向。</translation>
    </message>
    <message>
        <source>The layer of another micro-batch, where the framework interleaves two; else nothing.</source>
        <translation>框架交错两个微批次时为另一微批次的层;否则无。</translation>
    </message>
    <message>
        <source>The layer's own products, where the framework cuts them into pieces; else nothing.</source>
        <translation>框架将其切块时为本层自身的乘积;否则无。</translation>
    </message>
    <message>
        <source>The layers are cut into stages: parameters, but not the activations in flight.</source>
        <translation>层切成各级:切分参数,但不切分在途激活。</translation>
    </message>
    <message>
        <source>The layers of the {stages} stages cannot be given on the command line: set parallelism.module_fqns_per_model_part in the configuration function.</source>
        <translation>{stages} 级的层无法在命令行给出:请在配置函数中设定 parallelism.module_fqns_per_model_part。</translation>
    </message>
    <message>
        <source>The line stands among ratios but is an amount of keys and values sent, in elements.</source>
        <translation>此行列在比值中,却是所发送 key 与 value 的量,以元素计。</translation>
    </message>
    <message>
        <source>The model does not state {field}: the file has {value}, which is assumed. Check it before you train.</source>
        <translation>模型未说明 {field}:文件中为 {value},这是假设。训练前请核对。</translation>
    </message>
    <message>
        <source>The model is none of torchtitan's own: a flavor {flavor} with its dimensions has to be added to its module {module} first.</source>
        <translation>此模型不是 torchtitan 自带的:须先在其模块 {module} 中添加具有其尺寸的 flavor {flavor}。</translation>
    </message>
    <message>
        <source>The nearest group in which the profile measured {collective} has {measured_ranks} ranks (nodes: {nodes}); this plan has groups of {ranks}. The measured time is multiplied by the ratio of the modelled times. Measure a group of this size to be sure.</source>
        <translation>性能档案测过 {collective} 的最接近的组有 {measured_ranks} 个 rank(节点:{nodes});此方案的组有 {ranks} 个。实测时间乘以两者建模时间之比。要确定,请测量这种大小的组。</translation>
    </message>
    <message>
        <source>The network between nodes, through each GPU's network adapter: about a tenth of what NVLink moves.</source>
        <translation>节点之间的网络,经每个 GPU 的网卡:约为 NVLink 的十分之一。</translation>
    </message>
    <message>
        <source>The note on fp32 gradients calls their 4N bytes m_params_fp32.</source>
        <translation>关于 fp32 梯度的说明把其 4N 字节称为 m_params_fp32。</translation>
    </message>
    <message>
        <source>The optimizer's states are cut over the replicas.</source>
        <translation>优化器状态在各副本间切分。</translation>
    </message>
    <message>
        <source>The path</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>The profile measured {collective} (ranks: {ranks}, nodes: {nodes}) from {smallest:bytes} on; this plan sends {asked:bytes} at once, {times:short} times less. Below the first sample the estimate follows the shape of NCCL's own model. Measure smaller sizes to be sure.</source>
        <translation>性能档案从 {smallest:bytes} 起测量了 {collective}(rank 数:{ranks},节点:{nodes});此方案一次发送 {asked:bytes},只有其 1/{times:short}。在第一个样本以下,估计沿用 NCCL 自身模型的形状。要确定,请测量更小的大小。</translation>
    </message>
    <message>
        <source>The profile measured {collective} (ranks: {ranks}, nodes: {nodes}) up to {largest:bytes}; this plan sends {asked:bytes} at once, {times:short} times as much. Beyond the last sample the estimate follows the shape of NCCL's own model. Measure larger sizes to be sure.</source>
        <translation>性能档案测量 {collective}(rank 数:{ranks},节点:{nodes})至 {largest:bytes};此方案一次发送 {asked:bytes},为其 {times:short} 倍。在最后一个样本以上,估计沿用 NCCL 自身模型的形状。要确定,请测量更大的大小。</translation>
    </message>
    <message>
        <source>The profile of {device} has no matrix multiply in {precision}, which this training uses (measured: {measured}). Times of a processor beside rates of {gpu} would be meaningless, so the estimate does not use the profile. Train in a precision that was measured, or measure {gpu}.</source>
        <translation>{device} 的性能档案没有此训练所用的 {precision} 矩阵乘法(已测:{measured})。把处理器的时间与 {gpu} 的速率并列没有意义,所以估计不使用此性能档案。请用已测的精度训练,或测量 {gpu}。</translation>
    </message>
    <message>
        <source>The profile was measured on {device}, the cluster has {gpu}: multiplies and memory reach the same share of the data sheet here, and collectives take as long as there. No measured run says how far the times are off.</source>
        <translation>该性能档案在 {device} 上测得,而集群使用 {gpu}:此处乘法与显存按同样的规格表比例计算,集合通信耗时与测得的相同。没有实测运行能说明这些时间偏差多大。</translation>
    </message>
    <message>
        <source>The profile was measured on {device}, which is no GPU of the catalogue: the times are those of that machine, not of {gpu}.</source>
        <translation>该性能档案在 {device} 上测得,它不是目录中的 GPU:这些时间属于那台机器,而不是 {gpu}。</translation>
    </message>
    <message>
        <source>The ranks share one sequence's tokens. Attention needs all keys and values, which travel round a ring or are gathered.</source>
        <translation>各 rank 共享一条序列的 token。注意力需要全部 key 与 value,它们绕环传递或被聚集。</translation>
    </message>
    <message>
        <source>The ratio is relative to the time without a bubble. Of the whole step it is (p − 1)/(v·m + p − 1).</source>
        <translation>该比值相对于无气泡的时间。占整步为 (p − 1)/(v·m + p − 1)。</translation>
    </message>
    <message>
        <source>The sequences that pass through the model together on one rank.</source>
        <translation>在一个 rank 上一起通过模型的序列。</translation>
    </message>
    <message>
        <source>The time of a message without bytes. Small collectives are nothing else; it grows with the number of ranks.</source>
        <translation>不含字节的消息所需的时间。小的集合通信只有它;它随 rank 数增长。</translation>
    </message>
    <message>
        <source>The wire between the GPUs of a node or a rack. Tensor parallelism belongs here.</source>
        <translation>节点或机架内 GPU 之间的线路。张量并行应放在这里。</translation>
    </message>
    <message>
        <source>The worst GPU, of pipeline stage {stage}, needs {peak_bytes:gib} GiB but has {capacity_bytes:gib} GiB.</source>
        <translation>最差的 GPU 在流水线第 {stage} 级,需要 {peak_bytes:gib} GiB,但只有 {capacity_bytes:gib} GiB。</translation>
    </message>
    <message>
        <source>There is no untied output head, no grouped-query attention, no pipeline, context or expert parallelism, and no fp32 gradient.</source>
        <translation>没有独立的输出头,没有分组查询注意力,没有流水线、上下文或专家并行,也没有 fp32 梯度。</translation>
    </message>
    <message>
        <source>This model gates with GELU and scales its embeddings; these files say SiLU and no scale. Neither time nor memory changes.</source>
        <translation>该模型用 GELU 做门控并缩放嵌入;这些文件用的是 SiLU,不缩放。时间和内存都不变。</translation>
    </message>
    <message>
        <source>This model rotates a part of each head by position; these files rotate all of it. Neither time nor memory changes.</source>
        <translation>该模型只按位置旋转每个头的一部分;这些文件旋转整个头。时间和内存都不变。</translation>
    </message>
    <message>
        <source>This model's activation is ReLU; these files say GELU. Neither time nor memory changes.</source>
        <translation>该模型的激活函数是 ReLU;这些文件用的是 GELU。时间和内存都不变。</translation>
    </message>
    <message>
        <source>This plan does not fit by the estimate, but what the worst GPU lacks is within the band of ±{band:percent} %: a run could fit.</source>
        <translation>按估计此方案放不下,但最差的 GPU 所缺的在 ±{band:percent} % 的区间之内:运行或许放得下。</translation>
    </message>
    <message>
        <source>This plan is tight: the worst GPU, of pipeline stage {stage}, needs {peak_bytes:gib} of its {capacity_bytes:gib} GiB, and the upper end of the estimate's band is above that. Seven of ten such estimates are within ±{band:percent} % of what is measured.</source>
        <translation>此方案偏紧:最差的 GPU 在流水线第 {stage} 级,需要 {peak_bytes:gib} GiB(共 {capacity_bytes:gib} GiB),而估计的区间上端高于容量。十个这样的估计中有七个与实测相差在 ±{band:percent} % 之内。</translation>
    </message>
    <message>
        <source>This ratio is derived nowhere in the playbook.</source>
        <translation>此比值在 playbook 中没有任何推导。</translation>
    </message>
    <message>
        <source>Time computing over time communicating, hidden or not. From about ten to one on, communication hides almost by itself; near one it has to be overlapped with care.</source>
        <translation>计算时间与通信时间之比,无论是否隐藏。约十比一以上通信几乎自行隐藏;接近一时须仔细重叠。</translation>
    </message>
    <message>
        <source>Train faster</source>
        <translation>训练更快</translation>
    </message>
    <message>
        <source>Ulysses deals heads to the ranks, but {heads} attention heads do not divide by {ranks} ranks.</source>
        <translation>Ulysses 把头分给各 rank,但 {heads} 个注意力头不能被 {ranks} 个 rank 整除。</translation>
    </message>
    <message>
        <source>Ulysses deals heads to the ranks, but {kv_heads} key/value heads do not divide by {ranks} ranks: they would have to be repeated.</source>
        <translation>Ulysses 把头分给各 rank,但 {kv_heads} 个 key/value 头不能被 {ranks} 个 rank 整除:须重复它们。</translation>
    </message>
    <message>
        <source>Unfused</source>
        <translation>未融合</translation>
    </message>
    <message>
        <source>Vocabulary cut over TP</source>
        <translation>词表按 TP 切分</translation>
    </message>
    <message>
        <source>Weights are kept in parts too and gathered layer by layer, forward and again backward: half as many bytes more.</source>
        <translation>权重也分部分保存并逐层聚集,前向一次,反向再一次:字节多一半。</translation>
    </message>
    <message>
        <source>What is sent is counted in elements and divided by bytes per second: bf16 doubles the ratio, fp32 gradients quadruple it.</source>
        <translation>发送量以元素计,却除以每秒字节数:bf16 使比值加倍,fp32 梯度使其变为四倍。</translation>
    </message>
    <message>
        <source>Williams et al. 2009 (Roofline, doi 10.1145/1498765.1498785): the longer of computing and moving</source>
        <translation>Williams et al. 2009 (Roofline, doi 10.1145/1498765.1498785):计算与搬运中较长者</translation>
    </message>
    <message>
        <source>With full recomputation tensor parallelism divides nothing.</source>
        <translation>完整重计算时张量并行什么都不切分。</translation>
    </message>
    <message>
        <source>With sequence parallelism and without recomputation the 5·a·s²·b of the attention scores is not divided by TP, so that switching it on can cost memory.</source>
        <translation>有序列并行而无重计算时,注意力分数的 5·a·s²·b 未除以 TP,因此开启它反而可能多占显存。</translation>
    </message>
    <message>
        <source>Without sequence parallelism the fp32 logits are not divided by TP.</source>
        <translation>没有序列并行时,fp32 的 logits 未除以 TP。</translation>
    </message>
    <message>
        <source>Young 1974 (doi 10.1145/361147.361115), equation 10</source>
        <translation>Young 1974 (doi 10.1145/361147.361115),式 10</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>您自己的</translation>
    </message>
    <message>
        <source>ZeRO stage {zero} becomes FSDP, which shards weights too and keeps them gathered after the forward where asked to.</source>
        <translation>ZeRO {zero} 阶段变为 FSDP,它也分片权重,并按要求在前向后保留聚集的权重。</translation>
    </message>
    <message>
        <source>ZeRO-3 frees gathered weights after a layer's forward pass and gathers them again for its backward pass: memory against a second all-gather.</source>
        <translation>ZeRO-3 在一层前向后释放聚集的权重,反向时再次聚集:以第二次 all-gather 换显存。</translation>
    </message>
    <message>
        <source>ZeRO-Infinity: shards live on the host</source>
        <translation>ZeRO-Infinity:分片放在主机上</translation>
    </message>
    <message>
        <source>Zhao et al. 2023 (PyTorch FSDP, arXiv 2304.11277): the next layer's weights come while this one computes</source>
        <translation>Zhao et al. 2023 (PyTorch FSDP, arXiv 2304.11277):本层计算时,下一层的权重到达</translation>
    </message>
    <message>
        <source>a backward in two halves: a launch for each gradient, and each half waits for its own</source>
        <translation>分成两半的反向：每个梯度一次启动，每一半等待自己的启动</translation>
    </message>
    <message>
        <source>a fault of the program itself[: {what}]; please report it</source>
        <translation>程序自身的错误[:{what}];请报告</translation>
    </message>
    <message>
        <source>a pass takes as long as its launches where these take longer</source>
        <translation>当启动耗时更长时，一次计算的时间等于其启动时间</translation>
    </message>
    <message>
        <source>active parameters</source>
        <translation>激活参数</translation>
    </message>
    <message>
        <source>all activations are recomputed</source>
        <translation>重计算所有激活</translation>
    </message>
    <message>
        <source>all forwards run first</source>
        <translation>先运行所有前向</translation>
    </message>
    <message>
        <source>already best</source>
        <translation>已是最佳</translation>
    </message>
    <message>
        <source>an object { … } must stand here, not {found}</source>
        <translation>此处须为对象 { … },而非 {found}</translation>
    </message>
    <message>
        <source>arithmetic</source>
        <translation>算术</translation>
    </message>
    <message>
        <source>as stated</source>
        <translation>所给</translation>
    </message>
    <message>
        <source>attention rate, CDNA</source>
        <translation>注意力速率,CDNA</translation>
    </message>
    <message>
        <source>attention rate, FlashAttention 1</source>
        <translation>注意力速率,FlashAttention 1</translation>
    </message>
    <message>
        <source>attention rate, FlashAttention 2, Ampere</source>
        <translation>注意力速率,FlashAttention 2,Ampere</translation>
    </message>
    <message>
        <source>attention rate, FlashAttention 2, Hopper</source>
        <translation>注意力速率,FlashAttention 2,Hopper</translation>
    </message>
    <message>
        <source>attention rate, FlashAttention 3, Hopper</source>
        <translation>注意力速率,FlashAttention 3,Hopper</translation>
    </message>
    <message>
        <source>attention rate, TPU</source>
        <translation>注意力速率,TPU</translation>
    </message>
    <message>
        <source>attention rate, cuDNN, Blackwell</source>
        <translation>注意力速率,cuDNN,Blackwell</translation>
    </message>
    <message>
        <source>attention rate, cuDNN, Blackwell Ultra</source>
        <translation>注意力速率,cuDNN,Blackwell Ultra</translation>
    </message>
    <message>
        <source>attention rate, unfused</source>
        <translation>注意力速率,未融合</translation>
    </message>
    <message>
        <source>attention's backward against its forward</source>
        <translation>注意力的反向与前向之比</translation>
    </message>
    <message>
        <source>attention, deterministic</source>
        <translation>注意力,确定性</translation>
    </message>
    <message>
        <source>attention, heads of 64</source>
        <translation>注意力,头为 64</translation>
    </message>
    <message>
        <source>bytes a bucket</source>
        <translation>每桶字节</translation>
    </message>
    <message>
        <source>bytes of an fp8 cast</source>
        <translation>一次 fp8 转换的字节</translation>
    </message>
    <message>
        <source>causal attention</source>
        <translation>因果注意力</translation>
    </message>
    <message>
        <source>computing over communicating</source>
        <translation>计算与通信之比</translation>
    </message>
    <message>
        <source>context-parallel ranks</source>
        <translation>上下文并行 rank</translation>
    </message>
    <message>
        <source>cuDNN</source>
        <translation>cuDNN</translation>
    </message>
    <message>
        <source>data-parallel ranks</source>
        <translation>数据并行 rank</translation>
    </message>
    <message>
        <source>dense models</source>
        <translation>稠密模型</translation>
    </message>
    <message>
        <source>does not apply</source>
        <translation>不适用</translation>
    </message>
    <message>
        <source>expert-parallel ranks</source>
        <translation>专家并行 rank</translation>
    </message>
    <message>
        <source>experts' traffic exposed, overlapped</source>
        <translation>专家流量暴露的部分,重叠</translation>
    </message>
    <message>
        <source>failures of GPUs are independent and exponentially distributed: their rates add up</source>
        <translation>GPU 的故障相互独立且呈指数分布:其速率相加</translation>
    </message>
    <message>
        <source>fp8 scaled by blocks</source>
        <translation>按块缩放的 fp8</translation>
    </message>
    <message>
        <source>fp8 scaled by rows</source>
        <translation>按行缩放的 fp8</translation>
    </message>
    <message>
        <source>fp8 scaled in hardware (MX)</source>
        <translation>由硬件缩放的 fp8(MX)</translation>
    </message>
    <message>
        <source>gaps between kernels, Transformer Engine</source>
        <translation>核之间的空隙,Transformer Engine</translation>
    </message>
    <message>
        <source>gaps between kernels, XLA</source>
        <translation>核之间的空隙,XLA</translation>
    </message>
    <message>
        <source>gaps between kernels, eager PyTorch</source>
        <translation>核之间的空隙,未融合的 PyTorch</translation>
    </message>
    <message>
        <source>gaps between kernels, early Megatron</source>
        <translation>核之间的空隙,早期 Megatron</translation>
    </message>
    <message>
        <source>gaps between kernels, nanotron</source>
        <translation>核之间的空隙,nanotron</translation>
    </message>
    <message>
        <source>gaps between kernels, torch.compile</source>
        <translation>核之间的空隙,torch.compile</translation>
    </message>
    <message>
        <source>gradients leave beside the backward</source>
        <translation>梯度与反向并行地离开</translation>
    </message>
    <message>
        <source>gradients leave in buckets as the last micro-batch's backward fills them</source>
        <translation>梯度随最后一个微批次的反向填满桶而离开</translation>
    </message>
    <message>
        <source>gradients wait for the backward to end</source>
        <translation>梯度等待反向结束</translation>
    </message>
    <message>
        <source>grouped multiplies of experts against dense ones</source>
        <translation>专家的分组乘法与稠密乘法之比</translation>
    </message>
    <message>
        <source>host's backward against its forward</source>
        <translation>主机的反向与前向之比</translation>
    </message>
    <message>
        <source>host's time of a layer, Transformer Engine</source>
        <translation>主机每层时间,Transformer Engine</translation>
    </message>
    <message>
        <source>host's time of a layer, XLA</source>
        <translation>主机每层时间,XLA</translation>
    </message>
    <message>
        <source>host's time of a layer, eager PyTorch</source>
        <translation>主机每层时间,未融合的 PyTorch</translation>
    </message>
    <message>
        <source>host's time of a layer, early Megatron</source>
        <translation>主机每层时间,早期 Megatron</translation>
    </message>
    <message>
        <source>host's time of a layer, nanotron</source>
        <translation>主机每层时间,nanotron</translation>
    </message>
    <message>
        <source>host's time of a layer, nanotron's pipeline</source>
        <translation>主机每层时间,nanotron 的流水线</translation>
    </message>
    <message>
        <source>host's time of a layer, torch.compile</source>
        <translation>主机每层时间,torch.compile</translation>
    </message>
    <message>
        <source>host's time of experts</source>
        <translation>专家的主机时间</translation>
    </message>
    <message>
        <source>host's time of experts in fixed buffers</source>
        <translation>固定缓冲区专家的主机时间</translation>
    </message>
    <message>
        <source>host's time of fp8</source>
        <translation>fp8 的主机时间</translation>
    </message>
    <message>
        <source>host's time of tensor parallelism</source>
        <translation>张量并行的主机时间</translation>
    </message>
    <message>
        <source>host's time of tensor parallelism, early Megatron</source>
        <translation>张量并行的主机时间,早期 Megatron</translation>
    </message>
    <message>
        <source>host's time that a CUDA graph leaves</source>
        <translation>CUDA 图留下的主机时间</translation>
    </message>
    <message>
        <source>host's time, nanotron on several nodes</source>
        <translation>主机时间,多节点 nanotron</translation>
    </message>
    <message>
        <source>it fits</source>
        <translation>放得下</translation>
    </message>
    <message>
        <source>it is tight or does not fit</source>
        <translation>偏紧或放不下</translation>
    </message>
    <message>
        <source>matrix multiply rate, bf16, Ampere</source>
        <translation>矩阵乘法速率,bf16,Ampere</translation>
    </message>
    <message>
        <source>matrix multiply rate, bf16, Blackwell</source>
        <translation>矩阵乘法速率,bf16,Blackwell</translation>
    </message>
    <message>
        <source>matrix multiply rate, bf16, Blackwell Ultra</source>
        <translation>矩阵乘法速率,bf16,Blackwell Ultra</translation>
    </message>
    <message>
        <source>matrix multiply rate, bf16, CDNA 3</source>
        <translation>矩阵乘法速率,bf16,CDNA 3</translation>
    </message>
    <message>
        <source>matrix multiply rate, bf16, CDNA 4</source>
        <translation>矩阵乘法速率,bf16,CDNA 4</translation>
    </message>
    <message>
        <source>matrix multiply rate, bf16, Hopper</source>
        <translation>矩阵乘法速率,bf16,Hopper</translation>
    </message>
    <message>
        <source>matrix multiply rate, bf16, TPU</source>
        <translation>矩阵乘法速率,bf16,TPU</translation>
    </message>
    <message>
        <source>matrix multiply rate, bf16, other devices</source>
        <translation>矩阵乘法速率,bf16,其他设备</translation>
    </message>
    <message>
        <source>matrix multiply rate, bf16, workstation GPUs</source>
        <translation>矩阵乘法速率,bf16,工作站 GPU</translation>
    </message>
    <message>
        <source>matrix multiply rate, fp32</source>
        <translation>矩阵乘法速率，fp32</translation>
    </message>
    <message>
        <source>matrix multiply rate, fp4</source>
        <translation>矩阵乘法速率,fp4</translation>
    </message>
    <message>
        <source>matrix multiply rate, fp4, Blackwell Ultra</source>
        <translation>矩阵乘法速率,fp4,Blackwell Ultra</translation>
    </message>
    <message>
        <source>matrix multiply rate, fp8, Blackwell</source>
        <translation>矩阵乘法速率,fp8,Blackwell</translation>
    </message>
    <message>
        <source>matrix multiply rate, fp8, Blackwell Ultra</source>
        <translation>矩阵乘法速率,fp8,Blackwell Ultra</translation>
    </message>
    <message>
        <source>matrix multiply rate, fp8, CDNA</source>
        <translation>矩阵乘法速率,fp8,CDNA</translation>
    </message>
    <message>
        <source>matrix multiply rate, fp8, Hopper</source>
        <translation>矩阵乘法速率,fp8,Hopper</translation>
    </message>
    <message>
        <source>matrix multiply rate, fp8, workstation GPUs</source>
        <translation>矩阵乘法速率,fp8,工作站 GPU</translation>
    </message>
    <message>
        <source>measured runs near the limit: the allocator gives back what it has cached before it fails</source>
        <translation>接近极限的实测运行:分配器在失败前归还其缓存</translation>
    </message>
    <message>
        <source>measured runs, each estimated with constants fitted without its source</source>
        <translation>实测运行,各用不含其来源拟合的常数估计</translation>
    </message>
    <message>
        <source>measured runs: allocated ≈ the tensors + 0.15 GB</source>
        <translation>实测运行:已分配 ≈ 张量 + 0.15 GB</translation>
    </message>
    <message>
        <source>measured runs: nvidia-smi ≈ 1.1 × allocated + 2.5 GB with three communicators</source>
        <translation>实测运行:三个通信器时 nvidia-smi ≈ 1.1 × 已分配 + 2.5 GB</translation>
    </message>
    <message>
        <source>measured runs: reserved ≈ 1.06 × allocated</source>
        <translation>实测运行:已保留 ≈ 1.06 × 已分配</translation>
    </message>
    <message>
        <source>memory bandwidth of a thin multiply</source>
        <translation>细长乘法的显存带宽</translation>
    </message>
    <message>
        <source>memory bandwidth that kernels reach</source>
        <translation>核所达的显存带宽</translation>
    </message>
    <message>
        <source>memory traffic of fused kernels, Transformer Engine</source>
        <translation>融合核的显存流量,Transformer Engine</translation>
    </message>
    <message>
        <source>memory traffic of fused kernels, XLA</source>
        <translation>融合核的显存流量,XLA</translation>
    </message>
    <message>
        <source>memory traffic of fused kernels, eager PyTorch</source>
        <translation>融合核的显存流量,未融合的 PyTorch</translation>
    </message>
    <message>
        <source>memory traffic of fused kernels, early Megatron</source>
        <translation>融合核的显存流量,早期 Megatron</translation>
    </message>
    <message>
        <source>memory traffic of fused kernels, nanotron</source>
        <translation>融合核的显存流量,nanotron</translation>
    </message>
    <message>
        <source>memory traffic of fused kernels, torch.compile</source>
        <translation>融合核的显存流量,torch.compile</translation>
    </message>
    <message>
        <source>micro-batches</source>
        <translation>微批次</translation>
    </message>
    <message>
        <source>mixtures of experts</source>
        <translation>混合专家</translation>
    </message>
    <message>
        <source>model_bf16 is in bytes, two a parameter: the FLOP are twice too many, and attention is missing.</source>
        <translation>model_bf16 以字节计,每参数两个:FLOP 多了一倍,且缺少注意力。</translation>
    </message>
    <message>
        <source>mseqlen is the sequence after context parallelism, so the batch is too small by the factor CP.</source>
        <translation>mseqlen 是上下文并行之后的序列,因此批次小了 CP 倍。</translation>
    </message>
    <message>
        <source>multiplies in 16 bits or fewer</source>
        <translation>以 16 位或更少做乘法</translation>
    </message>
    <message>
        <source>multiplies in 32 bits</source>
        <translation>以 32 位做乘法</translation>
    </message>
    <message>
        <source>nanotron starts with context parallelism from a checkpoint alone, and refuses to initialize a model with it: write one at context_parallel_size 1 first, and name it in checkpoints.resume_checkpoint_path.</source>
        <translation>nanotron 在上下文并行下只能从检查点启动,拒绝以它初始化模型:请先在 context_parallel_size 为 1 时写出一个检查点,并在 checkpoints.resume_checkpoint_path 中指明。</translation>
    </message>
    <message>
        <source>nanotron's ZeRO-1</source>
        <translation>nanotron 的 ZeRO-1</translation>
    </message>
    <message>
        <source>nccl-tests, doc/PERFORMANCE.md</source>
        <translation>nccl-tests, doc/PERFORMANCE.md</translation>
    </message>
    <message>
        <source>no step time can be estimated on {device}: its {figure} is not known; choose a device that has it (shardscope-cli catalog gpus)</source>
        <translation>无法在 {device} 上估计步时间:其 {figure} 未知;请选择有该数据的设备(shardscope-cli catalog gpus)</translation>
    </message>
    <message>
        <source>nodes a tensor-parallel group</source>
        <translation>每个张量并行组的节点数</translation>
    </message>
    <message>
        <source>not all activations are recomputed</source>
        <translation>并非所有激活都重计算</translation>
    </message>
    <message>
        <source>not better</source>
        <translation>并不更好</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>不需要</translation>
    </message>
    <message>
        <source>num_params cancels between communication and backward time: with g bytes a gradient the ratio is g·(DP − 1)/(2·DP) · peak_flops/(peak_bw·num_tokens), half of it for a reduce-scatter alone.</source>
        <translation>num_params 在通信与反向时间之间约去:每梯度 g 字节时,比值为 g·(DP − 1)/(2·DP) · peak_flops/(peak_bw·num_tokens),仅 reduce-scatter 时为其一半。</translation>
    </message>
    <message>
        <source>of the GPU time is idle in the pipeline</source>
        <translation>的 GPU 时间在流水线中空闲</translation>
    </message>
    <message>
        <source>of the step waits for data parallelism</source>
        <translation>的步时间在等待数据并行</translation>
    </message>
    <message>
        <source>optimizer's launches of a layer</source>
        <translation>一层的优化器启动</translation>
    </message>
    <message>
        <source>overhead of a step</source>
        <translation>一步的开销</translation>
    </message>
    <message>
        <source>passes over the optimizer's states</source>
        <translation>遍历优化器状态的次数</translation>
    </message>
    <message>
        <source>pipeline stages</source>
        <translation>流水线级数</translation>
    </message>
    <message>
        <source>rate of a collective beside compute</source>
        <translation>与计算并行的集合通信速率</translation>
    </message>
    <message>
        <source>rate of the experts' exchange</source>
        <translation>专家交换的速率</translation>
    </message>
    <message>
        <source>rate of the experts' exchange, own kernels</source>
        <translation>专家交换的速率,自有核</translation>
    </message>
    <message>
        <source>read-back of the routed counts</source>
        <translation>回读路由计数</translation>
    </message>
    <message>
        <source>recomputing more never holds more</source>
        <translation>重计算更多绝不会占用更多</translation>
    </message>
    <message>
        <source>remark</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>rows of a grouped multiply lost per expert</source>
        <translation>分组乘法每专家损失的行</translation>
    </message>
    <message>
        <source>rules of adapters, fitted on AWS p5 with 2 to 16 nodes (Smol Training Playbook)</source>
        <translation>网卡规则,拟合自 2 至 16 个节点的 AWS p5(Smol Training Playbook)</translation>
    </message>
    <message>
        <source>seen host times of published runs</source>
        <translation>已发表运行中所见的主机时间</translation>
    </message>
    <message>
        <source>seven of ten unseen runs: an error is (estimated − measured) / measured</source>
        <translation>未见运行十次中的七次:误差为(估计 − 实测)/ 实测</translation>
    </message>
    <message>
        <source>slowdown of compute beside a collective</source>
        <translation>与集合通信并行的计算变慢程度</translation>
    </message>
    <message>
        <source>softmax, mask and dropout pass through memory</source>
        <translation>softmax、掩码与 dropout 经过显存</translation>
    </message>
    <message>
        <source>start of a kernel</source>
        <translation>核的启动</translation>
    </message>
    <message>
        <source>start of a matrix multiply</source>
        <translation>矩阵乘法的启动</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>已采用</translation>
    </message>
    <message>
        <source>tensor-parallel ranks</source>
        <translation>张量并行 rank</translation>
    </message>
    <message>
        <source>tensor-parallel traffic exposed in backward</source>
        <translation>反向中暴露的张量并行流量</translation>
    </message>
    <message>
        <source>tensor-parallel traffic exposed in backward, overlapped</source>
        <translation>反向中暴露的张量并行流量,重叠</translation>
    </message>
    <message>
        <source>tensor-parallel traffic exposed in forward</source>
        <translation>前向中暴露的张量并行流量</translation>
    </message>
    <message>
        <source>tensor-parallel traffic exposed in forward, overlapped</source>
        <translation>前向中暴露的张量并行流量,重叠</translation>
    </message>
    <message>
        <source>the JSON is nested too deeply; at most {limit} levels are read</source>
        <translation>JSON 嵌套过深;最多读取 {limit} 层</translation>
    </message>
    <message>
        <source>the byte recipe</source>
        <translation>字节配方</translation>
    </message>
    <message>
        <source>the data sheet</source>
        <translation>规格表</translation>
    </message>
    <message>
        <source>the document doesn't say what it is; it must have "schema": "{expected}"</source>
        <translation>文档未说明自己是什么;必须有 "schema": "{expected}"</translation>
    </message>
    <message>
        <source>the file can't be read[ ({reason})]; check that it is a file and may be read</source>
        <translation>文件无法读取[({reason})];请检查它是文件且可读</translation>
    </message>
    <message>
        <source>the file has {size} bytes; at most {limit} are read</source>
        <translation>文件有 {size} 字节;最多读取 {limit}</translation>
    </message>
    <message>
        <source>the implementation of the cross-entropy</source>
        <translation>交叉熵的实现</translation>
    </message>
    <message>
        <source>the itemised ledger of one GPU</source>
        <translation>一个 GPU 的逐项账目</translation>
    </message>
    <message>
        <source>the key "{key}" is missing[; it gives {gives}]</source>
        <translation>缺少键 "{key}"[;它给出 {gives}]</translation>
    </message>
    <message>
        <source>the key "{key}" stands there twice; keep one of them</source>
        <translation>键 "{key}" 出现两次;保留其一</translation>
    </message>
    <message>
        <source>the link to the host</source>
        <translation>到主机的链路</translation>
    </message>
    <message>
        <source>the model type "{type}" can't be used: {why}; supported are causal text decoders (dense, mixture of experts, hybrids with attention) and the text decoder of a wrapper</source>
        <translation>模型类型 "{type}" 不可用:{why};支持因果文本解码器(稠密、混合专家、带注意力的混合)及封装中的文本解码器</translation>
    </message>
    <message>
        <source>the model type "{type}" is not known here[; the nearest supported one is "{nearest}"]; its shape can be given as an "architecture" instead</source>
        <translation>此处不认识模型类型 "{type}"[;最接近的受支持类型是 "{nearest}"];其形状可改用 "architecture" 给出</translation>
    </message>
    <message>
        <source>the model's configuration</source>
        <translation>模型的配置</translation>
    </message>
    <message>
        <source>the model's tensors, as a checkpoint lists them</source>
        <translation>模型的张量,如检查点所列</translation>
    </message>
    <message>
        <source>the model[ of type "{type}"] has {part}, for which there are no operators here; its parameters are counted, but memory and time can be estimated for layers of softmax attention and feed-forwards alone</source>
        <translation>模型[(类型 "{type}")]有 {part},此处没有其算子;其参数被计入,但显存与时间只能对 softmax 注意力层和前馈估计</translation>
    </message>
    <message>
        <source>the operator's shape on this rank</source>
        <translation>算子在此 rank 上的形状</translation>
    </message>
    <message>
        <source>the operators that this rank runs for one micro-batch</source>
        <translation>此 rank 为一个微批次运行的算子</translation>
    </message>
    <message>
        <source>the pipeline</source>
        <translation>流水线</translation>
    </message>
    <message>
        <source>the scenario</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>the schedule, simulated with the durations of this rank's stages</source>
        <translation>以此 rank 各级的时长模拟的调度</translation>
    </message>
    <message>
        <source>the schema "{found}" is newer than this program, which reads up to "{newest}"; update the program</source>
        <translation>模式 "{found}" 比本程序新,本程序最多读到 "{newest}";请更新程序</translation>
    </message>
    <message>
        <source>the schema is "{found}"; it must be "{expected}"</source>
        <translation>模式为 "{found}";必须是 "{expected}"</translation>
    </message>
    <message>
        <source>the simulated step</source>
        <translation>模拟的步</translation>
    </message>
    <message>
        <source>the simulated step, mean of all GPUs</source>
        <translation>模拟的步,所有 GPU 的平均</translation>
    </message>
    <message>
        <source>the split of the model's layers: evenly, what is left over in the middle</source>
        <translation>模型层的划分:均匀,余下的放中间</translation>
    </message>
    <message>
        <source>the text is not UTF-8 at byte {byte}; save it as UTF-8</source>
        <translation>文本在第 {byte} 字节处不是 UTF-8;请存为 UTF-8</translation>
    </message>
    <message>
        <source>there is no key "{key}"[; the nearest known one is "{nearest}"]</source>
        <translation>没有键 "{key}"[;最接近的已知键是 "{nearest}"]</translation>
    </message>
    <message>
        <source>there is no such file; name an existing one, or - for standard input</source>
        <translation>没有这个文件;请给出已有的文件,或用 - 表示标准输入</translation>
    </message>
    <message>
        <source>there is no {kind} "{name}"[; the nearest is "{nearest}"][; known are: {known}]</source>
        <translation>没有此{kind} "{name}"[;最接近的是 "{nearest}"][;已知的有:{known}]</translation>
    </message>
    <message>
        <source>this contradicts itself: {what}; make them agree</source>
        <translation>自相矛盾:{what};请使其一致</translation>
    </message>
    <message>
        <source>this is not JSON: line {line}, column {column} has {found} where something else must stand</source>
        <translation>这不是 JSON:第 {line} 行第 {column} 列为 {found},此处应为别的内容</translation>
    </message>
    <message>
        <source>this machine was measured</source>
        <translation>本机已测量</translation>
    </message>
    <message>
        <source>this machine was not measured</source>
        <translation>本机未测量</translation>
    </message>
    <message>
        <source>tokens a batch</source>
        <translation>每批次 token 数</translation>
    </message>
    <message>
        <source>tokens a sequence</source>
        <translation>每序列 token 数</translation>
    </message>
    <message>
        <source>torchtitan has no configuration function for {model}, and --config takes nothing else. Its module {module} does know the model: write a function that sets model_spec=model_registry("{registered}"), and name it by --module and --config.</source>
        <translation>torchtitan 没有 {model} 的配置函数,而 --config 不接受别的。其模块 {module} 认识此模型:请编写一个设定 model_spec=model_registry("{registered}") 的函数,并用 --module 和 --config 指明。</translation>
    </message>
    <message>
        <source>torchtitan has no configuration function with this model's dimensions: they have to be added to its module {module} first, with a function that --config can name.</source>
        <translation>torchtitan 没有具有此模型尺寸的配置函数:须先把这些尺寸添加到其模块 {module},并附一个 --config 可指明的函数。</translation>
    </message>
    <message>
        <source>torchtitan shares a sequence over ranks with FlexAttention only, and the configuration function {config} has another attention: write a function with attn_backend="flex", and name it by --module and --config.</source>
        <translation>torchtitan 只用 FlexAttention 在各 rank 间分摊一条序列,而配置函数 {config} 用的是另一种注意力:请编写一个带 attn_backend="flex" 的函数,并用 --module 和 --config 指明。</translation>
    </message>
    <message>
        <source>traffic of unfused scores</source>
        <translation>未融合分数的流量</translation>
    </message>
    <message>
        <source>unfused attention computes the full square</source>
        <translation>未融合的注意力计算完整平方</translation>
    </message>
    <message>
        <source>wait of a tensor-parallel collective</source>
        <translation>张量并行集合通信的等待</translation>
    </message>
    <message>
        <source>what the frameworks' defaults hide</source>
        <translation>框架默认所隐藏的</translation>
    </message>
    <message>
        <source>{field} {from} becomes {to}, the nearest there is.</source>
        <translation>{field} {from} 变为 {to},即最接近的可用值。</translation>
    </message>
    <message>
        <source>{field} {value} is left out: there is no setting for it here.</source>
        <translation>{field} {value} 被略去:此处没有对应设置。</translation>
    </message>
    <message>
        <source>{found} stands here; it must be {expected}</source>
        <translation>此处为 {found};必须是 {expected}</translation>
    </message>
    <message>
        <source>{target} has no such model; it knows {known}.</source>
        <translation>{target} 没有这样的模型;已知的有 {known}。</translation>
    </message>
    <message>
        <source>{value} is no number that can be used; give a finite one</source>
        <translation>{value} 不是可用的数字;请给出有限的数</translation>
    </message>
    <message>
        <source>{value} is out of range; it must be from {smallest} to {largest}</source>
        <translation>{value} 超出范围;必须在 {smallest} 到 {largest} 之间</translation>
    </message>
</context>
<context>
    <name>resources/texts/quantities</name>
    <message>
        <source>(2.5 GB − context) / 3</source>
        <translation>(2.5 GB − 上下文) / 3</translation>
    </message>
    <message>
        <source>(4 + ε) · tokens · h</source>
        <translation>(4 + ε) · token 数 · h</translation>
    </message>
    <message>
        <source>(d_qk + d_v) / (2 · d_qk): values are padded to the keys' width</source>
        <translation>(d_qk + d_v) / (2 · d_qk):value 填充到 key 的宽度</translation>
    </message>
    <message>
        <source>(g / min(t, g)) · (size of a key + size of a value)</source>
        <translation>(g / min(t, g)) · (key 的大小 + value 的大小)</translation>
    </message>
    <message>
        <source>(ranks of the island − 1) / n</source>
        <translation>(岛内 rank 数 − 1) / n</translation>
    </message>
    <message>
        <source>(ε + bytes of a gradient) · V · h / t</source>
        <translation>(ε + 梯度字节) · V · h / t</translation>
    </message>
    <message>
        <source>0.03 of the capacity</source>
        <translation>容量的 0.03</translation>
    </message>
    <message>
        <source>0.04 · share that there is room for · allocated</source>
        <translation>0.04 · 有空间的份额 · 已分配</translation>
    </message>
    <message>
        <source>0.06 · share that there is room for · allocated</source>
        <translation>0.06 · 有空间的份额 · 已分配</translation>
    </message>
    <message>
        <source>0.13 GB; nanotron 0.25 GB: {}</source>
        <translation>0.13 GB;nanotron 0.25 GB:{}</translation>
    </message>
    <message>
        <source>0.15 of the capacity</source>
        <translation>容量的 0.15</translation>
    </message>
    <message>
        <source>0.15 − 0.03</source>
        <translation>0.15 − 0.03</translation>
    </message>
    <message>
        <source>0.2</source>
        <translation>0.2</translation>
    </message>
    <message>
        <source>0.2 + 0.8 · (room / capacity − 0.03) / 0.12, at least 0.2 and at most 1</source>
        <translation>0.2 + 0.8 · (空间 / 容量 − 0.03) / 0.12,至少 0.2,至多 1</translation>
    </message>
    <message>
        <source>0.23 of a hop, at least 0.3 µs</source>
        <translation>一跳的 0.23,至少 0.3 µs</translation>
    </message>
    <message>
        <source>0.44 of 614 GB/s (DDR5), with Ampere of 410 GB/s (DDR4), with Volta of 256; with Grace of its own, for each GPU of the node</source>
        <translation>614 GB/s(DDR5)的 0.44,Ampere 为 410 GB/s(DDR4),Volta 为 256;Grace 每个 GPU 有自己的;对节点的每个 GPU 而言</translation>
    </message>
    <message>
        <source>0.5 GB</source>
        <translation>0.5 GB</translation>
    </message>
    <message>
        <source>0.67 GB × communicators</source>
        <translation>0.67 GB × 通信器数</translation>
    </message>
    <message>
        <source>0.8 · how far the room is</source>
        <translation>0.8 · 空间所达程度</translation>
    </message>
    <message>
        <source>0.85 of its share: what payload gets</source>
        <translation>其份额的 0.85:有效载荷所得</translation>
    </message>
    <message>
        <source>0: an illegal plan fits nowhere</source>
        <translation>0:不合法的方案放不进任何地方</translation>
    </message>
    <message>
        <source>0: but for rounding there is none</source>
        <translation>0:除舍入外没有</translation>
    </message>
    <message>
        <source>0: there is one rank</source>
        <translation>0:只有一个 rank</translation>
    </message>
    <message>
        <source>1 + band</source>
        <translation>1 + 区间</translation>
    </message>
    <message>
        <source>1 / nodes</source>
        <translation>1 / 节点数</translation>
    </message>
    <message>
        <source>1 in a fused kernel, 2 in nanotron's</source>
        <translation>融合核中为 1,nanotron 的为 2</translation>
    </message>
    <message>
        <source>1 in fp8 and fp4 with Transformer Engine, else ε: {}</source>
        <translation>fp8 与 fp4 且用 Transformer Engine 时为 1,否则 ε:{}</translation>
    </message>
    <message>
        <source>1 on the stages nearest to the middle, as far as they go</source>
        <translation>最靠近中间的各级各 1,分完为止</translation>
    </message>
    <message>
        <source>1 · tokens · h</source>
        <translation>1 · token 数 · h</translation>
    </message>
    <message>
        <source>1 − 0.2</source>
        <translation>1 − 0.2</translation>
    </message>
    <message>
        <source>1 − band</source>
        <translation>1 − 区间</translation>
    </message>
    <message>
        <source>1 − causal share</source>
        <translation>1 − 因果份额</translation>
    </message>
    <message>
        <source>1 − chance</source>
        <translation>1 − 概率</translation>
    </message>
    <message>
        <source>1 − exposed share</source>
        <translation>1 − 暴露份额</translation>
    </message>
    <message>
        <source>1 − goodput − waiting for checkpoints</source>
        <translation>1 − 有效产出 − 等待检查点</translation>
    </message>
    <message>
        <source>1 − offloaded share</source>
        <translation>1 − 卸载份额</translation>
    </message>
    <message>
        <source>1 − share</source>
        <translation>1 − 份额</translation>
    </message>
    <message>
        <source>1, or as the implementation cuts the tokens</source>
        <translation>1,或按实现切分 token 的方式</translation>
    </message>
    <message>
        <source>1.06 − 1</source>
        <translation>1.06 − 1</translation>
    </message>
    <message>
        <source>1.1 − 1.06</source>
        <translation>1.1 − 1.06</translation>
    </message>
    <message>
        <source>1/2: the other half passes the mirrored rank</source>
        <translation>1/2:另一半经过镜像 rank</translation>
    </message>
    <message>
        <source>10 minutes</source>
        <translation>10 分钟</translation>
    </message>
    <message>
        <source>10¹²: the sheet states none</source>
        <translation>10¹²:规格表未给出</translation>
    </message>
    <message>
        <source>16 beside 4,096 (Hopper) or 8,192 (Blackwell) a clock and multiprocessor; Blackwell Ultra 32</source>
        <translation>每时钟每多处理器 16,对比 4,096(Hopper)或 8,192(Blackwell);Blackwell Ultra 为 32</translation>
    </message>
    <message>
        <source>16-bit peak over that of 32 bit</source>
        <translation>16 位峰值与 32 位之比</translation>
    </message>
    <message>
        <source>1: everything at once</source>
        <translation>1:一次全部</translation>
    </message>
    <message>
        <source>1: it never leaves the scale-up network or the node</source>
        <translation>1:从不离开纵向扩展网络或节点</translation>
    </message>
    <message>
        <source>1: sent once for each</source>
        <translation>1:每个只发一次</translation>
    </message>
    <message>
        <source>2 TB/s / 16 384</source>
        <translation>2 TB/s / 16 384</translation>
    </message>
    <message>
        <source>2 forward, 4 backward</source>
        <translation>前向 2,反向 4</translation>
    </message>
    <message>
        <source>2 in bf16 and fp16; 4 in fp32 and for FSDP2's fp32 shards</source>
        <translation>bf16 与 fp16 为 2;fp32 及 FSDP2 的 fp32 分片为 4</translation>
    </message>
    <message>
        <source>2 in bf16, 4 in fp32</source>
        <translation>bf16 为 2,fp32 为 4</translation>
    </message>
    <message>
        <source>2 · block</source>
        <translation>2 · 块</translation>
    </message>
    <message>
        <source>2 · causal</source>
        <translation>2 · 因果</translation>
    </message>
    <message>
        <source>2 · m · n · k · count</source>
        <translation>2 · m · n · k · 数量</translation>
    </message>
    <message>
        <source>2 · mean / c</source>
        <translation>2 · 平均 / c</translation>
    </message>
    <message>
        <source>2 · query width</source>
        <translation>2 · query 宽度</translation>
    </message>
    <message>
        <source>2 · states</source>
        <translation>2 · 状态</translation>
    </message>
    <message>
        <source>2 · the largest layer + its gathered inputs</source>
        <translation>2 · 最大的层 + 其聚集的输入</translation>
    </message>
    <message>
        <source>2 · the largest layer + its gathered inputs (+ the softmax of a loss in the same fused block)</source>
        <translation>2 · 最大的层 + 其聚集的输入(+ 同一融合块中损失的 softmax)</translation>
    </message>
    <message>
        <source>2 · the most of one layer</source>
        <translation>2 · 单层最多</translation>
    </message>
    <message>
        <source>2 · tokens · keys · (query width + output width); backward 2.5 × (unfused 2 ×)</source>
        <translation>2 · token 数 · key 数 · (query 宽度 + 输出宽度);反向 2.5 ×(未融合 2 ×)</translation>
    </message>
    <message>
        <source>2 · wait · time between failures</source>
        <translation>2 · 等待 · 故障间隔</translation>
    </message>
    <message>
        <source>2 · width</source>
        <translation>2 · 宽度</translation>
    </message>
    <message>
        <source>2 · ε + 1: the softmax, its dropout mask and the dropped copy</source>
        <translation>2 · ε + 1:softmax、其 dropout 掩码与丢弃后的副本</translation>
    </message>
    <message>
        <source>2 · ε · tokens · h</source>
        <translation>2 · ε · token 数 · h</translation>
    </message>
    <message>
        <source>2, of a rank with as many: the one at work and the one fetched ahead; XLA's loop over layers 1</source>
        <translation>2（该 rank 有这么多层时）：正在计算的一层和预取的一层；XLA 的层循环为 1</translation>
    </message>
    <message>
        <source>2.71828…</source>
        <translation>2.71828…</translation>
    </message>
    <message>
        <source>21.4 GB/s each: two, but one in a group of more than four nodes</source>
        <translation>每个 21.4 GB/s:两个,但超过四个节点的组中为一个</translation>
    </message>
    <message>
        <source>2: about the same size each; XLA 1</source>
        <translation>2:各约同样大小;XLA 为 1</translation>
    </message>
    <message>
        <source>3 · s · a · (d_qk + d_v) per layer (windows: the pairs within)</source>
        <translation>每层 3 · s · a · (d_qk + d_v)(窗口:其内的对)</translation>
    </message>
    <message>
        <source>4 + 4: fp32 logits and probabilities</source>
        <translation>4 + 4:fp32 的 logits 与概率</translation>
    </message>
    <message>
        <source>4 beside weights of fewer bytes</source>
        <translation>权重字节更少时为 4</translation>
    </message>
    <message>
        <source>4 in fp32 and tf32, else 2: {}</source>
        <translation>fp32 与 tf32 为 4,否则 2:{}</translation>
    </message>
    <message>
        <source>42 forward, 110 backward: one kernel an operation</source>
        <translation>前向 42,反向 110:每个操作一个核</translation>
    </message>
    <message>
        <source>4: fp32</source>
        <translation>4:fp32</translation>
    </message>
    <message>
        <source>4: fp32 until the last micro-batch</source>
        <translation>4:fp32,直到最后一个微批次</translation>
    </message>
    <message>
        <source>4: the fp32 softmax</source>
        <translation>4:fp32 的 softmax</translation>
    </message>
    <message>
        <source>6 · layers</source>
        <translation>6 · 层数</translation>
    </message>
    <message>
        <source>6 · parameters in multiplies that a token visits</source>
        <translation>6 · 一个 token 经过的乘法参数</translation>
    </message>
    <message>
        <source>6 · s · a · (d_qk + d_v) per layer (windows: the pairs within)</source>
        <translation>每层 6 · s · a · (d_qk + d_v)(窗口:其内的对)</translation>
    </message>
    <message>
        <source>70 % quantile over sources of error / quantile</source>
        <translation>误差 / 分位数在各来源上的 70 % 分位数</translation>
    </message>
    <message>
        <source>8 µs on H100</source>
        <translation>H100 上 8 µs</translation>
    </message>
    <message>
        <source>8 · tokens · E</source>
        <translation>8 · token 数 · E</translation>
    </message>
    <message>
        <source>989.4 TFLOP/s</source>
        <translation>989.4 TFLOP/s</translation>
    </message>
    <message>
        <source>Adam on the host</source>
        <translation>主机上的 Adam</translation>
    </message>
    <message>
        <source>CUDA context</source>
        <translation>CUDA 上下文</translation>
    </message>
    <message>
        <source>Chen et al. 2016 (arXiv 1604.06174); Korthikanti et al. 2022 (arXiv 2205.05198), section 5</source>
        <translation>Chen et al. 2016 (arXiv 1604.06174);Korthikanti et al. 2022 (arXiv 2205.05198),第 5 节</translation>
    </message>
    <message>
        <source>D · c / shard group</source>
        <translation>D · c / 分片组</translation>
    </message>
    <message>
        <source>D · c, unless stated</source>
        <translation>D · c,除非另有说明</translation>
    </message>
    <message>
        <source>Daly's checkpoint interval</source>
        <translation>Daly 的检查点间隔</translation>
    </message>
    <message>
        <source>Daly's correction</source>
        <translation>Daly 的修正</translation>
    </message>
    <message>
        <source>Dao 2023 (FlashAttention-2, arXiv 2307.08691), figures 4 to 6</source>
        <translation>Dao 2023 (FlashAttention-2, arXiv 2307.08691),图 4 至 6</translation>
    </message>
    <message>
        <source>Dao 2023 (FlashAttention-2, arXiv 2307.08691), section 3.1</source>
        <translation>Dao 2023 (FlashAttention-2, arXiv 2307.08691),第 3.1 节</translation>
    </message>
    <message>
        <source>DeepSeek-V3 (arXiv 2412.19437), eq. 21</source>
        <translation>DeepSeek-V3 (arXiv 2412.19437), eq. 21</translation>
    </message>
    <message>
        <source>DeepSeek-V3 (arXiv 2412.19437), section 3.2.1</source>
        <translation>DeepSeek-V3 (arXiv 2412.19437), section 3.2.1</translation>
    </message>
    <message>
        <source>DeepSpeed's bf16 and fp16 optimizers</source>
        <translation>DeepSpeed 的 bf16 与 fp16 优化器</translation>
    </message>
    <message>
        <source>DeepSpeed's bf16 and fp16 optimizers: gradients in the weights' type</source>
        <translation>DeepSpeed 的 bf16 与 fp16 优化器:梯度与权重同类型</translation>
    </message>
    <message>
        <source>FLOP / (rate · factors of direction and head size)</source>
        <translation>FLOP /(速率 · 方向与头大小的因子)</translation>
    </message>
    <message>
        <source>FLOP / rate</source>
        <translation>FLOP / 速率</translation>
    </message>
    <message>
        <source>FLOP of one TFLOP</source>
        <translation>一 TFLOP 的 FLOP</translation>
    </message>
    <message>
        <source>FLOP of one multiply-add</source>
        <translation>一次乘加的 FLOP</translation>
    </message>
    <message>
        <source>FLOP of the attention kernel's backward</source>
        <translation>注意力核反向的 FLOP</translation>
    </message>
    <message>
        <source>FLOP of the backward over the forward's</source>
        <translation>反向 FLOP 与前向之比</translation>
    </message>
    <message>
        <source>FLOP of {} attention</source>
        <translation>{} 注意力的 FLOP</translation>
    </message>
    <message>
        <source>FLOP per parameter</source>
        <translation>每参数 FLOP</translation>
    </message>
    <message>
        <source>FLOP per token beyond the model's</source>
        <translation>每 token 超出模型的 FLOP</translation>
    </message>
    <message>
        <source>FLOP per token that are computed</source>
        <translation>每 token 实际计算的 FLOP</translation>
    </message>
    <message>
        <source>FLOP per token, attention in full</source>
        <translation>每 token FLOP,注意力全计</translation>
    </message>
    <message>
        <source>FLOP per token, forward and backward</source>
        <translation>每 token FLOP,前向与反向</translation>
    </message>
    <message>
        <source>FLOP/s of one GPU</source>
        <translation>一个 GPU 的 FLOP/s</translation>
    </message>
    <message>
        <source>GPU h</source>
        <translation>GPU 时</translation>
    </message>
    <message>
        <source>GPU hours per failure · 3 600</source>
        <translation>每次故障 GPU 小时 · 3 600</translation>
    </message>
    <message>
        <source>GPU hours · power of one</source>
        <translation>GPU 小时 · 单个功率</translation>
    </message>
    <message>
        <source>GPU hours · price of one</source>
        <translation>GPU 小时 · 单价</translation>
    </message>
    <message>
        <source>GPU seconds per failure</source>
        <translation>每次故障 GPU 秒</translation>
    </message>
    <message>
        <source>GPU time of an operator over its kernel's</source>
        <translation>算子的 GPU 时间与其核之比</translation>
    </message>
    <message>
        <source>GPU time of the step − all but idle time</source>
        <translation>该步的 GPU 时间 − 非空闲时间</translation>
    </message>
    <message>
        <source>GPUs / (p · e · etp)</source>
        <translation>GPU 数 / (p · e · etp)</translation>
    </message>
    <message>
        <source>GPUs / (t · c · p)</source>
        <translation>GPU 数 / (t · c · p)</translation>
    </message>
    <message>
        <source>GPUs of one host</source>
        <translation>一台主机的 GPU</translation>
    </message>
    <message>
        <source>GPUs that share a shard</source>
        <translation>共享一份分片的 GPU</translation>
    </message>
    <message>
        <source>GPUs that share a shard of the experts</source>
        <translation>共享一份专家分片的 GPU</translation>
    </message>
    <message>
        <source>Hopper's dense 16-bit peak</source>
        <translation>Hopper 的稠密 16 位峰值</translation>
    </message>
    <message>
        <source>IEEE 754</source>
        <translation>IEEE 754</translation>
    </message>
    <message>
        <source>Jiang et al. 2024 (MegaScale, arXiv 2402.15627), section 4: detection and diagnosis in less than 10 minutes</source>
        <translation>Jiang et al. 2024 (MegaScale, arXiv 2402.15627),第 4 节:10 分钟内检测并诊断</translation>
    </message>
    <message>
        <source>Kingma and Ba 2014 (arXiv 1412.6980); Dettmers et al. 2021 (arXiv 2110.02861)</source>
        <translation>Kingma and Ba 2014 (arXiv 1412.6980); Dettmers et al. 2021 (arXiv 2110.02861)</translation>
    </message>
    <message>
        <source>Korthikanti et al. 2022 (arXiv 2205.05198), eq. 1: 5·a·s²·b/t with dropout</source>
        <translation>Korthikanti et al. 2022 (arXiv 2205.05198),式 1:带 dropout 的 5·a·s²·b/t</translation>
    </message>
    <message>
        <source>Korthikanti et al. 2022 (arXiv 2205.05198), section 6.3</source>
        <translation>Korthikanti et al. 2022 (arXiv 2205.05198),第 6.3 节</translation>
    </message>
    <message>
        <source>L / virtual stages</source>
        <translation>L / 虚拟级数</translation>
    </message>
    <message>
        <source>LLM.Q's fused_classifier, prime-rl's cast_float_and_contiguous, torchtune's CEWithChunkedOutputLoss</source>
        <translation>LLM.Q 的 fused_classifier、prime-rl 的 cast_float_and_contiguous、torchtune 的 CEWithChunkedOutputLoss</translation>
    </message>
    <message>
        <source>M = GPU seconds per failure / GPUs</source>
        <translation>M = 每次故障 GPU 秒 / GPU 数</translation>
    </message>
    <message>
        <source>M, where δ is at least 2M</source>
        <translation>δ 不小于 2M 时取 M</translation>
    </message>
    <message>
        <source>Megatron max(40 M, 1 M · D), DeepSpeed 500 M, InternEvo 512 MiB</source>
        <translation>Megatron max(40 M, 1 M · D),DeepSpeed 500 M,InternEvo 512 MiB</translation>
    </message>
    <message>
        <source>Megatron-LM, DistributedDataParallelConfig; DeepSpeed, zero_optimization.reduce_bucket_size; InternEvo, hybrid_zero_optimizer</source>
        <translation>Megatron-LM,DistributedDataParallelConfig;DeepSpeed,zero_optimization.reduce_bucket_size;InternEvo,hybrid_zero_optimizer</translation>
    </message>
    <message>
        <source>Megatron-LM, moe-router-dtype fp32</source>
        <translation>Megatron-LM,moe-router-dtype fp32</translation>
    </message>
    <message>
        <source>Megatron-LM, parallel_state.py: experts have a rank grid of their own</source>
        <translation>Megatron-LM,parallel_state.py:专家有自己的 rank 网格</translation>
    </message>
    <message>
        <source>Megatron-LM: bf16 weights, fp32 main gradients, fp32 master copy and moments</source>
        <translation>Megatron-LM:bf16 权重,fp32 主梯度,fp32 主副本与动量</translation>
    </message>
    <message>
        <source>Megatron-LM: expert-tensor-parallel-size defaults to tensor-model-parallel-size</source>
        <translation>Megatron-LM:expert-tensor-parallel-size 默认为 tensor-model-parallel-size</translation>
    </message>
    <message>
        <source>Megatron-LM: recompute-num-layers, per chunk of a rank</source>
        <translation>Megatron-LM:recompute-num-layers,按 rank 的每个分块</translation>
    </message>
    <message>
        <source>NCCL's buffers</source>
        <translation>NCCL 的缓冲区</translation>
    </message>
    <message>
        <source>NCCL: one communicator a group</source>
        <translation>NCCL:每组一个通信器</translation>
    </message>
    <message>
        <source>NVIDIA's H100 data sheet</source>
        <translation>NVIDIA 的 H100 规格表</translation>
    </message>
    <message>
        <source>Narayanan et al. 2021 (arXiv 2104.04473), section 2.2</source>
        <translation>Narayanan et al. 2021 (arXiv 2104.04473),第 2.2 节</translation>
    </message>
    <message>
        <source>Narayanan et al. 2021 (arXiv 2104.04473), section 2.2: (p − 1)/m for 1F1B</source>
        <translation>Narayanan et al. 2021 (arXiv 2104.04473),第 2.2 节:1F1B 为 (p − 1)/m</translation>
    </message>
    <message>
        <source>Qi et al. 2023 (Zero Bubble, arXiv 2401.10241), section 2</source>
        <translation>Qi et al. 2023 (Zero Bubble, arXiv 2401.10241),第 2 节</translation>
    </message>
    <message>
        <source>R = restart + reading the checkpoint</source>
        <translation>R = 重启 + 读取检查点</translation>
    </message>
    <message>
        <source>R = restart + reading the checkpoint + what was not stored yet</source>
        <translation>R = 重启 + 读取检查点 + 尚未存储的部分</translation>
    </message>
    <message>
        <source>Rajbhandari et al. 2020 (ZeRO, arXiv 1910.02054), section 5; Megatron-LM's distributed optimizer shards over dp × cp</source>
        <translation>Rajbhandari et al. 2020 (ZeRO, arXiv 1910.02054),第 5 节;Megatron-LM 的分布式优化器在 dp × cp 上分片</translation>
    </message>
    <message>
        <source>Ren et al. 2021 (ZeRO-Offload, arXiv 2101.06840), section 5</source>
        <translation>Ren et al. 2021 (ZeRO-Offload, arXiv 2101.06840),第 5 节</translation>
    </message>
    <message>
        <source>Ren et al. 2021 (ZeRO-Offload, arXiv 2101.06840): 4 billion parameters a second on a DGX-2</source>
        <translation>Ren et al. 2021 (ZeRO-Offload, arXiv 2101.06840):DGX-2 上每秒 40 亿参数</translation>
    </message>
    <message>
        <source>SI</source>
        <translation>SI</translation>
    </message>
    <message>
        <source>Shah et al. 2024 (FlashAttention-3, arXiv 2407.08608), figure 5</source>
        <translation>Shah et al. 2024 (FlashAttention-3, arXiv 2407.08608),图 5</translation>
    </message>
    <message>
        <source>Shazeer 2020 (GLU variants, arXiv 2002.05202)</source>
        <translation>Shazeer 2020 (GLU variants, arXiv 2002.05202)</translation>
    </message>
    <message>
        <source>Shoeybi et al. 2019 (arXiv 1909.08053), section 3: the vocabulary is cut</source>
        <translation>Shoeybi et al. 2019 (arXiv 1909.08053),第 3 节:切分词表</translation>
    </message>
    <message>
        <source>Transformer Engine keeps the quantised input of a linear layer</source>
        <translation>Transformer Engine 保留线性层的量化输入</translation>
    </message>
    <message>
        <source>V rounded up to a multiple of 128 · t</source>
        <translation>V 向上取整到 128 · t 的倍数</translation>
    </message>
    <message>
        <source>V · columns, tied or not</source>
        <translation>V · 列数,无论是否绑定</translation>
    </message>
    <message>
        <source>V · h / t · bytes of one</source>
        <translation>V · h / t · 单个字节数</translation>
    </message>
    <message>
        <source>Wh</source>
        <translation>Wh</translation>
    </message>
    <message>
        <source>XLA</source>
        <translation>XLA</translation>
    </message>
    <message>
        <source>XLA gathers the head for its own multiplies</source>
        <translation>XLA 为自己的乘法聚集输出头</translation>
    </message>
    <message>
        <source>XLA; programs with kernels of their own</source>
        <translation>XLA;自带核的程序</translation>
    </message>
    <message>
        <source>Young's checkpoint interval</source>
        <translation>Young 的检查点间隔</translation>
    </message>
    <message>
        <source>Young's · correction</source>
        <translation>Young 的值 · 修正</translation>
    </message>
    <message>
        <source>Zadouri et al. 2026 (FlashAttention-4, arXiv 2603.05451)</source>
        <translation>Zadouri et al. 2026 (FlashAttention-4, arXiv 2603.05451)</translation>
    </message>
    <message>
        <source>a TPU's network has no NCCL</source>
        <translation>TPU 的网络没有 NCCL</translation>
    </message>
    <message>
        <source>a backward in two halves ends with them</source>
        <translation>分成两半的反向以它们结束</translation>
    </message>
    <message>
        <source>a group of an interleaved schedule that is cut short</source>
        <translation>交错调度中被截短的一组</translation>
    </message>
    <message>
        <source>a half</source>
        <translation>一半</translation>
    </message>
    <message>
        <source>a layer + the projection's input + its logits</source>
        <translation>一层 + 投影的输入 + 其 logits</translation>
    </message>
    <message>
        <source>a layer's pass takes the longer of GPU and host</source>
        <translation>一层的一次前向或反向取 GPU 与主机中较长者</translation>
    </message>
    <message>
        <source>a line through published multiply tables</source>
        <translation>穿过已发表乘法表的一条线</translation>
    </message>
    <message>
        <source>a ninth of it</source>
        <translation>其九分之一</translation>
    </message>
    <message>
        <source>a partial graph captures attention and router, not the experts</source>
        <translation>部分图捕获注意力与路由器,不含专家</translation>
    </message>
    <message>
        <source>a third of it</source>
        <translation>其三分之一</translation>
    </message>
    <message>
        <source>a whole</source>
        <translation>整体</translation>
    </message>
    <message>
        <source>a · (d_qk + d_v)</source>
        <translation>a · (d_qk + d_v)</translation>
    </message>
    <message>
        <source>above the least / between</source>
        <translation>高出最小值的部分 / 两者之间</translation>
    </message>
    <message>
        <source>across the network</source>
        <translation>跨网络</translation>
    </message>
    <message>
        <source>activated gate</source>
        <translation>激活后的门</translation>
    </message>
    <message>
        <source>activations and their gradients</source>
        <translation>激活及其梯度</translation>
    </message>
    <message>
        <source>activations kept for the backward pass</source>
        <translation>为反向保留的激活</translation>
    </message>
    <message>
        <source>activations of one micro-batch</source>
        <translation>一个微批次的激活</translation>
    </message>
    <message>
        <source>activations of the multi-token-prediction layers</source>
        <translation>多 token 预测层的激活</translation>
    </message>
    <message>
        <source>activations that leave for the host</source>
        <translation>送往主机的激活</translation>
    </message>
    <message>
        <source>adamw 4 + 4, bf16 2 + 2, 8-bit 1 + 1, one momentum 4</source>
        <translation>adamw 4 + 4,bf16 2 + 2,8 位 1 + 1,单个动量 4</translation>
    </message>
    <message>
        <source>all buckets − what travelled</source>
        <translation>所有桶 − 已传输的</translation>
    </message>
    <message>
        <source>all buckets, back to back</source>
        <translation>所有桶,首尾相接</translation>
    </message>
    <message>
        <source>all but idle time</source>
        <translation>除空闲时间外的全部</translation>
    </message>
    <message>
        <source>all causal work / c</source>
        <translation>全部因果计算 / c</translation>
    </message>
    <message>
        <source>all experts' / E</source>
        <translation>所有专家的 / E</translation>
    </message>
    <message>
        <source>all forwards run first: the last stage keeps every softmax</source>
        <translation>先运行所有前向:最后一级保留每个 softmax</translation>
    </message>
    <message>
        <source>all hops</source>
        <translation>所有跳</translation>
    </message>
    <message>
        <source>all micro-batches in virtual stage {}</source>
        <translation>虚拟级 {} 中的所有微批次</translation>
    </message>
    <message>
        <source>all multi-token-prediction layers</source>
        <translation>所有多 token 预测层</translation>
    </message>
    <message>
        <source>all of the rank's weights gathered</source>
        <translation>收集的该 rank 的全部权重</translation>
    </message>
    <message>
        <source>all ranks begin the next step together</source>
        <translation>所有 rank 一起开始下一步</translation>
    </message>
    <message>
        <source>all steps, and the gradients' way home</source>
        <translation>所有步,以及梯度的回程</translation>
    </message>
    <message>
        <source>all-gather over the GPUs that share a shard</source>
        <translation>在共享一份分片的 GPU 间 all-gather</translation>
    </message>
    <message>
        <source>all-to-all alone / rate beside it</source>
        <translation>all-to-all 单独 / 其并行时的速率</translation>
    </message>
    <message>
        <source>allocated + allocator slack</source>
        <translation>已分配 + 分配器余量</translation>
    </message>
    <message>
        <source>allocator slack</source>
        <translation>分配器余量</translation>
    </message>
    <message>
        <source>an all-gather holds every rank's block</source>
        <translation>all-gather 持有每个 rank 的块</translation>
    </message>
    <message>
        <source>an all-reduce reduces and gathers</source>
        <translation>all-reduce 先归约再聚集</translation>
    </message>
    <message>
        <source>an assumption</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>an eager gated unit keeps silu(gate) beside its product</source>
        <translation>即时执行的门控单元在乘积之外还保留 silu(gate)</translation>
    </message>
    <message>
        <source>an eager norm works in fp32</source>
        <translation>即时执行的归一化以 fp32 计算</translation>
    </message>
    <message>
        <source>an input and its gradient</source>
        <translation>输入及其梯度</translation>
    </message>
    <message>
        <source>as many copies of the experts as of the dense weights</source>
        <translation>专家的副本数与稠密权重相同</translation>
    </message>
    <message>
        <source>as stated, else PCI Express</source>
        <translation>所给,否则 PCI Express</translation>
    </message>
    <message>
        <source>as stated; two in two-way and vee schedules</source>
        <translation>所给;双向与 V 形调度为二</translation>
    </message>
    <message>
        <source>as the vendor states it</source>
        <translation>如厂商所述</translation>
    </message>
    <message>
        <source>assumed peak</source>
        <translation>假设的峰值</translation>
    </message>
    <message>
        <source>asynchronous checkpoints: until the hosts have a copy</source>
        <translation>异步检查点:直到主机有副本</translation>
    </message>
    <message>
        <source>at least 0</source>
        <translation>至少 0</translation>
    </message>
    <message>
        <source>at least 1</source>
        <translation>至少 1</translation>
    </message>
    <message>
        <source>at least computing</source>
        <translation>至少为计算</translation>
    </message>
    <message>
        <source>at least the mean</source>
        <translation>至少为平均</translation>
    </message>
    <message>
        <source>at most recompute_layers</source>
        <translation>至多 recompute_layers</translation>
    </message>
    <message>
        <source>at most the exchanges of both parts</source>
        <translation>至多为两部分的交换</translation>
    </message>
    <message>
        <source>at most what the rank idles</source>
        <translation>至多该 rank 的空闲</translation>
    </message>
    <message>
        <source>at the loss</source>
        <translation>在损失处</translation>
    </message>
    <message>
        <source>at the loss, with its gathered head</source>
        <translation>在损失处,含其聚集的输出头</translation>
    </message>
    <message>
        <source>attention of this pass, a rank's mean</source>
        <translation>这一遍的注意力,一个 rank 的平均</translation>
    </message>
    <message>
        <source>attention, causal</source>
        <translation>注意力,因果</translation>
    </message>
    <message>
        <source>attention, in full</source>
        <translation>注意力,完整</translation>
    </message>
    <message>
        <source>autograd keeps what the backward pass reads</source>
        <translation>自动求导保留反向所读取的内容</translation>
    </message>
    <message>
        <source>backward over forward + 1</source>
        <translation>反向与前向之比 + 1</translation>
    </message>
    <message>
        <source>backward pass</source>
        <translation>反向</translation>
    </message>
    <message>
        <source>backward − weight gradients</source>
        <translation>反向 − 权重梯度</translation>
    </message>
    <message>
        <source>band of the memory, ± a fraction of the measured</source>
        <translation>显存的区间,± 实测的比例</translation>
    </message>
    <message>
        <source>band of the step time, ± a fraction of the measured</source>
        <translation>步时间的区间,± 实测的比例</translation>
    </message>
    <message>
        <source>bandwidth between GPU and host</source>
        <translation>GPU 与主机间的带宽</translation>
    </message>
    <message>
        <source>bandwidth between GPUs of one island</source>
        <translation>同一岛 GPU 间的带宽</translation>
    </message>
    <message>
        <source>bandwidth of its operands</source>
        <translation>其操作数的带宽</translation>
    </message>
    <message>
        <source>bandwidth of the GPU's memory</source>
        <translation>GPU 显存的带宽</translation>
    </message>
    <message>
        <source>bandwidth of the channels to one peer</source>
        <translation>到一个对等者的各通道带宽</translation>
    </message>
    <message>
        <source>bandwidth of this GPU's adapter</source>
        <translation>此 GPU 网卡的带宽</translation>
    </message>
    <message>
        <source>bandwidth to one peer</source>
        <translation>到一个对等者的带宽</translation>
    </message>
    <message>
        <source>bandwidth to the host</source>
        <translation>到主机的带宽</translation>
    </message>
    <message>
        <source>bandwidth, {}</source>
        <translation>带宽,{}</translation>
    </message>
    <message>
        <source>before the first message</source>
        <translation>第一条消息之前</translation>
    </message>
    <message>
        <source>being down, and training again what was lost</source>
        <translation>停机,以及重新训练丢失的部分</translation>
    </message>
    <message>
        <source>between neighbouring pipeline ranks</source>
        <translation>在相邻流水线 rank 之间</translation>
    </message>
    <message>
        <source>block / 2: a triangle, or a balanced layout's step</source>
        <translation>块 / 2:一个三角,或均衡布局的一步</translation>
    </message>
    <message>
        <source>block · 4 / ε</source>
        <translation>块 · 4 / ε</translation>
    </message>
    <message>
        <source>blocks held at once</source>
        <translation>同时持有的块</translation>
    </message>
    <message>
        <source>blocks of the busiest rank</source>
        <translation>最忙 rank 的块</translation>
    </message>
    <message>
        <source>blocks of this length</source>
        <translation>此长度的块</translation>
    </message>
    <message>
        <source>blocks of this length in the chain that decides</source>
        <translation>决定性链中此长度的块</translation>
    </message>
    <message>
        <source>blocks · one</source>
        <translation>块数 · 一块</translation>
    </message>
    <message>
        <source>both apart − max(GPU without their exchanges, host for both)</source>
        <translation>两者分开 − max(不含交换的 GPU 时间, 两者的主机时间)</translation>
    </message>
    <message>
        <source>both apart − what the one hides of the other</source>
        <translation>两者分开 − 一方为另一方隐藏的部分</translation>
    </message>
    <message>
        <source>both are fp32</source>
        <translation>两者皆为 fp32</translation>
    </message>
    <message>
        <source>bringing the shard from the host</source>
        <translation>从主机取分片</translation>
    </message>
    <message>
        <source>bubble: idle GPU time of all GPU time of the step</source>
        <translation>气泡:空闲 GPU 时间占该步全部 GPU 时间</translation>
    </message>
    <message>
        <source>buckets' worth of parameters</source>
        <translation>若干桶的参数</translation>
    </message>
    <message>
        <source>buffers laid out before the first step</source>
        <translation>首步之前布置的缓冲区</translation>
    </message>
    <message>
        <source>buffers of one communicator</source>
        <translation>一个通信器的缓冲区</translation>
    </message>
    <message>
        <source>bus bandwidth of the measured curve</source>
        <translation>实测曲线的总线带宽</translation>
    </message>
    <message>
        <source>bus factor</source>
        <translation>总线因子</translation>
    </message>
    <message>
        <source>bus factor of send and receive</source>
        <translation>发送与接收的总线因子</translation>
    </message>
    <message>
        <source>busiest rank − mean</source>
        <translation>最忙 rank − 平均</translation>
    </message>
    <message>
        <source>busy time of rank {}</source>
        <translation>rank {} 的忙碌时间</translation>
    </message>
    <message>
        <source>by dimension, framework and overlap</source>
        <translation>按维度、框架与重叠</translation>
    </message>
    <message>
        <source>by framework, tensor parallelism, precision, experts and CUDA graphs</source>
        <translation>按框架、张量并行、精度、专家与 CUDA 图</translation>
    </message>
    <message>
        <source>by implementation: {} (fused 5, vocabulary-parallel 6 or nanotron's 12, compiled 6.5, eager 14; 2 where the gradient is written over the logits or a TPU's multiply reads it, 4 on XLA's GPUs, 5.5 cut into chunks, 12 under transformers, 18 where a trainer keeps its fp32 logits)</source>
        <translation>按实现:{}(融合 5,词表并行 6 或 nanotron 的 12,编译 6.5,未融合 14;梯度写在 logits 上或由 TPU 的乘法读取时 2,XLA 的 GPU 上 4,分块时 5.5,transformers 下 12,训练器保留 fp32 logits 时 18)</translation>
    </message>
    <message>
        <source>by recipe</source>
        <translation>按配方</translation>
    </message>
    <message>
        <source>by recipe and gradient_dtype</source>
        <translation>按配方与 gradient_dtype</translation>
    </message>
    <message>
        <source>by the network's hop</source>
        <translation>按网络的一跳</translation>
    </message>
    <message>
        <source>by the stack of software</source>
        <translation>按软件栈</translation>
    </message>
    <message>
        <source>bytes / bandwidth</source>
        <translation>字节 / 带宽</translation>
    </message>
    <message>
        <source>bytes / bandwidth of its memory</source>
        <translation>字节 / 其显存带宽</translation>
    </message>
    <message>
        <source>bytes / bandwidth of the link</source>
        <translation>字节 / 链路带宽</translation>
    </message>
    <message>
        <source>bytes inside the island</source>
        <translation>岛内字节</translation>
    </message>
    <message>
        <source>bytes kept per logit</source>
        <translation>每 logit 保留的字节</translation>
    </message>
    <message>
        <source>bytes moved / bandwidth; offloaded: gradients and weights over the link + the host's Adam</source>
        <translation>搬运的字节 / 带宽;卸载时:梯度与权重经链路 + 主机的 Adam</translation>
    </message>
    <message>
        <source>bytes moved beside perfect fusion</source>
        <translation>相对完美融合所搬运的字节</translation>
    </message>
    <message>
        <source>bytes moved per score, backward</source>
        <translation>每分数搬运的字节,反向</translation>
    </message>
    <message>
        <source>bytes moved per score, forward</source>
        <translation>每分数搬运的字节,前向</translation>
    </message>
    <message>
        <source>bytes of a bucket / bytes of one</source>
        <translation>一个桶的字节 / 单个的字节</translation>
    </message>
    <message>
        <source>bytes of a checkpoint</source>
        <translation>一个检查点的字节</translation>
    </message>
    <message>
        <source>bytes of a checkpoint per parameter</source>
        <translation>每参数的检查点字节</translation>
    </message>
    <message>
        <source>bytes of a gathered weight and its gradient</source>
        <translation>一个聚集的权重及其梯度的字节</translation>
    </message>
    <message>
        <source>bytes of a gradient and a weight</source>
        <translation>一个梯度与一个权重的字节</translation>
    </message>
    <message>
        <source>bytes of a gradient · parameters of the largest layer</source>
        <translation>一个梯度的字节 · 最大层的参数</translation>
    </message>
    <message>
        <source>bytes of a mask's element</source>
        <translation>掩码元素的字节</translation>
    </message>
    <message>
        <source>bytes of a multiply input · rows · f / t</source>
        <translation>乘法输入的字节 · 行 · f / t</translation>
    </message>
    <message>
        <source>bytes of a multiply input · rows · h</source>
        <translation>乘法输入的字节 · 行 · h</translation>
    </message>
    <message>
        <source>bytes of a multiply input · tokens · h</source>
        <translation>乘法输入的字节 · token 数 · h</translation>
    </message>
    <message>
        <source>bytes of an eager norm per element</source>
        <translation>未融合的归一化每元素字节</translation>
    </message>
    <message>
        <source>bytes of an fp32 number</source>
        <translation>一个 fp32 数的字节</translation>
    </message>
    <message>
        <source>bytes of an unsharded gradient</source>
        <translation>一个未分片梯度的字节</translation>
    </message>
    <message>
        <source>bytes of both</source>
        <translation>两者的字节</translation>
    </message>
    <message>
        <source>bytes of expert dispatch on the wire</source>
        <translation>线路上专家分发的字节</translation>
    </message>
    <message>
        <source>bytes of fp32 over those of an activation</source>
        <translation>fp32 的字节与激活的字节之比</translation>
    </message>
    <message>
        <source>bytes of one activation ε</source>
        <translation>一个激活的字节 ε</translation>
    </message>
    <message>
        <source>bytes of one bucket</source>
        <translation>一个桶的字节</translation>
    </message>
    <message>
        <source>bytes of one element on the wire</source>
        <translation>线路上一个元素的字节</translation>
    </message>
    <message>
        <source>bytes of one in the shard</source>
        <translation>分片中单个的字节</translation>
    </message>
    <message>
        <source>bytes of one kept multiply input</source>
        <translation>一个保留的乘法输入的字节</translation>
    </message>
    <message>
        <source>bytes of optimizer states per parameter</source>
        <translation>每参数的优化器状态字节</translation>
    </message>
    <message>
        <source>bytes of states moved per parameter</source>
        <translation>每参数搬运的状态字节</translation>
    </message>
    <message>
        <source>bytes of the casts</source>
        <translation>转换的字节</translation>
    </message>
    <message>
        <source>bytes on the wire</source>
        <translation>线路上的字节</translation>
    </message>
    <message>
        <source>bytes over the bus</source>
        <translation>总线上的字节</translation>
    </message>
    <message>
        <source>bytes per buffered gradient ({})</source>
        <translation>每个缓冲梯度的字节({})</translation>
    </message>
    <message>
        <source>bytes per copied gradient ({})</source>
        <translation>每个复制梯度的字节({})</translation>
    </message>
    <message>
        <source>bytes per element · elements</source>
        <translation>每元素字节 · 元素数</translation>
    </message>
    <message>
        <source>bytes per gathered weight ({})</source>
        <translation>每个聚集权重的字节({})</translation>
    </message>
    <message>
        <source>bytes per gathered weight × parameters of the shard</source>
        <translation>每个聚集权重的字节 × 分片的参数</translation>
    </message>
    <message>
        <source>bytes per gradient ({})</source>
        <translation>每梯度字节({})</translation>
    </message>
    <message>
        <source>bytes per logit · n · V / t</source>
        <translation>每 logit 字节 · n · V / t</translation>
    </message>
    <message>
        <source>bytes per logit · tokens · vocabulary of this rank</source>
        <translation>每 logit 字节 · token 数 · 此 rank 的词表</translation>
    </message>
    <message>
        <source>bytes per parameter</source>
        <translation>每参数字节</translation>
    </message>
    <message>
        <source>bytes per parameter of the step ({})</source>
        <translation>该步每参数字节({})</translation>
    </message>
    <message>
        <source>bytes per parameter of this recipe</source>
        <translation>此配方每个参数的字节数</translation>
    </message>
    <message>
        <source>bytes per parameter × parameters</source>
        <translation>每参数字节 × 参数</translation>
    </message>
    <message>
        <source>bytes per parameter × parameters outside embedding and head</source>
        <translation>每参数字节 × 嵌入与输出头之外的参数</translation>
    </message>
    <message>
        <source>bytes per score</source>
        <translation>每分数字节</translation>
    </message>
    <message>
        <source>bytes per score · n · s · a / t</source>
        <translation>每分数字节 · n · s · a / t</translation>
    </message>
    <message>
        <source>bytes per token and expert</source>
        <translation>每 token 每专家的字节</translation>
    </message>
    <message>
        <source>bytes per unsharded gradient ({})</source>
        <translation>每个未分片梯度的字节({})</translation>
    </message>
    <message>
        <source>bytes per weight ({})</source>
        <translation>每权重字节({})</translation>
    </message>
    <message>
        <source>bytes that an eager norm moves per element</source>
        <translation>未融合的归一化每元素搬运的字节</translation>
    </message>
    <message>
        <source>bytes that leave the island</source>
        <translation>离开岛的字节</translation>
    </message>
    <message>
        <source>bytes that one host's Adam moves</source>
        <translation>一个主机的 Adam 搬运的字节</translation>
    </message>
    <message>
        <source>bytes that the optimizer moves</source>
        <translation>优化器搬运的字节</translation>
    </message>
    <message>
        <source>bytes that the {} loss reads and writes backward, per logit</source>
        <translation>{} 损失反向读写的字节,每 logit</translation>
    </message>
    <message>
        <source>bytes that the {} loss reads and writes forward, per logit</source>
        <translation>{} 损失前向读写的字节,每 logit</translation>
    </message>
    <message>
        <source>bytes that unfused scores move</source>
        <translation>未融合分数搬运的字节</translation>
    </message>
    <message>
        <source>bytes to and from memory</source>
        <translation>进出显存的字节</translation>
    </message>
    <message>
        <source>bytes with what is not fused</source>
        <translation>含未融合部分的字节</translation>
    </message>
    <message>
        <source>bytes · factor</source>
        <translation>字节 · 因子</translation>
    </message>
    <message>
        <source>bytes · fusion factor</source>
        <translation>字节 · 融合因子</translation>
    </message>
    <message>
        <source>bytes − those of the multiplies</source>
        <translation>字节 − 乘法的</translation>
    </message>
    <message>
        <source>bytes/s</source>
        <translation>字节/s</translation>
    </message>
    <message>
        <source>c · block</source>
        <translation>c · 块</translation>
    </message>
    <message>
        <source>cached and not in use, per byte allocated</source>
        <translation>缓存而未用,每已分配字节</translation>
    </message>
    <message>
        <source>capacity factor</source>
        <translation>容量因子</translation>
    </message>
    <message>
        <source>capacity − allocated − CUDA context − NCCL's buffers</source>
        <translation>容量 − 已分配 − CUDA 上下文 − NCCL 的缓冲区</translation>
    </message>
    <message>
        <source>casts to 8 bits</source>
        <translation>转换为 8 位</translation>
    </message>
    <message>
        <source>causal share of the square</source>
        <translation>平方中的因果份额</translation>
    </message>
    <message>
        <source>causal work is c² / 2 full blocks</source>
        <translation>因果计算为 c² / 2 个整块</translation>
    </message>
    <message>
        <source>chance that none of a token's experts is on one</source>
        <translation>一个 token 的专家都不在其上的概率</translation>
    </message>
    <message>
        <source>chance that one is</source>
        <translation>其中之一在其上的概率</translation>
    </message>
    <message>
        <source>checkpoint bandwidth</source>
        <translation>检查点带宽</translation>
    </message>
    <message>
        <source>checkpoint interval</source>
        <translation>检查点间隔</translation>
    </message>
    <message>
        <source>chunk</source>
        <translation>分块</translation>
    </message>
    <message>
        <source>chunks per rank v</source>
        <translation>每 rank 分块数 v</translation>
    </message>
    <message>
        <source>collectives one after the other</source>
        <translation>集合通信逐个进行</translation>
    </message>
    <message>
        <source>collectives take multiprocessors and memory bandwidth</source>
        <translation>集合通信占用多处理器与显存带宽</translation>
    </message>
    <message>
        <source>columns (elements per token of the vocabulary)</source>
        <translation>列(词表每 token 的元素)</translation>
    </message>
    <message>
        <source>columns (inputs)</source>
        <translation>列(输入)</translation>
    </message>
    <message>
        <source>columns n</source>
        <translation>列 n</translation>
    </message>
    <message>
        <source>columns of the embedding</source>
        <translation>嵌入的列</translation>
    </message>
    <message>
        <source>communication of the rank that ends last</source>
        <translation>最后结束的 rank 的通信</translation>
    </message>
    <message>
        <source>communicators of this rank</source>
        <translation>此 rank 的通信器</translation>
    </message>
    <message>
        <source>compressed width</source>
        <translation>压缩宽度</translation>
    </message>
    <message>
        <source>compressed width of keys and values</source>
        <translation>key 与 value 的压缩宽度</translation>
    </message>
    <message>
        <source>compressed width of queries</source>
        <translation>query 的压缩宽度</translation>
    </message>
    <message>
        <source>compressed width that is normalised</source>
        <translation>归一化的压缩宽度</translation>
    </message>
    <message>
        <source>compute + bubble + Σ exposed + optimizer + overhead, on the rank that ends last</source>
        <translation>计算 + 气泡 + Σ 暴露 + 优化器 + 开销,在最后结束的 rank 上</translation>
    </message>
    <message>
        <source>compute + exposed</source>
        <translation>计算 + 暴露</translation>
    </message>
    <message>
        <source>compute + exposed tp, cp, ep, dp + host + optimizer</source>
        <translation>计算 + 暴露的 tp、cp、ep、dp + 主机 + 优化器</translation>
    </message>
    <message>
        <source>compute + Σ exposed + optimizer + host</source>
        <translation>计算 + Σ 暴露 + 优化器 + 主机</translation>
    </message>
    <message>
        <source>compute / communication, hidden or not</source>
        <translation>计算 / 通信,无论隐藏与否</translation>
    </message>
    <message>
        <source>computed FLOP/s / dense peak of the training's precision</source>
        <translation>计算的 FLOP/s / 训练精度的稠密峰值</translation>
    </message>
    <message>
        <source>computing</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>computing in this pass</source>
        <translation>这一遍的计算</translation>
    </message>
    <message>
        <source>computing on the busiest rank</source>
        <translation>最忙 rank 上的计算</translation>
    </message>
    <message>
        <source>computing, and waiting for the host and for other wires</source>
        <translation>计算，以及等待主机和其他链路</translation>
    </message>
    <message>
        <source>contention · seconds of collectives beside compute</source>
        <translation>争用 · 与计算并行的集合通信秒数</translation>
    </message>
    <message>
        <source>context parallelism splits the sequence</source>
        <translation>上下文并行切分序列</translation>
    </message>
    <message>
        <source>context-parallel ranks c</source>
        <translation>上下文并行 rank c</translation>
    </message>
    <message>
        <source>copies</source>
        <translation>副本</translation>
    </message>
    <message>
        <source>copies of a token on the wire, over its experts</source>
        <translation>线路上一个 token 的副本数,对其专家数</translation>
    </message>
    <message>
        <source>copies of the scores</source>
        <translation>分数的副本</translation>
    </message>
    <message>
        <source>copies of the sharded weights</source>
        <translation>分片权重的副本</translation>
    </message>
    <message>
        <source>copies that rotary embedding leaves</source>
        <translation>旋转嵌入留下的副本</translation>
    </message>
    <message>
        <source>copies · bytes of one</source>
        <translation>副本数 · 单个字节</translation>
    </message>
    <message>
        <source>copies · the largest layer</source>
        <translation>副本数 · 最大的层</translation>
    </message>
    <message>
        <source>copies · ε · n · (query width + key width)</source>
        <translation>副本数 · ε · n · (query 宽度 + key 宽度)</translation>
    </message>
    <message>
        <source>core/site/cost_constants.cpp: constants that are assumed</source>
        <translation>core/site/cost_constants.cpp：假定的常数</translation>
    </message>
    <message>
        <source>count · one</source>
        <translation>数量 · 单个</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>计数</translation>
    </message>
    <message>
        <source>counted along the last rank's order</source>
        <translation>沿最后一个 rank 的顺序计数</translation>
    </message>
    <message>
        <source>counted back from the last block</source>
        <translation>从最后一块往回计数</translation>
    </message>
    <message>
        <source>counted from 0</source>
        <translation>从 0 计数</translation>
    </message>
    <message>
        <source>counted from PyTorch's kernels</source>
        <translation>由 PyTorch 的核计数</translation>
    </message>
    <message>
        <source>counted in the model's list of layers, from the first of them on</source>
        <translation>在模型的层列表中计数,从其中第一个起</translation>
    </message>
    <message>
        <source>counted in the schedule's order</source>
        <translation>按调度的顺序计数</translation>
    </message>
    <message>
        <source>counted over all stages</source>
        <translation>在所有级上计数</translation>
    </message>
    <message>
        <source>cover · share of the bandwidth beside compute</source>
        <translation>遮盖 · 与计算并行的带宽份额</translation>
    </message>
    <message>
        <source>d_qk + d_v</source>
        <translation>d_qk + d_v</translation>
    </message>
    <message>
        <source>data, logging, synchronisation, optimizer launches</source>
        <translation>数据、日志、同步、优化器启动</translation>
    </message>
    <message>
        <source>data-parallel ranks D</source>
        <translation>数据并行 rank D</translation>
    </message>
    <message>
        <source>data-parallel ranks of the experts</source>
        <translation>专家的数据并行 rank</translation>
    </message>
    <message>
        <source>data-parallel ranks of the experts / (D · c / shard group)</source>
        <translation>专家的数据并行 rank / (D · c / 分片组)</translation>
    </message>
    <message>
        <source>days to the token budget</source>
        <translation>到 token 预算的天数</translation>
    </message>
    <message>
        <source>days to the token budget, undisturbed</source>
        <translation>到 token 预算的天数,无干扰</translation>
    </message>
    <message>
        <source>days undisturbed / goodput</source>
        <translation>无干扰天数 / 有效产出</translation>
    </message>
    <message>
        <source>days · 24 · GPUs</source>
        <translation>天数 · 24 · GPU 数</translation>
    </message>
    <message>
        <source>days · 86 400</source>
        <translation>天数 · 86 400</translation>
    </message>
    <message>
        <source>dense + routed experts</source>
        <translation>稠密 + 路由专家</translation>
    </message>
    <message>
        <source>dense / shard group + routed experts / their shard group</source>
        <translation>稠密 / 分片组 + 路由专家 / 其分片组</translation>
    </message>
    <message>
        <source>dense 16-bit peak · exponentials per FLOP</source>
        <translation>稠密 16 位峰值 · 每 FLOP 指数运算</translation>
    </message>
    <message>
        <source>dense parameters of a bucket</source>
        <translation>一个桶的稠密参数</translation>
    </message>
    <message>
        <source>dense parameters of one shard</source>
        <translation>一个分片的稠密参数</translation>
    </message>
    <message>
        <source>dense parameters on this rank</source>
        <translation>此 rank 上的稠密参数</translation>
    </message>
    <message>
        <source>dense parameters on this rank / GPUs that share a shard</source>
        <translation>此 rank 上的稠密参数 / 共享分片的 GPU 数</translation>
    </message>
    <message>
        <source>dense parameters that go together</source>
        <translation>一起走的稠密参数</translation>
    </message>
    <message>
        <source>dense peak of one {}</source>
        <translation>一个 {} 的稠密峰值</translation>
    </message>
    <message>
        <source>dense peak · share</source>
        <translation>稠密峰值 · 份额</translation>
    </message>
    <message>
        <source>dense peak · share that a long run reaches</source>
        <translation>稠密峰值 · 长时运行所达份额</translation>
    </message>
    <message>
        <source>depth k</source>
        <translation>深度 k</translation>
    </message>
    <message>
        <source>dispatched rows</source>
        <translation>分发的行</translation>
    </message>
    <message>
        <source>driver's pages and buffers</source>
        <translation>驱动的页与缓冲区</translation>
    </message>
    <message>
        <source>each begins when the one before has ended: counted back from the last</source>
        <translation>每个在前一个结束时开始:从最后往回计数</translation>
    </message>
    <message>
        <source>each has a weight gradient</source>
        <translation>每个都有一个权重梯度</translation>
    </message>
    <message>
        <source>each has an input gradient</source>
        <translation>每个都有一个输入梯度</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>元素</translation>
    </message>
    <message>
        <source>elements / ranks over which it is cut</source>
        <translation>元素 / 切分到的 rank 数</translation>
    </message>
    <message>
        <source>elements of its input</source>
        <translation>其输入的元素</translation>
    </message>
    <message>
        <source>elements of its result</source>
        <translation>其结果的元素</translation>
    </message>
    <message>
        <source>elements of its weights</source>
        <translation>其权重的元素</translation>
    </message>
    <message>
        <source>elements of operands and result</source>
        <translation>操作数与结果的元素</translation>
    </message>
    <message>
        <source>elements of the operator</source>
        <translation>该算子的元素</translation>
    </message>
    <message>
        <source>elements that are cast</source>
        <translation>被转换的元素</translation>
    </message>
    <message>
        <source>end of the last block + exposed reduction</source>
        <translation>最后一块的结束 + 暴露的归约</translation>
    </message>
    <message>
        <source>end of the last block if messages took no time</source>
        <translation>若消息不耗时,最后一块的结束</translation>
    </message>
    <message>
        <source>end of the last block − compute − host − exposed before it</source>
        <translation>最后一块的结束 − 计算 − 主机 − 此前的暴露</translation>
    </message>
    <message>
        <source>end of the last block − computing − waiting</source>
        <translation>最后一块的结束 − 计算 − 等待</translation>
    </message>
    <message>
        <source>end of this rank's last block</source>
        <translation>此 rank 最后一块的结束</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>能耗</translation>
    </message>
    <message>
        <source>error that {} % of runs stay below, alike ones weighing more</source>
        <translation>{} % 的运行低于此误差,相似者权重更大</translation>
    </message>
    <message>
        <source>estimated / measured at the lower end</source>
        <translation>下端的估计 / 实测</translation>
    </message>
    <message>
        <source>estimated / measured at the upper end</source>
        <translation>上端的估计 / 实测</translation>
    </message>
    <message>
        <source>every GPU stores an equal part</source>
        <translation>每个 GPU 存储相等的一部分</translation>
    </message>
    <message>
        <source>every other multiply</source>
        <translation>每隔一个乘法</translation>
    </message>
    <message>
        <source>every rank gets every token of the group</source>
        <translation>每个 rank 得到组内每个 token</translation>
    </message>
    <message>
        <source>every token is sent to k experts</source>
        <translation>每个 token 发给 k 个专家</translation>
    </message>
    <message>
        <source>exchange beside the other part's compute</source>
        <translation>与另一部分的计算并行的交换</translation>
    </message>
    <message>
        <source>expert dispatch</source>
        <translation>专家分发</translation>
    </message>
    <message>
        <source>expert exchange that a fused block hides</source>
        <translation>融合块隐藏的专家交换</translation>
    </message>
    <message>
        <source>expert tensor-parallel ranks</source>
        <translation>专家张量并行 rank</translation>
    </message>
    <message>
        <source>expert-parallel ranks e</source>
        <translation>专家并行 rank e</translation>
    </message>
    <message>
        <source>experts of a layer, or equal layers</source>
        <translation>一层的专家,或相同的层</translation>
    </message>
    <message>
        <source>experts of a token, at least one</source>
        <translation>一个 token 的专家数,至少一个</translation>
    </message>
    <message>
        <source>experts of the {} layers that a token does not visit</source>
        <translation>{} 层中一个 token 不经过的专家</translation>
    </message>
    <message>
        <source>experts on this rank</source>
        <translation>此 rank 上的专家</translation>
    </message>
    <message>
        <source>experts per layer E</source>
        <translation>每层专家数 E</translation>
    </message>
    <message>
        <source>experts that a token does not visit</source>
        <translation>一个 token 不经过的专家</translation>
    </message>
    <message>
        <source>experts that a token visits k</source>
        <translation>一个 token 经过的专家 k</translation>
    </message>
    <message>
        <source>explained under its own field</source>
        <translation>在其自己的字段下解释</translation>
    </message>
    <message>
        <source>exponentials</source>
        <translation>指数运算</translation>
    </message>
    <message>
        <source>exponentials / rate</source>
        <translation>指数运算 / 速率</translation>
    </message>
    <message>
        <source>exponentials a second</source>
        <translation>每秒指数运算</translation>
    </message>
    <message>
        <source>exponentials beside one FLOP of the matrix units</source>
        <translation>矩阵单元每 FLOP 的指数运算</translation>
    </message>
    <message>
        <source>exponentials of the softmax</source>
        <translation>softmax 的指数运算</translation>
    </message>
    <message>
        <source>exposed communication</source>
        <translation>暴露的通信</translation>
    </message>
    <message>
        <source>exposed communication, of all GPU time of the step</source>
        <translation>暴露的通信,占该步全部 GPU 时间</translation>
    </message>
    <message>
        <source>exposed reduction, at most all</source>
        <translation>暴露的归约,至多全部</translation>
    </message>
    <message>
        <source>exposed share</source>
        <translation>暴露份额</translation>
    </message>
    <message>
        <source>exposed share of the hops</source>
        <translation>各跳的暴露份额</translation>
    </message>
    <message>
        <source>exposed {} of the step</source>
        <translation>该步暴露的 {}</translation>
    </message>
    <message>
        <source>factor that makes left-out sources' bands hold 70 % of their runs</source>
        <translation>使留出来源的区间容纳其 70 % 运行的因子</translation>
    </message>
    <message>
        <source>failures before an interval succeeds</source>
        <translation>一个间隔成功前的故障数</translation>
    </message>
    <message>
        <source>failures in a restart</source>
        <translation>一次重启中的故障</translation>
    </message>
    <message>
        <source>failures in an interval</source>
        <translation>一个间隔中的故障</translation>
    </message>
    <message>
        <source>failures to be expected</source>
        <translation>预计的故障</translation>
    </message>
    <message>
        <source>feed-forward width f</source>
        <translation>前馈宽度 f</translation>
    </message>
    <message>
        <source>feed-forward width on this rank</source>
        <translation>此 rank 上的前馈宽度</translation>
    </message>
    <message>
        <source>fill and drain + imbalance</source>
        <translation>填充与排空 + 不均衡</translation>
    </message>
    <message>
        <source>fill and drain, of all pipeline ranks</source>
        <translation>填充与排空,所有流水线 rank</translation>
    </message>
    <message>
        <source>final norm + logits, softmax and gradient + gathered input of the head</source>
        <translation>最后的归一化 + logits、softmax 与梯度 + 输出头聚集的输入</translation>
    </message>
    <message>
        <source>final norm, head and loss</source>
        <translation>最后的归一化、输出头与损失</translation>
    </message>
    <message>
        <source>first layer of them</source>
        <translation>其中第一层</translation>
    </message>
    <message>
        <source>fitted share of the sheet</source>
        <translation>规格表的拟合份额</translation>
    </message>
    <message>
        <source>fixed overhead of a step</source>
        <translation>一步的固定开销</translation>
    </message>
    <message>
        <source>fixed overhead, of all pipeline ranks</source>
        <translation>固定开销,所有流水线 rank</translation>
    </message>
    <message>
        <source>forward + backward</source>
        <translation>前向 + 反向</translation>
    </message>
    <message>
        <source>forward + recomputation + input gradient + weight gradient</source>
        <translation>前向 + 重计算 + 输入梯度 + 权重梯度</translation>
    </message>
    <message>
        <source>forward 2, backward 4: dV, dP, dQ, dK</source>
        <translation>前向 2,反向 4:dV、dP、dQ、dK</translation>
    </message>
    <message>
        <source>forward again</source>
        <translation>再次前向</translation>
    </message>
    <message>
        <source>forward and backward in one block</source>
        <translation>一个块中的前向与反向</translation>
    </message>
    <message>
        <source>forward and backward of the mean virtual stage</source>
        <translation>平均虚拟级的前向与反向</translation>
    </message>
    <message>
        <source>forward of one stage + backward of the other</source>
        <translation>一级的前向 + 另一级的反向</translation>
    </message>
    <message>
        <source>fp32 copy of the gradients at the step</source>
        <translation>该步梯度的 fp32 副本</translation>
    </message>
    <message>
        <source>fp32 copy of the weights + moments</source>
        <translation>权重的 fp32 副本 + 动量</translation>
    </message>
    <message>
        <source>fp32 master copy ({})</source>
        <translation>fp32 主副本({})</translation>
    </message>
    <message>
        <source>from a failure to its checkpoint</source>
        <translation>从一次故障到其检查点</translation>
    </message>
    <message>
        <source>from a rank's first block to its last end</source>
        <translation>从一个 rank 的首块到其末块结束</translation>
    </message>
    <message>
        <source>from the first block to the last end</source>
        <translation>从首块到末块结束</translation>
    </message>
    <message>
        <source>full square − causal pairs</source>
        <translation>完整平方 − 因果对</translation>
    </message>
    <message>
        <source>fused 2.5, unfused 2</source>
        <translation>融合 2.5,未融合 2</translation>
    </message>
    <message>
        <source>fused blocks of the chunk</source>
        <translation>该分块的融合块</translation>
    </message>
    <message>
        <source>g / min(t, g)</source>
        <translation>g / min(t, g)</translation>
    </message>
    <message>
        <source>gaps between kernels</source>
        <translation>核之间的空隙</translation>
    </message>
    <message>
        <source>gate projection</source>
        <translation>门投影</translation>
    </message>
    <message>
        <source>gates of the attention's output</source>
        <translation>注意力输出的门</translation>
    </message>
    <message>
        <source>gathered embedding or head with its gradient</source>
        <translation>聚集的嵌入或输出头及其梯度</translation>
    </message>
    <message>
        <source>gathered in place: it holds the shard</source>
        <translation>原地聚集:它持有分片</translation>
    </message>
    <message>
        <source>gathered input of the head and its gradient</source>
        <translation>输出头聚集的输入及其梯度</translation>
    </message>
    <message>
        <source>gathered inputs kept, per multiply</source>
        <translation>每个乘法保留的聚集输入</translation>
    </message>
    <message>
        <source>gathered inputs of the two column-parallel parts</source>
        <translation>两个列并行部分聚集的输入</translation>
    </message>
    <message>
        <source>gathered keys and values</source>
        <translation>聚集的 key 与 value</translation>
    </message>
    <message>
        <source>gathered layers</source>
        <translation>聚集的层</translation>
    </message>
    <message>
        <source>gathering one layer's weights</source>
        <translation>聚集一层的权重</translation>
    </message>
    <message>
        <source>gathering the new weights, exposed</source>
        <translation>聚集新权重,暴露</translation>
    </message>
    <message>
        <source>gathering this rank's new weights</source>
        <translation>聚集此 rank 的新权重</translation>
    </message>
    <message>
        <source>gathering weights and reducing gradients</source>
        <translation>聚集权重与归约梯度</translation>
    </message>
    <message>
        <source>global batch</source>
        <translation>全局批次</translation>
    </message>
    <message>
        <source>global batch / (D · b)</source>
        <translation>全局批次 / (D · b)</translation>
    </message>
    <message>
        <source>global batch · s</source>
        <translation>全局批次 · s</translation>
    </message>
    <message>
        <source>goodput · δ / τ</source>
        <translation>有效产出 · δ / τ</translation>
    </message>
    <message>
        <source>goodput: the share of the wall clock that trains</source>
        <translation>有效产出:实际时间中用于训练的份额</translation>
    </message>
    <message>
        <source>gradient + 2 · states + weight</source>
        <translation>梯度 + 2 · 状态 + 权重</translation>
    </message>
    <message>
        <source>gradient accumulation</source>
        <translation>梯度累积</translation>
    </message>
    <message>
        <source>gradient of the inputs</source>
        <translation>各输入的梯度</translation>
    </message>
    <message>
        <source>gradients and weights</source>
        <translation>梯度与权重</translation>
    </message>
    <message>
        <source>gradients beside their fp32 accumulators</source>
        <translation>梯度与其 fp32 累加器并存</translation>
    </message>
    <message>
        <source>gradients in bf16: as stated, or the performance recipes of NeMo and Megatron-Bridge (grad_reduce_in_fp32=False)</source>
        <translation>bf16 梯度:按所给,或 NeMo 与 Megatron-Bridge 的性能配方(grad_reduce_in_fp32=False)</translation>
    </message>
    <message>
        <source>gradients of one block in fp32</source>
        <translation>一个块的 fp32 梯度</translation>
    </message>
    <message>
        <source>gradients of the tied embedding</source>
        <translation>绑定嵌入的梯度</translation>
    </message>
    <message>
        <source>gradients that are launched</source>
        <translation>要启动的梯度</translation>
    </message>
    <message>
        <source>gradients to the host, weights back</source>
        <translation>梯度到主机,权重返回</translation>
    </message>
    <message>
        <source>groups of more than one rank</source>
        <translation>多于一个 rank 的组</translation>
    </message>
    <message>
        <source>grown with the ranks' square</source>
        <translation>随 rank 数的平方增长</translation>
    </message>
    <message>
        <source>h, unless factored</source>
        <translation>h,除非分解</translation>
    </message>
    <message>
        <source>half a block</source>
        <translation>半个块</translation>
    </message>
    <message>
        <source>half the 16-bit peak</source>
        <translation>16 位峰值的一半</translation>
    </message>
    <message>
        <source>hardware FLOP utilisation</source>
        <translation>硬件 FLOP 利用率</translation>
    </message>
    <message>
        <source>head size d</source>
        <translation>头大小 d</translation>
    </message>
    <message>
        <source>head size of queries and keys</source>
        <translation>query 与 key 的头大小</translation>
    </message>
    <message>
        <source>head size of queries and keys without rotation</source>
        <translation>query 与 key 无旋转的头大小</translation>
    </message>
    <message>
        <source>head size of values</source>
        <translation>value 的头大小</translation>
    </message>
    <message>
        <source>heads are copied where there are fewer of them than tensor-parallel ranks</source>
        <translation>头少于张量并行 rank 处会复制头</translation>
    </message>
    <message>
        <source>heads of this rank × head size</source>
        <translation>此 rank 的头数 × 头大小</translation>
    </message>
    <message>
        <source>heads of this rank × size of a value</source>
        <translation>此 rank 的头数 × value 大小</translation>
    </message>
    <message>
        <source>heads of this rank × size without rotation</source>
        <translation>此 rank 的头数 × 无旋转的大小</translation>
    </message>
    <message>
        <source>hidden by fused blocks of one chunk</source>
        <translation>由一个分块的融合块隐藏</translation>
    </message>
    <message>
        <source>hidden in a fused block</source>
        <translation>融合块中隐藏的部分</translation>
    </message>
    <message>
        <source>hidden share</source>
        <translation>隐藏份额</translation>
    </message>
    <message>
        <source>hidden share · contention · its bytes in memory</source>
        <translation>隐藏份额 · 争用 · 其显存中的字节</translation>
    </message>
    <message>
        <source>hidden vectors of all tokens</source>
        <translation>所有 token 的隐藏向量</translation>
    </message>
    <message>
        <source>hidden width h</source>
        <translation>隐藏宽度 h</translation>
    </message>
    <message>
        <source>hops of keys, values and gradients</source>
        <translation>key、value 与梯度的跳</translation>
    </message>
    <message>
        <source>hops that no block hides</source>
        <translation>没有块隐藏的跳</translation>
    </message>
    <message>
        <source>host seconds of sends between stages</source>
        <translation>级间发送的主机秒数</translation>
    </message>
    <message>
        <source>host − GPU</source>
        <translation>主机 − GPU</translation>
    </message>
    <message>
        <source>host, of all pipeline ranks</source>
        <translation>主机,所有流水线 rank</translation>
    </message>
    <message>
        <source>hours of a day</source>
        <translation>一天的小时数</translation>
    </message>
    <message>
        <source>how far the room is between the two</source>
        <translation>空间处于两者之间的程度</translation>
    </message>
    <message>
        <source>how much later for its messages</source>
        <translation>因其消息而晚多少</translation>
    </message>
    <message>
        <source>hybrid sharding</source>
        <translation>混合分片</translation>
    </message>
    <message>
        <source>idle for want of a micro-batch</source>
        <translation>因缺少微批次而空闲</translation>
    </message>
    <message>
        <source>idle share</source>
        <translation>空闲份额</translation>
    </message>
    <message>
        <source>idle share of all device time</source>
        <translation>占全部设备时间的空闲份额</translation>
    </message>
    <message>
        <source>idle share of the busiest span</source>
        <translation>最忙跨度的空闲份额</translation>
    </message>
    <message>
        <source>idle time over work</source>
        <translation>空闲时间与工作之比</translation>
    </message>
    <message>
        <source>idle until the last block</source>
        <translation>到最后一块为止的空闲</translation>
    </message>
    <message>
        <source>idle − fill and drain</source>
        <translation>空闲 − 填充与排空</translation>
    </message>
    <message>
        <source>idle, of all pipeline ranks</source>
        <translation>空闲,所有流水线 rank</translation>
    </message>
    <message>
        <source>idle, were all stages equal, of all pipeline ranks</source>
        <translation>各级相等时的空闲,所有流水线 rank</translation>
    </message>
    <message>
        <source>imbalance, of all pipeline ranks</source>
        <translation>不均衡,所有流水线 rank</translation>
    </message>
    <message>
        <source>in multiplies of one {} layer</source>
        <translation>一个 {} 层的乘法中</translation>
    </message>
    <message>
        <source>in multiplies of the {} layers</source>
        <translation>{} 层的乘法中</translation>
    </message>
    <message>
        <source>in the passes of all micro-batches</source>
        <translation>在所有微批次的各遍中</translation>
    </message>
    <message>
        <source>in the passes, less what fused blocks hide</source>
        <translation>在各遍中,减去融合块隐藏的</translation>
    </message>
    <message>
        <source>in vain in one layer, of a micro-batch</source>
        <translation>一层中白算的,一个微批次</translation>
    </message>
    <message>
        <source>input of the projection</source>
        <translation>投影的输入</translation>
    </message>
    <message>
        <source>inputs on this rank</source>
        <translation>此 rank 上的输入</translation>
    </message>
    <message>
        <source>inside the island</source>
        <translation>岛内</translation>
    </message>
    <message>
        <source>interval with its checkpoint</source>
        <translation>间隔及其检查点</translation>
    </message>
    <message>
        <source>islands that the group crosses</source>
        <translation>组跨越的岛</translation>
    </message>
    <message>
        <source>its bytes in the GPU's memory</source>
        <translation>其在 GPU 显存中的字节</translation>
    </message>
    <message>
        <source>its heads are all of one width</source>
        <translation>其头宽度都相同</translation>
    </message>
    <message>
        <source>its layers − those</source>
        <translation>其层数 − 那些</translation>
    </message>
    <message>
        <source>its square root</source>
        <translation>其平方根</translation>
    </message>
    <message>
        <source>k · one</source>
        <translation>k · 单个</translation>
    </message>
    <message>
        <source>kept by chunk {}</source>
        <translation>由分块 {} 保留</translation>
    </message>
    <message>
        <source>kept by it + its moment</source>
        <translation>由它保留 + 其时刻</translation>
    </message>
    <message>
        <source>kept by norm, head and loss</source>
        <translation>由归一化、输出头与损失保留</translation>
    </message>
    <message>
        <source>kept by one multi-token-prediction layer</source>
        <translation>由一个多 token 预测层保留</translation>
    </message>
    <message>
        <source>kept by one {} layer</source>
        <translation>由一个 {} 层保留</translation>
    </message>
    <message>
        <source>kept by one {} layer under selective recompute</source>
        <translation>选择性重计算下由一个 {} 层保留</translation>
    </message>
    <message>
        <source>kept by selective + its moment − kept</source>
        <translation>选择性保留 + 其时刻 − 保留</translation>
    </message>
    <message>
        <source>kept by the layer</source>
        <translation>由该层保留</translation>
    </message>
    <message>
        <source>kept by the layers of all live micro-batches</source>
        <translation>由所有存活微批次的各层保留</translation>
    </message>
    <message>
        <source>kept by the {} layers</source>
        <translation>由 {} 层保留</translation>
    </message>
    <message>
        <source>kept by the {} layers that are not recomputed</source>
        <translation>由不重计算的 {} 层保留</translation>
    </message>
    <message>
        <source>kept per micro-batch</source>
        <translation>每微批次保留</translation>
    </message>
    <message>
        <source>kept per micro-batch before offloading</source>
        <translation>卸载前每微批次保留</translation>
    </message>
    <message>
        <source>kept per multi-token-prediction layer</source>
        <translation>每个多 token 预测层保留</translation>
    </message>
    <message>
        <source>kept with nothing recomputed − kept</source>
        <translation>不重计算时保留 − 保留</translation>
    </message>
    <message>
        <source>kept · share offloaded</source>
        <translation>保留 · 卸载份额</translation>
    </message>
    <message>
        <source>kernels written for the tensor cores before reach no more FLOP/s on a newer device</source>
        <translation>为先前张量核心编写的核在更新的设备上达不到更多 FLOP/s</translation>
    </message>
    <message>
        <source>key and value width on this rank</source>
        <translation>此 rank 上 key 与 value 的宽度</translation>
    </message>
    <message>
        <source>key width + value width</source>
        <translation>key 宽度 + value 宽度</translation>
    </message>
    <message>
        <source>key width on this rank</source>
        <translation>此 rank 上 key 的宽度</translation>
    </message>
    <message>
        <source>key width without rotation on this rank</source>
        <translation>此 rank 上无旋转的 key 宽度</translation>
    </message>
    <message>
        <source>key/value heads g</source>
        <translation>key/value 头数 g</translation>
    </message>
    <message>
        <source>key/value heads of this rank</source>
        <translation>此 rank 的 key/value 头数</translation>
    </message>
    <message>
        <source>key/value heads of this rank × head size</source>
        <translation>此 rank 的 key/value 头数 × 头大小</translation>
    </message>
    <message>
        <source>key/value heads of this rank × size of a value</source>
        <translation>此 rank 的 key/value 头数 × value 大小</translation>
    </message>
    <message>
        <source>key/value heads, at least one</source>
        <translation>key/value 头数,至少一个</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>key</translation>
    </message>
    <message>
        <source>keys / s</source>
        <translation>key 数 / s</translation>
    </message>
    <message>
        <source>keys and values of one rank</source>
        <translation>一个 rank 的 key 与 value</translation>
    </message>
    <message>
        <source>keys and values of other context-parallel ranks</source>
        <translation>其他上下文并行 rank 的 key 与 value</translation>
    </message>
    <message>
        <source>keys of both triangles</source>
        <translation>两个三角的 key</translation>
    </message>
    <message>
        <source>keys that a query meets on average</source>
        <translation>一个 query 平均遇到的 key 数</translation>
    </message>
    <message>
        <source>keys that the window misses at the sequence's start, on average</source>
        <translation>窗口在序列开头平均缺少的 key 数</translation>
    </message>
    <message>
        <source>keys without rotation, and values</source>
        <translation>无旋转的 key 与 value</translation>
    </message>
    <message>
        <source>latency, {}</source>
        <translation>延迟,{}</translation>
    </message>
    <message>
        <source>launch of an exchange</source>
        <translation>一次交换的启动</translation>
    </message>
    <message>
        <source>launches beside those of eight ranks</source>
        <translation>相对八个 rank 的启动</translation>
    </message>
    <message>
        <source>launches of both gradients</source>
        <translation>两种梯度的启动</translation>
    </message>
    <message>
        <source>launches of both gradients · share</source>
        <translation>两种梯度的启动 · 份额</translation>
    </message>
    <message>
        <source>launches of one layer's forward</source>
        <translation>一层前向的启动</translation>
    </message>
    <message>
        <source>launches of the backward</source>
        <translation>反向的启动</translation>
    </message>
    <message>
        <source>launches of the backward less the backward on the GPU</source>
        <translation>反向的启动时间减去 GPU 上的反向时间</translation>
    </message>
    <message>
        <source>launches of the backward with the forward again</source>
        <translation>含再次前向的反向的启动</translation>
    </message>
    <message>
        <source>launches of the backward's first half</source>
        <translation>反向前一半的启动</translation>
    </message>
    <message>
        <source>launches of the forward less the forward on the GPU</source>
        <translation>前向的启动减去 GPU 上的前向</translation>
    </message>
    <message>
        <source>launches of the forward · factor</source>
        <translation>前向的启动 · 因子</translation>
    </message>
    <message>
        <source>launches of the optimizer</source>
        <translation>优化器的启动</translation>
    </message>
    <message>
        <source>launches of the weight gradients</source>
        <translation>权重梯度的启动</translation>
    </message>
    <message>
        <source>launches of the weight gradients less these on the GPU</source>
        <translation>权重梯度的启动减去其在 GPU 上的时间</translation>
    </message>
    <message>
        <source>layer + head</source>
        <translation>层 + 输出头</translation>
    </message>
    <message>
        <source>layer factor · (start + moving)</source>
        <translation>层因子 · (启动 + 搬运)</translation>
    </message>
    <message>
        <source>layer factor · seconds of its kernels</source>
        <translation>层因子 · 其核的秒数</translation>
    </message>
    <message>
        <source>layer factor · seconds of its kernels (8-bit: and casts; loss: start and what it moves)</source>
        <translation>层因子 · 其核的秒数(8 位:及转换;损失:启动与所搬运的)</translation>
    </message>
    <message>
        <source>layers L</source>
        <translation>层数 L</translation>
    </message>
    <message>
        <source>layers gathered at once</source>
        <translation>一次聚集的层</translation>
    </message>
    <message>
        <source>layers gathered at once, each as the largest</source>
        <translation>同时收集的层，每层按最大层计</translation>
    </message>
    <message>
        <source>layers of a stage that recompute</source>
        <translation>一级中重计算的层</translation>
    </message>
    <message>
        <source>layers of every stage</source>
        <translation>每级的层</translation>
    </message>
    <message>
        <source>layers of it that do not</source>
        <translation>其中不重计算的层</translation>
    </message>
    <message>
        <source>layers of it that recompute</source>
        <translation>其中重计算的层</translation>
    </message>
    <message>
        <source>layers of the rank · seconds per layer</source>
        <translation>此 rank 的层数 · 每层秒数</translation>
    </message>
    <message>
        <source>layers of this rank</source>
        <translation>此 rank 的层</translation>
    </message>
    <message>
        <source>layers of virtual stage {}</source>
        <translation>第 {} 虚拟级的层</translation>
    </message>
    <message>
        <source>layers over virtual stages</source>
        <translation>层数 / 虚拟级数</translation>
    </message>
    <message>
        <source>layers · (a layer + a head)</source>
        <translation>层数 · (一层 + 一个输出头)</translation>
    </message>
    <message>
        <source>layers · FLOP of one</source>
        <translation>层数 · 单层 FLOP</translation>
    </message>
    <message>
        <source>layers · one with its head</source>
        <translation>层数 · 单层及其输出头</translation>
    </message>
    <message>
        <source>layers · seconds of one</source>
        <translation>层数 · 单层秒数</translation>
    </message>
    <message>
        <source>layers · those of one</source>
        <translation>层数 · 单层的</translation>
    </message>
    <message>
        <source>layers · widths · keys</source>
        <translation>层数 · 宽度 · key 数</translation>
    </message>
    <message>
        <source>layers · ε · parameters of the largest layer</source>
        <translation>层数 · ε · 最大层的参数</translation>
    </message>
    <message>
        <source>layers × (a layer + the projection's input + its logits)</source>
        <translation>层数 × (一层 + 投影的输入 + 其 logits)</translation>
    </message>
    <message>
        <source>layers × kept per layer</source>
        <translation>层数 × 每层保留</translation>
    </message>
    <message>
        <source>layers × parameters of one</source>
        <translation>层数 × 单层参数</translation>
    </message>
    <message>
        <source>layers × parameters of one expert × (E − k)</source>
        <translation>层数 × 一个专家的参数 × (E − k)</translation>
    </message>
    <message>
        <source>least share of the slack</source>
        <translation>最小的余量份额</translation>
    </message>
    <message>
        <source>live micro-batches of one chunk</source>
        <translation>一个分块的存活微批次</translation>
    </message>
    <message>
        <source>live micro-batches × kept per micro-batch</source>
        <translation>存活微批次 × 每微批次保留</translation>
    </message>
    <message>
        <source>live while a layer is recomputed</source>
        <translation>重计算一层时存活</translation>
    </message>
    <message>
        <source>live while a layer is recomputed, at most what it drops</source>
        <translation>重计算一层时存活,至多其丢弃的</translation>
    </message>
    <message>
        <source>log-sum-exp of every query and head</source>
        <translation>每个 query 与头的 log-sum-exp</translation>
    </message>
    <message>
        <source>logits and their gradient at the end of the forward pass</source>
        <translation>前向结束时的 logits 及其梯度</translation>
    </message>
    <message>
        <source>logits at one time</source>
        <translation>同一时刻的 logits</translation>
    </message>
    <message>
        <source>logits of all ranks</source>
        <translation>所有 rank 的 logits</translation>
    </message>
    <message>
        <source>logits of this rank</source>
        <translation>此 rank 的 logits</translation>
    </message>
    <message>
        <source>logits of this rank / parts</source>
        <translation>此 rank 的 logits / 份数</translation>
    </message>
    <message>
        <source>logits, softmax and their gradient</source>
        <translation>logits、softmax 及其梯度</translation>
    </message>
    <message>
        <source>logits, softmax and their gradient at their peak</source>
        <translation>峰值时的 logits、softmax 及其梯度</translation>
    </message>
    <message>
        <source>longest span of a rank</source>
        <translation>一个 rank 的最长跨度</translation>
    </message>
    <message>
        <source>loss + gathered head and its gradient</source>
        <translation>损失 + 聚集的输出头及其梯度</translation>
    </message>
    <message>
        <source>losses that wait for their backward pass</source>
        <translation>等待反向的损失</translation>
    </message>
    <message>
        <source>lower end of the band</source>
        <translation>区间下端</translation>
    </message>
    <message>
        <source>m + rows lost per expert</source>
        <translation>m + 每专家损失的行</translation>
    </message>
    <message>
        <source>m / rounds</source>
        <translation>m / 轮数</translation>
    </message>
    <message>
        <source>m · count</source>
        <translation>m · 数量</translation>
    </message>
    <message>
        <source>master copy + moments</source>
        <translation>主副本 + 动量</translation>
    </message>
    <message>
        <source>max over kinds of layers</source>
        <translation>各种层中的最大</translation>
    </message>
    <message>
        <source>max over kinds of layers, nothing recomputed</source>
        <translation>各种层中的最大,不重计算</translation>
    </message>
    <message>
        <source>max over pipeline ranks: all wait for the norm of the gradients</source>
        <translation>各流水线 rank 中的最大:都等待梯度的范数</translation>
    </message>
    <message>
        <source>max over ranks of the last block's end</source>
        <translation>各 rank 最后一块结束时间的最大</translation>
    </message>
    <message>
        <source>max over ranks of what outlasts the next step's first forward</source>
        <translation>各 rank 中持续超过下一步首次前向的最大</translation>
    </message>
    <message>
        <source>max over stages of the total</source>
        <translation>各级总计的最大</translation>
    </message>
    <message>
        <source>max(0, 1 − work / longest span of a rank)</source>
        <translation>max(0, 1 − 工作 / 一个 rank 的最长跨度)</translation>
    </message>
    <message>
        <source>max(0, 1 − work / makespan)</source>
        <translation>max(0, 1 − 工作 / 总时长)</translation>
    </message>
    <message>
        <source>max(0, makespan / work − 1)</source>
        <translation>max(0, 总时长 / 工作 − 1)</translation>
    </message>
    <message>
        <source>max(0, …)</source>
        <translation>max(0, …)</translation>
    </message>
    <message>
        <source>max(1, g)</source>
        <translation>max(1, g)</translation>
    </message>
    <message>
        <source>max(1, k)</source>
        <translation>max(1, k)</translation>
    </message>
    <message>
        <source>max(1, t / 8)</source>
        <translation>max(1, t / 8)</translation>
    </message>
    <message>
        <source>max(1, …)</source>
        <translation>max(1, …)</translation>
    </message>
    <message>
        <source>max(1, ⌊m / p⌋)</source>
        <translation>max(1, ⌊m / p⌋)</translation>
    </message>
    <message>
        <source>max(FLOP / rate, bytes / bandwidth)</source>
        <translation>max(FLOP / 速率, 字节 / 带宽)</translation>
    </message>
    <message>
        <source>max(launches, offloading)</source>
        <translation>max(启动, 卸载)</translation>
    </message>
    <message>
        <source>max(loss, recomputed layer): the two moments do not coincide</source>
        <translation>max(损失, 重计算的层):两个时刻不重合</translation>
    </message>
    <message>
        <source>max(loss, that): the two moments do not coincide</source>
        <translation>max(损失, 此项)：两个时刻不重合</translation>
    </message>
    <message>
        <source>max(…)</source>
        <translation>max(…)</translation>
    </message>
    <message>
        <source>mean over measured runs</source>
        <translation>实测运行的平均</translation>
    </message>
    <message>
        <source>mean time of a rank's blocks</source>
        <translation>一个 rank 的块的平均时间</translation>
    </message>
    <message>
        <source>measured configurations like it</source>
        <translation>类似的实测配置</translation>
    </message>
    <message>
        <source>measured runs of legacy stacks: waits grow with the square of the ranks</source>
        <translation>旧软件栈的实测运行:等待随 rank 数的平方增长</translation>
    </message>
    <message>
        <source>measured runs of nanotron: some keep the gathered input, some gather it again</source>
        <translation>nanotron 的实测运行:有的保留聚集的输入,有的再次聚集</translation>
    </message>
    <message>
        <source>measured runs: a recomputed layer peaks at about twice its activations; XLA gives a gradient the place of what it is made from</source>
        <translation>实测运行:重计算的层峰值约为其激活的两倍;XLA 让梯度占用其来源的位置</translation>
    </message>
    <message>
        <source>measured: size · bus factor / bus bandwidth; modelled: latency + size / bandwidth</source>
        <translation>实测:大小 · 总线因子 / 总线带宽;建模:延迟 + 大小 / 带宽</translation>
    </message>
    <message>
        <source>measured: {}</source>
        <translation>实测:{}</translation>
    </message>
    <message>
        <source>memory bandwidth of one {}</source>
        <translation>一个 {} 的显存带宽</translation>
    </message>
    <message>
        <source>memory bandwidth · share</source>
        <translation>显存带宽 · 份额</translation>
    </message>
    <message>
        <source>memory of one {}</source>
        <translation>一个 {} 的显存</translation>
    </message>
    <message>
        <source>memory that one GPU offers</source>
        <translation>一个 GPU 提供的显存</translation>
    </message>
    <message>
        <source>messages between stages</source>
        <translation>级间消息</translation>
    </message>
    <message>
        <source>messages in that chain</source>
        <translation>该链中的消息</translation>
    </message>
    <message>
        <source>messages to other islands</source>
        <translation>到其他岛的消息</translation>
    </message>
    <message>
        <source>micro-batch b</source>
        <translation>微批次 b</translation>
    </message>
    <message>
        <source>micro-batches m</source>
        <translation>微批次数 m</translation>
    </message>
    <message>
        <source>micro-batches per group N</source>
        <translation>每组微批次数 N</translation>
    </message>
    <message>
        <source>micro-batches per round</source>
        <translation>每轮微批次数</translation>
    </message>
    <message>
        <source>micro-batches that wait with their loss computed</source>
        <translation>算完损失后等待的微批次</translation>
    </message>
    <message>
        <source>micro-batches · seconds of one</source>
        <translation>微批次数 · 单个秒数</translation>
    </message>
    <message>
        <source>min(1, …)</source>
        <translation>min(1, …)</translation>
    </message>
    <message>
        <source>min(channels, adapter)</source>
        <translation>min(通道, 网卡)</translation>
    </message>
    <message>
        <source>min(idle were all stages equal, idle)</source>
        <translation>min(各级相等时的空闲, 空闲)</translation>
    </message>
    <message>
        <source>min(limit, …)</source>
        <translation>min(上限, …)</translation>
    </message>
    <message>
        <source>min(peak, Hopper's)</source>
        <translation>min(峰值, Hopper 的)</translation>
    </message>
    <message>
        <source>min(reduction, exposed)</source>
        <translation>min(归约, 暴露)</translation>
    </message>
    <message>
        <source>min(t, g)</source>
        <translation>min(t, g)</translation>
    </message>
    <message>
        <source>min(…)</source>
        <translation>min(…)</translation>
    </message>
    <message>
        <source>model FLOP utilisation, attention counted in full</source>
        <translation>模型 FLOP 利用率,注意力按完整计</translation>
    </message>
    <message>
        <source>model FLOP utilisation, causal attention counted once</source>
        <translation>模型 FLOP 利用率,因果注意力计一次</translation>
    </message>
    <message>
        <source>model FLOP/s / dense peak of the training's precision</source>
        <translation>模型 FLOP/s / 训练精度的稠密峰值</translation>
    </message>
    <message>
        <source>model TFLOP/s of one GPU</source>
        <translation>一个 GPU 的模型 TFLOP/s</translation>
    </message>
    <message>
        <source>moments of {}</source>
        <translation>{} 的动量</translation>
    </message>
    <message>
        <source>most nodes that the model's router allows</source>
        <translation>模型路由器允许的最多节点数</translation>
    </message>
    <message>
        <source>moving</source>
        <translation>搬运</translation>
    </message>
    <message>
        <source>moving its operands</source>
        <translation>搬运其操作数</translation>
    </message>
    <message>
        <source>moving scores between the multiplies</source>
        <translation>在乘法之间搬运分数</translation>
    </message>
    <message>
        <source>multi-token-prediction layers</source>
        <translation>多 token 预测层</translation>
    </message>
    <message>
        <source>multiple per rank</source>
        <translation>每 rank 的倍数</translation>
    </message>
    <message>
        <source>multiple to which the vocabulary is padded</source>
        <translation>词表填充到的倍数</translation>
    </message>
    <message>
        <source>multiplications / gradients</source>
        <translation>乘法 / 梯度</translation>
    </message>
    <message>
        <source>multiplications of the block</source>
        <translation>该块的乘法</translation>
    </message>
    <message>
        <source>multiplies</source>
        <translation>乘法</translation>
    </message>
    <message>
        <source>multiplies + attention counted in full</source>
        <translation>乘法 + 按完整计的注意力</translation>
    </message>
    <message>
        <source>multiplies + causal attention counted once</source>
        <translation>乘法 + 计一次的因果注意力</translation>
    </message>
    <message>
        <source>multiplies 2 · ε, softmax 2 · ε, masking of its own 2 · ε, dropout 2 · ε + 1</source>
        <translation>乘法 2 · ε,softmax 2 · ε,自带掩码 2 · ε,dropout 2 · ε + 1</translation>
    </message>
    <message>
        <source>multiplies 4 · ε, softmax 3 · ε, masking of its own 2 · ε, dropout 2 · ε + 1</source>
        <translation>乘法 4 · ε,softmax 3 · ε,自带掩码 2 · ε,dropout 2 · ε + 1</translation>
    </message>
    <message>
        <source>multiplies of scores</source>
        <translation>分数的乘法</translation>
    </message>
    <message>
        <source>multiplies of this shape</source>
        <translation>此形状的乘法</translation>
    </message>
    <message>
        <source>multiply-adds of attention</source>
        <translation>注意力的乘加</translation>
    </message>
    <message>
        <source>multiply-adds of attention in these layers</source>
        <translation>这些层中注意力的乘加</translation>
    </message>
    <message>
        <source>n − those of this island</source>
        <translation>n − 本岛的</translation>
    </message>
    <message>
        <source>nanotron's gradient buffers</source>
        <translation>nanotron 的梯度缓冲区</translation>
    </message>
    <message>
        <source>nanotron, PipelineBlock placement by cost</source>
        <translation>nanotron,按成本放置 PipelineBlock</translation>
    </message>
    <message>
        <source>nanotron: bf16 gradients while fp32 ones accumulate</source>
        <translation>nanotron:fp32 梯度累积时的 bf16 梯度</translation>
    </message>
    <message>
        <source>nanotron: bf16 weights, fp32 gradient accumulators, fp32 master copy and moments</source>
        <translation>nanotron:bf16 权重,fp32 梯度累加器,fp32 主副本与动量</translation>
    </message>
    <message>
        <source>nccl-tests, doc/PERFORMANCE.md; NCCL's own model; rules of the adapters</source>
        <translation>nccl-tests, doc/PERFORMANCE.md;NCCL 自己的模型;网卡规则</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>九</translation>
    </message>
    <message>
        <source>no more than all of the rank</source>
        <translation>不超过该 rank 的全部</translation>
    </message>
    <message>
        <source>nodes (within a node: ranks) that a token is sent to</source>
        <translation>一个 token 发往的节点(节点内:rank)</translation>
    </message>
    <message>
        <source>nodes or ranks that it is sent to / k</source>
        <translation>发往的节点或 rank 数 / k</translation>
    </message>
    <message>
        <source>nodes that a token is sent to, within the limit</source>
        <translation>一个 token 发往的节点数,在上限内</translation>
    </message>
    <message>
        <source>nodes that the experts are on</source>
        <translation>专家所在的节点</translation>
    </message>
    <message>
        <source>nodes · chance</source>
        <translation>节点数 · 概率</translation>
    </message>
    <message>
        <source>nodes × GPUs per node</source>
        <translation>节点数 × 每节点 GPU 数</translation>
    </message>
    <message>
        <source>nothing to send</source>
        <translation>没有可发送的</translation>
    </message>
    <message>
        <source>of a ring; 0.95 of it for an all-to-all</source>
        <translation>环的;all-to-all 为其 0.95</translation>
    </message>
    <message>
        <source>of all chunks / v</source>
        <translation>所有分块 / v</translation>
    </message>
    <message>
        <source>of every step + per layer · layers of the rank</source>
        <translation>每步的 + 每层 · 此 rank 的层数</translation>
    </message>
    <message>
        <source>of it, whole</source>
        <translation>其整数部分</translation>
    </message>
    <message>
        <source>of one head</source>
        <translation>一个头的</translation>
    </message>
    <message>
        <source>of one rank's collective</source>
        <translation>一个 rank 的集合通信的</translation>
    </message>
    <message>
        <source>of queries + of keys and values</source>
        <translation>query 的 + key 与 value 的</translation>
    </message>
    <message>
        <source>of queries + of keys and values + rotated part</source>
        <translation>query 的 + key 与 value 的 + 旋转部分</translation>
    </message>
    <message>
        <source>of the layers left over, those on this stage</source>
        <translation>余下的层中此级的部分</translation>
    </message>
    <message>
        <source>of the plan's mesh</source>
        <translation>方案的网格的</translation>
    </message>
    <message>
        <source>of the rank that ends last + gathering the new weights</source>
        <translation>最后结束的 rank 的 + 聚集新权重</translation>
    </message>
    <message>
        <source>of the rank where it takes longest</source>
        <translation>用时最长的 rank 的</translation>
    </message>
    <message>
        <source>of the schedule's law</source>
        <translation>调度定律的</translation>
    </message>
    <message>
        <source>of the tensor</source>
        <translation>张量的</translation>
    </message>
    <message>
        <source>of the whole model's layer</source>
        <translation>整个模型一层的</translation>
    </message>
    <message>
        <source>of them in a shard</source>
        <translation>其中在一个分片内的</translation>
    </message>
    <message>
        <source>of this many ranks</source>
        <translation>这么多 rank 的</translation>
    </message>
    <message>
        <source>of those alive when they weigh the most, counted along the rank's order, those of this chunk</source>
        <translation>在占用最多时存活的之中,沿该 rank 的顺序计数,属于此分块的</translation>
    </message>
    <message>
        <source>on the wire</source>
        <translation>在线路上</translation>
    </message>
    <message>
        <source>one</source>
        <translation>一</translation>
    </message>
    <message>
        <source>one a score</source>
        <translation>每分数一个</translation>
    </message>
    <message>
        <source>one after the other</source>
        <translation>逐个</translation>
    </message>
    <message>
        <source>one copy of the scores</source>
        <translation>分数的一份副本</translation>
    </message>
    <message>
        <source>one direction, all GPUs of a host at once</source>
        <translation>单向,主机上所有 GPU 同时</translation>
    </message>
    <message>
        <source>one embedding matrix</source>
        <translation>一个嵌入矩阵</translation>
    </message>
    <message>
        <source>one full block</source>
        <translation>一个整块</translation>
    </message>
    <message>
        <source>one hop of gradients</source>
        <translation>梯度的一跳</translation>
    </message>
    <message>
        <source>one hop of keys and values</source>
        <translation>key 与 value 的一跳</translation>
    </message>
    <message>
        <source>one layer's gradient before it is sharded</source>
        <translation>分片之前单层的梯度</translation>
    </message>
    <message>
        <source>one message to another island</source>
        <translation>发往另一岛的一条消息</translation>
    </message>
    <message>
        <source>one micro-batch backward through this rank</source>
        <translation>一个微批次反向经过此 rank</translation>
    </message>
    <message>
        <source>one micro-batch forward through this rank</source>
        <translation>一个微批次前向经过此 rank</translation>
    </message>
    <message>
        <source>one micro-batch in virtual stage {}</source>
        <translation>第 {} 虚拟级中的一个微批次</translation>
    </message>
    <message>
        <source>one micro-batch's activations, sent; 0 where p = 1</source>
        <translation>一个微批次的激活,发送;p = 1 时为 0</translation>
    </message>
    <message>
        <source>one multiply and one add</source>
        <translation>一次乘一次加</translation>
    </message>
    <message>
        <source>one of them with its head</source>
        <translation>其中一个及其输出头</translation>
    </message>
    <message>
        <source>one rank, or no bytes</source>
        <translation>一个 rank,或没有字节</translation>
    </message>
    <message>
        <source>one rotated copy of queries and keys</source>
        <translation>query 与 key 的一份旋转副本</translation>
    </message>
    <message>
        <source>one step</source>
        <translation>一步</translation>
    </message>
    <message>
        <source>one vector a token</source>
        <translation>每 token 一个向量</translation>
    </message>
    <message>
        <source>one {} layer</source>
        <translation>一个 {} 层</translation>
    </message>
    <message>
        <source>one {} layer with its experts on this rank</source>
        <translation>一个 {} 层及其在此 rank 上的专家</translation>
    </message>
    <message>
        <source>one {} layer with nothing recomputed</source>
        <translation>一个不重计算的 {} 层</translation>
    </message>
    <message>
        <source>operands and results, each once</source>
        <translation>操作数与结果,各一次</translation>
    </message>
    <message>
        <source>operators + multiplications</source>
        <translation>算子 + 乘法</translation>
    </message>
    <message>
        <source>operators of the block</source>
        <translation>该块的算子</translation>
    </message>
    <message>
        <source>optimizer in a checkpoint, per parameter</source>
        <translation>检查点中的优化器,每参数</translation>
    </message>
    <message>
        <source>optimizer launches</source>
        <translation>优化器启动</translation>
    </message>
    <message>
        <source>optimizer states</source>
        <translation>优化器状态</translation>
    </message>
    <message>
        <source>optimizer step of this rank</source>
        <translation>此 rank 的优化器步</translation>
    </message>
    <message>
        <source>other collectives on the same wire, hidden behind compute</source>
        <translation>同一链路上隐藏在计算之后的其他集合通信</translation>
    </message>
    <message>
        <source>other ranks</source>
        <translation>其他 rank</translation>
    </message>
    <message>
        <source>output width on this rank</source>
        <translation>此 rank 上的输出宽度</translation>
    </message>
    <message>
        <source>output, the next multiply's input</source>
        <translation>输出,即下一个乘法的输入</translation>
    </message>
    <message>
        <source>outputs on this rank</source>
        <translation>此 rank 上的输出</translation>
    </message>
    <message>
        <source>outside the allocator, per byte allocated</source>
        <translation>分配器之外,每已分配字节</translation>
    </message>
    <message>
        <source>overhead of the host</source>
        <translation>主机的开销</translation>
    </message>
    <message>
        <source>own + others</source>
        <translation>自有 + 其他</translation>
    </message>
    <message>
        <source>p · fixed overhead</source>
        <translation>p · 固定开销</translation>
    </message>
    <message>
        <source>p · idle of one</source>
        <translation>p · 单个的空闲</translation>
    </message>
    <message>
        <source>p · step: every GPU of a pipeline rank does the same</source>
        <translation>p · 步:一个流水线 rank 的每个 GPU 做同样的事</translation>
    </message>
    <message>
        <source>padded vocabulary V</source>
        <translation>填充后的词表 V</translation>
    </message>
    <message>
        <source>parameters + gradients + optimizer + activations + temporary + framework</source>
        <translation>参数 + 梯度 + 优化器 + 激活 + 临时 + 框架</translation>
    </message>
    <message>
        <source>parameters / ranks</source>
        <translation>参数 / rank 数</translation>
    </message>
    <message>
        <source>parameters / those of a bucket</source>
        <translation>参数 / 一个桶的</translation>
    </message>
    <message>
        <source>parameters in multiplies that a token visits</source>
        <translation>一个 token 经过的乘法参数</translation>
    </message>
    <message>
        <source>parameters of a bucket</source>
        <translation>一个桶的参数</translation>
    </message>
    <message>
        <source>parameters of a bucket, at least one</source>
        <translation>一个桶的参数,至少一个</translation>
    </message>
    <message>
        <source>parameters of a rank · ranks of the node · bytes per parameter</source>
        <translation>一个 rank 的参数 · 节点的 rank 数 · 每参数字节</translation>
    </message>
    <message>
        <source>parameters of all experts of one {} layer</source>
        <translation>一个 {} 层所有专家的参数</translation>
    </message>
    <message>
        <source>parameters of final norm and head</source>
        <translation>最后归一化与输出头的参数</translation>
    </message>
    <message>
        <source>parameters of one expert</source>
        <translation>一个专家的参数</translation>
    </message>
    <message>
        <source>parameters of one {} layer</source>
        <translation>一个 {} 层的参数</translation>
    </message>
    <message>
        <source>parameters of the embedding</source>
        <translation>嵌入的参数</translation>
    </message>
    <message>
        <source>parameters of the largest layer</source>
        <translation>最大层的参数</translation>
    </message>
    <message>
        <source>parameters of the shard on the host</source>
        <translation>主机上分片的参数</translation>
    </message>
    <message>
        <source>parameters of the {} layers</source>
        <translation>{} 层的参数</translation>
    </message>
    <message>
        <source>parameters on this GPU, sharded</source>
        <translation>此 GPU 上分片后的参数</translation>
    </message>
    <message>
        <source>parameters on this rank</source>
        <translation>此 rank 上的参数</translation>
    </message>
    <message>
        <source>parameters outside embedding and head</source>
        <translation>嵌入与输出头之外的参数</translation>
    </message>
    <message>
        <source>parameters that a token visits</source>
        <translation>一个 token 经过的参数</translation>
    </message>
    <message>
        <source>parameters that go together</source>
        <translation>一起走的参数</translation>
    </message>
    <message>
        <source>parameters with buffered gradients</source>
        <translation>有缓冲梯度的参数</translation>
    </message>
    <message>
        <source>parameters · bytes of both</source>
        <translation>参数 · 两者的字节</translation>
    </message>
    <message>
        <source>parameters · bytes of each</source>
        <translation>参数 · 各自的字节</translation>
    </message>
    <message>
        <source>parameters · bytes of one</source>
        <translation>参数 · 单个字节</translation>
    </message>
    <message>
        <source>parameters · bytes per parameter · passes</source>
        <translation>参数 · 每参数字节 · 遍数</translation>
    </message>
    <message>
        <source>parameters − V · h / t for each of the two</source>
        <translation>参数 − 两者各 V · h / t</translation>
    </message>
    <message>
        <source>parts that the loss works through</source>
        <translation>损失分批处理的份数</translation>
    </message>
    <message>
        <source>pass − others</source>
        <translation>计算 − 其他</translation>
    </message>
    <message>
        <source>passes − fused</source>
        <translation>遍数 − 融合</translation>
    </message>
    <message>
        <source>past the window</source>
        <translation>在窗口之外</translation>
    </message>
    <message>
        <source>peak / (1 + band)</source>
        <translation>峰值 / (1 + 区间)</translation>
    </message>
    <message>
        <source>peak / (1 − band)</source>
        <translation>峰值 / (1 − 区间)</translation>
    </message>
    <message>
        <source>peak / 2: the sheet states none of this precision</source>
        <translation>峰值 / 2:规格表未给出此精度</translation>
    </message>
    <message>
        <source>peak bytes per logit</source>
        <translation>每 logit 峰值字节</translation>
    </message>
    <message>
        <source>peak of the worst stage</source>
        <translation>最差级的峰值</translation>
    </message>
    <message>
        <source>peak that a kernel written before Blackwell can use</source>
        <translation>Blackwell 之前编写的核可用的峰值</translation>
    </message>
    <message>
        <source>peak ≤ capacity</source>
        <translation>峰值 ≤ 容量</translation>
    </message>
    <message>
        <source>per GPU · GPUs</source>
        <translation>每 GPU · GPU 数</translation>
    </message>
    <message>
        <source>pipeline rank</source>
        <translation>流水线 rank</translation>
    </message>
    <message>
        <source>pipeline rank r</source>
        <translation>流水线 rank r</translation>
    </message>
    <message>
        <source>pipeline rank that ends last</source>
        <translation>最后结束的流水线 rank</translation>
    </message>
    <message>
        <source>pipeline rank that is busy longest</source>
        <translation>忙碌最久的流水线 rank</translation>
    </message>
    <message>
        <source>pipeline ranks p</source>
        <translation>流水线 rank 数 p</translation>
    </message>
    <message>
        <source>power of one GPU</source>
        <translation>一个 GPU 的功率</translation>
    </message>
    <message>
        <source>price of a GPU hour</source>
        <translation>一个 GPU 小时的价格</translation>
    </message>
    <message>
        <source>projections of q, k, v and of the output, up, down, two norms</source>
        <translation>q、k、v 与输出的投影,上、下投影,两个归一化</translation>
    </message>
    <message>
        <source>query and key width on this rank</source>
        <translation>此 rank 上 query 与 key 的宽度</translation>
    </message>
    <message>
        <source>query and output width on this rank</source>
        <translation>此 rank 上 query 与输出的宽度</translation>
    </message>
    <message>
        <source>query heads a</source>
        <translation>query 头数 a</translation>
    </message>
    <message>
        <source>query heads of this rank</source>
        <translation>此 rank 的 query 头数</translation>
    </message>
    <message>
        <source>query width + key width</source>
        <translation>query 宽度 + key 宽度</translation>
    </message>
    <message>
        <source>query width + output width</source>
        <translation>query 宽度 + 输出宽度</translation>
    </message>
    <message>
        <source>query width on this rank</source>
        <translation>此 rank 上 query 的宽度</translation>
    </message>
    <message>
        <source>ranks at which the constant is known</source>
        <translation>已知该常数的 rank 数</translation>
    </message>
    <message>
        <source>ranks of the group</source>
        <translation>组的 rank</translation>
    </message>
    <message>
        <source>ranks on other islands</source>
        <translation>其他岛上的 rank</translation>
    </message>
    <message>
        <source>ranks over which key/value heads are cut</source>
        <translation>key/value 头切分到的 rank</translation>
    </message>
    <message>
        <source>ranks that the experts are on, all within one node</source>
        <translation>专家所在的 rank,都在一个节点内</translation>
    </message>
    <message>
        <source>ranks there / n</source>
        <translation>那里的 rank / n</translation>
    </message>
    <message>
        <source>ranks there · one message</source>
        <translation>那里的 rank · 一条消息</translation>
    </message>
    <message>
        <source>ranks with the same dense weights</source>
        <translation>稠密权重相同的 rank</translation>
    </message>
    <message>
        <source>rate at 4,096 tokens</source>
        <translation>4,096 个 token 时的速率</translation>
    </message>
    <message>
        <source>rate at 4,096 tokens · share of this sequence</source>
        <translation>4,096 个 token 时的速率 · 此序列的份额</translation>
    </message>
    <message>
        <source>rate of a grouped multiply</source>
        <translation>分组乘法的速率</translation>
    </message>
    <message>
        <source>rate of a large multiply</source>
        <translation>大乘法的速率</translation>
    </message>
    <message>
        <source>rate of a large multiply in 16 bit</source>
        <translation>16 位大乘法的速率</translation>
    </message>
    <message>
        <source>rate of the attention kernel</source>
        <translation>注意力核的速率</translation>
    </message>
    <message>
        <source>rate with heads of 64 or less</source>
        <translation>头为 64 或更小时的速率</translation>
    </message>
    <message>
        <source>rate · factor</source>
        <translation>速率 · 因子</translation>
    </message>
    <message>
        <source>rate · share</source>
        <translation>速率 · 份额</translation>
    </message>
    <message>
        <source>rate · share of grouped kernels</source>
        <translation>速率 · 分组核的份额</translation>
    </message>
    <message>
        <source>read and written</source>
        <translation>读与写</translation>
    </message>
    <message>
        <source>read and written, in this direction</source>
        <translation>此方向的读与写</translation>
    </message>
    <message>
        <source>read at this size, between or beyond the groups of ranks and islands that were measured</source>
        <translation>在此大小处读出,位于所测 rank 与岛的组之间或之外</translation>
    </message>
    <message>
        <source>read in NCCL's tables for these ranks and islands: the fastest way at this size</source>
        <translation>从 NCCL 对这些 rank 与岛的表中读出:此大小下最快的方式</translation>
    </message>
    <message>
        <source>reading takes as long as writing</source>
        <translation>读取与写入用时相同</translation>
    </message>
    <message>
        <source>receiving overlaps computing</source>
        <translation>接收与计算重叠</translation>
    </message>
    <message>
        <source>recomputation + input gradient</source>
        <translation>重计算 + 输入梯度</translation>
    </message>
    <message>
        <source>recomputation + input gradient + weight gradient</source>
        <translation>重计算 + 输入梯度 + 权重梯度</translation>
    </message>
    <message>
        <source>recomputed in one layer, of a micro-batch</source>
        <translation>一层中重计算的,一个微批次</translation>
    </message>
    <message>
        <source>recomputed in one {} layer</source>
        <translation>一个 {} 层中重计算的</translation>
    </message>
    <message>
        <source>recomputed in the {} layers</source>
        <translation>{} 层中重计算的</translation>
    </message>
    <message>
        <source>reducing gradients</source>
        <translation>归约梯度</translation>
    </message>
    <message>
        <source>reducing this rank's gradients</source>
        <translation>归约此 rank 的梯度</translation>
    </message>
    <message>
        <source>reduction after the last block</source>
        <translation>最后一块之后的归约</translation>
    </message>
    <message>
        <source>reduction beside the backward</source>
        <translation>与反向并行的归约</translation>
    </message>
    <message>
        <source>reduction − what is exposed of it</source>
        <translation>归约 − 其中暴露的</translation>
    </message>
    <message>
        <source>restart time</source>
        <translation>重启时间</translation>
    </message>
    <message>
        <source>room / capacity</source>
        <translation>空间 / 容量</translation>
    </message>
    <message>
        <source>room above that of the least slack</source>
        <translation>超出最小余量所对应的空间</translation>
    </message>
    <message>
        <source>room above which there is all slack</source>
        <translation>高于此空间则有全部余量</translation>
    </message>
    <message>
        <source>room below which there is the least slack</source>
        <translation>低于此空间则为最小余量</translation>
    </message>
    <message>
        <source>room beside what is allocated</source>
        <translation>已分配之外的空间</translation>
    </message>
    <message>
        <source>room between least and all slack</source>
        <translation>最小与全部余量之间的空间</translation>
    </message>
    <message>
        <source>room share − 0.03</source>
        <translation>空间份额 − 0.03</translation>
    </message>
    <message>
        <source>room, of the capacity</source>
        <translation>空间,占容量</translation>
    </message>
    <message>
        <source>rotated head size of queries and keys</source>
        <translation>query 与 key 旋转的头大小</translation>
    </message>
    <message>
        <source>rounded down</source>
        <translation>向下取整</translation>
    </message>
    <message>
        <source>rounded up</source>
        <translation>向上取整</translation>
    </message>
    <message>
        <source>rounds of p micro-batches</source>
        <translation>p 个微批次的轮</translation>
    </message>
    <message>
        <source>rounds, at least one</source>
        <translation>轮数,至少一</translation>
    </message>
    <message>
        <source>routed experts of {} on this rank</source>
        <translation>此 rank 上 {} 的路由专家</translation>
    </message>
    <message>
        <source>routed experts on this rank / GPUs that share a shard of them</source>
        <translation>此 rank 上的路由专家 / 共享其分片的 GPU 数</translation>
    </message>
    <message>
        <source>routed experts' parameters of a bucket</source>
        <translation>一个桶的路由专家参数</translation>
    </message>
    <message>
        <source>routed experts' parameters of one shard</source>
        <translation>一个分片的路由专家参数</translation>
    </message>
    <message>
        <source>routed experts' parameters on this rank</source>
        <translation>此 rank 上的路由专家参数</translation>
    </message>
    <message>
        <source>routed experts' parameters that go together</source>
        <translation>一起走的路由专家参数</translation>
    </message>
    <message>
        <source>router logits and probabilities</source>
        <translation>路由器的 logits 与概率</translation>
    </message>
    <message>
        <source>rows (outputs)</source>
        <translation>行(输出)</translation>
    </message>
    <message>
        <source>rows / etp</source>
        <translation>行 / etp</translation>
    </message>
    <message>
        <source>rows / experts on this rank</source>
        <translation>行 / 此 rank 上的专家</translation>
    </message>
    <message>
        <source>rows m</source>
        <translation>行 m</translation>
    </message>
    <message>
        <source>rows m with the tiles' padding</source>
        <translation>含分块填充的行 m</translation>
    </message>
    <message>
        <source>rows of all experts on this rank</source>
        <translation>此 rank 上所有专家的行</translation>
    </message>
    <message>
        <source>rows of one expert</source>
        <translation>一个专家的行</translation>
    </message>
    <message>
        <source>rows of this rank's own tokens</source>
        <translation>此 rank 自有 token 的行数</translation>
    </message>
    <message>
        <source>rows · depth · count</source>
        <translation>行 · 深度 · 数量</translation>
    </message>
    <message>
        <source>rows · features</source>
        <translation>行 · 特征</translation>
    </message>
    <message>
        <source>rows × columns × copies</source>
        <translation>行 × 列 × 副本</translation>
    </message>
    <message>
        <source>s / 2; with a window w: w − w² / (2 · s), in blocks w / 2</source>
        <translation>s / 2;窗口 w 时:w − w² / (2 · s),在块中 w / 2</translation>
    </message>
    <message>
        <source>scale × quantile of the errors</source>
        <translation>尺度 × 误差的分位数</translation>
    </message>
    <message>
        <source>scaled casts of a multiply's input</source>
        <translation>乘法输入的缩放转换</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>scores of later tokens</source>
        <translation>较后 token 的分数</translation>
    </message>
    <message>
        <source>scores of later tokens in one {} layer</source>
        <translation>一个 {} 层中较后 token 的分数</translation>
    </message>
    <message>
        <source>scores of later tokens in the {} layers</source>
        <translation>{} 层中较后 token 的分数</translation>
    </message>
    <message>
        <source>scores that kernels between the multiplies move</source>
        <translation>乘法之间的核搬运的分数</translation>
    </message>
    <message>
        <source>scores that the multiplies write and read</source>
        <translation>乘法写入与读取的分数</translation>
    </message>
    <message>
        <source>scores · ε</source>
        <translation>分数 · ε</translation>
    </message>
    <message>
        <source>seconds beside compute</source>
        <translation>与计算并行的秒数</translation>
    </message>
    <message>
        <source>seconds of a day</source>
        <translation>一天的秒数</translation>
    </message>
    <message>
        <source>seconds of all pipeline ranks / (p · step)</source>
        <translation>所有流水线 rank 的秒数 / (p · 步)</translation>
    </message>
    <message>
        <source>seconds of an hour</source>
        <translation>一小时的秒数</translation>
    </message>
    <message>
        <source>seconds of one · buckets</source>
        <translation>单个的秒数 · 桶数</translation>
    </message>
    <message>
        <source>seconds of one · count</source>
        <translation>单个的秒数 · 数量</translation>
    </message>
    <message>
        <source>seconds per rank · t · wait for the slowest host</source>
        <translation>每 rank 秒数 · t · 等待最慢的主机</translation>
    </message>
    <message>
        <source>seconds that the compute stream waits</source>
        <translation>计算流等待的秒数</translation>
    </message>
    <message>
        <source>seconds · exposed share; Megatron-DeepSpeed: seconds + the ranks' wait for one another</source>
        <translation>秒数 · 暴露份额;Megatron-DeepSpeed:秒数 + 各 rank 相互等待</translation>
    </message>
    <message>
        <source>seconds − exposed</source>
        <translation>秒数 − 暴露</translation>
    </message>
    <message>
        <source>seconds − what it hides</source>
        <translation>秒数 − 所隐藏的</translation>
    </message>
    <message>
        <source>sending beyond the pass</source>
        <translation>超出该遍的发送</translation>
    </message>
    <message>
        <source>sending them</source>
        <translation>发送它们</translation>
    </message>
    <message>
        <source>sending − the pass</source>
        <translation>发送 − 该遍</translation>
    </message>
    <message>
        <source>sequence length s</source>
        <translation>序列长度 s</translation>
    </message>
    <message>
        <source>sequence parallelism gathers the head's input</source>
        <translation>序列并行聚集输出头的输入</translation>
    </message>
    <message>
        <source>sequence parallelism gathers them again</source>
        <translation>序列并行再次聚集它们</translation>
    </message>
    <message>
        <source>sequence parallelism: Korthikanti et al. 2022 (arXiv 2205.05198), section 4.2.2</source>
        <translation>序列并行:Korthikanti et al. 2022 (arXiv 2205.05198),第 4.2.2 节</translation>
    </message>
    <message>
        <source>share / time beside one scale per tensor</source>
        <translation>份额 / 相对每张量一个尺度的时间</translation>
    </message>
    <message>
        <source>share for other islands</source>
        <translation>其他岛的份额</translation>
    </message>
    <message>
        <source>share for other ranks of the island</source>
        <translation>岛内其他 rank 的份额</translation>
    </message>
    <message>
        <source>share kept · ε · n · h</source>
        <translation>保留份额 · ε · n · h</translation>
    </message>
    <message>
        <source>share of a long sequence's rate</source>
        <translation>长序列速率的份额</translation>
    </message>
    <message>
        <source>share of later tokens</source>
        <translation>较后 token 的份额</translation>
    </message>
    <message>
        <source>share of others ^ k</source>
        <translation>其他的份额 ^ k</translation>
    </message>
    <message>
        <source>share of the activations sent to the host</source>
        <translation>发往主机的激活份额</translation>
    </message>
    <message>
        <source>share of the experts on one node (within a node: one rank)</source>
        <translation>一个节点上的专家份额(节点内:一个 rank)</translation>
    </message>
    <message>
        <source>share of the experts on the others</source>
        <translation>其余节点上的专家份额</translation>
    </message>
    <message>
        <source>share of the micro-batches that pass this rank in this direction</source>
        <translation>沿此方向经过此 rank 的微批次份额</translation>
    </message>
    <message>
        <source>share of the peak with these scales</source>
        <translation>用这些尺度所达峰值的份额</translation>
    </message>
    <message>
        <source>share of the slack above the least</source>
        <translation>超出最小余量的份额</translation>
    </message>
    <message>
        <source>share of the usual slack that there is room for</source>
        <translation>有空间容纳的通常余量份额</translation>
    </message>
    <message>
        <source>share of the wall clock: failures</source>
        <translation>占实际时间:故障</translation>
    </message>
    <message>
        <source>share of the wall clock: waiting for checkpoints</source>
        <translation>占实际时间:等待检查点</translation>
    </message>
    <message>
        <source>share of the weight gradients</source>
        <translation>权重梯度的份额</translation>
    </message>
    <message>
        <source>share outside the CUDA graph</source>
        <translation>CUDA 图之外的份额</translation>
    </message>
    <message>
        <source>share that other ranks have</source>
        <translation>其他 rank 拥有的份额</translation>
    </message>
    <message>
        <source>share that runs again</source>
        <translation>再次运行的份额</translation>
    </message>
    <message>
        <source>share that stays on the device</source>
        <translation>留在设备上的份额</translation>
    </message>
    <message>
        <source>share · both ways</source>
        <translation>份额 · 双向</translation>
    </message>
    <message>
        <source>share · forward</source>
        <translation>份额 · 前向</translation>
    </message>
    <message>
        <source>share · seconds</source>
        <translation>份额 · 秒数</translation>
    </message>
    <message>
        <source>short causal sequences waste more of their tiles</source>
        <translation>短的因果序列浪费更多的分块</translation>
    </message>
    <message>
        <source>simulated in the order of {}</source>
        <translation>按 {} 的顺序模拟</translation>
    </message>
    <message>
        <source>size / bandwidth</source>
        <translation>大小 / 带宽</translation>
    </message>
    <message>
        <source>size / ranks that share it</source>
        <translation>大小 / 共享它的 rank 数</translation>
    </message>
    <message>
        <source>size among the replicas of a shard</source>
        <translation>在一个分片的副本间的大小</translation>
    </message>
    <message>
        <source>size as nccl-tests states it</source>
        <translation>nccl-tests 所述的大小</translation>
    </message>
    <message>
        <source>size of a query and of a key d_qk</source>
        <translation>query 与 key 的大小 d_qk</translation>
    </message>
    <message>
        <source>size of a value d_v</source>
        <translation>value 的大小 d_v</translation>
    </message>
    <message>
        <source>size · bus factor</source>
        <translation>大小 · 总线因子</translation>
    </message>
    <message>
        <source>size · copies</source>
        <translation>大小 · 副本数</translation>
    </message>
    <message>
        <source>size · share</source>
        <translation>大小 · 份额</translation>
    </message>
    <message>
        <source>sizes of scores and values</source>
        <translation>分数与 value 的大小</translation>
    </message>
    <message>
        <source>slowed down by its memory traffic</source>
        <translation>因其显存流量而变慢</translation>
    </message>
    <message>
        <source>slower beside collectives</source>
        <translation>与集合通信并行时变慢</translation>
    </message>
    <message>
        <source>softmax of one micro-batch</source>
        <translation>一个微批次的 softmax</translation>
    </message>
    <message>
        <source>softmax of the scores</source>
        <translation>分数的 softmax</translation>
    </message>
    <message>
        <source>sorting tokens by their experts</source>
        <translation>按专家对 token 排序</translation>
    </message>
    <message>
        <source>stage with the largest total</source>
        <translation>总量最大的级</translation>
    </message>
    <message>
        <source>start + steady</source>
        <translation>启动 + 稳态</translation>
    </message>
    <message>
        <source>states are read and written</source>
        <translation>状态被读写</translation>
    </message>
    <message>
        <source>steady part</source>
        <translation>稳态部分</translation>
    </message>
    <message>
        <source>steps between the first and the last</source>
        <translation>首尾之间的步数</translation>
    </message>
    <message>
        <source>steps with other ranks' keys</source>
        <translation>使用其他 rank 的 key 的步数</translation>
    </message>
    <message>
        <source>storage bandwidth per GPU</source>
        <translation>每 GPU 存储带宽</translation>
    </message>
    <message>
        <source>storing a checkpoint</source>
        <translation>存储一个检查点</translation>
    </message>
    <message>
        <source>synchronous checkpoints</source>
        <translation>同步检查点</translation>
    </message>
    <message>
        <source>t, unless stated</source>
        <translation>t,除非另有说明</translation>
    </message>
    <message>
        <source>temporaries of the optimizer's step</source>
        <translation>优化器步的临时量</translation>
    </message>
    <message>
        <source>tensor-parallel ranks over eight</source>
        <translation>张量并行 rank 除以八</translation>
    </message>
    <message>
        <source>tensor-parallel ranks squared</source>
        <translation>张量并行 rank 的平方</translation>
    </message>
    <message>
        <source>tensor-parallel ranks t</source>
        <translation>张量并行 rank t</translation>
    </message>
    <message>
        <source>tensors of a layer that come one by one</source>
        <translation>一层中逐个到来的张量</translation>
    </message>
    <message>
        <source>tensors of this rank's layers</source>
        <translation>此 rank 各层的张量</translation>
    </message>
    <message>
        <source>tensors on this GPU</source>
        <translation>此 GPU 上的张量</translation>
    </message>
    <message>
        <source>tensors that come one by one</source>
        <translation>逐个到来的张量</translation>
    </message>
    <message>
        <source>that of the pipeline rank whose last gradient is reduced last</source>
        <translation>最后一个梯度最晚归约的流水线 rank 的</translation>
    </message>
    <message>
        <source>that of the stage with the largest total</source>
        <translation>总量最大的级的</translation>
    </message>
    <message>
        <source>the GPU waits for the host</source>
        <translation>GPU 等待主机</translation>
    </message>
    <message>
        <source>the Ultra-Scale Playbook's published nanotron benchmark</source>
        <translation>Ultra-Scale Playbook 发表的 nanotron 基准</translation>
    </message>
    <message>
        <source>the Ultra-Scale Playbook's rule of thumb: 10 to 1</source>
        <translation>Ultra-Scale Playbook 的经验法则:10 比 1</translation>
    </message>
    <message>
        <source>the backward on the GPU</source>
        <translation>GPU 上的反向</translation>
    </message>
    <message>
        <source>the backward pass of the cross-entropy reads it</source>
        <translation>交叉熵的反向会读取它</translation>
    </message>
    <message>
        <source>the backward's first half on the GPU</source>
        <translation>反向前一半在 GPU 上的时间</translation>
    </message>
    <message>
        <source>the block at work and the one that arrives</source>
        <translation>正在用的块与正到来的块</translation>
    </message>
    <message>
        <source>the boundary between two stages</source>
        <translation>两级之间的边界</translation>
    </message>
    <message>
        <source>the compute stream is busy</source>
        <translation>计算流忙碌</translation>
    </message>
    <message>
        <source>the compute stream waits for {} collectives</source>
        <translation>计算流等待 {} 集合通信</translation>
    </message>
    <message>
        <source>the difference to 1</source>
        <translation>与 1 之差</translation>
    </message>
    <message>
        <source>the embedding</source>
        <translation>嵌入</translation>
    </message>
    <message>
        <source>the end of the forward pass</source>
        <translation>前向结束处</translation>
    </message>
    <message>
        <source>the first rank with the largest synchronised_s</source>
        <translation>synchronised_s 最大的首个 rank</translation>
    </message>
    <message>
        <source>the first stage whose total is the largest</source>
        <translation>总量最大的首个级</translation>
    </message>
    <message>
        <source>the first with the largest busy time</source>
        <translation>忙碌时间最大的首个</translation>
    </message>
    <message>
        <source>the framework's dropout</source>
        <translation>框架的 dropout</translation>
    </message>
    <message>
        <source>the framework's kernel</source>
        <translation>框架的核</translation>
    </message>
    <message>
        <source>the full square over its causal half</source>
        <translation>完整平方与其因果一半之比</translation>
    </message>
    <message>
        <source>the gathered weights</source>
        <translation>聚集的权重</translation>
    </message>
    <message>
        <source>the largest layer</source>
        <translation>最大的层</translation>
    </message>
    <message>
        <source>the last gradient is reduced</source>
        <translation>最后一个梯度已归约</translation>
    </message>
    <message>
        <source>the layer and its gradients</source>
        <translation>该层及其梯度</translation>
    </message>
    <message>
        <source>the layer that is being recomputed, with its gradients</source>
        <translation>正在重计算的层及其梯度</translation>
    </message>
    <message>
        <source>the longer of computing and moving</source>
        <translation>计算与搬运中较长者</translation>
    </message>
    <message>
        <source>the longer of its block and its hop</source>
        <translation>其块与一跳中较长者</translation>
    </message>
    <message>
        <source>the longer wait of launches and offloading</source>
        <translation>启动与卸载中较长的等待</translation>
    </message>
    <message>
        <source>the longest of computing, exponentials and moving; unfused: multiplies + moving scores between them</source>
        <translation>计算、指数与搬运中最长者;未融合:乘法 + 其间搬运分数</translation>
    </message>
    <message>
        <source>the micro-batch</source>
        <translation>微批次</translation>
    </message>
    <message>
        <source>the model's + what is recomputed + what unfused attention computes in vain</source>
        <translation>模型的 + 重计算的 + 未融合注意力白算的</translation>
    </message>
    <message>
        <source>the model's limit</source>
        <translation>模型的上限</translation>
    </message>
    <message>
        <source>the model's tensors</source>
        <translation>模型的张量</translation>
    </message>
    <message>
        <source>the model's tensors, as they are cut</source>
        <translation>模型的张量,按其切分</translation>
    </message>
    <message>
        <source>the multi-token-prediction layers</source>
        <translation>多 token 预测层</translation>
    </message>
    <message>
        <source>the node's</source>
        <translation>节点的</translation>
    </message>
    <message>
        <source>the number format</source>
        <translation>数字格式</translation>
    </message>
    <message>
        <source>the one that is at its loss</source>
        <translation>正处在其损失处的那个</translation>
    </message>
    <message>
        <source>the operator</source>
        <translation>算子</translation>
    </message>
    <message>
        <source>the operator's shape</source>
        <translation>算子的形状</translation>
    </message>
    <message>
        <source>the output head</source>
        <translation>输出头</translation>
    </message>
    <message>
        <source>the part that runs again</source>
        <translation>再次运行的部分</translation>
    </message>
    <message>
        <source>the pass on the rank that ends last</source>
        <translation>最后结束的 rank 上的那一遍</translation>
    </message>
    <message>
        <source>the pass − computing</source>
        <translation>该遍 − 计算</translation>
    </message>
    <message>
        <source>the plan</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>the plan's findings</source>
        <translation>方案的诊断</translation>
    </message>
    <message>
        <source>the plan's products: tp · cp · pp · dp = GPUs</source>
        <translation>方案的乘积:tp · cp · pp · dp = GPU 数</translation>
    </message>
    <message>
        <source>the recompute mode</source>
        <translation>重计算模式</translation>
    </message>
    <message>
        <source>the same at 4,096 tokens</source>
        <translation>4,096 个 token 时相同</translation>
    </message>
    <message>
        <source>the same less one rank's</source>
        <translation>相同,减去一个 rank 的</translation>
    </message>
    <message>
        <source>the same of eight ranks</source>
        <translation>八个 rank 的相同值</translation>
    </message>
    <message>
        <source>the same schedule played with every virtual stage at the mean block times</source>
        <translation>以平均块时间运行每个虚拟级的同一调度</translation>
    </message>
    <message>
        <source>the same, at least 0</source>
        <translation>相同,至少 0</translation>
    </message>
    <message>
        <source>the same, at least 1</source>
        <translation>相同,至少 1</translation>
    </message>
    <message>
        <source>the same, at most 1</source>
        <translation>相同,至多 1</translation>
    </message>
    <message>
        <source>the same, whole</source>
        <translation>相同,取整</translation>
    </message>
    <message>
        <source>the scenario's cluster</source>
        <translation>场景的集群</translation>
    </message>
    <message>
        <source>the schedule</source>
        <translation>调度</translation>
    </message>
    <message>
        <source>the schedule's order</source>
        <translation>调度的顺序</translation>
    </message>
    <message>
        <source>the schedule's own definition</source>
        <translation>调度自身的定义</translation>
    </message>
    <message>
        <source>the sequence and those</source>
        <translation>序列及其</translation>
    </message>
    <message>
        <source>the shard on the host</source>
        <translation>主机上的分片</translation>
    </message>
    <message>
        <source>the slower of island and network</source>
        <translation>岛与网络中较慢者</translation>
    </message>
    <message>
        <source>the tensors + workspace</source>
        <translation>张量 + 工作区</translation>
    </message>
    <message>
        <source>the two copies must stay equal</source>
        <translation>两份副本必须保持相等</translation>
    </message>
    <message>
        <source>the two parts apart</source>
        <translation>两部分分开</translation>
    </message>
    <message>
        <source>the {} layers</source>
        <translation>{} 层</translation>
    </message>
    <message>
        <source>their blocks</source>
        <translation>它们的块</translation>
    </message>
    <message>
        <source>their normalised copy</source>
        <translation>其归一化副本</translation>
    </message>
    <message>
        <source>there is no such plan</source>
        <translation>没有这样的方案</translation>
    </message>
    <message>
        <source>this pass on the GPU</source>
        <translation>GPU 上的这一遍</translation>
    </message>
    <message>
        <source>this rank's own part of it</source>
        <translation>此 rank 自己的部分</translation>
    </message>
    <message>
        <source>this rank's part of one embedding matrix</source>
        <translation>此 rank 在一个嵌入矩阵中的部分</translation>
    </message>
    <message>
        <source>this schedule has no groups</source>
        <translation>此调度没有组</translation>
    </message>
    <message>
        <source>those of a weight</source>
        <translation>权重的</translation>
    </message>
    <message>
        <source>those of every stage + of those left over</source>
        <translation>每级的 + 余下的</translation>
    </message>
    <message>
        <source>those of {}</source>
        <translation>{} 的</translation>
    </message>
    <message>
        <source>those on this rank / buckets</source>
        <translation>此 rank 上的 / 桶数</translation>
    </message>
    <message>
        <source>those that are reduced: FSDP2 4, or gradient_dtype; DeepSpeed those of a weight</source>
        <translation>被归约的:FSDP2 为 4 或 gradient_dtype;DeepSpeed 为权重的</translation>
    </message>
    <message>
        <source>those that compute</source>
        <translation>参与计算的</translation>
    </message>
    <message>
        <source>three</source>
        <translation>三</translation>
    </message>
    <message>
        <source>three definitions of a bubble are in print: of all device time, of the ideal time, of the busy span</source>
        <translation>气泡有三种已发表的定义:占全部设备时间、占理想时间、占忙碌跨度</translation>
    </message>
    <message>
        <source>time / work</source>
        <translation>时间 / 工作</translation>
    </message>
    <message>
        <source>time between failures of the job</source>
        <translation>作业的故障间隔</translation>
    </message>
    <message>
        <source>time of one step</source>
        <translation>一步的时间</translation>
    </message>
    <message>
        <source>time over work</source>
        <translation>时间与工作之比</translation>
    </message>
    <message>
        <source>times that they pass through memory</source>
        <translation>它们经过显存的次数</translation>
    </message>
    <message>
        <source>times the forward's: fused 2.5, unfused 2</source>
        <translation>前向的倍数:融合 2.5,未融合 2</translation>
    </message>
    <message>
        <source>token budget</source>
        <translation>token 预算</translation>
    </message>
    <message>
        <source>token budget / (tokens per second · 86 400)</source>
        <translation>token 预算 / (每秒 token 数 · 86 400)</translation>
    </message>
    <message>
        <source>tokens gathered over tokens routed</source>
        <translation>聚集的 token 与路由的 token 之比</translation>
    </message>
    <message>
        <source>tokens of a micro-batch</source>
        <translation>一个微批次的 token 数</translation>
    </message>
    <message>
        <source>tokens of a micro-batch on this rank n</source>
        <translation>此 rank 上一个微批次的 token 数 n</translation>
    </message>
    <message>
        <source>tokens of a sequence that reaches half the rate of a long one</source>
        <translation>达到长序列一半速率的序列 token 数</translation>
    </message>
    <message>
        <source>tokens of one step</source>
        <translation>一步的 token 数</translation>
    </message>
    <message>
        <source>tokens of one step / time of one step</source>
        <translation>一步的 token 数 / 一步的时间</translation>
    </message>
    <message>
        <source>tokens of the busiest expert rank / the mean</source>
        <translation>最忙专家 rank 的 token 数 / 平均</translation>
    </message>
    <message>
        <source>tokens of this rank between tensor-parallel parts</source>
        <translation>此 rank 在张量并行各部分之间的 token 数</translation>
    </message>
    <message>
        <source>tokens on this rank</source>
        <translation>此 rank 上的 token 数</translation>
    </message>
    <message>
        <source>tokens per second</source>
        <translation>每秒 token 数</translation>
    </message>
    <message>
        <source>tokens per second / GPUs</source>
        <translation>每秒 token 数 / GPU 数</translation>
    </message>
    <message>
        <source>tokens per second and GPU</source>
        <translation>每 GPU 每秒 token 数</translation>
    </message>
    <message>
        <source>tokens per second and GPU · FLOP per token</source>
        <translation>每 GPU 每秒 token 数 · 每 token FLOP</translation>
    </message>
    <message>
        <source>tokens · k · etp · imbalance (or capacity factor)</source>
        <translation>token 数 · k · etp · 不均衡(或容量因子)</translation>
    </message>
    <message>
        <source>tokens · keys · heads; again in the backward</source>
        <translation>token 数 · key 数 · 头数;反向再来一次</translation>
    </message>
    <message>
        <source>torch.optim, foreach</source>
        <translation>torch.optim, foreach</translation>
    </message>
    <message>
        <source>torch.optim: the roots of all second moments at once, unless fused</source>
        <translation>torch.optim:除非融合,一次求所有二阶动量的平方根</translation>
    </message>
    <message>
        <source>torchtitan with FSDP2: fp32 shards, bf16 compute</source>
        <translation>torchtitan 与 FSDP2:fp32 分片,bf16 计算</translation>
    </message>
    <message>
        <source>torchtitan's selective recompute per operator</source>
        <translation>torchtitan 按算子的选择性重计算</translation>
    </message>
    <message>
        <source>total of stage {}</source>
        <translation>第 {} 级的总计</translation>
    </message>
    <message>
        <source>total − routed experts that a token does not visit</source>
        <translation>总计 − 一个 token 不经过的路由专家</translation>
    </message>
    <message>
        <source>training between checkpoints</source>
        <translation>检查点之间的训练</translation>
    </message>
    <message>
        <source>training waits for a checkpoint</source>
        <translation>训练等待检查点</translation>
    </message>
    <message>
        <source>tries of a restart</source>
        <translation>重启的尝试次数</translation>
    </message>
    <message>
        <source>tries of an interval</source>
        <translation>一个间隔的尝试次数</translation>
    </message>
    <message>
        <source>twice the mean</source>
        <translation>平均的两倍</translation>
    </message>
    <message>
        <source>two</source>
        <translation>二</translation>
    </message>
    <message>
        <source>two inputs</source>
        <translation>两个输入</translation>
    </message>
    <message>
        <source>uneven messages</source>
        <translation>不均匀的消息</translation>
    </message>
    <message>
        <source>unsharded gradient accumulators</source>
        <translation>未分片的梯度累加器</translation>
    </message>
    <message>
        <source>unsharded gradient of one layer</source>
        <translation>一层未分片的梯度</translation>
    </message>
    <message>
        <source>up projection</source>
        <translation>上投影</translation>
    </message>
    <message>
        <source>upper end of the band</source>
        <translation>区间上端</translation>
    </message>
    <message>
        <source>value at 8 ranks · (t² − 1)</source>
        <translation>8 个 rank 时的值 · (t² − 1)</translation>
    </message>
    <message>
        <source>value at 8 ranks · (t² − 1) / 63</source>
        <translation>8 个 rank 时的值 · (t² − 1) / 63</translation>
    </message>
    <message>
        <source>value width on this rank</source>
        <translation>此 rank 上 value 的宽度</translation>
    </message>
    <message>
        <source>values</source>
        <translation>value</translation>
    </message>
    <message>
        <source>virtual stages</source>
        <translation>虚拟级</translation>
    </message>
    <message>
        <source>vocabulary V</source>
        <translation>词表 V</translation>
    </message>
    <message>
        <source>vocabulary of this rank</source>
        <translation>此 rank 的词表</translation>
    </message>
    <message>
        <source>wait / (2 · time between failures)</source>
        <translation>等待 / (2 · 故障间隔)</translation>
    </message>
    <message>
        <source>wait for the host in the backward</source>
        <translation>反向中等待主机</translation>
    </message>
    <message>
        <source>wait for the host in the forward</source>
        <translation>前向中等待主机</translation>
    </message>
    <message>
        <source>wait for the host in the weight gradients</source>
        <translation>权重梯度中对主机的等待</translation>
    </message>
    <message>
        <source>wait for the host that a fused block saves</source>
        <translation>融合块节省的主机等待</translation>
    </message>
    <message>
        <source>waiting for collectives in this pass</source>
        <translation>这一遍中等待集合通信</translation>
    </message>
    <message>
        <source>waiting for it</source>
        <translation>等待它</translation>
    </message>
    <message>
        <source>waiting for messages of neighbouring stages</source>
        <translation>等待相邻级的消息</translation>
    </message>
    <message>
        <source>waiting for the host + fixed overhead</source>
        <translation>等待主机 + 固定开销</translation>
    </message>
    <message>
        <source>waiting for the ring's busiest rank</source>
        <translation>等待环上最忙的 rank</translation>
    </message>
    <message>
        <source>waiting micro-batches × softmax of one</source>
        <translation>等待的微批次 × 一个的 softmax</translation>
    </message>
    <message>
        <source>waiting per second of training</source>
        <translation>每秒训练的等待</translation>
    </message>
    <message>
        <source>waits for the host less those</source>
        <translation>主机等待减去这些</translation>
    </message>
    <message>
        <source>waits for the host that fused blocks save</source>
        <translation>各融合块节省的主机等待</translation>
    </message>
    <message>
        <source>walked block by block: the next stage once this one has its share of the cost</source>
        <translation>逐块走:此级得到其成本份额后进入下一级</translation>
    </message>
    <message>
        <source>wall clock / time between failures</source>
        <translation>实际时间 / 故障间隔</translation>
    </message>
    <message>
        <source>wall clock of an interval</source>
        <translation>一个间隔的实际时间</translation>
    </message>
    <message>
        <source>wall clock of the training</source>
        <translation>训练的实际时间</translation>
    </message>
    <message>
        <source>weight gradients at the rank's end</source>
        <translation>该 rank 末尾的权重梯度</translation>
    </message>
    <message>
        <source>weighted quantile of |estimated / measured − 1|</source>
        <translation>|估计 / 实测 − 1| 的加权分位数</translation>
    </message>
    <message>
        <source>weights + optimizer; gradients are not kept</source>
        <translation>权重 + 优化器;不保留梯度</translation>
    </message>
    <message>
        <source>weights and gradients bf16, no fp32 master copy</source>
        <translation>权重与梯度 bf16,无 fp32 主副本</translation>
    </message>
    <message>
        <source>weights gathered for the whole stage</source>
        <translation>为整级聚集的权重</translation>
    </message>
    <message>
        <source>weights in a checkpoint, per parameter</source>
        <translation>检查点中的权重,每参数</translation>
    </message>
    <message>
        <source>what Adam reaches of a host's memory</source>
        <translation>Adam 所达主机内存的速率</translation>
    </message>
    <message>
        <source>what FlashAttention-2 computes for use</source>
        <translation>FlashAttention-2 有用的计算</translation>
    </message>
    <message>
        <source>what a rank idles on average, were all stages equal</source>
        <translation>若各级相等,一个 rank 平均的空闲</translation>
    </message>
    <message>
        <source>what a stack of software fuses less or more</source>
        <translation>软件栈融合的多少</translation>
    </message>
    <message>
        <source>what an eager norm holds on the way</source>
        <translation>未融合的归一化途中占用的</translation>
    </message>
    <message>
        <source>what covers it</source>
        <translation>遮盖它的</translation>
    </message>
    <message>
        <source>what is hidden beyond the exchanges</source>
        <translation>交换之外隐藏的部分</translation>
    </message>
    <message>
        <source>what is left at its end</source>
        <translation>结束时剩余的</translation>
    </message>
    <message>
        <source>what is left of the pass for this wire</source>
        <translation>留给该链路的计算时间</translation>
    </message>
    <message>
        <source>what is left, at least the last bucket</source>
        <translation>剩余的,至少最后一个桶</translation>
    </message>
    <message>
        <source>what is made again of it + its unsharded gradient</source>
        <translation>其中重新生成的 + 其未分片的梯度</translation>
    </message>
    <message>
        <source>what lasts longer than the cover</source>
        <translation>超出遮盖的部分</translation>
    </message>
    <message>
        <source>what no block hides / all hops</source>
        <translation>没有块隐藏的 / 所有跳</translation>
    </message>
    <message>
        <source>what recomputing drops</source>
        <translation>重计算丢弃的</translation>
    </message>
    <message>
        <source>what selective recompute makes again, with its gradients</source>
        <translation>选择性重计算重新生成的及其梯度</translation>
    </message>
    <message>
        <source>what selective recompute would hold</source>
        <translation>选择性重计算会占用的</translation>
    </message>
    <message>
        <source>what selective recompute would hold beside what is kept</source>
        <translation>选择性重计算在保留之外会占用的</translation>
    </message>
    <message>
        <source>what the backward of the last micro-batch does not cover, at least the last bucket</source>
        <translation>最后一个微批次的反向未遮盖的,至少最后一个桶</translation>
    </message>
    <message>
        <source>what the cover hides</source>
        <translation>遮盖所隐藏的</translation>
    </message>
    <message>
        <source>what the driver gives</source>
        <translation>驱动给出的</translation>
    </message>
    <message>
        <source>what the driver gives, else as the vendor states it</source>
        <translation>驱动给出的,否则按厂商所述</translation>
    </message>
    <message>
        <source>what the room decides of the slack</source>
        <translation>空间对余量的决定</translation>
    </message>
    <message>
        <source>what travels in it</source>
        <translation>其中传输的</translation>
    </message>
    <message>
        <source>when the first bucket is full</source>
        <translation>第一个桶何时满</translation>
    </message>
    <message>
        <source>where the share is fitted</source>
        <translation>拟合该份额之处</translation>
    </message>
    <message>
        <source>while a layer is recomputed</source>
        <translation>重计算一层期间</translation>
    </message>
    <message>
        <source>while a layer runs backward</source>
        <translation>一层反向期间</translation>
    </message>
    <message>
        <source>whole buckets</source>
        <translation>整桶</translation>
    </message>
    <message>
        <source>whole rounds</source>
        <translation>整轮</translation>
    </message>
    <message>
        <source>wider, for nobody measured the rate of these multiplies</source>
        <translation>更宽，因为没有人测量过这些乘法的速率</translation>
    </message>
    <message>
        <source>width / expert tensor-parallel ranks</source>
        <translation>宽度 / 专家张量并行 rank 数</translation>
    </message>
    <message>
        <source>width of an expert on this rank</source>
        <translation>此 rank 上一个专家的宽度</translation>
    </message>
    <message>
        <source>width of one expert</source>
        <translation>一个专家的宽度</translation>
    </message>
    <message>
        <source>width of queries and their gates</source>
        <translation>query 及其门的宽度</translation>
    </message>
    <message>
        <source>width of queries, keys and values</source>
        <translation>query、key 与 value 的宽度</translation>
    </message>
    <message>
        <source>width of the shared experts together</source>
        <translation>共享专家的总宽度</translation>
    </message>
    <message>
        <source>width of up and gate projection</source>
        <translation>上投影与门投影的宽度</translation>
    </message>
    <message>
        <source>width of what attention reads and writes</source>
        <translation>注意力读写的宽度</translation>
    </message>
    <message>
        <source>widths of scores and values</source>
        <translation>分数与 value 的宽度</translation>
    </message>
    <message>
        <source>window / buckets</source>
        <translation>窗口 / 桶数</translation>
    </message>
    <message>
        <source>window in which buckets travel</source>
        <translation>桶传输的窗口</translation>
    </message>
    <message>
        <source>window squared</source>
        <translation>窗口的平方</translation>
    </message>
    <message>
        <source>window w</source>
        <translation>窗口 w</translation>
    </message>
    <message>
        <source>window · share of the bandwidth beside compute</source>
        <translation>窗口 · 与计算并行的带宽份额</translation>
    </message>
    <message>
        <source>window − first bucket</source>
        <translation>窗口 − 第一个桶</translation>
    </message>
    <message>
        <source>with − without</source>
        <translation>有 − 无</translation>
    </message>
    <message>
        <source>without rotation + rotated</source>
        <translation>无旋转 + 有旋转</translation>
    </message>
    <message>
        <source>work / time</source>
        <translation>工作 / 时间</translation>
    </message>
    <message>
        <source>work over time</source>
        <translation>随时间的工作</translation>
    </message>
    <message>
        <source>workspaces</source>
        <translation>工作区</translation>
    </message>
    <message>
        <source>{} again</source>
        <translation>再次 {}</translation>
    </message>
    <message>
        <source>{} always has two</source>
        <translation>{} 总是有两个</translation>
    </message>
    <message>
        <source>{} collectives beside compute</source>
        <translation>与计算并行的 {} 集合通信</translation>
    </message>
    <message>
        <source>{} layers</source>
        <translation>{} 层</translation>
    </message>
    <message>
        <source>{} layers among them</source>
        <translation>其中的 {} 层</translation>
    </message>
    <message>
        <source>{} layers of this rank</source>
        <translation>此 rank 的 {} 层</translation>
    </message>
    <message>
        <source>{} layers that recompute</source>
        <translation>重计算的 {} 层</translation>
    </message>
    <message>
        <source>{} of one expert</source>
        <translation>一个专家的 {}</translation>
    </message>
    <message>
        <source>{} of the experts visited</source>
        <translation>所经专家的 {}</translation>
    </message>
    <message>
        <source>{} of the peak stage</source>
        <translation>峰值级的 {}</translation>
    </message>
    <message>
        <source>{} of the rank that ends last</source>
        <translation>最后结束的 rank 的 {}</translation>
    </message>
    <message>
        <source>{} on this rank</source>
        <translation>此 rank 上的 {}</translation>
    </message>
    <message>
        <source>{} on this rank, without routed experts</source>
        <translation>此 rank 上的 {},不含路由专家</translation>
    </message>
    <message>
        <source>{}, backward of a micro-batch</source>
        <translation>{},一个微批次的反向</translation>
    </message>
    <message>
        <source>{}, forward</source>
        <translation>{},前向</translation>
    </message>
    <message>
        <source>{}, forward and backward</source>
        <translation>{},前向与反向</translation>
    </message>
    <message>
        <source>{}, forward of a micro-batch</source>
        <translation>{},一个微批次的前向</translation>
    </message>
    <message>
        <source>{}, gradient of its input</source>
        <translation>{},其输入的梯度</translation>
    </message>
    <message>
        <source>{}, gradient of its weights</source>
        <translation>{},其权重的梯度</translation>
    </message>
    <message>
        <source>{}, its multiply</source>
        <translation>{},其乘法</translation>
    </message>
    <message>
        <source>{}, of all GPU time of the step</source>
        <translation>{},占该步全部 GPU 时间</translation>
    </message>
    <message>
        <source>{}, of all pipeline ranks</source>
        <translation>{},所有流水线 rank</translation>
    </message>
    <message>
        <source>Σ blocks / pipeline ranks</source>
        <translation>Σ 块 / 流水线 rank 数</translation>
    </message>
    <message>
        <source>Σ buckets of the collective's time</source>
        <translation>Σ 各桶的集合通信时间</translation>
    </message>
    <message>
        <source>Σ chunks</source>
        <translation>Σ 分块</translation>
    </message>
    <message>
        <source>Σ chunks · live · layers</source>
        <translation>Σ 分块 · 存活 · 层</translation>
    </message>
    <message>
        <source>Σ collectives</source>
        <translation>Σ 集合通信</translation>
    </message>
    <message>
        <source>Σ dimensions</source>
        <translation>Σ 维度</translation>
    </message>
    <message>
        <source>Σ exposed</source>
        <translation>Σ 暴露</translation>
    </message>
    <message>
        <source>Σ exposed + Σ hidden + gathering the new weights</source>
        <translation>Σ 暴露 + Σ 隐藏 + 聚集新权重</translation>
    </message>
    <message>
        <source>Σ forward of the operators that run again</source>
        <translation>Σ 再次运行的算子的前向</translation>
    </message>
    <message>
        <source>Σ kinds of layers</source>
        <translation>Σ 层的种类</translation>
    </message>
    <message>
        <source>Σ layers + embedding and head where they are</source>
        <translation>Σ 层 + 所在处的嵌入与输出头</translation>
    </message>
    <message>
        <source>Σ layers of a kind × parameters of one + embedding + head</source>
        <translation>Σ 一种层的层数 × 单层参数 + 嵌入 + 输出头</translation>
    </message>
    <message>
        <source>Σ layers × kept per layer</source>
        <translation>Σ 层 × 每层保留</translation>
    </message>
    <message>
        <source>Σ layers × kept per layer, less what is offloaded</source>
        <translation>Σ 层 × 每层保留,减去卸载的</translation>
    </message>
    <message>
        <source>Σ layers × parameters of one</source>
        <translation>Σ 层 × 单层参数</translation>
    </message>
    <message>
        <source>Σ layers × parameters of one + embedding and head where they are</source>
        <translation>Σ 层 × 单层参数 + 所在处的嵌入与输出头</translation>
    </message>
    <message>
        <source>Σ of its kernels</source>
        <translation>Σ 其核</translation>
    </message>
    <message>
        <source>Σ of its lines</source>
        <translation>Σ 其各行</translation>
    </message>
    <message>
        <source>Σ of its tensors</source>
        <translation>Σ 其张量</translation>
    </message>
    <message>
        <source>Σ of its tensors, as they are cut</source>
        <translation>Σ 其张量,按其切分</translation>
    </message>
    <message>
        <source>Σ of its tensors; a tied head counts with the embedding</source>
        <translation>Σ 其张量;绑定的输出头随嵌入计入</translation>
    </message>
    <message>
        <source>Σ of the chain that decides it in the simulated order of {}: every block as soon as its rank and its inputs allow</source>
        <translation>Σ 按 {} 的模拟顺序起决定作用的链:每个块在其 rank 与输入允许时立即开始</translation>
    </message>
    <message>
        <source>Σ of the ledger's lines before the framework's</source>
        <translation>Σ 账目中框架之前的各行</translation>
    </message>
    <message>
        <source>Σ of their tensors</source>
        <translation>Σ 它们的张量</translation>
    </message>
    <message>
        <source>Σ of their tensors, over e and etp ranks</source>
        <translation>Σ 它们的张量,分到 e 与 etp 个 rank</translation>
    </message>
    <message>
        <source>Σ of their tensors; the embedding is looked up, a tied head multiplies</source>
        <translation>Σ 它们的张量;嵌入是查表,绑定的输出头做乘法</translation>
    </message>
    <message>
        <source>Σ of what goes together / ranks</source>
        <translation>Σ 一起走的 / rank 数</translation>
    </message>
    <message>
        <source>Σ of what its operators keep</source>
        <translation>Σ 其算子保留的</translation>
    </message>
    <message>
        <source>Σ of what its operators keep in this recompute mode</source>
        <translation>Σ 其算子在此重计算模式下保留的</translation>
    </message>
    <message>
        <source>Σ operators</source>
        <translation>Σ 算子</translation>
    </message>
    <message>
        <source>Σ operators that are recomputed</source>
        <translation>Σ 重计算的算子</translation>
    </message>
    <message>
        <source>Σ over chunks of live micro-batches × kept per micro-batch</source>
        <translation>Σ 各分块的存活微批次 × 每微批次保留</translation>
    </message>
    <message>
        <source>Σ passes + what the backward covers</source>
        <translation>Σ 各遍 + 反向遮盖的</translation>
    </message>
    <message>
        <source>Σ passes + what the step's end leaves uncovered</source>
        <translation>Σ 各遍 + 步末未遮盖的</translation>
    </message>
    <message>
        <source>Σ pipeline ranks</source>
        <translation>Σ 流水线 rank</translation>
    </message>
    <message>
        <source>Σ recomputed and in vain</source>
        <translation>Σ 重计算的与白算的</translation>
    </message>
    <message>
        <source>Σ tensors</source>
        <translation>Σ 张量</translation>
    </message>
    <message>
        <source>Σ virtual stages</source>
        <translation>Σ 虚拟级</translation>
    </message>
    <message>
        <source>Σ virtual stages / their number</source>
        <translation>Σ 虚拟级 / 其数量</translation>
    </message>
    <message>
        <source>Σ virtual stages · micro-batches · seconds of one</source>
        <translation>Σ 虚拟级 · 微批次 · 单个的秒数</translation>
    </message>
    <message>
        <source>Σ waits for the host + fixed overhead</source>
        <translation>Σ 等待主机 + 固定开销</translation>
    </message>
    <message>
        <source>δ = bytes / (bandwidth to the host · GPUs)</source>
        <translation>δ = 字节 / (到主机的带宽 · GPU 数)</translation>
    </message>
    <message>
        <source>δ: until it is stored</source>
        <translation>δ:直到存储完成</translation>
    </message>
    <message>
        <source>ε + bytes of a gradient</source>
        <translation>ε + 梯度字节</translation>
    </message>
    <message>
        <source>ε · n · (key width + value width)</source>
        <translation>ε · n · (key 宽度 + value 宽度)</translation>
    </message>
    <message>
        <source>ε · n · (query width + key width)</source>
        <translation>ε · n · (query 宽度 + key 宽度)</translation>
    </message>
    <message>
        <source>ε · n · compressed width</source>
        <translation>ε · n · 压缩宽度</translation>
    </message>
    <message>
        <source>ε · n · key width</source>
        <translation>ε · n · key 宽度</translation>
    </message>
    <message>
        <source>ε · n · output width</source>
        <translation>ε · n · 输出宽度</translation>
    </message>
    <message>
        <source>ε · n · query width</source>
        <translation>ε · n · query 宽度</translation>
    </message>
    <message>
        <source>ε · n · value width</source>
        <translation>ε · n · value 宽度</translation>
    </message>
    <message>
        <source>ε · parameters</source>
        <translation>ε · 参数</translation>
    </message>
    <message>
        <source>ε · rows · f / t</source>
        <translation>ε · 行 · f / t</translation>
    </message>
    <message>
        <source>ε · rows · h</source>
        <translation>ε · 行 · h</translation>
    </message>
    <message>
        <source>ε · tokens · compressed width</source>
        <translation>ε · token 数 · 压缩宽度</translation>
    </message>
    <message>
        <source>ε · tokens · h</source>
        <translation>ε · token 数 · h</translation>
    </message>
    <message>
        <source>ε: the softmax</source>
        <translation>ε:softmax</translation>
    </message>
    <message>
        <source>τ: what is set, else Daly's optimum</source>
        <translation>τ:所设定的,否则 Daly 的最优值</translation>
    </message>
    <message>
        <source>τ: what is set, else Daly's optimum; at least until the one before is stored</source>
        <translation>τ:所设定的,否则 Daly 的最优值;至少到前一个存储完成</translation>
    </message>
    <message>
        <source>√(band² + (half of the rate's range · share of computing)²) / band</source>
        <translation>√(区间² + (速率范围的一半 · 计算占比)²) / 区间</translation>
    </message>
</context>
<context>
    <name>widgets/charts</name>
    <message>
        <source>%1 %2: %3 FLOP per byte, %4 TFLOP/s</source>
        <translation>%1 %2:每字节 %3 FLOP,%4 TFLOP/s</translation>
    </message>
    <message>
        <source>%1 follows %2 most: %3 and %4.</source>
        <translation>%1 受 %2 影响最大:%3 和 %4。</translation>
    </message>
    <message>
        <source>%1 in all; the largest part is %2 with %3 (%4).</source>
        <translation>共 %1;最大的部分是 %2,为 %3(%4)。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln point(s) lie within ±%2 of the diagonal.</source>
        <translation><numerusform>%Ln 个点中有 %1 个落在对角线 ±%2 之内。</numerusform></translation>
    </message>
    <message>
        <source>%1, after %2</source>
        <comment>time and total, last marker</comment>
        <translation>%1,于 %2 之后</translation>
    </message>
    <message>
        <source>%1: %2 %3 where it is lower, %4 where it is higher</source>
        <comment>an assumption, a figure and its changes</comment>
        <translation>%1:较低时 %2 %3,较高时 %4</translation>
    </message>
    <message>
        <source>%1: %2, more than %3</source>
        <translation>%1:%2,超过 %3</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln point(s), the highest %2 at %3.</source>
        <translation><numerusform>%1:%Ln 个点,最高 %2,在 %3 处。</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln bar(s) over %1.</source>
        <translation><numerusform>%1 上 %Ln 个柱。</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln bar(s) over their own limit.</source>
        <translation><numerusform>%Ln 个柱超出自身上限。</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 operator(s) are left of the ridge, where memory is the limit.</source>
        <translation><numerusform>%1 个算子中有 %Ln 个在拐点左侧,受显存带宽限制。</numerusform></translation>
    </message>
    <message>
        <source>All are within %1.</source>
        <translation>全部在 %1 之内。</translation>
    </message>
    <message>
        <source>Copy the table behind it</source>
        <translation>复制背后的表格</translation>
    </message>
    <message>
        <source>Every bar is within its own limit.</source>
        <translation>每个柱都在自身上限之内。</translation>
    </message>
    <message>
        <source>FLOP per byte</source>
        <translation>每字节 FLOP</translation>
    </message>
    <message>
        <source>FLOP per byte moved</source>
        <translation>每搬运字节的 FLOP</translation>
    </message>
    <message>
        <source>FLOP per second</source>
        <translation>每秒 FLOP</translation>
    </message>
    <message>
        <source>Highest at %1: %2.</source>
        <translation>最高在 %1:%2。</translation>
    </message>
    <message numerus="yes">
        <source>Highest of %Ln bar(s): %1, %2.</source>
        <translation><numerusform>%Ln 个柱中最高:%1,%2。</numerusform></translation>
    </message>
    <message>
        <source>It exceeds %1.</source>
        <translation>它超过 %1。</translation>
    </message>
    <message>
        <source>It stays within %1.</source>
        <translation>它留在 %1 之内。</translation>
    </message>
    <message>
        <source>Largest %1: %2 at %3.</source>
        <translation>最大的 %1:%2,在 %3。</translation>
    </message>
    <message>
        <source>Return or Space</source>
        <translation>回车或空格</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>量</translation>
    </message>
    <message>
        <source>class</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>curve</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>error</source>
        <translation>误差</translation>
    </message>
    <message>
        <source>longer</source>
        <translation>更长</translation>
    </message>
    <message>
        <source>note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>opens what the mark stands for: its parts, or its derivation</source>
        <translation>打开标记所代表的:其各部分或其推导</translation>
    </message>
    <message>
        <source>operator</source>
        <translation>算子</translation>
    </message>
    <message>
        <source>point</source>
        <translation>点</translation>
    </message>
    <message>
        <source>run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>share of the roof: %1</source>
        <translation>达到屋顶线的份额:%1</translation>
    </message>
    <message>
        <source>shorter</source>
        <translation>更短</translation>
    </message>
    <message>
        <source>the first and the last mark</source>
        <translation>第一个与最后一个标记</translation>
    </message>
    <message>
        <source>the next mark of the picture</source>
        <translation>图中下一个标记</translation>
    </message>
    <message>
        <source>total</source>
        <translation>总计</translation>
    </message>
    <message>
        <source>what</source>
        <translation>什么</translation>
    </message>
    <message>
        <source>where it is higher</source>
        <translation>较高时</translation>
    </message>
    <message>
        <source>where it is lower</source>
        <translation>较低时</translation>
    </message>
</context>
<context>
    <name>widgets/collectives</name>
    <message>
        <source>%1 %2. %3: %4 steps, %5 from the busiest rank, %6 by α and β.</source>
        <translation>%1 %2。%3:%4 步,最忙的 rank 发送 %5,按 α 与 β 需 %6。</translation>
    </message>
    <message>
        <source>%1 GB/s</source>
        <translation>%1 GB/s</translation>
    </message>
    <message>
        <source>%1 by %2 on %3 GPUs</source>
        <translation>%3 个 GPU 上 %2 的 %1</translation>
    </message>
    <message>
        <source>%1; %2 on the busiest link, %3</source>
        <translation>%1;最忙的链路 %2,%3</translation>
    </message>
    <message>
        <source>3/8: who has arrived, by place</source>
        <translation>3/8:按位置,谁已到达</translation>
    </message>
    <message>
        <source>3/8: whose parts are summed, by place</source>
        <translation>3/8:按位置,谁的部分已求和</translation>
    </message>
    <message>
        <source>A collective, chunk by chunk</source>
        <translation>逐块看一个集合通信</translation>
    </message>
    <message>
        <source>Across the nodes: share</source>
        <translation>跨节点:分享</translation>
    </message>
    <message>
        <source>Across the nodes: sum</source>
        <translation>跨节点:求和</translation>
    </message>
    <message>
        <source>All ranks together</source>
        <translation>所有 rank 合计</translation>
    </message>
    <message>
        <source>Along the chain</source>
        <translation>沿链</translation>
    </message>
    <message>
        <source>Barrier</source>
        <translation>屏障</translation>
    </message>
    <message>
        <source>Broadcast</source>
        <translation>Broadcast</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Bytes on each link so far, %1</source>
        <translation>目前各链路的字节,%1</translation>
    </message>
    <message>
        <source>Chunk</source>
        <translation>分块</translation>
    </message>
    <message>
        <source>Collect</source>
        <translation>收集</translation>
    </message>
    <message>
        <source>Collective</source>
        <translation>集合通信</translation>
    </message>
    <message>
        <source>Deal out</source>
        <translation>分发</translation>
    </message>
    <message>
        <source>Dissemination</source>
        <translation>散播</translation>
    </message>
    <message>
        <source>Done after %1 steps</source>
        <translation>%1 步后完成</translation>
    </message>
    <message>
        <source>Done after one step</source>
        <translation>一步后完成</translation>
    </message>
    <message>
        <source>Down the tree</source>
        <translation>沿树向下</translation>
    </message>
    <message>
        <source>Each rank sends</source>
        <translation>每个 rank 发送</translation>
    </message>
    <message>
        <source>Every rank ends with one part of each: the table is turned over.</source>
        <translation>每个 rank 最后各有每个 rank 的一部分:表格被转置。</translation>
    </message>
    <message>
        <source>Every rank ends with one part of the sum of all.</source>
        <translation>每个 rank 最后有总和的一部分。</translation>
    </message>
    <message>
        <source>Every rank ends with one part of what GPU 0 has.</source>
        <translation>每个 rank 最后有 GPU 0 所持内容的一部分。</translation>
    </message>
    <message>
        <source>Every rank ends with the parts of all.</source>
        <translation>每个 rank 最后有所有 rank 的部分。</translation>
    </message>
    <message>
        <source>Every rank ends with the sum of all.</source>
        <translation>每个 rank 最后有全体之和。</translation>
    </message>
    <message>
        <source>Every rank ends with what GPU 0 has.</source>
        <translation>每个 rank 最后有 GPU 0 所持的内容。</translation>
    </message>
    <message>
        <source>Every rank ends with what the one before it had.</source>
        <translation>每个 rank 最后有前一个 rank 原有的内容。</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>交换</translation>
    </message>
    <message>
        <source>From GPU</source>
        <translation>从 GPU</translation>
    </message>
    <message>
        <source>GPU %1 and GPU %2: to send it %3; from it %4</source>
        <translation>GPU %1 与 GPU %2:向其发送 %3;从其接收 %4</translation>
    </message>
    <message>
        <source>GPU %1 sends nothing to itself</source>
        <translation>GPU %1 不向自己发送</translation>
    </message>
    <message>
        <source>GPU %1 to GPU %2, %3: %4 in this step, %5 before it, %6 in all</source>
        <translation>GPU %1 到 GPU %2,%3:本步 %4,此前 %5,总计 %6</translation>
    </message>
    <message>
        <source>GPU %1, chunk %2: %3</source>
        <translation>GPU %1,分块 %2:%3</translation>
    </message>
    <message>
        <source>GPU %1: has sent %2 of %3</source>
        <translation>GPU %1:已发送 %2/%3</translation>
    </message>
    <message>
        <source>GPU 0 ends with the parts of all.</source>
        <translation>GPU 0 最后有所有 rank 的部分。</translation>
    </message>
    <message>
        <source>Gather</source>
        <translation>Gather</translation>
    </message>
    <message>
        <source>Hierarchical</source>
        <translation>分层</translation>
    </message>
    <message>
        <source>In this plan</source>
        <translation>此方案中</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>链路</translation>
    </message>
    <message>
        <source>NCCL's hop; what a ring moves</source>
        <translation>NCCL 的一跳;环所搬运的量</translation>
    </message>
    <message>
        <source>Nobody goes on before all have arrived.</source>
        <translation>所有 rank 到齐之前谁都不继续。</translation>
    </message>
    <message>
        <source>Node %1</source>
        <translation>节点 %1</translation>
    </message>
    <message>
        <source>Nothing is played.</source>
        <translation>没有可播放的内容。</translation>
    </message>
    <message>
        <source>Of it between nodes</source>
        <translation>其中在节点间</translation>
    </message>
    <message>
        <source>One by one</source>
        <translation>逐个</translation>
    </message>
    <message>
        <source>One rank has nothing to send</source>
        <translation>单个 rank 没有可发送的内容</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation>Scatter</translation>
    </message>
    <message>
        <source>Sent so far</source>
        <translation>目前已发送</translation>
    </message>
    <message>
        <source>Signal</source>
        <translation>信号</translation>
    </message>
    <message>
        <source>Step %1 of %2 · %3</source>
        <translation>第 %1 步,共 %2 步 · %3</translation>
    </message>
    <message>
        <source>The busiest rank sends</source>
        <translation>最忙的 rank 发送</translation>
    </message>
    <message>
        <source>Time by the model</source>
        <translation>按模型的时间</translation>
    </message>
    <message>
        <source>Time by α and β</source>
        <translation>按 α 与 β 的时间</translation>
    </message>
    <message>
        <source>Time of the step, s</source>
        <translation>步时间,秒</translation>
    </message>
    <message>
        <source>To GPU</source>
        <translation>到 GPU</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>树</translation>
    </message>
    <message>
        <source>Up the tree</source>
        <translation>沿树向上</translation>
    </message>
    <message>
        <source>a copy from GPU %1</source>
        <translation>来自 GPU %1 的副本</translation>
    </message>
    <message>
        <source>a copy of another's</source>
        <translation>别的 rank 的副本</translation>
    </message>
    <message>
        <source>arrived</source>
        <translation>已到达</translation>
    </message>
    <message>
        <source>buffer</source>
        <translation>缓冲区</translation>
    </message>
    <message>
        <source>chunk %1</source>
        <translation>分块 %1</translation>
    </message>
    <message>
        <source>dashed: over the network</source>
        <translation>虚线:经网络</translation>
    </message>
    <message>
        <source>each rank passes on the chunk that it got last</source>
        <translation>每个 rank 传递它最近得到的分块</translation>
    </message>
    <message>
        <source>each rank passes on the finished part that it got last</source>
        <translation>每个 rank 传递它最近得到的完成部分</translation>
    </message>
    <message>
        <source>each rank passes one part on, the receiver adds its own</source>
        <translation>每个 rank 传递一部分,接收者加上自己的</translation>
    </message>
    <message>
        <source>each rank sends one part to another</source>
        <translation>每个 rank 向另一个发送一部分</translation>
    </message>
    <message>
        <source>each rank tells another who has arrived</source>
        <translation>每个 rank 告诉另一个谁已到达</translation>
    </message>
    <message>
        <source>for GPU %1</source>
        <translation>给 GPU %1</translation>
    </message>
    <message>
        <source>half of those that are left hand in what they have</source>
        <translation>余下者的一半交出所有</translation>
    </message>
    <message>
        <source>hops up the tree/n · S</source>
        <translation>沿树向上的跳/n · S</translation>
    </message>
    <message>
        <source>knows that %1 of %2 have arrived: GPU %3</source>
        <translation>知道 %2 个中的 %1 个已到达:GPU %3</translation>
    </message>
    <message>
        <source>largest subtree/n · S</source>
        <translation>最大子树/n · S</translation>
    </message>
    <message>
        <source>left half: to send; right half: received</source>
        <translation>左半:待发送;右半:已接收</translation>
    </message>
    <message>
        <source>network's hop; one GPU's adapters</source>
        <translation>网络的一跳;一个 GPU 的网卡</translation>
    </message>
    <message>
        <source>no bytes</source>
        <translation>没有字节</translation>
    </message>
    <message>
        <source>no network</source>
        <translation>没有网络</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>还没有</translation>
    </message>
    <message>
        <source>on its way</source>
        <translation>在途中</translation>
    </message>
    <message>
        <source>one rank after the other gets its part</source>
        <translation>rank 逐个得到其部分</translation>
    </message>
    <message>
        <source>one rank after the other hands in its part</source>
        <translation>rank 逐个交出其部分</translation>
    </message>
    <message>
        <source>over the network</source>
        <translation>经网络</translation>
    </message>
    <message>
        <source>peers of the two nodes add up half a shard each</source>
        <translation>两个节点的对等者各求半个分片之和</translation>
    </message>
    <message>
        <source>peers of the two nodes give each other the finished half</source>
        <translation>两个节点的对等者互给完成的一半</translation>
    </message>
    <message>
        <source>row sends to column; framed: in this step</source>
        <translation>行发送到列;带框:此步中</translation>
    </message>
    <message>
        <source>sent, %1</source>
        <translation>已发送,%1</translation>
    </message>
    <message>
        <source>signals</source>
        <translation>信号</translation>
    </message>
    <message>
        <source>signals only</source>
        <translation>仅信号</translation>
    </message>
    <message>
        <source>sum of the links after step %1</source>
        <translation>第 %1 步后各链路之和</translation>
    </message>
    <message>
        <source>sum of those links</source>
        <translation>这些链路之和</translation>
    </message>
    <message>
        <source>the finished sum of all %1</source>
        <translation>全部 %1 个的完成之和</translation>
    </message>
    <message>
        <source>the sum of %1 of %2: GPU %3</source>
        <translation>%2 中 %1 的和:GPU %3</translation>
    </message>
    <message>
        <source>what it is to have, from GPU %1</source>
        <translation>将从 GPU %1 得到的</translation>
    </message>
    <message>
        <source>whoever has it hands it down</source>
        <translation>持有者向下传递</translation>
    </message>
    <message>
        <source>within the node</source>
        <translation>节点内</translation>
    </message>
    <message>
        <source>α, β in a node</source>
        <translation>节点内 α、β</translation>
    </message>
    <message>
        <source>α′, β′ between nodes</source>
        <translation>节点间 α′、β′</translation>
    </message>
    <message>
        <source>✓ knows that all have arrived</source>
        <translation>✓ 知道全部已到达</translation>
    </message>
    <message>
        <source>✓ the result</source>
        <translation>✓ 结果</translation>
    </message>
</context>
<context>
    <name>widgets/controls</name>
    <message>
        <source>%1 as a number</source>
        <translation>%1 的数值</translation>
    </message>
    <message>
        <source>%1 is not possible here. Possible are %2.</source>
        <translation>%1 在此不可行。可行的有 %2。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more value(s) cannot be taken.</source>
        <translation><numerusform>还有 %Ln 个值不可取。</numerusform></translation>
    </message>
    <message>
        <source>Drag a border, or a layer onto another stage.</source>
        <translation>拖动边界,或把一层拖到另一级。</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>误差</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>修复</translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <comment>what it does, and its effect</comment>
        <translation>修复:%1</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>良好</translation>
    </message>
    <message>
        <source>Layers of each stage</source>
        <translation>每级层数</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>左、右</translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation>锁定 %1</translation>
    </message>
    <message>
        <source>Locked: it does not follow when other values change</source>
        <translation>已锁定:其他值改变时它不跟随</translation>
    </message>
    <message>
        <source>More tools</source>
        <translation>更多工具</translation>
    </message>
    <message>
        <source>Nothing to remark.</source>
        <translation>没有要指出的。</translation>
    </message>
    <message>
        <source>Shift+Left, Shift+Right</source>
        <translation>Shift+左、Shift+右</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>带我去看</translation>
    </message>
    <message>
        <source>Stage %1: %2</source>
        <translation>第 %1 级:%2</translation>
    </message>
    <message>
        <source>Virtual stage %1, on stage %2: %3</source>
        <translation>虚拟级 %1,在第 %2 级:%3</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>change %1</source>
        <translation>更改 %1</translation>
    </message>
    <message>
        <source>move a layer to the stage before, to the next stage</source>
        <translation>把一层移到前一级、下一级</translation>
    </message>
    <message>
        <source>the stage before, the next stage</source>
        <translation>前一级,下一级</translation>
    </message>
    <message>
        <source>“%1” is not a number. Right would be for example %2.</source>
        <translation>“%1”不是数字。例如 %2 是对的。</translation>
    </message>
</context>
<context>
    <name>widgets/experts</name>
    <message>
        <source>%1, %2 of them dropped</source>
        <translation>%1,其中丢弃 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n expert-parallel rank(s) with %1 experts each; the busiest gets %2 tokens, the mean is %3.</source>
        <translation><numerusform>%n 个专家并行 rank,每个有 %1 个专家;最忙的得到 %2 个 token,平均 %3。</numerusform></translation>
    </message>
    <message>
        <source>, %1 of them dropped</source>
        <translation>,其中丢弃 %1</translation>
    </message>
    <message>
        <source>arrives and is computed</source>
        <translation>到达并计算</translation>
    </message>
    <message>
        <source>domain %1</source>
        <translation>域 %1</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>expert %1 on rank %2: %3 tokens</source>
        <translation>rank %2 上的专家 %1:%3 个 token</translation>
    </message>
    <message>
        <source>experts below: the busier, the stronger</source>
        <translation>下方为专家:越忙颜色越深</translation>
    </message>
    <message>
        <source>idea</source>
        <translation>思路</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>rank</translation>
    </message>
    <message>
        <source>rank %1, GPU %2, %3 %4: %5 tokens, %6 times the mean</source>
        <translation>rank %1,GPU %2,%3 %4:%5 个 token,平均的 %6 倍</translation>
    </message>
    <message>
        <source>rung</source>
        <translation>阶梯</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>token</translation>
    </message>
</context>
<context>
    <name>widgets/layer</name>
    <message>
        <source>%1 of %2 over %3, %4</source>
        <translation>经 %3,%1/%2,%4</translation>
    </message>
    <message>
        <source>%1, %2 of it exposed</source>
        <translation>%1,其中暴露 %2</translation>
    </message>
    <message>
        <source>%1, all of it exposed</source>
        <translation>%1,全部暴露</translation>
    </message>
    <message>
        <source>%1, hidden</source>
        <translation>%1,隐藏</translation>
    </message>
    <message numerus="yes">
        <source>%Ln operator(s). The slowest forward: %1, %2.</source>
        <translation><numerusform>%Ln 个算子。最慢的前向:%1,%2。</numerusform></translation>
    </message>
    <message>
        <source>FLOP</source>
        <translation>FLOP</translation>
    </message>
    <message>
        <source>FLOP, forward</source>
        <translation>FLOP,前向</translation>
    </message>
    <message>
        <source>GFLOP</source>
        <translation>GFLOP</translation>
    </message>
    <message>
        <source>MFLOP</source>
        <translation>MFLOP</translation>
    </message>
    <message>
        <source>PFLOP</source>
        <translation>PFLOP</translation>
    </message>
    <message>
        <source>Sides to one logarithmic scale:</source>
        <translation>各边按同一对数刻度:</translation>
    </message>
    <message>
        <source>TFLOP</source>
        <translation>TFLOP</translation>
    </message>
    <message>
        <source>backward, s</source>
        <translation>反向,秒</translation>
    </message>
    <message>
        <source>bound by</source>
        <translation>受限于</translation>
    </message>
    <message>
        <source>bytes kept</source>
        <translation>保留的字节</translation>
    </message>
    <message>
        <source>bytes moved, forward</source>
        <translation>搬运的字节,前向</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>切分</translation>
    </message>
    <message>
        <source>forward %1, backward %2</source>
        <translation>前向 %1,反向 %2</translation>
    </message>
    <message>
        <source>forward, s</source>
        <translation>前向,秒</translation>
    </message>
    <message>
        <source>input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>kFLOP</source>
        <translation>kFLOP</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>搬运</translation>
    </message>
    <message>
        <source>output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>rows down, columns across; filled: of one rank</source>
        <translation>行向下,列向右;填充:一个 rank 的</translation>
    </message>
    <message>
        <source>shapes of one rank</source>
        <translation>一个 rank 的形状</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>权重</translation>
    </message>
</context>
<context>
    <name>widgets/lesson</name>
    <message>
        <source>Alt+Up, Alt+Down</source>
        <translation>Alt+上、Alt+下</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>顺序</translation>
    </message>
    <message>
        <source>The guess is between the ends of the slider.</source>
        <translation>猜测在滑块的两端之间。</translation>
    </message>
    <message>
        <source>move the line</source>
        <translation>移动这一行</translation>
    </message>
</context>
<context>
    <name>widgets/mesh</name>
    <message>
        <source> In no group.</source>
        <translation> 不属于任何组。</translation>
    </message>
    <message>
        <source> Sends %1 inside its %2 and %3 over its NIC in a step.</source>
        <translation> 每步在其 %2 内发送 %1,经网卡发送 %3。</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <comment>TP 3 of 8</comment>
        <translation>%1 %2/%3</translation>
    </message>
    <message>
        <source>%1 a step</source>
        <translation>每步 %1</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 字节</translation>
    </message>
    <message>
        <source>%1 crosses</source>
        <translation>%1 跨越</translation>
    </message>
    <message>
        <source>%1 of %2: GPUs %3</source>
        <translation>%1/%2:GPU %3</translation>
    </message>
    <message>
        <source>%1 with GPUs %2 %3</source>
        <comment>TP with GPUs 0–7 inside one node</comment>
        <translation>%1 与 GPU %2 %3</translation>
    </message>
    <message>
        <source>%1, node %2</source>
        <translation>%1,节点 %2</translation>
    </message>
    <message>
        <source>%1, of it %2 over NICs</source>
        <translation>%1,其中 %2 经网卡</translation>
    </message>
    <message>
        <source>%1: degree 1, no group</source>
        <translation>%1:度为 1,没有组</translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s)</source>
        <translation><numerusform>%n 个 GPU</numerusform></translation>
    </message>
    <message>
        <source>; squares below a node's GPUs: its NICs, the fullest with %1</source>
        <translation>;节点 GPU 下方的方块:其网卡,最满的为 %1</translation>
    </message>
    <message>
        <source>Crossing: %1</source>
        <translation>跨越:%1</translation>
    </message>
    <message>
        <source>GPUs %1 to %2. The first: %3</source>
        <translation>GPU %1 至 %2。第一个:%3</translation>
    </message>
    <message>
        <source>What if: %1</source>
        <translation>假如:%1</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>单独</translation>
    </message>
    <message>
        <source>bytes: with %1</source>
        <translation>字节:用 %1</translation>
    </message>
    <message>
        <source>closer, further away, the whole cluster</source>
        <translation>更近、更远、整个集群</translation>
    </message>
    <message>
        <source>inside and over NICs</source>
        <translation>内部与经网卡</translation>
    </message>
    <message>
        <source>inside one %1</source>
        <translation>在一个 %1 内</translation>
    </message>
    <message>
        <source>node %1</source>
        <translation>节点 %1</translation>
    </message>
    <message>
        <source>the node before, the next node</source>
        <translation>前一个节点,下一个节点</translation>
    </message>
    <message>
        <source>what each GPU sends in a step</source>
        <translation>每个 GPU 每步发送的</translation>
    </message>
    <message>
        <source>what each GPU sends inside its %1 in a step</source>
        <translation>每个 GPU 每步在其 %1 内发送的</translation>
    </message>
    <message>
        <source>what each GPU sends over its NIC in a step</source>
        <translation>每个 GPU 每步经其网卡发送的</translation>
    </message>
</context>
<context>
    <name>widgets/player</name>
    <message>
        <source>A step back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>A step back (,)</source>
        <translation>后退一步 (,)</translation>
    </message>
    <message>
        <source>A step forward</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>A step forward (.)</source>
        <translation>前进一步 (.)</translation>
    </message>
    <message>
        <source>Pause (K)</source>
        <translation>暂停 (K)</translation>
    </message>
    <message>
        <source>Play (K)</source>
        <translation>播放 (K)</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>播放或暂停</translation>
    </message>
</context>
<context>
    <name>widgets/ring</name>
    <message>
        <source> · one stands for %1</source>
        <translation> · 每个代表 %1 个</translation>
    </message>
    <message>
        <source>%1 exposed: %2</source>
        <translation>暴露 %1:%2</translation>
    </message>
    <message>
        <source>%1 of transfers that nothing hides</source>
        <translation>%1 的传输没有任何遮盖</translation>
    </message>
    <message>
        <source>%1 together</source>
        <translation>合计 %1</translation>
    </message>
    <message>
        <source>%1 waiting for the busiest rank</source>
        <translation>%1 等待最忙的 rank</translation>
    </message>
    <message>
        <source>%1: balance %2, forward %3, backward %4, sends %5 and %6</source>
        <translation>%1:均衡度 %2,前向 %3,反向 %4,发送 %5 和 %6</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rank(s). Balance %1. One layer takes %2, of which %3 are exposed. Step %4 is shown.</source>
        <translation><numerusform>%Ln 个 rank。均衡度 %1。一层需 %2,其中暴露 %3。显示第 %4 步。</numerusform></translation>
    </message>
    <message>
        <source>Backward of one layer: %1</source>
        <translation>一层的反向:%1</translation>
    </message>
    <message>
        <source>Causal mask</source>
        <translation>因果掩码</translation>
    </message>
    <message>
        <source>Causal work by rank and step</source>
        <translation>按 rank 与步的因果计算</translation>
    </message>
    <message>
        <source>Compute against transfer, step by step</source>
        <translation>逐步看计算与传输</translation>
    </message>
    <message>
        <source>Computing and sending over time</source>
        <translation>随时间的计算与发送</translation>
    </message>
    <message>
        <source>Forward of one layer: %1</source>
        <translation>一层的前向:%1</translation>
    </message>
    <message>
        <source>Last hop</source>
        <translation>最后一跳</translation>
    </message>
    <message>
        <source>None of these layouts is possible here.</source>
        <translation>这些布局在此都不可行。</translation>
    </message>
    <message>
        <source>One rank</source>
        <translation>一个 rank</translation>
    </message>
    <message>
        <source>Ring attention, step by step</source>
        <translation>环形注意力,逐步</translation>
    </message>
    <message>
        <source>Shortest: %1, %2 for forward and backward of one layer.</source>
        <translation>最短:%1,一层前向与反向 %2。</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>第 %1 步</translation>
    </message>
    <message>
        <source>The layouts side by side</source>
        <translation>各布局并排</translation>
    </message>
    <message>
        <source>Work: balance %1</source>
        <translation>工作量:均衡度 %1</translation>
    </message>
    <message>
        <source>a dot stands for %1 ranks</source>
        <translation>一个点代表 %1 个 rank</translation>
    </message>
    <message>
        <source>a hop takes %1</source>
        <translation>一跳需 %1</translation>
    </message>
    <message>
        <source>after</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>all computing: every transfer is hidden, and no rank waits for another</source>
        <translation>全在计算:每次传输都被隐藏,没有 rank 等待另一个</translation>
    </message>
    <message>
        <source>all keys are there</source>
        <translation>所有 key 已到</translation>
    </message>
    <message>
        <source>as MHA %1</source>
        <translation>按 MHA 则为 %1</translation>
    </message>
    <message>
        <source>backward (s)</source>
        <translation>反向(秒)</translation>
    </message>
    <message>
        <source>backward bytes, 16-bit gradients</source>
        <translation>反向字节,16 位梯度</translation>
    </message>
    <message>
        <source>backward bytes, fp32 gradients</source>
        <translation>反向字节,fp32 梯度</translation>
    </message>
    <message>
        <source>balance</source>
        <translation>均衡度</translation>
    </message>
    <message>
        <source>balance %1</source>
        <translation>均衡度 %1</translation>
    </message>
    <message>
        <source>before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>causal</source>
        <translation>因果</translation>
    </message>
    <message>
        <source>colour: rank of the query</source>
        <translation>颜色:query 的 rank</translation>
    </message>
    <message>
        <source>colour: rank of the query; bright: this step</source>
        <translation>颜色:query 的 rank;亮:此步</translation>
    </message>
    <message>
        <source>computes</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>computes %1</source>
        <translation>计算 %1</translation>
    </message>
    <message>
        <source>computes %1, then waits %2</source>
        <translation>计算 %1,然后等待 %2</translation>
    </message>
    <message>
        <source>computes (s)</source>
        <translation>计算(秒)</translation>
    </message>
    <message>
        <source>computes a step</source>
        <translation>每步计算</translation>
    </message>
    <message>
        <source>each rank its own keys</source>
        <translation>每个 rank 用自己的 key</translation>
    </message>
    <message>
        <source>each rank: all of it, for its share of the heads</source>
        <translation>每个 rank:全部,用于其份额的头</translation>
    </message>
    <message>
        <source>every rank does %1 of all causal work</source>
        <translation>每个 rank 做全部因果计算的 %1</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>一切</translation>
    </message>
    <message>
        <source>exposed (s)</source>
        <translation>暴露(秒)</translation>
    </message>
    <message>
        <source>first half of the keys</source>
        <translation>key 的前一半</translation>
    </message>
    <message>
        <source>forward (s)</source>
        <translation>前向(秒)</translation>
    </message>
    <message>
        <source>forward bytes</source>
        <translation>前向字节</translation>
    </message>
    <message>
        <source>forward bytes as multi-head</source>
        <translation>按多头的前向字节</translation>
    </message>
    <message>
        <source>gradients go home</source>
        <translation>梯度归位</translation>
    </message>
    <message>
        <source>has everything</source>
        <translation>拥有全部</translation>
    </message>
    <message>
        <source>heads for tokens</source>
        <translation>以头换 token</translation>
    </message>
    <message>
        <source>home</source>
        <translation>归位</translation>
    </message>
    <message>
        <source>hop (s)</source>
        <translation>一跳(秒)</translation>
    </message>
    <message>
        <source>is sent</source>
        <translation>被发送</translation>
    </message>
    <message>
        <source>keys of rank</source>
        <translation>该 rank 的 key</translation>
    </message>
    <message>
        <source>keys of rank r − %1</source>
        <translation>rank r − %1 的 key</translation>
    </message>
    <message>
        <source>keys of rank →</source>
        <translation>rank 的 key →</translation>
    </message>
    <message>
        <source>keys, values hop</source>
        <translation>key、value 一跳</translation>
    </message>
    <message>
        <source>layout</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>of keys and values</source>
        <translation>key 与 value 的</translation>
    </message>
    <message>
        <source>of their gradients</source>
        <translation>其梯度的</translation>
    </message>
    <message>
        <source>queries of rank ↓</source>
        <translation>rank 的 query ↓</translation>
    </message>
    <message>
        <source>rank %1 computes</source>
        <translation>rank %1 在计算</translation>
    </message>
    <message>
        <source>rank %1 …</source>
        <translation>rank %1 …</translation>
    </message>
    <message>
        <source>rank %1, step %2: keys of rank %3 (%4), %5 of all causal work; </source>
        <translation>rank %1,第 %2 步:rank %3 的 key(%4),全部因果计算的 %5;</translation>
    </message>
    <message>
        <source>rank %1: %2 of all causal work; computes %3</source>
        <translation>rank %1:全部因果计算的 %2;计算 %3</translation>
    </message>
    <message>
        <source>rank %1: %2 of all causal work; computes %3 of %4</source>
        <translation>rank %1:全部因果计算的 %2;计算 %4 中的 %3</translation>
    </message>
    <message>
        <source>rank %1; hatched: what the transfer takes beyond its computation</source>
        <translation>rank %1;斜线:传输超出其计算的部分</translation>
    </message>
    <message>
        <source>second half of the queries</source>
        <translation>query 的后一半</translation>
    </message>
    <message>
        <source>sends</source>
        <translation>发送</translation>
    </message>
    <message>
        <source>sends %1</source>
        <translation>发送 %1</translation>
    </message>
    <message>
        <source>share of all</source>
        <translation>占全部的份额</translation>
    </message>
    <message>
        <source>share of work</source>
        <translation>工作份额</translation>
    </message>
    <message>
        <source>strictly causal</source>
        <translation>严格因果</translation>
    </message>
    <message>
        <source>the busiest rank does %1 of all causal work, the mean is %2</source>
        <translation>最忙的 rank 做全部因果计算的 %1,平均为 %2</translation>
    </message>
    <message>
        <source>the first %1 tokens; colour: rank of the query; bright: this step</source>
        <translation>前 %1 个 token;颜色:query 的 rank;亮:此步</translation>
    </message>
    <message>
        <source>tokens for heads</source>
        <translation>以 token 换头</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>waits %1</source>
        <translation>等待 %1</translation>
    </message>
    <message>
        <source>waits (s)</source>
        <translation>等待(秒)</translation>
    </message>
    <message>
        <source>waits: exposed</source>
        <translation>等待:暴露</translation>
    </message>
    <message>
        <source>whole sequence, own heads</source>
        <translation>整条序列,自己的头</translation>
    </message>
    <message>
        <source>work by rank</source>
        <translation>按 rank 的工作</translation>
    </message>
    <message>
        <source>← balance of a step</source>
        <translation>← 一步的均衡度</translation>
    </message>
    <message>
        <source>★ %1, shortest</source>
        <translation>★ %1,最短</translation>
    </message>
</context>
<context>
    <name>widgets/shards</name>
    <message>
        <source>%1 in a small example</source>
        <translation>%1(小例子)</translation>
    </message>
    <message>
        <source>%1 of %2 so far</source>
        <translation>目前 %1/%2</translation>
    </message>
    <message>
        <source>%1 times %2</source>
        <translation>%1 乘 %2</translation>
    </message>
    <message>
        <source>%1, %2 B a parameter</source>
        <translation>%1,每个参数 %2 B</translation>
    </message>
    <message>
        <source>%1, %2 ranks: at most %3 on a rank, each sends %4 in a step.</source>
        <translation>%1,%2 个 rank:单个 rank 最多 %3,每个每步发送 %4。</translation>
    </message>
    <message>
        <source>%1, %2: %3 of %4 over %5 ranks, %6 a step; each sends %7</source>
        <translation>%1,%2:%4 的 %3,%5 个 rank,每步 %6;每个发送 %7</translation>
    </message>
    <message>
        <source>%1. All else is as in the plan; bytes are the estimate's own.</source>
        <translation>%1。其余与方案相同;字节数取自估计。</translation>
    </message>
    <message>
        <source>%1: %2 of states, %3 sent</source>
        <translation>%1:状态 %2,发送 %3</translation>
    </message>
    <message>
        <source>%1: holds %2 of states, sends %3 a step</source>
        <translation>%1:持有状态 %2,每步发送 %3</translation>
    </message>
    <message>
        <source>%1: not possible</source>
        <translation>%1:不可行</translation>
    </message>
    <message>
        <source>%1: not possible. %2</source>
        <translation>%1:不可行。%2</translation>
    </message>
    <message>
        <source>%1: one layer over %2 ranks; each sends %3 forward and %4 backward for a micro-batch.</source>
        <translation>%1:一层分布在 %2 个 rank 上;每个为一个微批次前向发送 %3,反向发送 %4。</translation>
    </message>
    <message>
        <source>%1: the plan</source>
        <translation>%1:方案</translation>
    </message>
    <message>
        <source>%1; the whole GPU %2 of %3: %4</source>
        <translation>%1;整个 GPU %3 中的 %2:%4</translation>
    </message>
    <message>
        <source>%1Ψ(g−1)/g + all-reduce of Ψ/g</source>
        <translation>%1Ψ(g−1)/g + Ψ/g 的 all-reduce</translation>
    </message>
    <message>
        <source>, once a step</source>
        <translation>,每步一次</translation>
    </message>
    <message>
        <source>, with each of %1 micro-batches</source>
        <translation>,随 %1 个微批次各一次</translation>
    </message>
    <message>
        <source>A column needs no other column, nor does the activation: nothing is sent.</source>
        <translation>一列不需要别的列,激活函数也不需要:什么都不发送。</translation>
    </message>
    <message>
        <source>A column of Y needs every token.</source>
        <translation>Y 的一列需要每个 token。</translation>
    </message>
    <message>
        <source>A is cut by columns, B by rows</source>
        <translation>A 按列切分,B 按行切分</translation>
    </message>
    <message>
        <source>A product of two matrices cut over two ranks, beside the uncut one: the numbers are the same.</source>
        <translation>两个矩阵的乘积切在两个 rank 上,与未切分的并列:数字相同。</translation>
    </message>
    <message>
        <source>A: columns cut</source>
        <translation>A:按列切分</translation>
    </message>
    <message>
        <source>All-gather the tokens</source>
        <translation>All-gather 这些 token</translation>
    </message>
    <message>
        <source>All-reduce layer %1 over the copies</source>
        <translation>第 %1 层在各副本间 all-reduce</translation>
    </message>
    <message>
        <source>All-reduce the gradients of layer %1</source>
        <translation>第 %1 层梯度的 all-reduce</translation>
    </message>
    <message>
        <source>All-reduce: the partial sums are added</source>
        <translation>All-reduce:部分和相加</translation>
    </message>
    <message>
        <source>B: rows cut</source>
        <translation>B:按行切分</translation>
    </message>
    <message>
        <source>Backward through layer %1</source>
        <translation>第 %1 层的反向</translation>
    </message>
    <message>
        <source>Backward: %1 of %2.</source>
        <translation>反向:%1/%2。</translation>
    </message>
    <message>
        <source>Backward: gather layer %1</source>
        <translation>反向:聚集第 %1 层</translation>
    </message>
    <message>
        <source>Before the step</source>
        <translation>该步之前</translation>
    </message>
    <message>
        <source>Each GPU sends to data-parallel ranks, a step</source>
        <translation>每个 GPU 每步发给数据并行 rank</translation>
    </message>
    <message>
        <source>Each rank computes with its own part of the batch.</source>
        <translation>每个 rank 用自己那部分批次计算。</translation>
    </message>
    <message>
        <source>Each rank gets gradients of its own part of the batch: not yet the sum.</source>
        <translation>每个 rank 得到自己那部分批次的梯度:还不是总和。</translation>
    </message>
    <message>
        <source>Each rank gets the sum of its own part and drops the rest.</source>
        <translation>每个 rank 得到自己那部分的和,丢弃其余。</translation>
    </message>
    <message>
        <source>Each rank gets the sum of its own quarter; its buffer keeps the rest, unsummed.</source>
        <translation>每个 rank 得到自己四分之一的和;缓冲区保留其余未求和部分。</translation>
    </message>
    <message>
        <source>Each rank has a quarter of everything.</source>
        <translation>每个 rank 拥有所有内容的四分之一。</translation>
    </message>
    <message>
        <source>Each rank has all of X and half of the weights.</source>
        <translation>每个 rank 有完整的 X 和一半权重。</translation>
    </message>
    <message>
        <source>Each rank sends %1.</source>
        <translation>每个 rank 发送 %1。</translation>
    </message>
    <message>
        <source>Each rank sends for one layer and micro-batch: %1 forward, %2 backward. %3</source>
        <translation>每个 rank 为一层、一个微批次发送:前向 %1,反向 %2。%3</translation>
    </message>
    <message>
        <source>Each rank sends the quarter that it has updated.</source>
        <translation>每个 rank 发送自己更新过的四分之一。</translation>
    </message>
    <message>
        <source>Each rank updates the part whose optimizer states it has.</source>
        <translation>每个 rank 更新自己持有优化器状态的那部分。</translation>
    </message>
    <message>
        <source>Every rank gets the sum over all ranks.</source>
        <translation>每个 rank 得到所有 rank 之和。</translation>
    </message>
    <message>
        <source>Every rank has all weights and all optimizer states.</source>
        <translation>每个 rank 有全部权重和全部优化器状态。</translation>
    </message>
    <message>
        <source>Every rank has all weights, but a quarter of the optimizer states.</source>
        <translation>每个 rank 有全部权重,但只有四分之一的优化器状态。</translation>
    </message>
    <message>
        <source>Every rank has the product that the uncut matrices give, number by number.</source>
        <translation>每个 rank 都有未切分矩阵给出的乘积,逐个数字相同。</translation>
    </message>
    <message>
        <source>Every rank needs the whole layer for a moment, and then drops it.</source>
        <translation>每个 rank 短暂需要整层,随后丢弃。</translation>
    </message>
    <message>
        <source>Every rank updates everything: the same work on each.</source>
        <translation>每个 rank 更新全部内容:各做同样的工作。</translation>
    </message>
    <message>
        <source>Filled: final. Outlined with dashes: a part of each sum. Grey: not on this rank. Sent so far by each rank: %1 bytes (2 an element).</source>
        <translation>实心:最终值。虚线框:每个和的一部分。灰色:不在此 rank 上。每个 rank 目前已发送:%1 字节(每元素 2 字节)。</translation>
    </message>
    <message>
        <source>Forward through layer %1</source>
        <translation>第 %1 层的前向</translation>
    </message>
    <message>
        <source>Forward: %1 of %2.</source>
        <translation>前向:%1/%2。</translation>
    </message>
    <message>
        <source>Forward: gather layer %1</source>
        <translation>前向:聚集第 %1 层</translation>
    </message>
    <message>
        <source>Gather the new weights</source>
        <translation>聚集新权重</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>Held by one GPU</source>
        <translation>一个 GPU 所持</translation>
    </message>
    <message>
        <source>How a layer is cut</source>
        <translation>一层如何切分</translation>
    </message>
    <message>
        <source>Hybrid sharding</source>
        <translation>混合分片</translation>
    </message>
    <message>
        <source>Its columns of Y meet its rows of B: still nothing is sent, but no number is final.</source>
        <translation>其 Y 的列与 B 的行相遇:仍不发送,但还没有最终的数字。</translation>
    </message>
    <message>
        <source>Not possible: %1</source>
        <translation>不可行:%1</translation>
    </message>
    <message>
        <source>Optimizer states</source>
        <translation>优化器状态</translation>
    </message>
    <message>
        <source>Optimizer step</source>
        <translation>优化器步</translation>
    </message>
    <message>
        <source>Over TP: %1.</source>
        <translation>经 TP:%1。</translation>
    </message>
    <message>
        <source>Rank %1 holds %2</source>
        <translation>rank %1 持有 %2</translation>
    </message>
    <message>
        <source>Rank %1, %2 of layer %3, piece %4 (%5): %6</source>
        <translation>rank %1,第 %3 层的 %2,块 %4(%5):%6</translation>
    </message>
    <message>
        <source>Rank %1, %2, %3: %4</source>
        <translation>rank %1,%2,%3:%4</translation>
    </message>
    <message>
        <source>Ranks that hold the same part, one in each group, add their sums.</source>
        <translation>各组中持有同一部分的 rank 把各自的和相加。</translation>
    </message>
    <message>
        <source>Reduce-scatter the gradients of layer %1</source>
        <translation>第 %1 层梯度的 reduce-scatter</translation>
    </message>
    <message>
        <source>Reduce-scatter: added, each rank keeps its tokens</source>
        <translation>Reduce-scatter:相加,每个 rank 保留自己的 token</translation>
    </message>
    <message>
        <source>Sent by the end of the backward passes</source>
        <translation>到反向结束时已发送</translation>
    </message>
    <message>
        <source>Sent by the end of the forward passes</source>
        <translation>到前向结束时已发送</translation>
    </message>
    <message>
        <source>Sent by the end of the step</source>
        <translation>到该步结束时已发送</translation>
    </message>
    <message>
        <source>Sent: %1 of %2 over %3 ranks, %4 by each.</source>
        <translation>已发送:%1/%2,%3 个 rank,每个 %4。</translation>
    </message>
    <message>
        <source>Sequence parallelism: each rank has half of the tokens of X, and half of the weights.</source>
        <translation>序列并行:每个 rank 有 X 的一半 token 和一半权重。</translation>
    </message>
    <message>
        <source>States and traffic by ZeRO stage</source>
        <translation>按 ZeRO 阶段的状态与通信量</translation>
    </message>
    <message>
        <source>Tensor and sequence parallelism in numbers</source>
        <translation>张量并行与序列并行的数字</translation>
    </message>
    <message>
        <source>Tensor parallelism in numbers</source>
        <translation>张量并行的数字</translation>
    </message>
    <message>
        <source>The two ranks of a group share one copy; the other group has the same copy again.</source>
        <translation>一组的两个 rank 共享一份副本;另一组又有同样的一份。</translation>
    </message>
    <message>
        <source>Together the ranks have the uncut product; it sends as much in all as one all-reduce.</source>
        <translation>各 rank 合起来有未切分的乘积;总发送量与一次 all-reduce 相同。</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Weights, gradients and optimizer states of one GPU</source>
        <translation>一个 GPU 的权重、梯度和优化器状态</translation>
    </message>
    <message>
        <source>Whole step: each rank sends %1 = %2, Ψ: bytes of the weights, %3</source>
        <translation>整步:每个 rank 发送 %1 = %2,Ψ:权重的字节数,%3</translation>
    </message>
    <message>
        <source>X: tokens</source>
        <translation>X:token</translation>
    </message>
    <message>
        <source>Y = max(0, X · A): each rank has its columns of Y</source>
        <translation>Y = max(0, X · A):每个 rank 有其 Y 的列</translation>
    </message>
    <message>
        <source>Y: activation</source>
        <translation>Y:激活</translation>
    </message>
    <message>
        <source>Z = Y · B: each rank has a part of every sum</source>
        <translation>Z = Y · B:每个 rank 有每个和的一部分</translation>
    </message>
    <message>
        <source>Z: output</source>
        <translation>Z:输出</translation>
    </message>
    <message>
        <source>a part of each sum</source>
        <translation>每个和的一部分</translation>
    </message>
    <message>
        <source>backward over TP</source>
        <translation>反向(跨 TP)</translation>
    </message>
    <message>
        <source>collective</source>
        <translation>集合通信</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>cut by columns</source>
        <translation>按列切分</translation>
    </message>
    <message>
        <source>cut by heads</source>
        <translation>按头切分</translation>
    </message>
    <message>
        <source>cut by rows</source>
        <translation>按行切分</translation>
    </message>
    <message>
        <source>cut by tokens</source>
        <translation>按 token 切分</translation>
    </message>
    <message>
        <source>final</source>
        <translation>最终</translation>
    </message>
    <message>
        <source>first column</source>
        <translation>第一列</translation>
    </message>
    <message>
        <source>first row</source>
        <translation>第一行</translation>
    </message>
    <message>
        <source>forward over TP</source>
        <translation>前向(跨 TP)</translation>
    </message>
    <message>
        <source>frame</source>
        <translation>帧</translation>
    </message>
    <message>
        <source>gather new weights</source>
        <translation>聚集新权重</translation>
    </message>
    <message>
        <source>gather weights, backward</source>
        <translation>聚集权重,反向</translation>
    </message>
    <message>
        <source>gather weights, forward</source>
        <translation>聚集权重,前向</translation>
    </message>
    <message>
        <source>gradients held</source>
        <translation>持有的梯度</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>头数</translation>
    </message>
    <message>
        <source>here</source>
        <translation>此处</translation>
    </message>
    <message>
        <source>holds %1 of %2</source>
        <translation>持有 %2 中的 %1</translation>
    </message>
    <message>
        <source>matrix</source>
        <translation>矩阵</translation>
    </message>
    <message>
        <source>no shards</source>
        <translation>没有分片</translation>
    </message>
    <message>
        <source>not cut: every rank does all of it</source>
        <translation>未切分:每个 rank 都做全部</translation>
    </message>
    <message>
        <source>not possible because</source>
        <translation>不可行,因为</translation>
    </message>
    <message>
        <source>nothing: no rank has the same weights</source>
        <translation>无:没有 rank 有相同的权重</translation>
    </message>
    <message>
        <source>numbers, row by row</source>
        <translation>逐行的数字</translation>
    </message>
    <message>
        <source>of its own batch</source>
        <translation>自己批次的</translation>
    </message>
    <message>
        <source>old</source>
        <translation>旧</translation>
    </message>
    <message>
        <source>on one of %1 ranks</source>
        <translation>在 %1 个 rank 之一上</translation>
    </message>
    <message>
        <source>on one rank</source>
        <translation>在一个 rank 上</translation>
    </message>
    <message>
        <source>once</source>
        <translation>一次</translation>
    </message>
    <message>
        <source>optimizer states held</source>
        <translation>持有的优化器状态</translation>
    </message>
    <message>
        <source>partial</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>ranks of a shard</source>
        <translation>一个分片的 rank</translation>
    </message>
    <message>
        <source>reduce gradients</source>
        <translation>归约梯度</translation>
    </message>
    <message>
        <source>reduce over the copies</source>
        <translation>在副本间归约</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>send and receive</source>
        <translation>发送与接收</translation>
    </message>
    <message>
        <source>sent by each rank</source>
        <translation>每个 rank 发送</translation>
    </message>
    <message>
        <source>sent in all</source>
        <translation>总共发送</translation>
    </message>
    <message>
        <source>sent so far</source>
        <translation>目前已发送</translation>
    </message>
    <message>
        <source>sent so far: %1</source>
        <translation>目前已发送:%1</translation>
    </message>
    <message>
        <source>sent: %1</source>
        <translation>已发送:%1</translation>
    </message>
    <message>
        <source>sharding</source>
        <translation>分片</translation>
    </message>
    <message>
        <source>shards of %1 ranks</source>
        <translation>%1 个 rank 的分片</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>和</translation>
    </message>
    <message>
        <source>sum of its group</source>
        <translation>其组的和</translation>
    </message>
    <message>
        <source>uncut</source>
        <translation>未切分</translation>
    </message>
    <message>
        <source>weights held</source>
        <translation>持有的权重</translation>
    </message>
    <message>
        <source>whole</source>
        <translation>整</translation>
    </message>
    <message>
        <source>whole GPU</source>
        <translation>整个 GPU</translation>
    </message>
    <message>
        <source>whole: (m × k) · (k × n)</source>
        <translation>整体:(m × k) · (k × n)</translation>
    </message>
</context>
<context>
    <name>widgets/text</name>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 小时 %2 分</translation>
    </message>
    <message>
        <source>GB</source>
        <translation>GB</translation>
    </message>
    <message>
        <source>GiB</source>
        <translation>GiB</translation>
    </message>
    <message>
        <source>KiB</source>
        <translation>KiB</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>MB</translation>
    </message>
    <message>
        <source>MiB</source>
        <translation>MiB</translation>
    </message>
    <message>
        <source>PB</source>
        <translation>PB</translation>
    </message>
    <message>
        <source>PiB</source>
        <translation>PiB</translation>
    </message>
    <message>
        <source>TB</source>
        <translation>TB</translation>
    </message>
    <message>
        <source>TiB</source>
        <translation>TiB</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>放不下</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>放得下</translation>
    </message>
    <message>
        <source>kB</source>
        <translation>kB</translation>
    </message>
    <message>
        <source>min</source>
        <translation>min</translation>
    </message>
</context>
<context>
    <name>widgets/timeline</name>
    <message>
        <source> and </source>
        <translation> 且 </translation>
    </message>
    <message>
        <source>%1 longer (%2)</source>
        <translation>长 %1(%2)</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>a block, a rank</comment>
        <translation>%2 上的 %1</translation>
    </message>
    <message>
        <source>%1 shorter (%2)</source>
        <translation>短 %1(%2)</translation>
    </message>
    <message>
        <source>%1 the same, %2: from %3 on, %4</source>
        <comment>× 506, a length, a moment, blocks and their length</comment>
        <translation>%1 相同,%2:从 %3 起,%4</translation>
    </message>
    <message>
        <source>%1 time units</source>
        <translation>%1 个时间单位</translation>
    </message>
    <message>
        <source>%1 to %2 (%3)</source>
        <comment>begin, end, length</comment>
        <translation>%1 到 %2(%3)</translation>
    </message>
    <message>
        <source>%1, at most %2 %3</source>
        <comment>…, a number, activations in flight</comment>
        <translation>%1,最多 %2 %3</translation>
    </message>
    <message>
        <source>%1, busy %2</source>
        <translation>%1,忙碌 %2</translation>
    </message>
    <message>
        <source>%1. A double click or R shows all of it.</source>
        <translation>%1。双击或按 R 显示全部。</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4 long.</source>
        <comment>name, rows, blocks, time</comment>
        <translation>%1:%2,%3,长 %4。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n block(s)</source>
        <translation><numerusform>%1:%n 个块</numerusform></translation>
    </message>
    <message>
        <source>%1: idle, %2</source>
        <comment>row, when</comment>
        <translation>%1:空闲,%2</translation>
    </message>
    <message>
        <source>%1; %2 waits for %3</source>
        <comment>idle time, a block, another</comment>
        <translation>%1;%2 等待 %3</translation>
    </message>
    <message>
        <source>%1; nothing is left to do</source>
        <translation>%1;没有剩余工作</translation>
    </message>
    <message>
        <source>%1; then %2</source>
        <translation>%1;然后 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n block(s)</source>
        <translation><numerusform>%n 个块</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n block(s) of a row every %1</source>
        <translation><numerusform>某行每隔 %1 有 %n 个块</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation><numerusform>%n 行</numerusform></translation>
    </message>
    <message>
        <source>A, D or Ctrl+arrows</source>
        <translation>A、D 或 Ctrl+方向键</translation>
    </message>
    <message>
        <source>Drag the window to pan, its edges to zoom</source>
        <translation>拖动窗口以平移,拖动边缘以缩放</translation>
    </message>
    <message>
        <source>Folded: %1.</source>
        <translation>已折叠:%1。</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>时刻</translation>
    </message>
    <message>
        <source>Overview of all time</source>
        <translation>全部时间总览</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Play or pause (Space)</source>
        <translation>播放或暂停(空格)</translation>
    </message>
    <message>
        <source>Schedule %1</source>
        <translation>调度 %1</translation>
    </message>
    <message>
        <source>Show all time</source>
        <translation>显示全部时间</translation>
    </message>
    <message>
        <source>Show all time alike again</source>
        <translation>恢复均匀显示全部时间</translation>
    </message>
    <message>
        <source>Space, comma, full stop</source>
        <translation>空格、逗号、句号</translation>
    </message>
    <message>
        <source>Speed; at 1× the whole takes twelve seconds</source>
        <translation>速度;1× 时全程十二秒</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>The second is %1.</source>
        <comment>…3 units shorter</comment>
        <translation>第二个 %1。</translation>
    </message>
    <message>
        <source>To the next start or end of a block (.)</source>
        <translation>到下一个块的开始或结束 (.)</translation>
    </message>
    <message>
        <source>To the start or end of a block before (,)</source>
        <translation>到前一个块的开始或结束 (,)</translation>
    </message>
    <message>
        <source>W, S or +, −</source>
        <translation>W、S 或 +、−</translation>
    </message>
    <message>
        <source>activations held</source>
        <translation>所持激活</translation>
    </message>
    <message>
        <source>all rows</source>
        <translation>所有行</translation>
    </message>
    <message numerus="yes">
        <source>and %n more block(s), too narrow to be told apart</source>
        <translation><numerusform>还有 %n 个块,太窄无法区分</numerusform></translation>
    </message>
    <message>
        <source>block</source>
        <translation>块</translation>
    </message>
    <message>
        <source>closer, and further away</source>
        <translation>更近,更远</translation>
    </message>
    <message>
        <source>earlier, later</source>
        <translation>更早,更晚</translation>
    </message>
    <message>
        <source>end</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>equally long</source>
        <translation>同样长</translation>
    </message>
    <message>
        <source>faded: later chunks</source>
        <translation>淡色:较后的分块</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>折叠</translation>
    </message>
    <message>
        <source>forward %1 with backward %2</source>
        <translation>前向 %1 与反向 %2</translation>
    </message>
    <message>
        <source>forward with backward</source>
        <translation>前向与反向</translation>
    </message>
    <message>
        <source>idle (bubble)</source>
        <translation>空闲(气泡)</translation>
    </message>
    <message>
        <source>ns</source>
        <translation>纳秒</translation>
    </message>
    <message>
        <source>of micro-batch %1</source>
        <translation>微批次 %1 的</translation>
    </message>
    <message>
        <source>of micro-batch %1 in chunk %2</source>
        <translation>分块 %2 中微批次 %1 的</translation>
    </message>
    <message>
        <source>peak %1</source>
        <translation>峰值 %1</translation>
    </message>
    <message>
        <source>plays; a step back; a step forward</source>
        <translation>播放;后退一步;前进一步</translation>
    </message>
    <message>
        <source>row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>the block at the cursor</source>
        <translation>光标处的块</translation>
    </message>
    <message>
        <source>the gap before, the next gap</source>
        <translation>前一个空隙,下一个空隙</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>the whole step</source>
        <translation>整个步</translation>
    </message>
</context>
</TS>
