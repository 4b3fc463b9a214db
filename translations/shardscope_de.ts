<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Shardscope</name>
    <message>
        <source> In no group.</source>
        <translation> In keiner Gruppe.</translation>
    </message>
    <message>
        <source> Nearest that would do: </source>
        <translation> Das Nächste, was ginge: </translation>
    </message>
    <message>
        <source> Sends %1 inside its %2 and %3 over its NIC in a step.</source>
        <translation> Sendet in einem Schritt %1 innerhalb seiner %2 und %3 über seine Netzkarte.</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source> on </source>
        <translation> auf </translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source> or fewer</source>
        <translation> oder weniger</translation>
    </message>
    <message>
        <source> or more</source>
        <translation> oder mehr</translation>
    </message>
    <message>
        <source> · as fast as before</source>
        <translation> · so schnell wie zuvor</translation>
    </message>
    <message>
        <source>%1
There are too many plans to look at all in the background: the Search view does.</source>
        <translation>%1
Es sind zu viele Pläne, um im Hintergrund alle anzusehen: die Ansicht Suche tut es.</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <comment>TP 3 of 8</comment>
        <translation>%1 %2 von %3</translation>
    </message>
    <message>
        <source>%1 %2. %3: %4 steps, %5 from the busiest rank, %6 by α and β.</source>
        <translation>%1 %2. %3: %4 Schritte, %5 vom am stärksten belasteten Rang, %6 nach α und β.</translation>
    </message>
    <message>
        <source>%1 %2: %3 FLOP per byte, %4 TFLOP/s</source>
        <translation>%1 %2: %3 FLOP je Byte, %4 TFLOP/s</translation>
    </message>
    <message>
        <source>%1 (appendix A3)</source>
        <translation>%1 (Anhang A3)</translation>
    </message>
    <message>
        <source>%1 (cheatsheet)</source>
        <translation>%1 (Spickzettel)</translation>
    </message>
    <message>
        <source>%1 (now)</source>
        <translation>%1 (jetzt)</translation>
    </message>
    <message>
        <source>%1 FLOP</source>
        <translation>%1 FLOP</translation>
    </message>
    <message>
        <source>%1 GB/s</source>
        <translation>%1 GB/s</translation>
    </message>
    <message>
        <source>%1 GPUs</source>
        <translation>%1 GPUs</translation>
    </message>
    <message>
        <source>%1 GiB more</source>
        <translation>%1 GiB mehr</translation>
    </message>
    <message>
        <source>%1 MWh</source>
        <translation>%1 MWh</translation>
    </message>
    <message>
        <source>%1 TFLOP/s</source>
        <translation>%1 TFLOP/s</translation>
    </message>
    <message>
        <source>%1 TFLOP/s</source>
        <comment>model FLOP per second of one GPU</comment>
        <translation>%1 TFLOP/s</translation>
    </message>
    <message>
        <source>%1 a step</source>
        <translation>%1 je Schritt</translation>
    </message>
    <message>
        <source>%1 a step on %2 GPUs, %3 each</source>
        <translation>%1 je Schritt auf %2 GPUs, je %3</translation>
    </message>
    <message>
        <source>%1 active</source>
        <comment>parameters that a token visits</comment>
        <translation>%1 aktiv</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>settings</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 und mehr</translation>
    </message>
    <message>
        <source>%1 as a number</source>
        <translation>%1 als Zahl</translation>
    </message>
    <message>
        <source>%1 beside</source>
        <translation>%1 daneben</translation>
    </message>
    <message>
        <source>%1 by %2 on %3 GPUs</source>
        <translation>%1 mit %2 auf %3 GPUs</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 Byte</translation>
    </message>
    <message>
        <source>%1 chunks per rank</source>
        <translation>%1 Abschnitte je Rang</translation>
    </message>
    <message>
        <source>%1 collective</source>
        <translation>%1-Kollektiv</translation>
    </message>
    <message>
        <source>%1 comes after %2 on the same rank: the weight gradient uses what it computes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 communication</source>
        <translation>%1-Kommunikation</translation>
    </message>
    <message>
        <source>%1 could not be renamed, so it stays as it is.</source>
        <translation>%1 ließ sich nicht umbenennen und bleibt daher, wie es ist.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2. Choose another place.</source>
        <translation>%1 ließ sich nicht schreiben: %2. Wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2. What was there before is unchanged; another place may do.</source>
        <translation>%1 ließ sich nicht schreiben: %2. Was vorher da war, ist unverändert; ein anderer Ort mag gehen.</translation>
    </message>
    <message>
        <source>%1 crosses</source>
        <translation>%1 quert</translation>
    </message>
    <message>
        <source>%1 days</source>
        <translation>%1 Tage</translation>
    </message>
    <message>
        <source>%1 domain</source>
        <translation>%1-Domäne</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>%1 Elemente</translation>
    </message>
    <message>
        <source>%1 experts of each rank, dealt out over %2 ranks</source>
        <translation>%1 Experten jedes Rangs, verteilt auf %2 Ränge</translation>
    </message>
    <message>
        <source>%1 exposed</source>
        <translation>%1 ungedeckt</translation>
    </message>
    <message>
        <source>%1 exposed: %2</source>
        <translation>%1 ungedeckt: %2</translation>
    </message>
    <message>
        <source>%1 failures to be expected</source>
        <translation>%1 Ausfälle zu erwarten</translation>
    </message>
    <message>
        <source>%1 faster</source>
        <translation>%1 schneller</translation>
    </message>
    <message>
        <source>%1 follows %2 most: %3 and %4.</source>
        <translation>%1 folgt am meisten %2: %3 und %4.</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>%1 has an ending that names no kind of picture: .png, .svg or .pdf would.</source>
        <translation>%1 hat eine Endung, die keine Bildart nennt: .png, .svg oder .pdf ginge.</translation>
    </message>
    <message>
        <source>%1 has no gradient to go on with: rank %2 has to run %3 first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no input yet: rank %2 has to run %3 first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no such phase: no rank runs a forward after its first backward.</source>
        <translation>%1 hat keine solche Phase: kein Rang rechnet nach seinem ersten Backward noch ein Forward.</translation>
    </message>
    <message>
        <source>%1 hidden</source>
        <translation>%1 verdeckt</translation>
    </message>
    <message>
        <source>%1 in a small example</source>
        <translation>%1 in einem kleinen Beispiel</translation>
    </message>
    <message>
        <source>%1 in all; the largest part is %2 with %3 (%4).</source>
        <translation>%1 insgesamt; der größte Teil ist %2 mit %3 (%4).</translation>
    </message>
    <message>
        <source>%1 is not possible beside it: %2</source>
        <translation>%1 ist daneben nicht möglich: %2</translation>
    </message>
    <message>
        <source>%1 is not possible here. Possible are %2.</source>
        <translation>%1 ist hier nicht möglich. Möglich sind %2.</translation>
    </message>
    <message>
        <source>%1 is on rank %2 already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 legal plans</source>
        <translation>%1 zulässige Pläne</translation>
    </message>
    <message>
        <source>%1 longer (%2)</source>
        <translation>%1 länger (%2)</translation>
    </message>
    <message>
        <source>%1 micro-batches</source>
        <translation>%1 Mikro-Batches</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 mehr</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 needs the activations of %2, which rank %3 has not run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 nodes</source>
        <translation>%1 Knoten</translation>
    </message>
    <message>
        <source>%1 nodes of %2</source>
        <translation>%1 Knoten zu %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 of %2 GiB</source>
        <translation>%1 von %2 GiB</translation>
    </message>
    <message>
        <source>%1 of %2 GiB</source>
        <comment>used, capacity</comment>
        <translation>%1 von %2 GiB</translation>
    </message>
    <message>
        <source>%1 of %2 over %3, %4</source>
        <translation>%1 von %2 über %3, %4</translation>
    </message>
    <message>
        <source>%1 of %2 so far</source>
        <translation>%1 von %2 bisher</translation>
    </message>
    <message>
        <source>%1 of %2 within their band</source>
        <translation>%1 von %2 innerhalb ihres Bands</translation>
    </message>
    <message>
        <source>%1 of %2: GPUs %3</source>
        <translation>%1 von %2: GPUs %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln point(s) lie within ±%2 of the diagonal.</source>
        <translation><numerusform>%1 von %Ln Punkt liegen innerhalb ±%2 der Diagonale.</numerusform><numerusform>%1 von %Ln Punkten liegen innerhalb ±%2 der Diagonale.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln run(s).</source>
        <translation><numerusform>%1 von %Ln Lauf.</numerusform><numerusform>%1 von %Ln Läufen.</numerusform></translation>
    </message>
    <message>
        <source>%1 of all GPU time of the step, mean of all GPUs. %2</source>
        <translation>%1 der gesamten GPU-Zeit des Schritts, Mittel aller GPUs. %2</translation>
    </message>
    <message>
        <source>%1 of rank %2 runs from %3 to %4.</source>
        <translation>%1 von Rang %2 läuft von %3 bis %4.</translation>
    </message>
    <message>
        <source>%1 of the pairs stand right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of transfers that nothing hides</source>
        <translation>%1 der Übertragungen, die nichts verdeckt</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>a block, a rank</comment>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>%1 on %2 GPUs</source>
        <comment>a duration</comment>
        <translation>%1 auf %2 GPUs</translation>
    </message>
    <message>
        <source>%1 on rank %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 over this plan: %2.</source>
        <translation>%1 gegenüber diesem Plan: %2.</translation>
    </message>
    <message>
        <source>%1 pipeline ranks</source>
        <translation>%1 Pipeline-Ränge</translation>
    </message>
    <message>
        <source>%1 pt</source>
        <comment>percentage points</comment>
        <translation>%1 Pp.</translation>
    </message>
    <message>
        <source>%1 ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ranks leave no smaller group that could share a copy.</source>
        <translation>%1 Ränge lassen keine kleinere Gruppe übrig, die eine Kopie teilen könnte.</translation>
    </message>
    <message>
        <source>%1 shorter (%2)</source>
        <translation>%1 kürzer (%2)</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <translation>%1 langsamer</translation>
    </message>
    <message>
        <source>%1 the same, %2: from %3 on, %4</source>
        <comment>× 506, a length, a moment, blocks and their length</comment>
        <translation>%1 dasselbe, %2: ab %3, %4</translation>
    </message>
    <message>
        <source>%1 time units</source>
        <translation>%1 Zeiteinheiten</translation>
    </message>
    <message>
        <source>%1 times</source>
        <translation>%1-mal</translation>
    </message>
    <message>
        <source>%1 times %2</source>
        <translation>%1 mal %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>field, value</comment>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>%1 to %2 (%3)</source>
        <comment>begin, end, length</comment>
        <translation>%1 bis %2 (%3)</translation>
    </message>
    <message>
        <source>%1 together</source>
        <translation>%1 zusammen</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 Token</translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <translation>%1 Token/s</translation>
    </message>
    <message>
        <source>%1 tokens/s per GPU</source>
        <translation>%1 Token/s je GPU</translation>
    </message>
    <message>
        <source>%1 tokens/s/GPU</source>
        <translation>%1 Token/s/GPU</translation>
    </message>
    <message>
        <source>%1 units so far, bubble %2 of all time, %3 activations in flight at most; %4 blocks left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 waiting for the busiest rank</source>
        <translation>%1 Warten auf den am stärksten belasteten Rang</translation>
    </message>
    <message>
        <source>%1 was changed by another program and could not be copied, so it is not replaced.</source>
        <translation>%1 wurde von einem anderen Programm geändert und ließ sich nicht kopieren; es wird daher nicht ersetzt.</translation>
    </message>
    <message>
        <source>%1 was not imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not opened</source>
        <translation>%1 wurde nicht geöffnet</translation>
    </message>
    <message>
        <source>%1 was not saved</source>
        <translation>%1 wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>%1 with GPUs %2 %3</source>
        <comment>TP with GPUs 0–7 inside one node</comment>
        <translation>%1 mit GPUs %2 %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln layer(s)</source>
        <comment>parameters, layers</comment>
        <translation><numerusform>%1 · %Ln Schicht</numerusform><numerusform>%1 · %Ln Schichten</numerusform></translation>
    </message>
    <message>
        <source>%1 · debrief</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · step %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 of %3</source>
        <translation>%1 × %2 von %3</translation>
    </message>
    <message>
        <source>%1, %2 B a parameter</source>
        <translation>%1, %2 B je Parameter</translation>
    </message>
    <message>
        <source>%1, %2 GPUs</source>
        <translation>%1, %2 GPUs</translation>
    </message>
    <message>
        <source>%1, %2 nodes</source>
        <translation>%1, %2 Knoten</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <comment>class, share, stage</comment>
        <translation>%1, %2 von %3</translation>
    </message>
    <message>
        <source>%1, %2 of it exposed</source>
        <translation>%1, davon %2 ungedeckt</translation>
    </message>
    <message>
        <source>%1, %2 of them dropped</source>
        <translation>%1, davon %2 verworfen</translation>
    </message>
    <message>
        <source>%1, %2 ranks: at most %3 on a rank, each sends %4 in a step.</source>
        <translation>%1, %2 Ränge: höchstens %3 auf einem Rang, jeder sendet %4 in einem Schritt.</translation>
    </message>
    <message>
        <source>%1, %2: %3 of %4 over %5 ranks, %6 a step; each sends %7</source>
        <translation>%1, %2: %3 von %4 über %5 Ränge, %6 je Schritt; jeder sendet %7</translation>
    </message>
    <message>
        <source>%1, SP</source>
        <translation>%1, SP</translation>
    </message>
    <message>
        <source>%1, SP, ov.</source>
        <translation>%1, SP, ü.</translation>
    </message>
    <message>
        <source>%1, after %2</source>
        <comment>time and total, last marker</comment>
        <translation>%1, nach %2</translation>
    </message>
    <message>
        <source>%1, all of it exposed</source>
        <translation>%1, alles ungedeckt</translation>
    </message>
    <message>
        <source>%1, and the others wait for its experts that much longer. No token is dropped.</source>
        <translation>%1, und die anderen warten um so viel länger auf seine Experten. Kein Token wird verworfen.</translation>
    </message>
    <message>
        <source>%1, at most %2 %3</source>
        <comment>…, a number, activations in flight</comment>
        <translation>%1, höchstens %2 %3</translation>
    </message>
    <message>
        <source>%1, busy %2</source>
        <translation>%1, beschäftigt %2</translation>
    </message>
    <message>
        <source>%1, does not fit</source>
        <translation>%1, passt nicht</translation>
    </message>
    <message>
        <source>%1, estimated %2 (%3)</source>
        <translation>%1, geschätzt %2 (%3)</translation>
    </message>
    <message>
        <source>%1, estimated %2 (%3, band %4)</source>
        <translation>%1, geschätzt %2 (%3, Band %4)</translation>
    </message>
    <message>
        <source>%1, found</source>
        <translation>%1, gefunden</translation>
    </message>
    <message>
        <source>%1, hidden</source>
        <translation>%1, verdeckt</translation>
    </message>
    <message>
        <source>%1, measured</source>
        <translation>%1, gemessen</translation>
    </message>
    <message>
        <source>%1, most of it %2 (%3 of each million tokens).</source>
        <translation>%1, das meiste davon %2 (%3 je Million Token).</translation>
    </message>
    <message>
        <source>%1, node %2</source>
        <translation>%1, Knoten %2</translation>
    </message>
    <message>
        <source>%1, not calibrated</source>
        <comment>trust</comment>
        <translation>%1, nicht kalibriert</translation>
    </message>
    <message>
        <source>%1, of it %2 over NICs</source>
        <translation>%1, davon %2 über Netzkarten</translation>
    </message>
    <message>
        <source>%1, one of %2 layers.</source>
        <translation>%1, eine von %2 Schichten.</translation>
    </message>
    <message>
        <source>%1, stage %2 of %3 stages</source>
        <translation>%1, Stufe %2 von %3 Stufen</translation>
    </message>
    <message>
        <source>%1, too much</source>
        <translation>%1, zu viel</translation>
    </message>
    <message>
        <source>%1, turned by a tenth</source>
        <translation>%1, um ein Zehntel verändert</translation>
    </message>
    <message>
        <source>%1, turned to %2 and %3: %4</source>
        <translation>%1, auf %2 und %3 verändert: %4</translation>
    </message>
    <message>
        <source>%1. A double click or R shows all of it.</source>
        <translation>%1. Ein Doppelklick oder R zeigt alles.</translation>
    </message>
    <message>
        <source>%1. All else is as in the plan; bytes are the estimate's own.</source>
        <translation>%1. Alles andere ist wie im Plan; die Bytes sind die der Schätzung.</translation>
    </message>
    <message>
        <source>%1. Every rank computes its whole buffers: %2 × the mean.</source>
        <translation>%1. Jeder Rang rechnet seine ganzen Puffer: %2 × das Mittel.</translation>
    </message>
    <message>
        <source>%1. No rule makes it fit.</source>
        <translation>%1. Keine Regel lässt es passen.</translation>
    </message>
    <message>
        <source>%1. The path ends at a plan that fits, %2 of %3.</source>
        <translation>%1. Der Weg endet bei einem Plan, der passt, %2 von %3.</translation>
    </message>
    <message>
        <source>%1. The path ends at a plan with %2 tokens/s per GPU.</source>
        <translation>%1. Der Weg endet bei einem Plan mit %2 Token/s je GPU.</translation>
    </message>
    <message>
        <source>%1. The path ends where this plan is.</source>
        <translation>%1. Der Weg endet, wo dieser Plan ist.</translation>
    </message>
    <message>
        <source>%1: %2 %3 where it is lower, %4 where it is higher</source>
        <comment>an assumption, a figure and its changes</comment>
        <translation>%1: %2 %3, wo es niedriger ist, %4, wo es höher ist</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 von %3</translation>
    </message>
    <message>
        <source>%1: %2 of states, %3 sent</source>
        <translation>%1: %2 Zustände, %3 gesendet</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4 long.</source>
        <comment>name, rows, blocks, time</comment>
        <translation>%1: %2, %3, %4 lang.</translation>
    </message>
    <message>
        <source>%1: %2, more than %3</source>
        <translation>%1: %2, mehr als %3</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln point(s), the highest %2 at %3.</source>
        <translation><numerusform>%1: %Ln Punkt, der höchste %2 bei %3.</numerusform><numerusform>%1: %Ln Punkte, der höchste %2 bei %3.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1: %n block(s)</source>
        <translation><numerusform>%1: %n Block</numerusform><numerusform>%1: %n Blöcke</numerusform></translation>
    </message>
    <message>
        <source>%1: balance %2, forward %3, backward %4, sends %5 and %6</source>
        <translation>%1: Gleichgewicht %2, Forward %3, Backward %4, sendet %5 und %6</translation>
    </message>
    <message>
        <source>%1: degree 1, no group</source>
        <translation>%1: Grad 1, keine Gruppe</translation>
    </message>
    <message>
        <source>%1: does not fit</source>
        <translation>%1: passt nicht</translation>
    </message>
    <message>
        <source>%1: holds %2 of states, sends %3 a step</source>
        <translation>%1: hält %2 Zustände, sendet %3 je Schritt</translation>
    </message>
    <message>
        <source>%1: idle, %2</source>
        <comment>row, when</comment>
        <translation>%1: untätig, %2</translation>
    </message>
    <message>
        <source>%1: model, GPUs, sequence length and batch. A click opens the setup.</source>
        <translation>%1: Modell, GPUs, Sequenzlänge und Batch. Ein Klick öffnet die Einrichtung.</translation>
    </message>
    <message>
        <source>%1: not cut.</source>
        <translation>%1: nicht geteilt.</translation>
    </message>
    <message>
        <source>%1: not possible</source>
        <translation>%1: nicht möglich</translation>
    </message>
    <message>
        <source>%1: not possible. %2</source>
        <translation>%1: nicht möglich. %2</translation>
    </message>
    <message>
        <source>%1: one layer over %2 ranks; each sends %3 forward and %4 backward for a micro-batch.</source>
        <translation>%1: eine Schicht über %2 Ränge; jeder sendet für ein Mikro-Batch %3 vorwärts und %4 rückwärts.</translation>
    </message>
    <message>
        <source>%1: the plan</source>
        <translation>%1: der Plan</translation>
    </message>
    <message>
        <source>%1: this plan has no step to compare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2 on the busiest link, %3</source>
        <translation>%1; %2 auf der am stärksten belasteten Verbindung, %3</translation>
    </message>
    <message>
        <source>%1; %2 waits for %3</source>
        <comment>idle time, a block, another</comment>
        <translation>%1; %2 wartet auf %3</translation>
    </message>
    <message>
        <source>%1; nothing is left to do</source>
        <translation>%1; nichts bleibt zu tun</translation>
    </message>
    <message>
        <source>%1; the whole GPU %2 of %3: %4</source>
        <translation>%1; die ganze GPU %2 von %3: %4</translation>
    </message>
    <message>
        <source>%1; then %2</source>
        <translation>%1; dann %2</translation>
    </message>
    <message>
        <source>%1[*] — Shardscope</source>
        <translation>%1[*] — Shardscope</translation>
    </message>
    <message>
        <source>%1Ψ(g−1)/g + all-reduce of Ψ/g</source>
        <translation>%1Ψ(g−1)/g + All-Reduce von Ψ/g</translation>
    </message>
    <message numerus="yes">
        <source>%Ln GPU(s) a node</source>
        <translation><numerusform>%Ln GPU je Knoten</numerusform><numerusform>%Ln GPUs je Knoten</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln bar(s) over %1.</source>
        <translation><numerusform>%Ln Balken über %1.</numerusform><numerusform>%Ln Balken über %1.</numerusform></translation>
    </message>
    <message>
        <source>%Ln error(s)</source>
        <translation>%Ln Fehler</translation>
    </message>
    <message numerus="yes">
        <source>%Ln layer(s)</source>
        <translation><numerusform>%Ln Schicht</numerusform><numerusform>%Ln Schichten</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln micro-batch(es)</source>
        <translation><numerusform>%Ln Mikro-Batch</numerusform><numerusform>%Ln Mikro-Batches</numerusform></translation>
    </message>
    <message>
        <source>%Ln micro-batch(es) a step</source>
        <translation>%Ln Mikro-Batch je Schritt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more value(s) cannot be taken.</source>
        <translation><numerusform>%Ln weiterer Wert ist nicht möglich.</numerusform><numerusform>%Ln weitere Werte sind nicht möglich.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation><numerusform>%Ln Knoten</numerusform><numerusform>%Ln Knoten</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 operator(s) are left of the ridge, where memory is the limit.</source>
        <translation><numerusform>%Ln von %1 Operator liegt links vom Knick, wo der Speicher die Grenze ist.</numerusform><numerusform>%Ln von %1 Operatoren liegen links vom Knick, wo der Speicher die Grenze ist.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln operator(s). The slowest forward: %1, %2.</source>
        <translation><numerusform>%Ln Operator. Das langsamste Forward: %1, %2.</numerusform><numerusform>%Ln Operatoren. Das langsamste Forward: %1, %2.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln rank(s). Balance %1. One layer takes %2, of which %3 are exposed. Step %4 is shown.</source>
        <translation><numerusform>%Ln Rang. Gleichgewicht %1. Eine Schicht dauert %2, davon sind %3 ungedeckt. Schritt %4 ist gezeigt.</numerusform><numerusform>%Ln Ränge. Gleichgewicht %1. Eine Schicht dauert %2, davon sind %3 ungedeckt. Schritt %4 ist gezeigt.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) were left out: their scenarios are not understood.</source>
        <translation><numerusform>%Ln Zeile wurde ausgelassen: ihr Szenario ist nicht verständlich.</numerusform><numerusform>%Ln Zeilen wurden ausgelassen: ihre Szenarien sind nicht verständlich.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln rule(s) taken</source>
        <translation><numerusform>%Ln Regel befolgt</numerusform><numerusform>%Ln Regeln befolgt</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln rule(s) that do not apply here</source>
        <translation><numerusform>%Ln Regel, die hier nicht gilt</numerusform><numerusform>%Ln Regeln, die hier nicht gelten</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) of %1 are among the own ones now.</source>
        <translation><numerusform>%Ln Lauf aus %1 gehört jetzt zu den eigenen.</numerusform><numerusform>%Ln Läufe aus %1 gehören jetzt zu den eigenen.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s).</source>
        <translation><numerusform>%Ln Lauf.</numerusform><numerusform>%Ln Läufe.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln sequence(s)</source>
        <translation><numerusform>%Ln Sequenz</numerusform><numerusform>%Ln Sequenzen</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s)</source>
        <translation><numerusform>%n GPU</numerusform><numerusform>%n GPUs</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n block(s)</source>
        <translation><numerusform>%n Block</numerusform><numerusform>%n Blöcke</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n block(s) of a row every %1</source>
        <translation><numerusform>%n Block einer Reihe alle %1</numerusform><numerusform>%n Blöcke einer Reihe alle %1</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n expert-parallel rank(s) with %1 experts each; the busiest gets %2 tokens, the mean is %3.</source>
        <translation><numerusform>%n expertenparalleler Rang mit je %1 Experten; der am stärksten belastete bekommt %2 Token, das Mittel ist %3.</numerusform><numerusform>%n expertenparallele Ränge mit je %1 Experten; der am stärksten belastete bekommt %2 Token, das Mittel ist %3.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation><numerusform>%n Schicht</numerusform><numerusform>%n Schichten</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation><numerusform>%n Zeile</numerusform><numerusform>%n Zeilen</numerusform></translation>
    </message>
    <message>
        <source>&amp;About Shardscope</source>
        <translation>Über &amp;Shardscope</translation>
    </message>
    <message>
        <source>&amp;Add a rule</source>
        <translation>Regel &amp;hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Anwenden</translation>
    </message>
    <message>
        <source>&amp;Bucket</source>
        <translation>&amp;Bucket</translation>
    </message>
    <message>
        <source>&amp;Capacity factor</source>
        <translation>&amp;Kapazitätsfaktor</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>Liste &amp;leeren</translation>
    </message>
    <message>
        <source>&amp;Collectives, played chunk by chunk</source>
        <translation>&amp;Kollektive, Stück für Stück gespielt</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>&amp;Compare with it</source>
        <translation>Damit &amp;vergleichen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy the scenario</source>
        <translation>Szenario &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Do anything…</source>
        <translation>&amp;Irgendetwas tun…</translation>
    </message>
    <message>
        <source>&amp;Drop beyond a capacity</source>
        <translation>&amp;Verwerfen über einer Kapazität</translation>
    </message>
    <message>
        <source>&amp;EP</source>
        <translation>&amp;EP</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Formulas as printed</source>
        <translation>&amp;Formeln wie gedruckt</translation>
    </message>
    <message>
        <source>&amp;Framework</source>
        <translation>&amp;Framework</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>&amp;Glossar</translation>
    </message>
    <message>
        <source>&amp;Go on with the lessons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>&amp;Anleitung</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Hybrid sharding piece by piece</source>
        <translation>&amp;Hybrides Sharding Stück für Stück</translation>
    </message>
    <message>
        <source>&amp;Import a log or profile…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>&amp;Behalten</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;Launcher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Layout</source>
        <translation>&amp;Layout</translation>
    </message>
    <message>
        <source>&amp;Leave the lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation>&amp;Notizen</translation>
    </message>
    <message>
        <source>&amp;Open its scenario</source>
        <translation>Sein Szenario ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Open scenario, config.json or launch file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste a scenario or config.json</source>
        <translation>Szenario oder config.json ein&amp;fügen</translation>
    </message>
    <message>
        <source>&amp;Presenter mode</source>
        <translation>&amp;Vortragsmodus</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
    <message>
        <source>&amp;Remove it</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Save to a folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Sequence parallelism in numbers</source>
        <translation>&amp;Sequenzparallelität in Zahlen</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>&amp;Kleinerer Text</translation>
    </message>
    <message>
        <source>&amp;Speaker notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Strategies with their bytes and times</source>
        <translation>&amp;Strategien mit ihren Bytes und Zeiten</translation>
    </message>
    <message>
        <source>&amp;TP</source>
        <translation>&amp;TP</translation>
    </message>
    <message>
        <source>&amp;Tensor parallelism in numbers</source>
        <translation>&amp;Tensorparallelität in Zahlen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>&amp;Was ist das?</translation>
    </message>
    <message>
        <source>&amp;Where from</source>
        <translation>&amp;Woher</translation>
    </message>
    <message>
        <source>&amp;gradients</source>
        <translation>&amp;Gradienten</translation>
    </message>
    <message>
        <source>&amp;weights</source>
        <translation>Ge&amp;wichte</translation>
    </message>
    <message>
        <source>'A reduce-scatter sends half of an all-reduce.'</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>'FSDP 8, TP 2', says an issue. On how many GPUs?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>'FlashAttention makes selective recomputation of attention unnecessary.'</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>'Gift' is a present in English and poison in German. Frameworks have such words: ZeRO-2, sequence parallelism, micro-batch, MFU.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>'H100 FP8: 3,958 TFLOP/s', used as the peak of a dense training.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>'ZeRO-3 is not a panacea', says a maintainer's comment in a well-known library.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>'± 12 %' beside the step time means:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(2.5 GB − context) / 3</source>
        <translation>(2,5 GB − Kontext) / 3</translation>
    </message>
    <message>
        <source>(4 + ε) · tokens · h</source>
        <translation>(4 + ε) · Token · h</translation>
    </message>
    <message>
        <source>(DP − 1)/DP · gradient bytes / link : FLOP of a backward / peak</source>
        <translation>(DP − 1)/DP · Bytes der Gradienten / Verbindung : FLOP eines Backward / Spitze</translation>
    </message>
    <message>
        <source>(DP − 1)/DP · weight bytes / link : FLOP of a forward / peak</source>
        <translation>(DP − 1)/DP · Bytes der Gewichte / Verbindung : FLOP eines Forward / Spitze</translation>
    </message>
    <message>
        <source>(d_qk + d_v) / (2 · d_qk): values are padded to the keys' width</source>
        <translation>(d_qk + d_v) / (2 · d_qk): Werte werden auf die Breite der Schlüssel aufgefüllt</translation>
    </message>
    <message>
        <source>(g / min(t, g)) · (size of a key + size of a value)</source>
        <translation>(g / min(t, g)) · (Größe eines Schlüssels + Größe eines Werts)</translation>
    </message>
    <message>
        <source>(p−1) forwards and backwards are lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(p−1) × 3 over m × 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(p−1)/(v·m) = {i5:/bubble/of_ideal|percent}. And each boundary is crossed v times as often: five times the messages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(p−1)/m = {f1b:/bubble/of_ideal|percent}. That is of the ideal time. Of **all** time it is {f1b:/bubble/of_total|percent}: (p−1)/(m+p−1). Two numbers, one picture; papers use either.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(ranks of the island − 1) / n</source>
        <translation>(Ränge der Insel − 1) / n</translation>
    </message>
    <message>
        <source>(ε + bytes of a gradient) · V · h / t</source>
        <translation>(ε + Bytes eines Gradienten) · V · h / t</translation>
    </message>
    <message>
        <source>, %1 hold too much</source>
        <translation>, %1 halten zu viel</translation>
    </message>
    <message>
        <source>, %1 of them dropped</source>
        <translation>, davon %1 verworfen</translation>
    </message>
    <message>
        <source>, %1 without a network</source>
        <translation>, %1 ohne Netzwerk</translation>
    </message>
    <message>
        <source>, does not fit</source>
        <translation>, passt nicht</translation>
    </message>
    <message>
        <source>, once a step</source>
        <translation>, einmal je Schritt</translation>
    </message>
    <message>
        <source>, which here is the same as </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, with each of %1 micro-batches</source>
        <translation>, mit jedem von %1 Mikro-Batches</translation>
    </message>
    <message>
        <source>--accumulate-allreduce-grads-in-fp32, --grad-reduce-in-bf16</source>
        <translation>--accumulate-allreduce-grads-in-fp32, --grad-reduce-in-bf16</translation>
    </message>
    <message>
        <source>--bf16, --fp16, --fp8-format, --fp4-format</source>
        <translation>--bf16, --fp16, --fp8-format, --fp4-format</translation>
    </message>
    <message>
        <source>--parallelism.data_parallel_replicate_degree, --parallelism.data_parallel_shard_degree</source>
        <translation>--parallelism.data_parallel_replicate_degree, --parallelism.data_parallel_shard_degree</translation>
    </message>
    <message>
        <source>--use-distributed-optimizer, --data-parallel-sharding-strategy</source>
        <translation>--use-distributed-optimizer, --data-parallel-sharding-strategy</translation>
    </message>
    <message>
        <source>--use-tp-pp-dp-mapping</source>
        <translation>--use-tp-pp-dp-mapping</translation>
    </message>
    <message>
        <source>0.03 of the capacity</source>
        <translation>0,03 der Kapazität</translation>
    </message>
    <message>
        <source>0.04 · share that there is room for · allocated</source>
        <translation>0,04 · Anteil, für den Platz ist · belegt</translation>
    </message>
    <message>
        <source>0.06 · share that there is room for · allocated</source>
        <translation>0,06 · Anteil, für den Platz ist · belegt</translation>
    </message>
    <message>
        <source>0.13 GB; nanotron 0.25 GB: {}</source>
        <translation>0,13 GB; nanotron 0,25 GB: {}</translation>
    </message>
    <message>
        <source>0.15 of the capacity</source>
        <translation>0,15 der Kapazität</translation>
    </message>
    <message>
        <source>0.2 + 0.8 · (room / capacity − 0.03) / 0.12, at least 0.2 and at most 1</source>
        <translation>0,2 + 0,8 · (Platz / Kapazität − 0,03) / 0,12, mindestens 0,2 und höchstens 1</translation>
    </message>
    <message>
        <source>0.23 of a hop, at least 0.3 µs</source>
        <translation>0,23 eines Sprungs, mindestens 0,3 µs</translation>
    </message>
    <message>
        <source>0.44 of 614 GB/s (DDR5), with Ampere of 410 GB/s (DDR4), with Volta of 256; with Grace of its own, for each GPU of the node</source>
        <translation>0,44 von 614 GB/s (DDR5), bei Ampere von 410 GB/s (DDR4), bei Volta von 256; bei Grace der eigene, für jede GPU des Knotens</translation>
    </message>
    <message>
        <source>0.5 GB</source>
        <translation>0,5 GB</translation>
    </message>
    <message>
        <source>0.5, 1.5, 2.5, 3.5: mean 2, most 3.5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0.67 GB × communicators</source>
        <translation>0,67 GB × Kommunikatoren</translation>
    </message>
    <message>
        <source>0.8 · how far the room is</source>
        <translation>0,8 · wie weit der Platz reicht</translation>
    </message>
    <message>
        <source>0.85 of its share: what payload gets</source>
        <translation>0,85 seines Anteils: was die Nutzlast bekommt</translation>
    </message>
    <message>
        <source>0: an illegal plan fits nowhere</source>
        <translation>0: ein unzulässiger Plan passt nirgends</translation>
    </message>
    <message>
        <source>0: but for rounding there is none</source>
        <translation>0: bis auf Rundung gibt es keinen</translation>
    </message>
    <message>
        <source>0: there is one rank</source>
        <translation>0: es gibt nur einen Rang</translation>
    </message>
    <message>
        <source>1 + band</source>
        <translation>1 + Band</translation>
    </message>
    <message>
        <source>1 / nodes</source>
        <translation>1 / Knoten</translation>
    </message>
    <message>
        <source>1 GB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 GB over 64 GPUs on 8 nodes: how many times longer than on one node?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 MB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 in a fused kernel, 2 in nanotron's</source>
        <translation>1 in einem verschmolzenen Kernel, 2 in dem von nanotron</translation>
    </message>
    <message>
        <source>1 in fp8 and fp4 with Transformer Engine, else ε: {}</source>
        <translation>1 in fp8 und fp4 mit Transformer Engine, sonst ε: {}</translation>
    </message>
    <message>
        <source>1 node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 on the stages nearest to the middle, as far as they go</source>
        <translation>1 auf den Stufen, die der Mitte am nächsten sind, so weit sie reichen</translation>
    </message>
    <message>
        <source>1 to 13 B parameters: data parallelism with ZeRO-2; tensor parallelism of 2 within the node if memory is very tight.</source>
        <translation>1 bis 13 B Parameter: Datenparallelität mit ZeRO-2; Tensorparallelität von 2 innerhalb des Knotens, wenn der Speicher sehr knapp ist.</translation>
    </message>
    <message>
        <source>1 · tokens · h</source>
        <translation>1 · Token · h</translation>
    </message>
    <message>
        <source>1 − band</source>
        <translation>1 − Band</translation>
    </message>
    <message>
        <source>1 − causal share</source>
        <translation>1 − kausaler Anteil</translation>
    </message>
    <message>
        <source>1 − chance</source>
        <translation>1 − Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>1 − exposed share</source>
        <translation>1 − ungedeckter Anteil</translation>
    </message>
    <message>
        <source>1 − goodput − waiting for checkpoints</source>
        <translation>1 − Goodput − Warten auf Checkpoints</translation>
    </message>
    <message>
        <source>1 − offloaded share</source>
        <translation>1 − ausgelagerter Anteil</translation>
    </message>
    <message>
        <source>1 − share</source>
        <translation>1 − Anteil</translation>
    </message>
    <message>
        <source>1, or as the implementation cuts the tokens</source>
        <translation>1, oder wie die Umsetzung die Token teilt</translation>
    </message>
    <message>
        <source>1,024 GPUs and more: tensor parallelism over the node, ZeRO-2 data parallelism, and a pipeline.</source>
        <translation>Ab 1.024 GPUs: Tensorparallelität über den Knoten, Datenparallelität mit ZeRO-2 und eine Pipeline.</translation>
    </message>
    <message>
        <source>1,024. A formula in a well-known document multiplies TP in and says 2,048.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1,024: below the floor. With data parallelism alone each GPU would wait for the network most of the time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1,639 × {model.flop_per_token / 1e9|plain} GFLOP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1. One GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1/2: the other half passes the mirrored rank</source>
        <translation>1/2: die andere Hälfte läuft über den gespiegelten Rang</translation>
    </message>
    <message>
        <source>10 + 24 / 8: TP **without** SP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10 + 24/t or 34/t?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10 KB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10 KB take {s4:/seconds|seconds} and 1 MB only {s6:/seconds|seconds}: the time hardly grows, the bandwidth does. 1 GB takes {s9:/seconds|seconds}. That is why frameworks send [[buckets]].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10 minutes</source>
        <translation>10 Minuten</translation>
    </message>
    <message>
        <source>10 to 100 B: TP 8 with PP, or ZeRO-3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10. The best configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>100 MB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10¹²: the sheet states none</source>
        <translation>10¹²: das Datenblatt nennt keinen</translation>
    </message>
    <message>
        <source>11. Kernels and precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>12 % of the runs were right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>12 and 16.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>12. Collectives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>12.9 B are those that one token visits. All have to be held.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>12.9 B, and 7 B of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>122 MB/s a GPU, as Llama 3's storage sustained</source>
        <translation>122 MB/s je GPU, wie Llama 3s Speicher sie hielt</translation>
    </message>
    <message>
        <source>126 / 8 is not whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>126 layers over 16 stages: about 8 each, so up to 7 chunks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>126 layers, 8 stages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>128 / 8 is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>128 to 512 GPUs: tensor parallelism over the node and a pipeline or ZeRO between nodes; from 512 on data parallelism or ZeRO-3 alone loses to its communication.</source>
        <translation>128 bis 512 GPUs: Tensorparallelität über den Knoten und eine Pipeline oder ZeRO zwischen Knoten; ab 512 verlieren Datenparallelität oder ZeRO-3 allein an ihrer Kommunikation.</translation>
    </message>
    <message>
        <source>12·L·h·seq counts the full square of attention; a causal kernel computes half of it.</source>
        <translation>12·L·h·seq zählt das volle Quadrat der Attention; ein kausaler Kernel rechnet die Hälfte davon.</translation>
    </message>
    <message>
        <source>13 over 4.25 is about 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>13 to 70 B parameters: ZeRO-3 or FSDP; tensor parallelism of 2 or 4 within the node, two stages if it still does not fit.</source>
        <translation>13 bis 70 B Parameter: ZeRO-3 oder FSDP; Tensorparallelität von 2 oder 4 innerhalb des Knotens, zwei Stufen, wenn es noch nicht passt.</translation>
    </message>
    <message>
        <source>13. However large TP is, 10 stay. For Llama the two numbers differ, but the picture is the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>13. Overlap and its formulas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>15 or 16 slices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>16 beside 4,096 (Hopper) or 8,192 (Blackwell) a clock and multiprocessor; Blackwell Ultra 32</source>
        <translation>16 neben 4.096 (Hopper) oder 8.192 (Blackwell) je Takt und Multiprozessor; Blackwell Ultra 32</translation>
    </message>
    <message>
        <source>16 bits are 2 bytes, 32 bits are 4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>16 keeps gradients in 16 bits. 18 keeps them in 32. 20 keeps both. 10 has no master copy and no gradients that last. 8 has the moments in 16 bits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>16 to 64 GPUs: tensor parallelism over the node, with a pipeline or ZeRO-3 between nodes; ZeRO-3 alone still scales.</source>
        <translation>16 bis 64 GPUs: Tensorparallelität über den Knoten, mit einer Pipeline oder ZeRO-3 zwischen Knoten; ZeRO-3 allein skaliert noch.</translation>
    </message>
    <message>
        <source>16,384 tokens still fit, 32,768 do not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>16-bit peak over that of 32 bit</source>
        <translation>Spitze in 16 Bit über der in 32 Bit</translation>
    </message>
    <message>
        <source>16. A screen should always show the product with the degrees. This one does, at the top.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>16: degrees multiply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>18 bytes become 6 + 12/8 = 7.5, then 2 + 16/8 = 4, then 18/8 = 2.25 bytes a parameter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>18 bytes each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1: everything at once</source>
        <translation>1: alles auf einmal</translation>
    </message>
    <message>
        <source>1: it never leaves the scale-up network or the node</source>
        <translation>1: es verlässt nie das Scale-up-Netz oder den Knoten</translation>
    </message>
    <message>
        <source>1: sent once for each</source>
        <translation>1: einmal für jeden gesendet</translation>
    </message>
    <message>
        <source>1F1B saves memory, not time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1F1B with p = 4 and m = 32 has {f32:/bubble/of_ideal|percent}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1F1B: which stage holds the most micro-batches?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1F1B: {f1b:/peak_live|plain}. Interleaved: chunks, of half a stage each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 (n−1) rounds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 (n−1)/n · V, in 2 (n−1) rounds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 + 2 + 4 + 8 = 16. In this program's plan: {(/memory/by_stage/0/parameters + /memory/by_stage/0/gradients) / model.parameters + 12|plain}, as gradients are fp32.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 + 4 + 12 = 18. For {model.parameters|count} parameters that is {(/memory/by_stage/0/parameters + /memory/by_stage/0/gradients + /memory/by_stage/0/optimizer)|bytes} before the first token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 TB/s / 16 384</source>
        <translation>2 TB/s / 16 384</translation>
    </message>
    <message>
        <source>2 bytes each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 forward, 4 backward</source>
        <translation>2 vorwärts, 4 rückwärts</translation>
    </message>
    <message>
        <source>2 in bf16 and fp16; 4 in fp32 and for FSDP2's fp32 shards</source>
        <translation>2 in bf16 und fp16; 4 in fp32 und für die fp32-Anteile von FSDP2</translation>
    </message>
    <message>
        <source>2 in bf16, 4 in fp32</source>
        <translation>2 in bf16, 4 in fp32</translation>
    </message>
    <message>
        <source>2 · block</source>
        <translation>2 · Block</translation>
    </message>
    <message>
        <source>2 · causal</source>
        <translation>2 · kausal</translation>
    </message>
    <message>
        <source>2 · m · n · k · count</source>
        <translation>2 · m · n · k · Anzahl</translation>
    </message>
    <message>
        <source>2 · mean / c</source>
        <translation>2 · Mittel / c</translation>
    </message>
    <message>
        <source>2 · query width</source>
        <translation>2 · Breite der Anfrage</translation>
    </message>
    <message>
        <source>2 · states</source>
        <translation>2 · Zustände</translation>
    </message>
    <message>
        <source>2 · the largest layer + its gathered inputs</source>
        <translation>2 · die größte Schicht + ihre gesammelten Eingaben</translation>
    </message>
    <message>
        <source>2 · the largest layer + its gathered inputs (+ the softmax of a loss in the same fused block)</source>
        <translation>2 · die größte Schicht + ihre gesammelten Eingaben (+ die Softmax eines Verlusts im selben verschmolzenen Block)</translation>
    </message>
    <message>
        <source>2 · the most of one layer</source>
        <translation>2 · das meiste einer Schicht</translation>
    </message>
    <message>
        <source>2 · tokens · keys · (query width + output width); backward 2.5 × (unfused 2 ×)</source>
        <translation>2 · Token · Schlüssel · (Breite der Anfrage + Breite der Ausgabe); Backward 2,5 × (unverschmolzen 2 ×)</translation>
    </message>
    <message>
        <source>2 · wait · time between failures</source>
        <translation>2 · Warten · Zeit zwischen Ausfällen</translation>
    </message>
    <message>
        <source>2 · width</source>
        <translation>2 · Breite</translation>
    </message>
    <message>
        <source>2 · ε + 1: the softmax, its dropout mask and the dropped copy</source>
        <translation>2 · ε + 1: die Softmax, ihre Dropout-Maske und die ausgedünnte Kopie</translation>
    </message>
    <message>
        <source>2 · ε · tokens · h</source>
        <translation>2 · ε · Token · h</translation>
    </message>
    <message>
        <source>2 × (n−1)/n of the buffer: {2 * (plan.dp - 1) / plan.dp * /memory/by_stage/0/gradients|bytes}. With a thousand ranks it would be hardly more. A ring does not grow dearer with its size; only its latency does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 × 7/8 × {/memory/by_stage/0/gradients|bytes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 × {model.vocab|plain} × {model.hidden|plain} over {model.parameters|plain}: {2 * model.embedding / model.parameters|percent}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2. Data parallelism</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>21.4 GB/s each: two, but one in a group of more than four nodes</source>
        <translation>je 21,4 GB/s: zwei, aber einer in einer Gruppe über mehr als vier Knoten</translation>
    </message>
    <message>
        <source>25 MiB</source>
        <translation>25 MiB</translation>
    </message>
    <message>
        <source>25 heads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>256 do not sit on 64 chairs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2: about the same size each; XLA 1</source>
        <translation>2: jede etwa gleich groß; XLA 1</translation>
    </message>
    <message>
        <source>2: it is the same, in another order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2: the one at work and the one fetched ahead; XLA's loop over layers 1</source>
        <translation>2: die arbeitende und die vorab geholte; XLAs Schleife über Schichten 1</translation>
    </message>
    <message>
        <source>2³⁰ against 10⁹.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2·(DP − 1)/DP · gradient bytes / link : FLOP of a backward / peak</source>
        <translation>2·(DP − 1)/DP · Bytes der Gradienten / Verbindung : FLOP eines Backward / Spitze</translation>
    </message>
    <message>
        <source>3 · s · a · (d_qk + d_v) per layer (windows: the pairs within)</source>
        <translation>3 · s · a · (d_qk + d_v) je Schicht (Fenster: die Paare darin)</translation>
    </message>
    <message>
        <source>3, 2, 1, none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3. ZeRO</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3/8: who has arrived, by place</source>
        <translation>3/8: wer angekommen ist, nach Platz</translation>
    </message>
    <message>
        <source>3/8: whose parts are summed, by place</source>
        <translation>3/8: wessen Teile summiert sind, nach Platz</translation>
    </message>
    <message>
        <source>32 nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>32 nodes, 8 nodes, 1 node.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>34 / 8: TP with SP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>34·s·b·h holds for a GELU feed-forward of 4h with dropout. A SwiGLU layer without either keeps more: 46 to 50·s·b·h by the playbook's own widget, about 60 measured with nanotron.</source>
        <translation>34·s·b·h gilt für ein GELU-Feed-Forward von 4h mit Dropout. Eine SwiGLU-Schicht ohne beides behält mehr: 46 bis 50·s·b·h nach dem Widget des Playbooks selbst, etwa 60 mit nanotron gemessen.</translation>
    </message>
    <message>
        <source>3: two gathers and a reduce-scatter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 + 4: fp32 logits and probabilities</source>
        <translation>4 + 4: fp32-Logits und Wahrscheinlichkeiten</translation>
    </message>
    <message>
        <source>4 beside weights of fewer bytes</source>
        <translation>4 neben Gewichten von weniger Bytes</translation>
    </message>
    <message>
        <source>4 bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 in fp32 and tf32, else 2: {}</source>
        <translation>4 in fp32 und tf32, sonst 2: {}</translation>
    </message>
    <message>
        <source>4 stages, 8 micro-batches: which statement is wrong?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 stages, 8 micro-batches; F, I and W take 1 each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4. Tensor parallelism</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>42 forward, 110 backward: one kernel an operation</source>
        <translation>42 vorwärts, 110 rückwärts: ein Kernel je Operation</translation>
    </message>
    <message>
        <source>46.7 B, and 12.9 B of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>46.7 B, and all of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4: an all-reduce forward and backward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4: fp32</source>
        <translation>4: fp32</translation>
    </message>
    <message>
        <source>4: fp32 until the last micro-batch</source>
        <translation>4: fp32 bis zum letzten Mikro-Batch</translation>
    </message>
    <message>
        <source>4: the fp32 softmax</source>
        <translation>4: die fp32-Softmax</translation>
    </message>
    <message>
        <source>5. Sequence parallelism</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>512. Enough to make the bubble of four stages small: {3 / 512|percent} of the work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>56 B, and 14 B of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6 mod 4 = 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6 · active parameters + causal attention</source>
        <translation>6 · aktive Parameter + kausale Attention</translation>
    </message>
    <message>
        <source>6 · layers</source>
        <translation>6 · Schichten</translation>
    </message>
    <message>
        <source>6 · parameters in multiplies that a token visits</source>
        <translation>6 · Parameter in Multiplikationen, die ein Token besucht</translation>
    </message>
    <message>
        <source>6 · s · a · (d_qk + d_v) per layer (windows: the pairs within)</source>
        <translation>6 · s · a · (d_qk + d_v) je Schicht (Fenster: die Paare darin)</translation>
    </message>
    <message>
        <source>6. Context parallelism</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>600 s, MegaScale's</source>
        <translation>600 s, die von MegaScale</translation>
    </message>
    <message>
        <source>64 GPUs share a batch. Make it small, and watch the exposed time of data parallelism.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>64. And the experts' replicas are tp · dp / (ep · etp) = {plan.edp|plain}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7 of 10 runs</source>
        <comment>lie within the band</comment>
        <translation>7 von 10 Läufen</translation>
    </message>
    <message>
        <source>7. Pipeline parallelism</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7.4 % more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>70 % quantile over sources of error / quantile</source>
        <translation>70-%-Quantil über die Quellen von Fehler / Quantil</translation>
    </message>
    <message>
        <source>8 B parameters with Adam do not fit on one H100 in the plain way. Take the lowest stage that does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8 GPUs on [[NVLink]].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8 fills it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8 fits, 16 does not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8 nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8 µs on H100</source>
        <translation>8 µs auf H100</translation>
    </message>
    <message>
        <source>8 · tokens · E</source>
        <translation>8 · Token · E</translation>
    </message>
    <message>
        <source>8. Expert parallelism</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8: TP is inside the 8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8: one for each GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8k is 8,192 and 1M is 1,048,576; the tokens of a batch stay the same</source>
        <translation>8k sind 8.192 und 1M sind 1.048.576; die Token eines Batches bleiben dieselben</translation>
    </message>
    <message>
        <source>9. Five dimensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>989.4 TFLOP/s</source>
        <translation>989,4 TFLOP/s</translation>
    </message>
    <message>
        <source>: %1 fit</source>
        <translation>: %1 passen</translation>
    </message>
    <message numerus="yes">
        <source>: %n GPUs</source>
        <comment>follows what is to be set</comment>
        <translation><numerusform>: %n GPU</numerusform><numerusform>: %n GPUs</numerusform></translation>
    </message>
    <message>
        <source>; %1 ranks have the same weights before sharding</source>
        <translation>; %1 Ränge haben vor dem Sharding dieselben Gewichte</translation>
    </message>
    <message>
        <source>; DP · CP is 1: there is nothing to shard over</source>
        <translation>; DP · CP ist 1: es gibt nichts, über das geteilt werden könnte</translation>
    </message>
    <message>
        <source>; squares below a node's GPUs: its NICs, the fullest with %1</source>
        <translation>; Quadrate unter den GPUs eines Knotens: seine Netzkarten, die vollste mit %1</translation>
    </message>
    <message>
        <source>; the plan would not fit any more</source>
        <translation>; der Plan würde nicht mehr passen</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 of %2 lessons done.&lt;/b&gt; Each asks first and tells afterwards; your own scenario comes back when you leave.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Not so.&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Reached, at par.&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Reached.&lt;/b&gt; Par is better still: go on turning, or go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Right.&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;What to listen for&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Hint %1:&lt;/b&gt; %2&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Next:&lt;/b&gt; %1&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A 'ZeRO-2 needs X' without its framework is half a sentence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A GPU's memory is a flat with four tenants: the [[parameters]], their [[gradients]], the [[optimizer states]] and the [[activations]].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Hugging Face config.json, or a scenario saved before.</source>
        <translation>Eine config.json von Hugging Face oder ein früher gespeichertes Szenario.</translation>
    </message>
    <message>
        <source>A [[mixture of experts]]: each [[token]] goes to {model.top_k} of {model.experts} feed-forward networks, which the [[router]] chooses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A [[reduce-scatter]] now, and an [[all-gather]] before the next column cut. Together the bytes of one all-reduce: nothing is sent in addition.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A and B are as fast.</source>
        <translation>A und B sind gleich schnell.</translation>
    </message>
    <message>
        <source>A band is a share of runs, not a promise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bar with two names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A batch of at most 128 sequences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A batch of at most 256 sequences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bigger bite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A book in one piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bubble v times smaller.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bucket brigade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A built-in model.</source>
        <translation>Ein eingebautes Modell.</translation>
    </message>
    <message>
        <source>A cake cut for one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A calibrated hardware profile: its path, or its content.</source>
        <translation>Ein kalibriertes Hardware-Profil: sein Pfad oder sein Inhalt.</translation>
    </message>
    <message>
        <source>A car factory has four halls. The first car enters hall 1; hall 4 has nothing to do until it arrives. At the end of the day hall 4 is the last to have work, and hall 1 stands empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A causal mask makes contiguous pieces unequal; zigzag makes them equal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A checkpoint</source>
        <translation>Ein Checkpoint</translation>
    </message>
    <message>
        <source>A colleague's calculator says that recomputation makes activations small, so any sequence fits. What do you answer?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A collective beside compute takes multiprocessors and memory bandwidth from it: hidden communication is not free.</source>
        <translation>Ein Kollektiv neben dem Rechnen nimmt ihm Multiprozessoren und Speicherbandbreite: verdeckte Kommunikation ist nicht umsonst.</translation>
    </message>
    <message>
        <source>A collective of the plan</source>
        <translation>Ein Kollektiv des Plans</translation>
    </message>
    <message>
        <source>A collective, chunk by chunk</source>
        <translation>Ein Kollektiv, Stück für Stück</translation>
    </message>
    <message>
        <source>A column needs no other column, nor does the activation: nothing is sent.</source>
        <translation>Eine Spalte braucht keine andere Spalte, die Aktivierung auch nicht: nichts wird gesendet.</translation>
    </message>
    <message>
        <source>A column of Y needs every token.</source>
        <translation>Eine Spalte von Y braucht jedes Token.</translation>
    </message>
    <message>
        <source>A command that tries the configuration without the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cook and a waiter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cook makes 100 dishes an hour, a waiter carries 60. A faster cook changes nothing. A GPU computes {gpu.peak_flops / 1e12|plain} TFLOP/s and reads {gpu.memory_bandwidth / 1e12|plain} TB/s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A copy a domain, passed on inside it, and a router that keeps experts equally busy.</source>
        <translation>Eine Kopie je Domäne, darin weitergereicht, und ein Router, der die Experten gleich beschäftigt.</translation>
    </message>
    <message>
        <source>A copy is a copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A digit</source>
        <translation>Eine Ziffer</translation>
    </message>
    <message>
        <source>A failure costs, beside what is repeated</source>
        <translation>Ein Ausfall kostet, neben dem Wiederholten</translation>
    </message>
    <message>
        <source>A faster peak helps only what was limited by it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A feed-forward width of {ffn} does not divide by tp {tp}: frameworks that cut it evenly refuse to build the model.</source>
        <translation>Eine Feed-Forward-Breite von {ffn} lässt sich nicht durch tp {tp} teilen: Frameworks, die gleichmäßig teilen, weigern sich, das Modell zu bauen.</translation>
    </message>
    <message>
        <source>A fifth. The tied table lies on two stages and was counted on both. Fit tokens per second, not MFU: they cannot be inflated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A figure of the playbook shows a bar 'TP with SP (TP = 8)' of 13 bytes per token and width and layer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A first look, on the back of an envelope.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A floor under the tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A global batch of {global_batch} sequences is no whole number of micro-batches of {micro_batch} on each of dp {dp} replicas: it must be a multiple of {product}.</source>
        <translation>Ein globales Batch von {global_batch} Sequenzen ist keine ganze Zahl von Mikro-Batches von {micro_batch} auf jedem von dp {dp} Replikaten: es muss ein Vielfaches von {product} sein.</translation>
    </message>
    <message>
        <source>A gradient of two bytes. Many frameworks add up in fp32, which are four.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A higher stage is not better, it saves more memory and sends more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hiker who leaves the tent at home still carries the cooking pot. Which pot is it here?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hospital</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hospital has many specialists, and a patient sees two of them. Its salaries grow with all, a patient's day only with two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A is %1 faster than B</source>
        <translation>A ist %1 schneller als B</translation>
    </message>
    <message>
        <source>A is cut by columns, B by rows</source>
        <translation>A nach Spalten geteilt, B nach Zeilen</translation>
    </message>
    <message>
        <source>A kind of node: GPU, GPUs per node, network and adapters at once.</source>
        <translation>Eine Knotenart: GPU, GPUs je Knoten, Netzwerk und Adapter auf einmal.</translation>
    </message>
    <message>
        <source>A language model is a shelf of matrices. Picture a library: the catalogue at the door is the [[embedding]], the shelves are the layers, and the desk where you ask for the next word is the [[head]].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A large vocabulary is dear for a small model. It does no harm to a large one: the layers grow with the square of the width, the tables only with the width.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A last group of 2 cannot fill 4 ranks. The rule stands in a Python file of Megatron-LM; the finding here names it, with the nearest batch that would do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A later step</source>
        <translation>Ein späterer Schritt</translation>
    </message>
    <message>
        <source>A layer has two such pairs: attention and feed-forward.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A layer is 12h² + 13h in the text, 16h² in appendix A2 and the cheatsheet, and about 13h² in Llama 3 8B (grouped-query attention, feed-forward of 3.5h).</source>
        <translation>Eine Schicht ist im Text 12h² + 13h, in Anhang A2 und im Spickzettel 16h², und etwa 13h² in Llama 3 8B (Grouped-Query-Attention, Feed-Forward von 3,5h).</translation>
    </message>
    <message>
        <source>A learned position table of h·s parameters is counted, which the text leaves out and Llama has not.</source>
        <translation>Eine gelernte Positionstabelle von h·s Parametern wird gezählt, die der Text auslässt und Llama nicht hat.</translation>
    </message>
    <message>
        <source>A legal plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A legal plan with TP above 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A letter</source>
        <translation>Ein Buchstabe</translation>
    </message>
    <message>
        <source>A light piece and a heavy piece each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A limit is the cheapest test there is: 1, 2, infinity.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A little more memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A long receipt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A mixture of experts has two sizes. Ask which one is meant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A model and GPUs</source>
        <translation>Ein Modell und GPUs</translation>
    </message>
    <message>
        <source>A model of your own</source>
        <translation>Ein eigenes Modell</translation>
    </message>
    <message>
        <source>A norm and a matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A notation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number that training adjusts. A model of 8 B has eight thousand million of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A or B?</source>
        <translation>A oder B?</translation>
    </message>
    <message>
        <source>A parameter takes 12 bytes in the figures (no fp32 copy), 16 in the text and the ZeRO paper, 18 in the cheatsheet and nanotron (fp32 gradients), 20 in the text's table (both gradients).</source>
        <translation>Ein Parameter nimmt in den Abbildungen 12 Byte (keine fp32-Kopie), 16 im Text und im ZeRO-Papier, 18 im Spickzettel und in nanotron (fp32-Gradienten), 20 in der Tabelle des Texts (beide Gradienten).</translation>
    </message>
    <message>
        <source>A pipeline has 8 to 16 micro-batches to fill it.</source>
        <translation>Eine Pipeline hat 8 bis 16 Mikro-Batches, um sie zu füllen.</translation>
    </message>
    <message>
        <source>A pipeline that is idle for a tenth of its time: more micro-batches, fewer stages, or another schedule.</source>
        <translation>Eine Pipeline, die ein Zehntel ihrer Zeit untätig ist: mehr Mikro-Batches, weniger Stufen oder ein anderer Zeitplan.</translation>
    </message>
    <message>
        <source>A plan +%1</source>
        <translation>Ein Plan +%1</translation>
    </message>
    <message>
        <source>A plan that fits</source>
        <translation>Ein Plan, der passt</translation>
    </message>
    <message>
        <source>A price tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A product of two matrices cut over two ranks, beside the uncut one: the numbers are the same.</source>
        <translation>Ein Produkt zweier Matrizen, auf zwei Ränge geteilt, neben dem ungeteilten: die Zahlen sind dieselben.</translation>
    </message>
    <message>
        <source>A product sums over the dimension that both have. If that one is cut on both sides, each rank has only a **part** of every sum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A quadratic part would come from the scores of all pairs of tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A race of two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ratio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ratio below 1 only says that it **could** hide. Whether it does is a question of who waits for whom.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ratio says what could hide, not what does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A real GPU has a fifth tenant, the landlord: CUDA, NCCL and the allocator. The band of the estimate is mostly theirs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A reduce-scatter: half of an all-reduce.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A reduce-scatter: that is all that ZeRO-2 sends for gradients. Half of an all-reduce.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A replica's work is spread over {plan.tp * plan.pp|plain} GPUs, and so are its gradients: {/memory/by_stage/0/parameters|bytes} of parameters a GPU. What shrinks is bytes and work alike; but the work of one replica now sees {tokens / plan.dp|count} tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ring's bytes per rank do not grow with the ring.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ring's bytes per rank hardly depend on its size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ring's bytes per rank tend to a limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A router is never quite fair. All wait for the busiest rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A router sends each token to its k best experts; memory is as it was.</source>
        <translation>Ein Router schickt jedes Token zu seinen k besten Experten; der Speicher ist wie zuvor.</translation>
    </message>
    <message>
        <source>A seating plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sequence of {sequence_length} tokens cannot be cut into {pieces} even pieces (two for each of cp {cp} ranks, so that causal work is balanced): its length must be a multiple of {pieces}.</source>
        <translation>Eine Sequenz von {sequence_length} Token lässt sich nicht in {pieces} gleiche Stücke schneiden (zwei für jeden von cp {cp} Rängen, damit die kausale Arbeit ausgeglichen ist): ihre Länge muss ein Vielfaches von {pieces} sein.</translation>
    </message>
    <message>
        <source>A sequence of {sequence_length} tokens does not divide by cp {cp}: frameworks pad it, and the padding is computed for nothing.</source>
        <translation>Eine Sequenz von {sequence_length} Token lässt sich nicht durch cp {cp} teilen: Frameworks füllen sie auf, und das Aufgefüllte wird umsonst gerechnet.</translation>
    </message>
    <message>
        <source>A sequence of {sequence_length} tokens does not divide over nanotron's ring of cp {cp} ranks (the one that gathers keys and values takes two pieces each).</source>
        <translation>Eine Sequenz von {sequence_length} Token lässt sich nicht auf nanotrons Ring von cp {cp} Rängen verteilen (der, der Schlüssel und Werte sammelt, nimmt je zwei Stücke).</translation>
    </message>
    <message>
        <source>A sequence of {sequence_length} tokens does not divide over the cp {cp} ranks of Ulysses.</source>
        <translation>Eine Sequenz von {sequence_length} Token lässt sich nicht auf die cp {cp} Ränge von Ulysses verteilen.</translation>
    </message>
    <message>
        <source>A sequence of {sequence_length} tokens is longer than the model's table of {max_positions} learned positions: the rows beyond it do not exist.</source>
        <translation>Eine Sequenz von {sequence_length} Token ist länger als die Tabelle des Modells mit {max_positions} gelernten Positionen: die Zeilen dahinter gibt es nicht.</translation>
    </message>
    <message>
        <source>A sequence of {sequence_length} tokens is longer than the model's {max_positions} positions, and Megatron requires max-position-embeddings of at least the sequence length.</source>
        <translation>Eine Sequenz von {sequence_length} Token ist länger als die {max_positions} Positionen des Modells, und Megatron verlangt max-position-embeddings von mindestens der Sequenzlänge.</translation>
    </message>
    <message>
        <source>A sequence of {sequence_length} tokens is longer than the {max_positions} positions of the model's configuration; rotary and relative positions allow it, but the model was not made for it.</source>
        <translation>Eine Sequenz von {sequence_length} Token ist länger als die {max_positions} Positionen in der Konfiguration des Modells; rotierende und relative Positionen erlauben es, aber das Modell wurde nicht dafür gemacht.</translation>
    </message>
    <message>
        <source>A shard group of {shard_group} ranks does not divide the dp {dp} × cp {cp} = {replicas} ranks that hold the same weights.</source>
        <translation>Eine Shard-Gruppe von {shard_group} Rängen teilt die dp {dp} × cp {cp} = {replicas} Ränge, die dieselben Gewichte halten, nicht.</translation>
    </message>
    <message>
        <source>A shelf of matrices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A small model can save a table: the [[head]] uses the [[embedding]] backwards. That is called [[tied embeddings]]. Llama 3.2 1B does it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A small one, that decides whether something fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A small rest: the last bucket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A smaller [[micro-batch]] halves them and adds no FLOP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A smaller one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A spreadsheet has %1 rows at most: filter the table, or save it as .csv.</source>
        <translation>Eine Tabellenkalkulation hat höchstens %1 Zeilen: filtern Sie die Tabelle, oder speichern Sie sie als .csv.</translation>
    </message>
    <message>
        <source>A stadium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A step back</source>
        <translation>Ein Schritt zurück</translation>
    </message>
    <message>
        <source>A step back (,)</source>
        <translation>Ein Schritt zurück (,)</translation>
    </message>
    <message>
        <source>A step forward</source>
        <translation>Ein Schritt vor</translation>
    </message>
    <message>
        <source>A step forward (.)</source>
        <translation>Ein Schritt vor (.)</translation>
    </message>
    <message>
        <source>A student may write down every line of the proof, or only the headings, and work the lines out again at the exam. The first needs paper, the second time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A suit off the peg fits roughly. A tailor takes three measures first. Three measures of a node say most: matrix multiply, memory, all-reduce against size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tailor measures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A team has eight slow cards on PCIe and a model that fits with ZeRO-1. A blog tells them that ZeRO-3 is 'the best stage'. What do you tell them?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A thief who comes for a moment still sets the size of the flat: a GPU that is full once has failed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A third more FLOP at most; {full:/time/step_s / /time/step_s - 1|percent} more time here, as not everything runs twice: the head does not. It buys {/memory/by_stage/0/activations - full:/memory/by_stage/0/activations|bytes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A token attends to those **before** it only. Rank 0 has the first quarter of the sequence, rank 3 the last ([[causal mask]]).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A token attends to those before it only, so that later tokens have more work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A token goes to {mix:model.top_k} of {mix:model.experts} experts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A training run's log</source>
        <translation>Das Protokoll eines Trainingslaufs</translation>
    </message>
    <message>
        <source>A user reports: 'I switched ZeRO-2 on, and the memory is the same.' One GPU, a small model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A vendor tunes for months.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A way to deal a sequence: each rank gets one piece from the front and one from the back, so that causal attention costs all the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A well-known memory widget does not divide parameters by TP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A whole book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A whole copy of the model, spread over however many GPUs it needs. Data parallelism is several of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A zero-bubble schedule whose two chunks lie in a V, so that memory is level over the ranks. Not modelled: unequal first and last chunks, unless the plan states them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A zero-bubble schedule with more warm-up: no bubble, about twice 1F1B's memory. Not modelled: the roll-back when a gradient overflows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A zero-bubble schedule: the weight gradient is done later, in what was bubble, with 1F1B's memory. Not modelled: the second read of the activations that a split backward takes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A, D or Ctrl+arrows</source>
        <translation>A, D oder Strg+Pfeile</translation>
    </message>
    <message>
        <source>A3 as printed counts elements, not bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A3 asks whether the collective hides behind the **next single matrix**. The cheatsheet hides it behind the whole next block, which it cannot, as that block waits for it. The scaling book asks when the whole layer's sending takes as long as its computing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A: columns cut</source>
        <translation>A: Spalten geteilt</translation>
    </message>
    <message>
        <source>A: the present one</source>
        <translation>A: das jetzige</translation>
    </message>
    <message>
        <source>About 2,200.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About 295.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About 900.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Shardscope</source>
        <translation>Über Shardscope</translation>
    </message>
    <message>
        <source>About half</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About {wrong:/time/exposed_s/tp / /time/exposed_s/tp|plain} times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Above 70 B parameters: everything, tensor parallelism of 4 or 8 within the node, four stages and more across nodes, ZeRO-3.</source>
        <translation>Über 70 B Parameter: alles, Tensorparallelität von 4 oder 8 innerhalb des Knotens, vier Stufen und mehr über Knoten, ZeRO-3.</translation>
    </message>
    <message>
        <source>Accumulate, copy, shard, cut, combine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accumulate: the same batch in smaller bites.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accumulation</source>
        <translation>Akkumulation</translation>
    </message>
    <message>
        <source>Accumulation is free, but sequential: only replicas make it faster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Across nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Across the nodes: share</source>
        <translation>Über die Knoten: teilen</translation>
    </message>
    <message>
        <source>Across the nodes: sum</source>
        <translation>Über die Knoten: summieren</translation>
    </message>
    <message>
        <source>Activation checkpointing where memory is the bound.</source>
        <translation>Aktivierungs-Checkpointing, wo der Speicher die Grenze ist.</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Aktivierungen</translation>
    </message>
    <message>
        <source>Activations are thrown away after the forward pass and computed again when the backward needs them. Memory for time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activations by operator</source>
        <translation>Aktivierungen nach Operator</translation>
    </message>
    <message>
        <source>Activations go to the host and back, though there is room for them on the GPU.</source>
        <translation>Aktivierungen gehen zum Host und zurück, obwohl auf der GPU Platz für sie ist.</translation>
    </message>
    <message>
        <source>Activations stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activations, then logits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activations: bytes per token in flight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adam on the host</source>
        <translation>Adam auf dem Host</translation>
    </message>
    <message>
        <source>Adam reads and writes its states once a step</source>
        <translation>Adam liest und schreibt seine Zustände einmal je Schritt</translation>
    </message>
    <message>
        <source>AdamW</source>
        <translation>AdamW</translation>
    </message>
    <message>
        <source>AdamW, 8-bit states</source>
        <translation>AdamW, 8-Bit-Zustände</translation>
    </message>
    <message>
        <source>AdamW, BF16 states</source>
        <translation>AdamW, BF16-Zustände</translation>
    </message>
    <message>
        <source>Adapters per node</source>
        <translation>Adapter je Knoten</translation>
    </message>
    <message>
        <source>Add a measured run</source>
        <translation>Einen gemessenen Lauf hinzufügen</translation>
    </message>
    <message>
        <source>Add a measured run of the present scenario, typed in or from a log</source>
        <translation>Einen gemessenen Lauf des jetzigen Szenarios hinzufügen, getippt oder aus einem Protokoll</translation>
    </message>
    <message>
        <source>Add a run…</source>
        <translation>Lauf hinzufügen…</translation>
    </message>
    <message>
        <source>Add this one</source>
        <translation>Dieses hinzufügen</translation>
    </message>
    <message>
        <source>Add: copy, gradient, master copy, two moments.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Rat</translation>
    </message>
    <message>
        <source>After a dinner two things are left: bring the dessert, for which everybody waits, and wash the dishes, for which nobody does. A clever host washes when there is a pause.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a warm-up each rank alternates one forward and one backward, so that it holds at most as many micro-batches as there are stages. Not modelled: uneven times of single micro-batches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aim for ten times as much computing as communication.</source>
        <translation>Auf zehnmal so viel Rechnen wie Kommunikation zielen.</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>Algorithmus</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All GPUs: TP times CP times PP times DP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All activations are cut along the sequence.</source>
        <translation>Alle Aktivierungen sind entlang der Sequenz geteilt.</translation>
    </message>
    <message>
        <source>All are within %1.</source>
        <translation>Alle liegen innerhalb %1.</translation>
    </message>
    <message>
        <source>All examples that make one update of the parameters. Counted in sequences or, better, in tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All experts are held, {model.top_k} are visited.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All fields</source>
        <translation>Alle Felder</translation>
    </message>
    <message>
        <source>All forward, all backward</source>
        <translation>Alle vorwärts, alle rückwärts</translation>
    </message>
    <message>
        <source>All forwards first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All forwards, then all backwards. Simple; every micro-batch's activations are held at once. Not modelled: what a framework saves by computing the loss in between.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All have {zig:/work/0|percent}. In the playbook's picture of 16 tokens: 34 squares for each of the four GPUs instead of 10, 26, 42 and 58.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All in order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All micro-batches go through a rank's first chunk, then through the next. Not modelled: parameters that are gathered once for each pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of these ways use the same memory in the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All others</source>
        <translation>Alle anderen</translation>
    </message>
    <message>
        <source>All ranks together</source>
        <translation>Alle Ränge zusammen</translation>
    </message>
    <message>
        <source>All shortcuts</source>
        <translation>Alle Tastenkürzel</translation>
    </message>
    <message>
        <source>All the rest are the {model.layers} layers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All views</source>
        <translation>Alle Ansichten</translation>
    </message>
    <message>
        <source>All wires</source>
        <translation>Alle Leitungen</translation>
    </message>
    <message>
        <source>All-gather</source>
        <translation>All-Gather</translation>
    </message>
    <message>
        <source>All-gather the tokens</source>
        <translation>All-Gather der Token</translation>
    </message>
    <message>
        <source>All-reduce</source>
        <translation>All-Reduce</translation>
    </message>
    <message>
        <source>All-reduce = reduce-scatter + all-gather.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All-reduce layer %1 over the copies</source>
        <translation>All-Reduce von Schicht %1 über die Kopien</translation>
    </message>
    <message>
        <source>All-reduce the gradients of layer %1</source>
        <translation>All-Reduce der Gradienten von Schicht %1</translation>
    </message>
    <message>
        <source>All-reduce: the partial sums are added</source>
        <translation>All-Reduce: die Teilsummen werden addiert</translation>
    </message>
    <message>
        <source>All-to-all</source>
        <translation>All-to-All</translation>
    </message>
    <message>
        <source>Alone the all-reduce would take {alone:/seconds|seconds}. [[Exposed communication|Exposed]] are {/time/exposed_s/dp|seconds} of a step of {/time/step_s|seconds}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Along the chain</source>
        <translation>Entlang der Kette</translation>
    </message>
    <message>
        <source>Along which edge do you cut, and what has to be sent afterwards?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also turn what the usual search leaves as it is: overlap, resharding, offload, uneven stages</source>
        <translation>Auch verändern, was die übliche Suche lässt, wie es ist: Überlappung, Reshard, Auslagern, ungleiche Stufen</translation>
    </message>
    <message>
        <source>Alt+Up, Alt+Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amdahl: only a part is sped up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An H100 has C = {gpu.peak_flops / 1e12|plain} TFLOP/s in bf16 and W = {gpu.link_bandwidth / 1e9|plain} GB/s to its node.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An MFU too good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An [[all-reduce]]. Column, then row: one collective for two matrices. The attention has the same pair: queries, keys and values by columns (heads), the output projection by rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An all-reduce over T.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An all-reduce sends 2(n−1)/n of the gradients, whatever n is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An attention kernel that works in tiles and never writes the scores of all token pairs to memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An axis says GB and means GiB. How much is 80 GiB in GB?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An estimate has no marketing department.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An example</source>
        <translation>Ein Beispiel</translation>
    </message>
    <message>
        <source>An exchange in which all ranks of a group take part. It ends for all when the slowest is done.</source>
        <translation>Ein Austausch, an dem alle Ränge einer Gruppe teilnehmen. Er endet für alle, wenn der langsamste fertig ist.</translation>
    </message>
    <message>
        <source>An exercise for a machine with GPUs. Without one: take a published log in **Runs**.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An expert width of {expert_ffn} does not divide by etp {etp}: frameworks that cut it evenly refuse to build the model.</source>
        <translation>Eine Expertenbreite von {expert_ffn} lässt sich nicht durch etp {etp} teilen: Frameworks, die gleichmäßig teilen, weigern sich, das Modell zu bauen.</translation>
    </message>
    <message>
        <source>An expert's matrices are cut over ranks as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An honest estimate says how far off it may be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An honest memory calculator has to ask for the vocabulary.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An improvement step that is being laid out</source>
        <translation>Ein Verbesserungsschritt, der ausgelegt wird</translation>
    </message>
    <message>
        <source>An interleaved schedule with split backwards. Not modelled: what its sources leave open of the group's order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An n × n matrix times n × n numbers of 2 bytes: 2n³ FLOP on 6n² bytes, intensity n/3. A norm reads and writes each number for a few FLOP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An operation in which all ranks of a group take part.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An operator's [[arithmetic intensity]] is FLOP per byte. The [[roofline]] shows who limits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An update should see many tokens: hundreds of thousands, later millions. They need not be in the GPU at once. Whoever cannot lift a barrel carries it in buckets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>And ZeRO-3 with one micro-batch?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>And each stage talks more when micro-batches are accumulated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>And the MFU, of the dense FP8 peak?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>And the activations in flight on rank 0 (p = 4, m = 8, v = 2), counted in whole stages?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>And the price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>And with accumulation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program has changed the playbook. Its version is kept as %1.</source>
        <translation>Ein anderes Programm hat das Playbook geändert. Seine Fassung ist als %1 aufgehoben.</translation>
    </message>
    <message>
        <source>Another way to use eight GPUs: cut the layers. The first pipelines ran all forwards first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any collective</source>
        <translation>Jedes Kollektiv</translation>
    </message>
    <message>
        <source>Any framework</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appendix A3 as printed: TP − 1 &lt; 2h · W / C</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appendix A3 hides the collective behind one h × h product (2h), the cheatsheet behind a feed-forward (24h): 12 times apart.</source>
        <translation>Anhang A3 verdeckt das Kollektiv hinter einem h × h-Produkt (2h), der Spickzettel hinter einem Feed-Forward (24h): ein Unterschied von 12.</translation>
    </message>
    <message>
        <source>Appendix A3, repaired to bytes: TP − 1 &lt; h · W / C</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Apply the path</source>
        <translation>Den Weg anwenden</translation>
    </message>
    <message>
        <source>Apply the ring</source>
        <translation>Den Ring anwenden</translation>
    </message>
    <message>
        <source>Apply to the plan</source>
        <translation>Auf den Plan anwenden</translation>
    </message>
    <message>
        <source>Approximate, for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>Architektur</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeile</translation>
    </message>
    <message>
        <source>As fast as the start's {start:/time/step_s|seconds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in the scenario</source>
        <translation>Wie im Szenario</translation>
    </message>
    <message>
        <source>As it is set, or Daly's</source>
        <translation>Wie eingestellt, oder der von Daly</translation>
    </message>
    <message>
        <source>As many layers on each</source>
        <translation>Gleich viele Schichten auf jeder</translation>
    </message>
    <message>
        <source>As many tokens per second as fit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As printed, the floor is {0.5 * 7 / 8 * gpu.peak_flops / gpu.link_bandwidth|plain} tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As printed:  %1  =  %2</source>
        <translation>Wie gedruckt:  %1  =  %2</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Wie der Desktop</translation>
    </message>
    <message>
        <source>As the verdicts show them now; a click on one opens its derivation, down to the inputs.</source>
        <translation>Wie die Urteile sie jetzt zeigen; ein Klick auf eine öffnet ihre Herleitung, bis hinab zu den Eingaben.</translation>
    </message>
    <message>
        <source>Ask every team for its framework's meaning of ZeRO-2. Collect them in one column.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for the size of Mixtral 8x7B. Write down all answers. Nobody says 46.7.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for things that one can do while water boils, and for things that one cannot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the estimate, which times every collective on its real wire.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the room first: which part of a library grows when the library has more rooms? The catalogue does not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask what ZeRO would do here before you tell: nothing, as nothing is held twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask who has switched recomputation on 'to be safe'. They paid a quarter of their time for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>Annahmen</translation>
    </message>
    <message>
        <source>Asynchronous checkpoints</source>
        <translation>Asynchrone Checkpoints</translation>
    </message>
    <message>
        <source>At %1 of multiply rate or %2/s of memory, whichever is longer, and the start of a kernel: %3.</source>
        <translation>Bei %1 der Multiplikationsrate oder %2/s des Speichers, was länger dauert, und dem Start eines Kernels: %3.</translation>
    </message>
    <message>
        <source>At %1, %2 of %3 ranks work. %4 warm up, %5 are in the steady state, %6 cool down.</source>
        <translation>Bei %1 arbeiten %2 von %3 Rängen. %4 wärmen auf, %5 sind im stetigen Zustand, %6 kühlen ab.</translation>
    </message>
    <message>
        <source>At 512 GPUs and more pure data parallelism or ZeRO-3 loses to its communication: combine it with tensor or pipeline parallelism.</source>
        <translation>Ab 512 GPUs verliert reine Datenparallelität oder ZeRO-3 an ihrer Kommunikation: mit Tensor- oder Pipelineparallelität verbinden.</translation>
    </message>
    <message>
        <source>At 64 sequences each GPU has {4096|plain} tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At DP = 1 both are 0, as they should.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At DP = 1 it does nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At DP = 2 they differ by a factor of 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At ZeRO stage {zero} AutoEP (ep {ep}) takes neither tensor ranks (tp {tp}), nor Ulysses (cp {cp}), nor shard groups.</source>
        <translation>Bei ZeRO-Stufe {zero} nimmt AutoEP (ep {ep}) weder Tensor-Ränge (tp {tp}) noch Ulysses (cp {cp}) noch Shard-Gruppen.</translation>
    </message>
    <message>
        <source>At ZeRO stage {zero} Megatron overlaps the parameter gather only together with the gradient reduction (overlap.grad_reduce).</source>
        <translation>Bei ZeRO-Stufe {zero} überlappt Megatron das Sammeln der Parameter nur zusammen mit der Reduktion der Gradienten (overlap.grad_reduce).</translation>
    </message>
    <message>
        <source>At ZeRO stage {zero} Megatron shards with Megatron-FSDP, which knows Adam and SGD only.</source>
        <translation>Bei ZeRO-Stufe {zero} teilt Megatron mit Megatron-FSDP, das nur Adam und SGD kennt.</translation>
    </message>
    <message>
        <source>At ZeRO stage {zero} Megatron-Bridge shards with Megatron-FSDP, which cannot be combined with the rank order that puts pp before dp.</source>
        <translation>Bei ZeRO-Stufe {zero} teilt Megatron-Bridge mit Megatron-FSDP, das sich nicht mit der Rangordnung verbinden lässt, die pp vor dp stellt.</translation>
    </message>
    <message>
        <source>At ZeRO stage {zero} every GPU needs all of its weights all the time: only the optimizer's states leave for the host.</source>
        <translation>Bei ZeRO-Stufe {zero} braucht jede GPU jederzeit alle ihre Gewichte: nur die Zustände des Optimierers gehen zum Host.</translation>
    </message>
    <message>
        <source>At how many FLOP per byte do slope and roof meet?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At large DP both tend to the same value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least micro-batch 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least {12288|plain} tokens a sequence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most eight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At {par:training.sequence_length|plain} tokens the peak is {par:/memory/peak_bytes|bytes} of {/memory/capacity_bytes|bytes}. What helps now is [[recomputation]]: the next lesson but one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>Attention causal or in full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention is visited always.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention kernel</source>
        <translation>Attention-Kernel</translation>
    </message>
    <message>
        <source>Attention uses TP × CP × DP × PP. Experts use ETP × EP × EDP × PP: the **same** GPUs, dealt anew. So EP does not multiply the world.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention's work grows with the square of the length, the blocks on the ring only with the length.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AutoEP (ep {ep}) shares ranks with AutoTP (tp {tp}) only up to ZeRO stage 2 (now {zero}), without pipeline stages (pp {pp}), Ulysses (cp {cp}) or offload.</source>
        <translation>AutoEP (ep {ep}) teilt Ränge mit AutoTP (tp {tp}) nur bis ZeRO-Stufe 2 (jetzt {zero}), ohne Pipeline-Stufen (pp {pp}), Ulysses (cp {cp}) oder Auslagern.</translation>
    </message>
    <message>
        <source>AutoEP takes its ranks out of one pipeline stage: ep {ep} must divide {gpus} GPUs / pp {pp}.</source>
        <translation>AutoEP nimmt seine Ränge aus einer Pipeline-Stufe: ep {ep} muss {gpus} GPUs / pp {pp} teilen.</translation>
    </message>
    <message>
        <source>B is %1 faster than A</source>
        <translation>B ist %1 schneller als A</translation>
    </message>
    <message>
        <source>B is summed, and cut on both sides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B: rows cut</source>
        <translation>B: Zeilen geteilt</translation>
    </message>
    <message>
        <source>BF16</source>
        <translation>BF16</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Zurück (Alt+Links)</translation>
    </message>
    <message>
        <source>Back to the bars</source>
        <translation>Zurück zu den Balken</translation>
    </message>
    <message>
        <source>Back to the bars (Esc)</source>
        <translation>Zurück zu den Balken (Esc)</translation>
    </message>
    <message>
        <source>Back to the notation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the plan</source>
        <translation>Zurück zum Plan</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backspace, Alt+arrows</source>
        <translation>Rücktaste, Alt+Pfeile</translation>
    </message>
    <message>
        <source>Backward</source>
        <translation>Backward</translation>
    </message>
    <message>
        <source>Backward is the same twice: for its input %1 and for its weights %2.</source>
        <translation>Backward ist zweimal dasselbe: für seine Eingabe %1 und für seine Gewichte %2.</translation>
    </message>
    <message>
        <source>Backward mirrors it: what was copied forward has to be summed backward.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backward of one layer: %1</source>
        <translation>Backward einer Schicht: %1</translation>
    </message>
    <message>
        <source>Backward of one layer: 4 FLOP per parameter and token. Sending: [[reduce-scatter]] and [[all-gather]], together 4 bytes per parameter in 16 bits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backward through layer %1</source>
        <translation>Backward durch Schicht %1</translation>
    </message>
    <message>
        <source>Backward, 16-bit gradients</source>
        <translation>Backward, 16-Bit-Gradienten</translation>
    </message>
    <message>
        <source>Backward, fp32 gradients</source>
        <translation>Backward, fp32-Gradienten</translation>
    </message>
    <message>
        <source>Backward: %1 of %2.</source>
        <translation>Backward: %1 von %2.</translation>
    </message>
    <message>
        <source>Backward: %1.</source>
        <translation>Backward: %1.</translation>
    </message>
    <message>
        <source>Backward: gather layer %1</source>
        <translation>Backward: Schicht %1 sammeln</translation>
    </message>
    <message>
        <source>Balance is part of the speed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Barrier</source>
        <translation>Barriere</translation>
    </message>
    <message>
        <source>Bars on one scale: computing, then hatched what is exposed. Click a layout to look into it.</source>
        <translation>Balken auf einem Maßstab: Rechnen, dann schraffiert, was ungedeckt ist. Ein Klick auf eine Aufteilung zeigt sie.</translation>
    </message>
    <message>
        <source>Batch = micro-batch × accumulation × DP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batch = micro-batch × accumulation × replicas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batch tokens</source>
        <translation>Token des Batches</translation>
    </message>
    <message>
        <source>Be faster than four stages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beat ZeRO-3 with micro-batch 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the step</source>
        <translation>Vor dem Schritt</translation>
    </message>
    <message>
        <source>Being busy is not getting on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Below 1 B parameters: pure data parallelism; ZeRO-1 if memory is tight.</source>
        <translation>Unter 1 B Parameter: reine Datenparallelität; ZeRO-1, wenn der Speicher knapp ist.</translation>
    </message>
    <message>
        <source>Below 1 communication can hide behind compute. Choose a line: below it stands why the printed value differs.</source>
        <translation>Unter 1 kann sich Kommunikation hinter Rechnen verbergen. Wählen Sie eine Zeile: darunter steht, warum der gedruckte Wert abweicht.</translation>
    </message>
    <message>
        <source>Below 60 GB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beside FSDP2 accelerate shares a sequence by PyTorch's context parallelism: layout {cp_layout} (cp {cp}) is DeepSpeed's.</source>
        <translation>Neben FSDP2 teilt accelerate eine Sequenz mit PyTorchs Kontextparallelität: die Aufteilung {cp_layout} (cp {cp}) ist die von DeepSpeed.</translation>
    </message>
    <message>
        <source>Beside tensor parallelism: norms and dropouts, which TP leaves whole on every rank, are cut along the tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beside this plan, held: the best plan at each value, found by a search</source>
        <translation>Neben diesem Plan, festgehalten: der beste Plan bei jedem Wert, von einer Suche gefunden</translation>
    </message>
    <message>
        <source>Best in</source>
        <translation>Am besten in</translation>
    </message>
    <message>
        <source>Best plan +%1</source>
        <translation>Bester Plan +%1</translation>
    </message>
    <message>
        <source>Best plan that fits</source>
        <translation>Bester Plan, der passt</translation>
    </message>
    <message>
        <source>Best plan: looking…</source>
        <translation>Bester Plan: suche…</translation>
    </message>
    <message>
        <source>Between 10 and 100 B the playbook offers TP 8 with PP, TP 8 with ZeRO-3, or ZeRO-3 alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between tensor-parallel parts the tokens are split, so that norms and dropout are shared too. An all-reduce becomes a reduce-scatter and an all-gather: the same bytes, less memory.</source>
        <translation>Zwischen den tensorparallelen Teilen werden die Token geteilt, sodass auch Normen und Dropout geteilt sind. Ein All-Reduce wird zu Reduce-Scatter und All-Gather: dieselben Bytes, weniger Speicher.</translation>
    </message>
    <message>
        <source>Between two checkpoints</source>
        <translation>Zwischen zwei Checkpoints</translation>
    </message>
    <message>
        <source>Beyond 8 the group leaves the node, and W falls to the network's {network.bandwidth / 1e9|plain} GB/s a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boil the water first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bold: the branch that was taken. Every plan here was estimated on these GPUs; double-click a row to take it over.</source>
        <translation>Fett: der Zweig, der genommen wurde. Jeder Plan hier wurde auf diesen GPUs geschätzt; ein Doppelklick auf eine Zeile übernimmt ihn.</translation>
    </message>
    <message>
        <source>Borrow before you read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both take {gp:/makespan|plain} units. GPipe holds {gp:/peak_live|plain} micro-batches, 1F1B {f1b:/peak_live|plain}. That is why nobody runs GPipe any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both together: fewer stages, and the replicas of each stage share their optimizer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring a vendor's slide of your own. The method is the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring the bubble below 22.5 % of all time with as small a batch as you can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broadcast</source>
        <translation>Broadcast</translation>
    </message>
    <message>
        <source>Bubble</source>
        <translation>Leerlauf</translation>
    </message>
    <message>
        <source>Bubble = (p−1)/m of the work, (p−1)/(m+p−1) of all time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bubble below 22.5 % of all time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bubble in the span</source>
        <translation>Leerlauf in der Spanne</translation>
    </message>
    <message>
        <source>Bubble of all time</source>
        <translation>Leerlauf der gesamten Zeit</translation>
    </message>
    <message>
        <source>Bubble over ideal</source>
        <translation>Leerlauf über dem Ideal</translation>
    </message>
    <message>
        <source>Bubble over work, by the formula (p−1)/m?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bubble: idle GPU time of all GPU time of the step, %1 = %2 to fill and drain the pipeline + %3 since its stages are not equal.</source>
        <translation>Leerlauf: untätige GPU-Zeit an der gesamten GPU-Zeit des Schritts, %1 = %2 zum Füllen und Leeren der Pipeline + %3, weil ihre Stufen nicht gleich sind.</translation>
    </message>
    <message>
        <source>Bucket</source>
        <translation>Bucket</translation>
    </message>
    <message>
        <source>Buckets of 25 MB.</source>
        <translation>Buckets von 25 MB.</translation>
    </message>
    <message>
        <source>Built-in figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Busiest rank: %1 × the mean</source>
        <translation>Am stärksten belasteter Rang: %1 × das Mittel</translation>
    </message>
    <message>
        <source>But all four see the same sequence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>But all wait for it, in every layer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>But each rank wants only its tokens of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>But the switch adds, and rails work together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By how much does the step shrink with fp8 matrices?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By how much is the MFU inflated, from the parameters alone?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By itself torchtitan counts the embedding and the head as a layer each, and spreads {layers} layers over {virtual_stages} stages unlike this plan; its file has to ask for the plan's split.</source>
        <translation>Von sich aus zählt torchtitan Embedding und Kopf je als eine Schicht und verteilt {layers} Schichten anders als dieser Plan auf {virtual_stages} Stufen; seine Datei muss die Aufteilung des Plans verlangen.</translation>
    </message>
    <message>
        <source>By memory: the smallest peak</source>
        <translation>Nach Speicher: die kleinste Spitze</translation>
    </message>
    <message>
        <source>By number of GPUs</source>
        <translation>Nach Zahl der GPUs</translation>
    </message>
    <message>
        <source>By size of the model</source>
        <translation>Nach Größe des Modells</translation>
    </message>
    <message>
        <source>By stage</source>
        <translation>Nach Stufe</translation>
    </message>
    <message>
        <source>By time: the shortest step</source>
        <translation>Nach Zeit: der kürzeste Schritt</translation>
    </message>
    <message>
        <source>By which factor do the activations shrink when it is switched on here?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By which factor do the activations shrink with CP 8?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Byte recipe</source>
        <translation>Byte-Rezept</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Bytes a parameter as in the ZeRO paper (arXiv 1910.02054). Green bars: what each frame sends; click one.</source>
        <translation>Bytes je Parameter wie im ZeRO-Papier (arXiv 1910.02054). Grüne Balken: was jedes Bild sendet; klicken Sie eines an.</translation>
    </message>
    <message>
        <source>Bytes are not elements; parameters are not bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes by recipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes of a collective per second times its factor, 2·(n − 1)/n or (n − 1)/n, so that figures of different collectives and numbers of ranks compare with the wire's own rate.</source>
        <translation>Bytes eines Kollektivs je Sekunde mal seinem Faktor, 2·(n − 1)/n oder (n − 1)/n, damit sich Werte verschiedener Kollektive und Rangzahlen mit der Rate der Leitung selbst vergleichen lassen.</translation>
    </message>
    <message>
        <source>Bytes on each link so far, %1</source>
        <translation>Bytes auf jeder Verbindung bisher, %1</translation>
    </message>
    <message>
        <source>Bytes per second on the slowest wire of a collective, by which sizes and groups can be compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes per token times tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes that one GPU of it sends in a step</source>
        <translation>Bytes, die eine GPU davon in einem Schritt sendet</translation>
    </message>
    <message>
        <source>Bytes that one GPU sends in a step by dimension</source>
        <translation>Bytes, die eine GPU in einem Schritt sendet, nach Dimension</translation>
    </message>
    <message>
        <source>Bytes: the buffer of an all-reduce or broadcast, all parts together of the others. 25Mi, 1.5G</source>
        <translation>Bytes: der Puffer eines All-Reduce oder Broadcast, bei den anderen alle Teile zusammen. 25Mi, 1.5G</translation>
    </message>
    <message>
        <source>C / W, the GPU's own ratio of FLOP to bytes on the wire. It knows nothing of the model: its width has cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C is {gpu.peak_flops / 1e12|plain} TFLOP/s, W {gpu.link_bandwidth / 1e9|plain} GB/s, the [[hidden width]] {model.hidden|plain}, the feed-forward {model.ffn|plain} wide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;ontrols</source>
        <translation>&amp;Regler</translation>
    </message>
    <message>
        <source>CP</source>
        <translation>CP</translation>
    </message>
    <message>
        <source>CP 2</source>
        <translation>CP 2</translation>
    </message>
    <message>
        <source>CP 8 with full recomputation fits; look whether ZeRO is cheaper.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CP alone is not enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CP cuts every activation; to the weights its ranks are replicas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV…</source>
        <translation>CSV…</translation>
    </message>
    <message>
        <source>CUDA context</source>
        <translation>CUDA-Kontext</translation>
    </message>
    <message>
        <source>CUDA graph</source>
        <translation>CUDA-Graph</translation>
    </message>
    <message>
        <source>CUDA, NCCL and the allocator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can you build a better pipeline by hand?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capacity factor</source>
        <translation>Kapazitätsfaktor</translation>
    </message>
    <message>
        <source>Cards have to come out even.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Careful.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Catch the thief</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Causal attention does half of the pairs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Causal mask</source>
        <translation>Kausale Maske</translation>
    </message>
    <message>
        <source>Causal work by rank and step</source>
        <translation>Kausale Arbeit nach Rang und Schritt</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>Cheaper at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cheatsheet, ZeRO-3: (DP−1) · peak / (2 · seq · mbs · bw). Appendix A3: the same with (DP−1)/DP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cheatsheet: GBS = mbs · dp · gas · mseqlen in tokens, where mseqlen is seq / CP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cheatsheet: TP − 1 &lt; 24h · W / C</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cheatsheet: `compute = 6 * model_bf16 * mbs * seq * gas`, with `model_bf16` the **bytes** of the parameters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check dimensions: a ratio has none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checkpoint bandwidth</source>
        <translation>Checkpoint-Bandbreite</translation>
    </message>
    <message>
        <source>Checkpoint interval</source>
        <translation>Checkpoint-Abstand</translation>
    </message>
    <message>
        <source>Checkpoints and failures counted where their rate is given</source>
        <translation>Checkpoints und Ausfälle gezählt, wo ihre Rate gegeben ist</translation>
    </message>
    <message>
        <source>Chen et al. 2016 (arXiv 1604.06174); Korthikanti et al. 2022 (arXiv 2205.05198), section 5</source>
        <translation>Chen et al. 2016 (arXiv 1604.06174); Korthikanti et al. 2022 (arXiv 2205.05198), Abschnitt 5</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose TP and PP for the shortest step that fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a configuration, read vendors' numbers, find the mistakes in printed formulas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a layout that deals light and heavy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a number</source>
        <translation>Wählen Sie eine Zahl</translation>
    </message>
    <message>
        <source>Choose a plan in the list or the picture: why it loses stands here.</source>
        <translation>Wählen Sie einen Plan in der Liste oder im Bild: warum er verliert, steht hier.</translation>
    </message>
    <message>
        <source>Choose a run in the list or the picture: its source stands here.</source>
        <translation>Wählen Sie einen Lauf in der Liste oder im Bild: seine Quelle steht hier.</translation>
    </message>
    <message>
        <source>Choose an order that keeps TP within a node.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose how the loss is computed so that the peak falls by at least a tenth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose model and GPUs</source>
        <translation>Modell und GPUs wählen</translation>
    </message>
    <message>
        <source>Choose schedule and chunks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen here</source>
        <translation>Hier gewählt</translation>
    </message>
    <message>
        <source>Chowdhery et al. 2022 (PaLM, arXiv 2204.02311), appendix B: model FLOP utilisation</source>
        <translation>Chowdhery et al. 2022 (PaLM, arXiv 2204.02311), Anhang B: Auslastung durch die FLOP des Modells</translation>
    </message>
    <message>
        <source>Chunk</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>Chunks</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>Chunks v</source>
        <translation>Abschnitte v</translation>
    </message>
    <message>
        <source>Click a bar to try it on the timeline.</source>
        <translation>Klicken Sie einen Balken an, um ihn auf der Zeitachse zu versuchen.</translation>
    </message>
    <message>
        <source>Click a colour for its derivation, above a bar to show its scenario in the window. "alone": that one value put into A.</source>
        <translation>Ein Klick auf eine Farbe zeigt ihre Herleitung, über einem Balken sein Szenario im Fenster. „allein“: dieser eine Wert in A gesetzt.</translation>
    </message>
    <message>
        <source>Click a colour for its derivation, the space above a bar for its tensors.</source>
        <translation>Ein Klick auf eine Farbe zeigt ihre Herleitung, auf den Raum über einem Balken seine Tensoren.</translation>
    </message>
    <message>
        <source>Click a figure for its derivation. Set an assumption by typing over its value; empty takes it back.</source>
        <translation>Ein Klick auf eine Zahl zeigt ihre Herleitung. Eine Annahme wird über ihren Wert getippt; leer nimmt sie zurück.</translation>
    </message>
    <message>
        <source>Click a tile for its derivation. Esc goes back.</source>
        <translation>Ein Klick auf eine Kachel zeigt ihre Herleitung. Esc geht zurück.</translation>
    </message>
    <message>
        <source>Click any figure, bar or tile in the window to see where it comes from.</source>
        <translation>Klicken Sie eine Zahl, einen Balken oder eine Kachel im Fenster an, um zu sehen, woher sie kommt.</translation>
    </message>
    <message>
        <source>Click the stage (or choose it here) that holds the most under 1F1B.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>Meldung schließen</translation>
    </message>
    <message>
        <source>Close the pane</source>
        <translation>Ansicht schließen</translation>
    </message>
    <message>
        <source>Close this pane</source>
        <translation>Diese Ansicht schließen</translation>
    </message>
    <message>
        <source>Close trace</source>
        <translation>Trace schließen</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Collect</source>
        <translation>Einsammeln</translation>
    </message>
    <message>
        <source>Collect ideas how 16,384 GPUs can share a batch before step 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collective</source>
        <translation>Kollektiv</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Column cut: nothing sent. Row cut: parts of sums, added up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column first, row second. The cut that needs a sum comes last, where the sum can wait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column then row: one collective for two matrices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Come to the batch</source>
        <translation>Zum Batch kommen</translation>
    </message>
    <message>
        <source>Command palette</source>
        <translation>Befehlspalette</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commit to the answer (P)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Communication</source>
        <translation>Kommunikation</translation>
    </message>
    <message>
        <source>Communication of unknown groups</source>
        <translation>Kommunikation unbekannter Gruppen</translation>
    </message>
    <message>
        <source>Communication that runs while the GPU computes something else, so that it costs no time of its own but for contention.</source>
        <translation>Kommunikation, die läuft, während die GPU anderes rechnet, und daher bis auf die Konkurrenz keine eigene Zeit kostet.</translation>
    </message>
    <message>
        <source>Communication time of a step</source>
        <translation>Kommunikationszeit eines Schritts</translation>
    </message>
    <message>
        <source>Communication time of a step by dimension</source>
        <translation>Kommunikationszeit eines Schritts nach Dimension</translation>
    </message>
    <message>
        <source>Communication time of a step, on %1, which ends last</source>
        <translation>Kommunikationszeit eines Schritts auf %1, das zuletzt endet</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Compare the last column with the uncut product above it.</source>
        <translation>Vergleichen Sie die letzte Spalte mit dem ungeteilten Produkt darüber.</translation>
    </message>
    <message>
        <source>Compare the peaks, not the shares.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with %1</source>
        <translation>Vergleichen mit %1</translation>
    </message>
    <message>
        <source>Compare with &amp;nothing</source>
        <translation>Vergleichen mit &amp;nichts</translation>
    </message>
    <message>
        <source>Compare with nothing</source>
        <translation>Vergleichen mit nichts</translation>
    </message>
    <message>
        <source>Compare with the band, not with a point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compared with GPipe, 1F1B has …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Vergleiche…</translation>
    </message>
    <message>
        <source>Compiled</source>
        <translation>Kompiliert</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Rechnen</translation>
    </message>
    <message>
        <source>Compute : communication</source>
        <translation>Rechnen : Kommunikation</translation>
    </message>
    <message>
        <source>Compute against transfer, step by step</source>
        <translation>Rechnen gegen Übertragen, Schritt für Schritt</translation>
    </message>
    <message>
        <source>Compute beside communication, by the batch</source>
        <translation>Rechnen neben Kommunikation, nach dem Batch</translation>
    </message>
    <message>
        <source>Computing and sending over time</source>
        <translation>Rechnen und Senden über die Zeit</translation>
    </message>
    <message>
        <source>Computing wins when 4 × tokens / C &gt; 4 / W: C the GPU's FLOP/s, W its bytes/s to the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conditions that must all hold: a column's name with = != &lt; &gt; &lt;= &gt;=, or a word of the plan</source>
        <translation>Bedingungen, die alle gelten müssen: ein Spaltenname mit = != &lt; &gt; &lt;= &gt;=, oder ein Wort des Plans</translation>
    </message>
    <message>
        <source>Content of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>Context by</source>
        <translation>Kontext mit</translation>
    </message>
    <message>
        <source>Context layout</source>
        <translation>Kontext-Aufteilung</translation>
    </message>
    <message>
        <source>Context parallel</source>
        <translation>Kontextparallel</translation>
    </message>
    <message>
        <source>Context parallelism</source>
        <translation>Kontextparallelität</translation>
    </message>
    <message>
        <source>Context parallelism cuts the sequence for attention as well, on ranks of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context parallelism is wider than memory needs, and pays for it in communication.</source>
        <translation>Kontextparallelität ist breiter, als der Speicher braucht, und kostet dafür Kommunikation.</translation>
    </message>
    <message>
        <source>Context parallelism needs FlexAttention, which the configuration function has to choose (attn_backend="flex").</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context parallelism of 8 divides the activations by 64.</source>
        <translation>Kontextparallelität von 8 teilt die Aktivierungen durch 64.</translation>
    </message>
    <message>
        <source>Contiguous</source>
        <translation>Zusammenhängend</translation>
    </message>
    <message>
        <source>Continue where I left</source>
        <translation>Weitermachen, wo ich aufhörte</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Controls of the</source>
        <translation>Regler des</translation>
    </message>
    <message>
        <source>Cool-down</source>
        <translation>Abkühlen</translation>
    </message>
    <message>
        <source>Cool-down: no forwards are left; the backwards of what is in flight drain.</source>
        <translation>Abkühlen: keine Forwards sind übrig; die Backwards des Laufenden leeren sich.</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies double the speed. Do they also double the room?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies of the model that take different sequences.</source>
        <translation>Kopien des Modells, die verschiedene Sequenzen nehmen.</translation>
    </message>
    <message>
        <source>Copies that agree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;dry run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy a scenario, a model's config.json or one of these files first.</source>
        <translation>Kopieren Sie erst ein Szenario, die config.json eines Modells oder eine dieser Dateien.</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Einzelheiten kopieren</translation>
    </message>
    <message>
        <source>Copy the derivation as text</source>
        <translation>Die Herleitung als Text kopieren</translation>
    </message>
    <message>
        <source>Copy the numbers</source>
        <translation>Die Zahlen kopieren</translation>
    </message>
    <message>
        <source>Copy the table behind it</source>
        <translation>Die Tabelle dahinter kopieren</translation>
    </message>
    <message>
        <source>Corrected:  %1  =  %2</source>
        <translation>Berichtigt:  %1  =  %2</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count in units of the model's size. Plain data parallelism sends an [[all-reduce]]: a reduce-scatter and an all-gather, so 2. ZeRO-1 sends the same two, apart: 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count rounds, and pieces per round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count the head: tied or not is a difference of a fifth in a small model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count the numbers in one table: words times width.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted in bytes instead of elements, it doubles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted, on one GPU at its peak moment: weights, gradients and optimizer states with their sharding, activations of every micro-batch in flight, logits, recomputed and gathered layers, buffers of context parallelism, workspaces, allocator slack, the CUDA context and NCCL's buffers. Not counted: statistics of norms (8 bytes a token), the data loader, host memory, and fragmentation beyond the usual slack.</source>
        <translation>Gezählt, auf einer GPU in ihrem Spitzenmoment: Gewichte, Gradienten und Optimiererzustände mit ihrem Sharding, Aktivierungen jedes laufenden Mikro-Batches, Logits, neu gerechnete und gesammelte Schichten, Puffer der Kontextparallelität, Arbeitsspeicher der Kernel, Reserve des Allokators, der CUDA-Kontext und die Puffer von NCCL. Nicht gezählt: Statistiken der Normen (8 Byte je Token), der Datenlader, Host-Speicher und Fragmentierung über die übliche Reserve hinaus.</translation>
    </message>
    <message>
        <source>Counting what is sent…</source>
        <translation>Zähle, was gesendet wird…</translation>
    </message>
    <message>
        <source>Critical path</source>
        <translation>Kritischer Pfad</translation>
    </message>
    <message>
        <source>Crossing: %1</source>
        <translation>Querend: %1</translation>
    </message>
    <message>
        <source>Cut a matrix in two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut a strip of 126 squares into eight. Somebody will ask about the two ends: that is the lesson.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut that, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut the book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut the sequence into eight pieces and give rank 0 the first and the last, rank 1 the second and the last but one … That is [[zigzag]].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D · c / shard group</source>
        <translation>D · c / Shard-Gruppe</translation>
    </message>
    <message>
        <source>D · c, unless stated</source>
        <translation>D · c, wenn nicht angegeben</translation>
    </message>
    <message>
        <source>DP</source>
        <translation>DP</translation>
    </message>
    <message>
        <source>DP %1 TP %2 PP %3</source>
        <translation>DP %1 TP %2 PP %3</translation>
    </message>
    <message>
        <source>DP and ZeRO-1 send 2 units, ZeRO-3 sends 3, and again for each micro-batch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DP only</source>
        <translation>Nur DP</translation>
    </message>
    <message>
        <source>Daly 2006 (doi 10.1016/j.future.2004.11.016), equation 20</source>
        <translation>Daly 2006 (doi 10.1016/j.future.2004.11.016), Gleichung 20</translation>
    </message>
    <message>
        <source>Daly 2006 (doi 10.1016/j.future.2004.11.016), equation 37</source>
        <translation>Daly 2006 (doi 10.1016/j.future.2004.11.016), Gleichung 37</translation>
    </message>
    <message>
        <source>Daly 2006, equation 37</source>
        <translation>Daly 2006, Gleichung 37</translation>
    </message>
    <message>
        <source>Daly's checkpoint interval</source>
        <translation>Dalys Checkpoint-Abstand</translation>
    </message>
    <message>
        <source>Daly's correction</source>
        <translation>Dalys Korrektur</translation>
    </message>
    <message>
        <source>Daly's optimum</source>
        <translation>Dalys Optimum</translation>
    </message>
    <message>
        <source>Dao 2023 (FlashAttention-2, arXiv 2307.08691), figures 4 to 6</source>
        <translation>Dao 2023 (FlashAttention-2, arXiv 2307.08691), Abbildungen 4 bis 6</translation>
    </message>
    <message>
        <source>Dao 2023 (FlashAttention-2, arXiv 2307.08691), section 3.1</source>
        <translation>Dao 2023 (FlashAttention-2, arXiv 2307.08691), Abschnitt 3.1</translation>
    </message>
    <message>
        <source>Dao 2023 (FlashAttention-2, arXiv 2307.08691), section 4.1</source>
        <translation>Dao 2023 (FlashAttention-2, arXiv 2307.08691), Abschnitt 4.1</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Data parallel</source>
        <translation>Datenparallel</translation>
    </message>
    <message>
        <source>Data parallel gradients: each rank has a sum over its part of the batch, G[H, F] with the batch B summed over. Ranks share B over D; ZeRO wants each to keep a part of F. What is sent?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data parallelism</source>
        <translation>Datenparallelität</translation>
    </message>
    <message>
        <source>Data-parallel communication of a step, as it gets better, and the step’s time</source>
        <translation>Datenparallele Kommunikation eines Schritts, wie sie besser wird, und die Zeit des Schritts</translation>
    </message>
    <message>
        <source>Deal from both ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal out</source>
        <translation>Austeilen</translation>
    </message>
    <message>
        <source>Deal the experts within a node.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal the layers so that the stages take or hold alike</source>
        <translation>Die Schichten so austeilen, dass die Stufen gleich lange brauchen oder gleich viel halten</translation>
    </message>
    <message>
        <source>Deal the specialists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealing cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DeepEP</source>
        <translation>DeepEP</translation>
    </message>
    <message>
        <source>DeepSeek-V2 (arXiv 2405.04434), section 2.1</source>
        <translation>DeepSeek-V2 (arXiv 2405.04434), Abschnitt 2.1</translation>
    </message>
    <message>
        <source>DeepSeek-V3</source>
        <translation>DeepSeek-V3</translation>
    </message>
    <message>
        <source>DeepSeek-V3 (arXiv 2412.19437), eq. 21</source>
        <translation>DeepSeek-V3 (arXiv 2412.19437), Gl. 21</translation>
    </message>
    <message>
        <source>DeepSeek-V3 (arXiv 2412.19437), section 2.2</source>
        <translation>DeepSeek-V3 (arXiv 2412.19437), Abschnitt 2.2</translation>
    </message>
    <message>
        <source>DeepSeek-V3 (arXiv 2412.19437), section 3.2.1</source>
        <translation>DeepSeek-V3 (arXiv 2412.19437), Abschnitt 3.2.1</translation>
    </message>
    <message>
        <source>DeepSeek-V3 (arXiv 2412.19437), section 3.2.1, and the DualPipe repository</source>
        <translation>DeepSeek-V3 (arXiv 2412.19437), Abschnitt 3.2.1, und das Repository von DualPipe</translation>
    </message>
    <message>
        <source>DeepSeek-V3 (arXiv 2412.19437), section 3.2.2: a token is sent once to each node</source>
        <translation>DeepSeek-V3 (arXiv 2412.19437), Abschnitt 3.2.2: ein Token wird einmal an jeden Knoten gesendet</translation>
    </message>
    <message>
        <source>DeepSeek-V3 has 256 routed experts in most layers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DeepSeek-V3 holds {ds:model.parameters|count}, yet one token visits {ds:model.active|count}: far fewer than GPT-3's {gpt3:model.parameters|count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DeepSpeed</source>
        <translation>DeepSpeed</translation>
    </message>
    <message>
        <source>DeepSpeed ZeRO-3</source>
        <translation>DeepSpeed ZeRO-3</translation>
    </message>
    <message>
        <source>DeepSpeed cuts into pp {pp} stages only a model that is written as a PipelineModule: its file cannot ask for that of a plain model.</source>
        <translation>DeepSpeed teilt nur ein Modell in pp {pp} Stufen, das als PipelineModule geschrieben ist: seine Datei kann das von einem gewöhnlichen Modell nicht verlangen.</translation>
    </message>
    <message>
        <source>DeepSpeed does not combine ZeRO stage {zero} with pipeline stages (pp {pp}): stage 0 or 1 only.</source>
        <translation>DeepSpeed verbindet ZeRO-Stufe {zero} nicht mit Pipeline-Stufen (pp {pp}): nur Stufe 0 oder 1.</translation>
    </message>
    <message>
        <source>DeepSpeed offloads weights only at ZeRO stage 3, not {zero}.</source>
        <translation>DeepSpeed lagert Gewichte nur bei ZeRO-Stufe 3 aus, nicht {zero}.</translation>
    </message>
    <message>
        <source>DeepSpeed shares a sequence by Ulysses only: cp {cp} with layout {cp_layout} becomes ulysses.</source>
        <translation>DeepSpeed teilt eine Sequenz nur mit Ulysses: cp {cp} mit der Aufteilung {cp_layout} wird zu ulysses.</translation>
    </message>
    <message>
        <source>DeepSpeed's AutoEP does not cut single experts: with ep {ep}, etp must be 1, not {etp}.</source>
        <translation>DeepSpeeds AutoEP teilt keine einzelnen Experten: mit ep {ep} muss etp 1 sein, nicht {etp}.</translation>
    </message>
    <message>
        <source>DeepSpeed's bf16 and fp16 optimizers</source>
        <translation>Die bf16- und fp16-Optimierer von DeepSpeed</translation>
    </message>
    <message>
        <source>DeepSpeed's bf16 and fp16 optimizers: gradients in the weights' type</source>
        <translation>Die bf16- und fp16-Optimierer von DeepSpeed: Gradienten im Typ der Gewichte</translation>
    </message>
    <message>
        <source>DeepSpeed's way (16-bit gradients) takes fewer bytes for gradients than Megatron's.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DeepSpeed-Ulysses calls itself sequence parallelism as well. It is none of these.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Degrees</source>
        <translation>Grade</translation>
    </message>
    <message>
        <source>Dense</source>
        <translation>Dicht</translation>
    </message>
    <message>
        <source>Dense grid</source>
        <translation>Dichtes Gitter</translation>
    </message>
    <message>
        <source>Dense or sparse?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dense peak, right precision.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deriva&amp;tion</source>
        <translation>Herlei&amp;tung</translation>
    </message>
    <message>
        <source>Derivation</source>
        <translation>Herleitung</translation>
    </message>
    <message>
        <source>Derive it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deterministic</source>
        <translation>Deterministisch</translation>
    </message>
    <message>
        <source>Device mesh</source>
        <translation>Gerätegitter</translation>
    </message>
    <message>
        <source>Did you mean “%1”?</source>
        <translation>Meinten Sie „%1“?</translation>
    </message>
    <message>
        <source>Dimension</source>
        <translation>Dimension</translation>
    </message>
    <message>
        <source>Dimensions, limits, one number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dimensions: FLOP/s over bytes/s is FLOP per byte; h · L must be FLOP per byte of something.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dispatch of one layer: %1, %2 at line rate.</source>
        <translation>Verteilen einer Schicht: %1, %2 bei voller Leitungsrate.</translation>
    </message>
    <message>
        <source>Dispatcher</source>
        <translation>Verteiler</translation>
    </message>
    <message>
        <source>Dissemination</source>
        <translation>Verbreitung</translation>
    </message>
    <message>
        <source>Distributed</source>
        <translation>Verteilt</translation>
    </message>
    <message>
        <source>Divide the class in three, one knob each, and compare the first plans that fit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Divide the two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Divide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Divisors of {smol:model.heads|plain}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do anything: “tp 8”, “dark”, “save”, a model's name</source>
        <translation>Irgendetwas tun: „tp 8“, „dunkel“, „speichern“, ein Modellname</translation>
    </message>
    <message>
        <source>Do anything…   %1</source>
        <translation>Irgendetwas tun…   %1</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do replicas see the same tokens?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do the derivation on the board before you open the reveal: two lines, and the model cancels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does it fit, how fast is it, and why?</source>
        <translation>Passt es, wie schnell ist es, und warum?</translation>
    </message>
    <message>
        <source>Does it fit?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does not fit</source>
        <translation>Passt nicht</translation>
    </message>
    <message>
        <source>Done after %1 steps</source>
        <translation>Fertig nach %1 Schritten</translation>
    </message>
    <message>
        <source>Done after one step</source>
        <translation>Fertig nach einem Schritt</translation>
    </message>
    <message>
        <source>Double it and look at the peak.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double-click the source again to see all.</source>
        <translation>Ein Doppelklick auf die Quelle zeigt wieder alle.</translation>
    </message>
    <message>
        <source>Down the tree</source>
        <translation>Den Baum hinab</translation>
    </message>
    <message>
        <source>Down, or repeating</source>
        <translation>Steht, oder wiederholt</translation>
    </message>
    <message>
        <source>Drag a border, or a layer onto another stage.</source>
        <translation>Ziehen Sie eine Grenze, oder eine Schicht auf eine andere Stufe.</translation>
    </message>
    <message>
        <source>Drag the window to pan, its edges to zoom</source>
        <translation>Das Fenster ziehen, um zu verschieben, seine Ränder, um zu vergrößern</translation>
    </message>
    <message>
        <source>Draw it large</source>
        <translation>Groß zeichnen</translation>
    </message>
    <message>
        <source>Draw the two seatings as two grids of the same eight dots, in two colours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop to open a scenario or a model's config.json</source>
        <translation>Ablegen, um ein Szenario oder die config.json eines Modells zu öffnen</translation>
    </message>
    <message>
        <source>Dropped: %1. Empty places in buffers: %2.</source>
        <translation>Verworfen: %1. Leere Plätze in Puffern: %2.</translation>
    </message>
    <message>
        <source>DualPipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DualPipe cut in half: one direction in a V, without a second copy of the parameters. Not modelled: as DualPipe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DualPipe has no bubble at all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DualPipe is shorter than 1F1B.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DualPipe is the shortest, and does not fit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DualPipe's makespan is below ZB-H1's here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DualPipe-V</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EP</source>
        <translation>EP</translation>
    </message>
    <message>
        <source>EP 64 is larger than TP 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EP 8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EP 8 stays within a node's {8|plain} GPUs: {par:/time/step_s|seconds}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EP 8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EP beside compute</source>
        <translation>EP neben Rechnen</translation>
    </message>
    <message>
        <source>EP deals experts and pays with all-to-alls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EP is not a factor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EP was set to 1. It no longer fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EP × ETP × EDP = TP × CP × DP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ETP</source>
        <translation>ETP</translation>
    </message>
    <message>
        <source>ETP 1 keeps experts whole: their matrices are small already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ETP 1, EP 8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ETP defaults to TP in Megatron. Somebody leaves it away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ETP is 8 and EP is 2. (Set ETP first: else the slider refuses.)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each CP rank sees a quarter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each GPU has its own network card, {network.bandwidth / 1e9|plain} GB/s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each GPU sends to data-parallel ranks, a step</source>
        <translation>Jede GPU sendet an datenparallele Ränge, je Schritt</translation>
    </message>
    <message>
        <source>Each assumption alone, a tenth lower (plain) and a tenth higher (hatched), a constant no farther than its bounds.</source>
        <translation>Jede Annahme allein, ein Zehntel niedriger (glatt) und ein Zehntel höher (schraffiert), eine Konstante nicht weiter als ihre Grenzen.</translation>
    </message>
    <message>
        <source>Each bar is the worst GPU of the same plan with one thing changed.</source>
        <translation>Jeder Balken ist die schlechteste GPU desselben Plans mit einer Änderung.</translation>
    </message>
    <message>
        <source>Each block starts as soon as its rank and what it waits for allow. Choose a rank, then F, B or what is ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each data-parallel rank keeps the optimizer states of one part. Gradients are reduce-scattered, the new weights gathered: the bytes of an all-reduce.</source>
        <translation>Jeder datenparallele Rang behält die Optimiererzustände eines Teils. Gradienten werden mit Reduce-Scatter verteilt, die neuen Gewichte gesammelt: die Bytes eines All-Reduce.</translation>
    </message>
    <message>
        <source>Each doubling of the length doubles them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each layer is cut, and each cut communicates where it cannot be hidden; SP moves the same bytes and holds fewer.</source>
        <translation>Jede Schicht ist geteilt, und jeder Schnitt kommuniziert, wo es sich nicht verbergen lässt; SP bewegt dieselben Bytes und hält weniger.</translation>
    </message>
    <message>
        <source>Each matrix is cut into columns or rows. Every layer sums or gathers activations twice forward and twice backward, with little to hide behind.</source>
        <translation>Jede Matrix ist in Spalten oder Zeilen geteilt. Jede Schicht summiert oder sammelt Aktivierungen zweimal vorwärts und zweimal rückwärts, mit wenig, hinter dem es sich verbirgt.</translation>
    </message>
    <message>
        <source>Each of pp {pp} pipeline ranks has {layers_per_stage} of the {layers} layers, which {chunks} chunks do not divide evenly.</source>
        <translation>Jeder von pp {pp} Pipeline-Rängen hat {layers_per_stage} der {layers} Schichten, die sich nicht gleichmäßig auf {chunks} Abschnitte teilen.</translation>
    </message>
    <message>
        <source>Each of the two halves sends (n−1)/n of the buffer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each one's activations wait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each pair needs one forward.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each rank adds sequences: the global batch grows with the degree, or each rank accumulates less.</source>
        <translation>Jeder Rang fügt Sequenzen hinzu: das globale Batch wächst mit dem Grad, oder jeder Rang akkumuliert weniger.</translation>
    </message>
    <message>
        <source>Each rank computes with its own part of the batch.</source>
        <translation>Jeder Rang rechnet mit seinem eigenen Teil des Batches.</translation>
    </message>
    <message>
        <source>Each rank gets gradients of its own part of the batch: not yet the sum.</source>
        <translation>Jeder Rang bekommt Gradienten seines eigenen Teils des Batches: noch nicht die Summe.</translation>
    </message>
    <message>
        <source>Each rank gets the sum of its own part and drops the rest.</source>
        <translation>Jeder Rang bekommt die Summe seines eigenen Teils und verwirft den Rest.</translation>
    </message>
    <message>
        <source>Each rank gets the sum of its own quarter; its buffer keeps the rest, unsummed.</source>
        <translation>Jeder Rang bekommt die Summe seines eigenen Viertels; sein Puffer behält den Rest, unsummiert.</translation>
    </message>
    <message>
        <source>Each rank has a part of every sum: they have to be added up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each rank has a quarter of everything.</source>
        <translation>Jeder Rang hat ein Viertel von allem.</translation>
    </message>
    <message>
        <source>Each rank has all of X and half of the weights.</source>
        <translation>Jeder Rang hat ganz X und die Hälfte der Gewichte.</translation>
    </message>
    <message>
        <source>Each rank has an eighth of the tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each rank holds several thin stages instead of one thick one: a smaller bubble, more messages. Not modelled: contention of those messages with others on one wire.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each rank keeps its queries; keys and values go round the ring, one block a hop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each rank sends</source>
        <translation>Jeder Rang sendet</translation>
    </message>
    <message>
        <source>Each rank sends %1.</source>
        <translation>Jeder Rang sendet %1.</translation>
    </message>
    <message>
        <source>Each rank sends for one layer and micro-batch: %1 forward, %2 backward. %3</source>
        <translation>Jeder Rang sendet für eine Schicht und ein Mikro-Batch: %1 vorwärts, %2 rückwärts. %3</translation>
    </message>
    <message>
        <source>Each rank sends how much of a buffer of V bytes, for n ranks?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each rank sends the quarter that it has updated.</source>
        <translation>Jeder Rang sendet das Viertel, das er erneuert hat.</translation>
    </message>
    <message>
        <source>Each rank sends to its neighbour, n − 1 times. Uses every wire fully; its latency grows with the ring.</source>
        <translation>Jeder Rang sendet seinem Nachbarn, n − 1 Mal. Nutzt jede Leitung voll; die Latenz wächst mit dem Ring.</translation>
    </message>
    <message>
        <source>Each rank updates the part whose optimizer states it has.</source>
        <translation>Jeder Rang erneuert den Teil, dessen Optimiererzustände er hat.</translation>
    </message>
    <message>
        <source>Each rank would have a part of every sum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each replica has its own part of the batch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each replica keeps a share of every parameter; a layer's parameters are gathered just before it runs and dropped after.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each round has a [[latency]].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each rung of this ladder breaks something that the next one mends. It does not fit: {/memory/peak_bytes|bytes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each rung pays with something: time, memory, bytes or bubbles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each stage saves more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each stage shards one thing more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each that fits was timed, or proven to be no better than those listed.</source>
        <translation>Jeder, der passt, wurde berechnet oder als nicht besser als die gelisteten bewiesen.</translation>
    </message>
    <message>
        <source>Each token visits a few of many feed-forward networks. Parameters grow, FLOP per token do not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each wants a part of the result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eight cooks try the same recipe, each for some of the guests. Before the next course they agree on one change of the recipe. If they did not, they would soon cook eight different dishes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eight cooks, one recipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eight encyclopedias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eight flatmates each own the same encyclopedia in 26 volumes. They may as well own a few volumes each, and lend. First they share what is opened rarely, then what is opened daily.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eight or sixteen?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eight people each know a number for each of eight towns. They sit in a ring. In seven rounds each passes on one running sum; then each knows one town's total. In seven more rounds everybody knows all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eight people share the work of a form, but each keeps a whole copy of the cover sheet. [[Tensor parallelism]] cuts the matrices; norms, dropouts and residuals stay whole on **every** rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eight times: {cp8:/memory/by_stage/0/activations|bytes}. The parameters stay: a CP rank is a data-parallel rank to the weights. Gradients are averaged over DP and CP together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eight-bit numbers for matrix multiplies: twice the peak of bf16 on an H100, with scaling factors to keep values in range.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eight. And its preset 'Llama 3 8B' has a vocabulary of 30,522: the real one is {model.vocab|plain}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elements are not bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elements are not bytes. With the 2 put back the playbook's line becomes (DP−1)/DP · C/W, and the books agree.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elements or bytes?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elements; a wire carries bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energie</translation>
    </message>
    <message>
        <source>Equal counts are not equal times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Errors of the estimates, by source</source>
        <translation>Fehler der Schätzungen, nach Quelle</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Escape</translation>
    </message>
    <message>
        <source>Estimated against measured memory</source>
        <translation>Geschätzter gegen gemessenen Speicher</translation>
    </message>
    <message>
        <source>Estimated against measured step time</source>
        <translation>Geschätzte gegen gemessene Schrittzeit</translation>
    </message>
    <message>
        <source>Estimated so far: %1.</source>
        <translation>Bisher geschätzt: %1.</translation>
    </message>
    <message>
        <source>Estimating the steps…</source>
        <translation>Schätze die Schritte…</translation>
    </message>
    <message>
        <source>Estimating the variants…</source>
        <translation>Schätze die Varianten…</translation>
    </message>
    <message>
        <source>Estimating…</source>
        <translation>Schätze…</translation>
    </message>
    <message>
        <source>Even cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Even out</source>
        <translation>Ausgleichen</translation>
    </message>
    <message>
        <source>Even two directions have to fill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every hall twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every matrix is cut by columns or rows: parameters and the activations inside attention and feed-forward.</source>
        <translation>Jede Matrix ist nach Spalten oder Zeilen geteilt: Parameter und die Aktivierungen in Attention und Feed-Forward.</translation>
    </message>
    <message>
        <source>Every rank ends with one part of each: the table is turned over.</source>
        <translation>Jeder Rang endet mit einem Teil von jedem: die Tabelle ist gestürzt.</translation>
    </message>
    <message>
        <source>Every rank ends with one part of the sum of all.</source>
        <translation>Jeder Rang endet mit einem Teil der Summe aller.</translation>
    </message>
    <message>
        <source>Every rank ends with one part of what GPU 0 has.</source>
        <translation>Jeder Rang endet mit einem Teil dessen, was GPU 0 hat.</translation>
    </message>
    <message>
        <source>Every rank ends with the parts of all.</source>
        <translation>Jeder Rang endet mit den Teilen aller.</translation>
    </message>
    <message>
        <source>Every rank ends with the sum of all.</source>
        <translation>Jeder Rang endet mit der Summe aller.</translation>
    </message>
    <message>
        <source>Every rank ends with what GPU 0 has.</source>
        <translation>Jeder Rang endet mit dem, was GPU 0 hat.</translation>
    </message>
    <message>
        <source>Every rank ends with what the one before it had.</source>
        <translation>Jeder Rang endet mit dem, was der vor ihm hatte.</translation>
    </message>
    <message>
        <source>Every rank gets the same number of heads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every rank gets the sum over all ranks.</source>
        <translation>Jeder Rang bekommt die Summe über alle Ränge.</translation>
    </message>
    <message>
        <source>Every rank has a different piece for every other one. Experts get their tokens by it; across nodes it is the slowest of the collectives.</source>
        <translation>Jeder Rang hat für jeden anderen ein anderes Stück. So bekommen Experten ihre Token; über Knoten hinweg ist es das langsamste der Kollektive.</translation>
    </message>
    <message>
        <source>Every rank has a part and afterwards has all parts. Each sends (n − 1)/n of the whole.</source>
        <translation>Jeder Rang hat einen Teil und danach alle Teile. Jeder sendet (n − 1)/n des Ganzen.</translation>
    </message>
    <message>
        <source>Every rank has a part; in the end every rank has all of it. (n−1)/n times the whole is sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every rank has a tensor and afterwards has one part of the sum: half of an all-reduce.</source>
        <translation>Jeder Rang hat einen Tensor und danach einen Teil der Summe: ein halbes All-Reduce.</translation>
    </message>
    <message>
        <source>Every rank has a tensor of the same shape and afterwards has the sum. A reduce-scatter and an all-gather in one: each sends 2·(n − 1)/n of it.</source>
        <translation>Jeder Rang hat einen Tensor derselben Form und danach die Summe. Reduce-Scatter und All-Gather in einem: jeder sendet 2·(n − 1)/n davon.</translation>
    </message>
    <message>
        <source>Every rank has all weights and all optimizer states.</source>
        <translation>Jeder Rang hat alle Gewichte und alle Optimiererzustände.</translation>
    </message>
    <message>
        <source>Every rank has all weights, but a quarter of the optimizer states.</source>
        <translation>Jeder Rang hat alle Gewichte, aber ein Viertel der Optimiererzustände.</translation>
    </message>
    <message>
        <source>Every rank has numbers; in the end every rank has one part of their sum. Half of an all-reduce.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every rank has numbers; in the end every rank has their sum. In a ring 2(n−1)/n times the buffer is sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every rank has something for every other one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every rank has the product that the uncut matrices give, number by number.</source>
        <translation>Jeder Rang hat das Produkt, das die ungeteilten Matrizen geben, Zahl für Zahl.</translation>
    </message>
    <message>
        <source>Every rank has the whole model and other sequences. Gradients are averaged once a step, behind the last backward pass.</source>
        <translation>Jeder Rang hat das ganze Modell und andere Sequenzen. Gradienten werden einmal je Schritt gemittelt, hinter dem letzten Backward.</translation>
    </message>
    <message>
        <source>Every rank needs the whole layer for a moment, and then drops it.</source>
        <translation>Jeder Rang braucht die ganze Schicht für einen Augenblick und verwirft sie dann.</translation>
    </message>
    <message>
        <source>Every rank updates everything: the same work on each.</source>
        <translation>Jeder Rang erneuert alles: auf jedem dieselbe Arbeit.</translation>
    </message>
    <message>
        <source>Every replica has the whole model and its own part of the batch; gradients are averaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every rule is kept.</source>
        <translation>Jede Regel ist eingehalten.</translation>
    </message>
    <message>
        <source>Every tensor-parallel rank repeats what sequence parallelism would share out.</source>
        <translation>Jeder tensorparallele Rang wiederholt, was Sequenzparallelität aufteilen würde.</translation>
    </message>
    <message>
        <source>Every token goes through every expert; every GPU holds them all.</source>
        <translation>Jedes Token geht durch jeden Experten; jede GPU hält sie alle.</translation>
    </message>
    <message>
        <source>Every token goes through the same feed-forward network. In a mixture of experts a router sends it to a few of many; look at one that was trained:</source>
        <translation>Jedes Token geht durch dasselbe Feed-Forward-Netz. In einer Mischung von Experten schickt ein Router es zu einigen von vielen; sehen Sie eine an, die trainiert wurde:</translation>
    </message>
    <message>
        <source>Everybody errs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Everything else</source>
        <translation>Alles andere</translation>
    </message>
    <message>
        <source>Everything is held at once: {/memory/peak_bytes|bytes}. Choose another schedule so that it fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything that can be set</source>
        <translation>Alles, was sich einstellen lässt</translation>
    </message>
    <message>
        <source>Everything thrown away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact, for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Austausch</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Expert dispatcher</source>
        <translation>Experten-Verteiler</translation>
    </message>
    <message>
        <source>Expert grid, the same GPUs</source>
        <translation>Expertengitter, dieselben GPUs</translation>
    </message>
    <message>
        <source>Expert imbalance</source>
        <translation>Ungleichgewicht der Experten</translation>
    </message>
    <message>
        <source>Expert parallel</source>
        <translation>Expertenparallel</translation>
    </message>
    <message>
        <source>Expert parallelism</source>
        <translation>Expertenparallelität</translation>
    </message>
    <message>
        <source>Expert routing</source>
        <translation>Experten-Routing</translation>
    </message>
    <message>
        <source>Expert tensor parallel</source>
        <translation>Expertentensorparallel</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>Experten</translation>
    </message>
    <message>
        <source>Experts are dealt to ranks; tokens travel to theirs and back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experts are most of the parameters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experts count in full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experts live on %1 ranks; tokens travel, a copy an expert.</source>
        <translation>Experten leben auf %1 Rängen; Token reisen, eine Kopie je Experte.</translation>
    </message>
    <message>
        <source>Experts per &amp;token</source>
        <translation>Experten je &amp;Token</translation>
    </message>
    <message>
        <source>Experts per token belong to the model: they are only tried.</source>
        <translation>Experten je Token gehören zum Modell: sie werden nur versucht.</translation>
    </message>
    <message>
        <source>Export &amp;launch files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export launch files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the step to Perfetto</source>
        <translation>Den Schritt nach Perfetto exportieren</translation>
    </message>
    <message>
        <source>Export to Perfetto</source>
        <translation>Nach Perfetto exportieren</translation>
    </message>
    <message>
        <source>Exposed</source>
        <comment>communication that nothing hides</comment>
        <translation>Ungedeckt</translation>
    </message>
    <message>
        <source>Exposed %1</source>
        <translation>%1 ungedeckt</translation>
    </message>
    <message>
        <source>Exposed DP below 10 % of the step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exposed, mean of all GPUs</source>
        <translation>Ungedeckt, Mittel aller GPUs</translation>
    </message>
    <message>
        <source>Exposed: {cp8:/time/exposed_s/cp|seconds} of {cp8:/time/step_s|seconds}. Long sequences are the one case in which more work hides more sending.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F and B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F and B, two chunks a rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F is summed over, and it is cut on both sides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F, I and W (a split backward)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F, I and W, two chunks a rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1 explains what has the focus. %1.</source>
        <translation>F1 erklärt, was den Fokus hat. %1.</translation>
    </message>
    <message>
        <source>FB</source>
        <translation>FB</translation>
    </message>
    <message>
        <source>FLOP</source>
        <translation>FLOP</translation>
    </message>
    <message>
        <source>FLOP / (rate · factors of direction and head size)</source>
        <translation>FLOP / (Rate · Faktoren für Richtung und Kopfgröße)</translation>
    </message>
    <message>
        <source>FLOP / rate</source>
        <translation>FLOP / Rate</translation>
    </message>
    <message>
        <source>FLOP done for each byte moved. Below the GPU's own ratio of FLOP/s to bytes/s the memory is the limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FLOP follow the tokens of the batch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FLOP of one TFLOP</source>
        <translation>FLOP eines TFLOP</translation>
    </message>
    <message>
        <source>FLOP of one multiply-add</source>
        <translation>FLOP einer Multiplikation mit Addition</translation>
    </message>
    <message>
        <source>FLOP of the attention kernel's backward</source>
        <translation>FLOP des Backward des Attention-Kernels</translation>
    </message>
    <message>
        <source>FLOP of the backward over the forward's</source>
        <translation>FLOP des Backward über denen des Forward</translation>
    </message>
    <message>
        <source>FLOP of the model's multiplies, exact; reproduces NVIDIA's published TFLOP/s</source>
        <translation>FLOP der Multiplikationen des Modells, genau; gibt NVIDIAs veröffentlichte TFLOP/s wieder</translation>
    </message>
    <message>
        <source>FLOP of {} attention</source>
        <translation>FLOP der Attention {}</translation>
    </message>
    <message>
        <source>FLOP per byte</source>
        <translation>FLOP je Byte</translation>
    </message>
    <message>
        <source>FLOP per byte moved</source>
        <translation>FLOP je bewegtem Byte</translation>
    </message>
    <message>
        <source>FLOP per parameter</source>
        <translation>FLOP je Parameter</translation>
    </message>
    <message>
        <source>FLOP per parameter, not per byte.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FLOP per second</source>
        <translation>FLOP je Sekunde</translation>
    </message>
    <message>
        <source>FLOP per token beyond the model's</source>
        <translation>FLOP je Token über die des Modells hinaus</translation>
    </message>
    <message>
        <source>FLOP per token that are computed</source>
        <translation>FLOP je Token, die gerechnet werden</translation>
    </message>
    <message>
        <source>FLOP per token, attention in full</source>
        <translation>FLOP je Token, Attention voll</translation>
    </message>
    <message>
        <source>FLOP per token, forward and backward</source>
        <translation>FLOP je Token, vorwärts und rückwärts</translation>
    </message>
    <message>
        <source>FLOP, forward</source>
        <translation>FLOP, vorwärts</translation>
    </message>
    <message>
        <source>FLOP/s</source>
        <translation>FLOP/s</translation>
    </message>
    <message>
        <source>FLOP/s of one GPU</source>
        <translation>FLOP/s einer GPU</translation>
    </message>
    <message>
        <source>FLOP/s over bytes/s.</source>
        <translation type="unfinished"></translation>
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
        <source>FP8 doubles the peak.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FP8 makes the step at least twice as fast as bf16.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FP8 recipe</source>
        <translation>FP8-Rezept</translation>
    </message>
    <message>
        <source>FSDP between nodes, TP within</source>
        <translation>FSDP zwischen Knoten, TP darin</translation>
    </message>
    <message>
        <source>FSDP has no ZeRO stage {zero}: the nearest shards gradients and weights too and keeps weights gathered after the forward.</source>
        <translation>FSDP hat keine ZeRO-Stufe {zero}: die nächste teilt auch Gradienten und Gewichte und behält die Gewichte nach dem Forward gesammelt.</translation>
    </message>
    <message>
        <source>FSDP1's hybrid strategies shard within a node of {gpus_per_node} GPUs: a group of {shard_group} ranks needs a process group made in the script.</source>
        <translation>Die hybriden Strategien von FSDP1 teilen innerhalb eines Knotens von {gpus_per_node} GPUs: eine Gruppe von {shard_group} Rängen braucht eine Prozessgruppe, die das Skript anlegt.</translation>
    </message>
    <message>
        <source>FSDP2</source>
        <translation>FSDP2</translation>
    </message>
    <message>
        <source>FSDP2 keeps its parameters in fp32, so they take twice as much as Megatron's.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FSDP2's bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>Ausfälle</translation>
    </message>
    <message>
        <source>False friends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faster than the start's {start:/time/step_s|seconds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faster than this seating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faster than {pp4:/time/step_s|seconds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faster than {start8:/time/step_s|seconds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fastest-varying dimension: closest GPUs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewer stages, if they fit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Füllen</translation>
    </message>
    <message>
        <source>Fill and drain</source>
        <translation>Füllen und Leeren</translation>
    </message>
    <message>
        <source>Fill the window with the pane, and back</source>
        <translation>Das Fenster mit der Ansicht füllen, und zurück</translation>
    </message>
    <message>
        <source>Fill the window with this view, and back (Z)</source>
        <translation>Das Fenster mit dieser Ansicht füllen, und zurück (Z)</translation>
    </message>
    <message>
        <source>Filled: final. Outlined with dashes: a part of each sum. Grey: not on this rank. Sent so far by each rank: %1 bytes (2 an element).</source>
        <translation>Gefüllt: endgültig. Gestrichelt umrandet: ein Teil jeder Summe. Grau: nicht auf diesem Rang. Bisher von jedem Rang gesendet: %1 Byte (2 je Element).</translation>
    </message>
    <message>
        <source>Filled: what one rank has of a tensor; Σ: a summand of it. Tinted rows: tokens cut by sequence parallelism. Click an operator to see what its numbers are made of.</source>
        <translation>Gefüllt: was ein Rang von einem Tensor hat; Σ: ein Summand davon. Getönte Zeilen: Token, die Sequenzparallelität teilt. Klicken Sie einen Operator an, um zu sehen, woraus seine Zahlen sind.</translation>
    </message>
    <message>
        <source>Filter the plans</source>
        <translation>Pläne filtern</translation>
    </message>
    <message>
        <source>Filter: tp=8 memory&lt;60 1f1b</source>
        <translation>Filter: tp=8 memory&lt;60 1f1b</translation>
    </message>
    <message>
        <source>Find a place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find out where this flat is full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find the schedule with the shortest step that fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find the smallest batch at which less than a tenth of the step is exposed data-parallel traffic.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First and last stages have something extra.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First and later</source>
        <translation>Erste und spätere</translation>
    </message>
    <message>
        <source>First everybody gets a part of the sum (reduce-scatter), then everybody gets all parts (all-gather).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First half: [[reduce-scatter]]. Second half: [[all-gather]]. Together: [[all-reduce]].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First matrix of the feed-forward: tokens B by width H, weights H by F, cut by its **output** (a [[column cut]]). What has to be sent?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First stage: the embedding, and the most micro-batches in flight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Erster Schritt</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Fit one step into memory</source>
        <translation>Einen Schritt in den Speicher bringen</translation>
    </message>
    <message>
        <source>Fit, batch, throughput: in this order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fits</source>
        <translation>Passt</translation>
    </message>
    <message>
        <source>Five (or 25).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five improvements</source>
        <translation>Fünf Verbesserungen</translation>
    </message>
    <message>
        <source>Five well-known texts give five numbers of bytes per parameter. They are not wrong: they keep different things.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five. A framework refuses TP 2, and its message often names another variable. Here the finding says it in words, with the nearest values that would do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Beheben</translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <comment>what it does, and its effect</comment>
        <translation>Behebung: %1</translation>
    </message>
    <message>
        <source>Fixed costs weigh more when there is less work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fixed rent does not depend on guests.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FlashAttention</source>
        <translation>FlashAttention</translation>
    </message>
    <message>
        <source>FlashAttention does not keep the scores.</source>
        <translation type="unfinished"></translation>
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
        <source>Fold repeats</source>
        <translation>Wiederholungen falten</translation>
    </message>
    <message>
        <source>Folded: %1.</source>
        <translation>Gefaltet: %1.</translation>
    </message>
    <message>
        <source>Follow the findings: what is wrong, what it costs, and what would mend it.</source>
        <translation>Folgen Sie den Befunden: was falsch ist, was es kostet, und was es behöbe.</translation>
    </message>
    <message>
        <source>For a room with a node. Without one: a published log.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For an 8 B model at TP 8: by which factor are its parameters too large?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For every parameter, which way and how strongly it should change. As many numbers as there are parameters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For one update of {4194304|count} tokens with sequences of {training.sequence_length|plain} on **one** GPU with micro-batch 2:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Formulas as printed</source>
        <translation>Formeln wie gedruckt</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Forward</translation>
    </message>
    <message>
        <source>Forward %1%2 = %3, and %4 moved.</source>
        <translation>Forward %1%2 = %3, und %4 bewegt.</translation>
    </message>
    <message>
        <source>Forward %1, backward %2; at the kernel’s own rate %3 and %4.</source>
        <translation>Forward %1, Backward %2; bei der eigenen Rate des Kernels %3 und %4.</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Vor (Alt+Rechts)</translation>
    </message>
    <message>
        <source>Forward of one layer: %1</source>
        <translation>Forward einer Schicht: %1</translation>
    </message>
    <message>
        <source>Forward through layer %1</source>
        <translation>Forward durch Schicht %1</translation>
    </message>
    <message>
        <source>Forward, backward and optimizer step add what is sent. A stage pointed at elsewhere is shown here.</source>
        <translation>Forward, Backward und Optimiererschritt summieren, was gesendet wird. Eine anderswo gezeigte Stufe wird hier gezeigt.</translation>
    </message>
    <message>
        <source>Forward: %1 of %2.</source>
        <translation>Forward: %1 von %2.</translation>
    </message>
    <message>
        <source>Forward: %1.</source>
        <translation>Forward: %1.</translation>
    </message>
    <message>
        <source>Forward: gather layer %1</source>
        <translation>Forward: Schicht %1 sammeln</translation>
    </message>
    <message>
        <source>Four kinds of things; two grow with tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four messages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four models of the catalogue, by what a training has to **hold**.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four people sit round a table with a dish each. Everybody tastes their own, then passes it on. After four tastes all have had all dishes, and no dish was ever in two hands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four rules for one limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four rules, four answers: they ask different questions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four signposts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four tenants of memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four, and all of them on the [[critical path]]: the next matrix cannot start before they end. That is what makes TP dear, and why it stays on [[NVLink]].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four: the sequence is cut, not lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Framework</source>
        <translation>Framework</translation>
    </message>
    <message>
        <source>Framework of the runs</source>
        <translation>Framework der Läufe</translation>
    </message>
    <message>
        <source>Frameworks' own</source>
        <translation>Der Frameworks eigene</translation>
    </message>
    <message>
        <source>Free: other work to do, and no one waiting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>From %1 (%2): the median of %Ln step(s) after %3 of warm-up; nine of ten lie within %4 of each other.</source>
        <translation><numerusform>Von %1 (%2): der Median von %Ln Schritt nach %3 Aufwärmen; neun von zehn liegen innerhalb %4 voneinander.</numerusform><numerusform>Von %1 (%2): der Median von %Ln Schritten nach %3 Aufwärmen; neun von zehn liegen innerhalb %4 voneinander.</numerusform></translation>
    </message>
    <message>
        <source>From %1 to %2, on a logarithmic scale.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From (10 + 24/8) to 34/8 in the paper's count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From GPU</source>
        <translation>Von GPU</translation>
    </message>
    <message>
        <source>From a &amp;log…</source>
        <translation>Aus einem &amp;Protokoll…</translation>
    </message>
    <message>
        <source>From a failure until the last checkpoint is read: noticing, finding and replacing what failed.</source>
        <translation>Von einem Ausfall, bis der letzte Checkpoint gelesen ist: bemerken, finden und ersetzen, was ausfiel.</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From naive to tuned</source>
        <translation>Von naiv bis abgestimmt</translation>
    </message>
    <message>
        <source>From one rank to another: activations between pipeline stages, blocks of a ring.</source>
        <translation>Von einem Rang zum anderen: Aktivierungen zwischen Pipeline-Stufen, Blöcke eines Rings.</translation>
    </message>
    <message>
        <source>From small to large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the estimate's own operators; click one.</source>
        <translation>Aus den Operatoren der Schätzung selbst; klicken Sie einen an.</translation>
    </message>
    <message>
        <source>From the first block to the last one's end: %1. Without a bubble it would be %2.</source>
        <translation>Vom ersten Block bis zum Ende des letzten: %1. Ohne Leerlauf wären es %2.</translation>
    </message>
    <message>
        <source>From the loss to the gradients. About four FLOP per parameter and token: twice the forward.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the smallest: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the tokens to the loss. Two FLOP per parameter and token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From which n on is the square product limited by computing?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From {pure:/memory/peak_bytes|bytes} to {ds:/memory/peak_bytes|bytes} on this GPU.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From {start:/memory/peak_bytes|bytes} on, each doubling doubles the activations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Voll</translation>
    </message>
    <message>
        <source>Full recomputation is switched on in the script (model.gradient_checkpointing_enable()), not in this file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full recomputation keeps L·s·b·h elements undivided, and the layer that is being recomputed is left out.</source>
        <translation>Volle Neuberechnung behält L·s·b·h Elemente ungeteilt, und die Schicht, die gerade neu gerechnet wird, fehlt.</translation>
    </message>
    <message>
        <source>Full recomputation pays compute for memory: only where nothing else makes room.</source>
        <translation>Volle Neuberechnung zahlt Rechnen für Speicher: nur, wo nichts anderes Platz schafft.</translation>
    </message>
    <message>
        <source>FullAC or SelectiveAC</source>
        <translation>FullAC oder SelectiveAC</translation>
    </message>
    <message>
        <source>Fuse or chunk the loss, or cut the vocabulary.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fused kernels</source>
        <translation>Verschmolzene Kernel</translation>
    </message>
    <message>
        <source>Fused softmax</source>
        <translation>Verschmolzene Softmax</translation>
    </message>
    <message>
        <source>Fused, such a chain is faster by about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fusion saves trips, not FLOP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GB</source>
        <translation>GB</translation>
    </message>
    <message>
        <source>GB and GiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GB or GiB, dense or sparse, causal or full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GELU(a + b) is not GELU(a) + GELU(b).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GFLOP</source>
        <translation>GFLOP</translation>
    </message>
    <message>
        <source>GPT-3 175B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>GPU %1</source>
        <translation>GPU %1</translation>
    </message>
    <message>
        <source>GPU %1 and GPU %2: to send it %3; from it %4</source>
        <translation>GPU %1 und GPU %2: dorthin %3; von dort %4</translation>
    </message>
    <message>
        <source>GPU %1 sends nothing to itself</source>
        <translation>GPU %1 sendet sich selbst nichts</translation>
    </message>
    <message>
        <source>GPU %1 to GPU %2, %3: %4 in this step, %5 before it, %6 in all</source>
        <translation>GPU %1 an GPU %2, %3: %4 in diesem Schritt, %5 davor, %6 insgesamt</translation>
    </message>
    <message>
        <source>GPU %1, chunk %2: %3</source>
        <translation>GPU %1, Stück %2: %3</translation>
    </message>
    <message>
        <source>GPU %1: has sent %2 of %3</source>
        <translation>GPU %1: hat %2 von %3 gesendet</translation>
    </message>
    <message>
        <source>GPU 0 ends with the parts of all.</source>
        <translation>GPU 0 endet mit den Teilen aller.</translation>
    </message>
    <message>
        <source>GPU h</source>
        <translation>GPU-h</translation>
    </message>
    <message>
        <source>GPU hours</source>
        <translation>GPU-Stunden</translation>
    </message>
    <message>
        <source>GPU hours between two failures that stop the job: about 50,700 in Llama 3's training, 29,500 and 82,100 in Meta's two research clusters.</source>
        <translation>GPU-Stunden zwischen zwei Ausfällen, die den Lauf anhalten: etwa 50.700 im Training von Llama 3, 29.500 und 82.100 in Metas zwei Forschungs-Clustern.</translation>
    </message>
    <message>
        <source>GPU hours per failure</source>
        <translation>GPU-Stunden je Ausfall</translation>
    </message>
    <message>
        <source>GPU hours per failure · 3 600</source>
        <translation>GPU-Stunden je Ausfall · 3 600</translation>
    </message>
    <message>
        <source>GPU hours · power of one</source>
        <translation>GPU-Stunden · Leistung einer</translation>
    </message>
    <message>
        <source>GPU hours · price of one</source>
        <translation>GPU-Stunden · Preis einer</translation>
    </message>
    <message>
        <source>GPU of the runs</source>
        <translation>GPU der Läufe</translation>
    </message>
    <message>
        <source>GPU price/h</source>
        <translation>GPU-Preis/h</translation>
    </message>
    <message>
        <source>GPU s</source>
        <translation>GPU-s</translation>
    </message>
    <message>
        <source>GPU seconds per failure</source>
        <translation>GPU-Sekunden je Ausfall</translation>
    </message>
    <message>
        <source>GPU shown</source>
        <translation>Gezeigte GPU</translation>
    </message>
    <message>
        <source>GPU time of a million tokens</source>
        <translation>GPU-Zeit einer Million Token</translation>
    </message>
    <message>
        <source>GPU time of all GPU time of the step that waits for communication which nothing hides.</source>
        <translation>Anteil der GPU-Zeit des Schritts, der auf Kommunikation wartet, die nichts verdeckt.</translation>
    </message>
    <message>
        <source>GPU time of an operator over its kernel's</source>
        <translation>GPU-Zeit eines Operators über der seines Kernels</translation>
    </message>
    <message>
        <source>GPU time of the step</source>
        <translation>GPU-Zeit des Schritts</translation>
    </message>
    <message>
        <source>GPU time of the step − all but idle time</source>
        <translation>GPU-Zeit des Schritts − alles außer untätiger Zeit</translation>
    </message>
    <message>
        <source>GPU-poor: accumulate gradients over smaller micro-batches for the same batch.</source>
        <translation>GPU-arm: für dasselbe Batch Gradienten über kleinere Mikro-Batches akkumulieren.</translation>
    </message>
    <message>
        <source>GPU-poor: no plan without full recomputation fits</source>
        <translation>GPU-arm: kein Plan ohne volle Neuberechnung passt</translation>
    </message>
    <message>
        <source>GPU-poor: nothing fits without full recomputation</source>
        <translation>GPU-arm: nichts passt ohne volle Neuberechnung</translation>
    </message>
    <message>
        <source>GPU-poor: recompute all activations, slower but smaller.</source>
        <translation>GPU-arm: alle Aktivierungen neu rechnen, langsamer, aber kleiner.</translation>
    </message>
    <message>
        <source>GPU-rich</source>
        <translation>GPU-reich</translation>
    </message>
    <message>
        <source>GPU-rich, 10 to 100 B parameters on more than 8 GPUs: tensor parallelism over the node with a pipeline, or with ZeRO-3, or ZeRO-3 alone.</source>
        <translation>GPU-reich, 10 bis 100 B Parameter auf mehr als 8 GPUs: Tensorparallelität über den Knoten mit einer Pipeline oder mit ZeRO-3, oder ZeRO-3 allein.</translation>
    </message>
    <message>
        <source>GPU-rich, above 100 B parameters: tensor parallelism over the node and a deeper pipeline.</source>
        <translation>GPU-reich, über 100 B Parameter: Tensorparallelität über den Knoten und eine tiefere Pipeline.</translation>
    </message>
    <message>
        <source>GPU-rich, below 10 B parameters: one technique is enough, tensor parallelism within a node, or ZeRO-3 with full recomputation.</source>
        <translation>GPU-reich, unter 10 B Parameter: eine Technik genügt, Tensorparallelität innerhalb eines Knotens oder ZeRO-3 mit voller Neuberechnung.</translation>
    </message>
    <message>
        <source>GPU-rich: some plan without full recomputation fits</source>
        <translation>GPU-reich: ein Plan ohne volle Neuberechnung passt</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>GPUs %1 to %2. The first: %3</source>
        <translation>GPUs %1 bis %2. Die erste: %3</translation>
    </message>
    <message>
        <source>GPUs / (p · e · etp)</source>
        <translation>GPUs / (p · e · etp)</translation>
    </message>
    <message>
        <source>GPUs / (t · c · p)</source>
        <translation>GPUs / (t · c · p)</translation>
    </message>
    <message>
        <source>GPUs / (tp · cp · pp)</source>
        <translation>GPUs / (tp · cp · pp)</translation>
    </message>
    <message>
        <source>GPUs a node</source>
        <translation>GPUs je Knoten</translation>
    </message>
    <message>
        <source>GPUs compute.</source>
        <translation>GPUs rechnen.</translation>
    </message>
    <message>
        <source>GPUs idle since the pipeline's stages are not equal: %1 is the slowest.</source>
        <translation>GPUs sind untätig, weil die Stufen der Pipeline nicht gleich sind: %1 ist die langsamste.</translation>
    </message>
    <message>
        <source>GPUs idle while the pipeline fills and drains: what the schedule costs were all stages equal.</source>
        <translation>GPUs sind untätig, während die Pipeline sich füllt und leert: was der Zeitplan kostete, wären alle Stufen gleich.</translation>
    </message>
    <message>
        <source>GPUs in one node.</source>
        <translation>GPUs in einem Knoten.</translation>
    </message>
    <message>
        <source>GPUs of %1</source>
        <comment>a vendor</comment>
        <translation>GPUs von %1</translation>
    </message>
    <message>
        <source>GPUs of one host</source>
        <translation>GPUs eines Hosts</translation>
    </message>
    <message>
        <source>GPUs per node</source>
        <translation>GPUs je Knoten</translation>
    </message>
    <message>
        <source>GPUs that share a batch need enough tokens each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs that share a shard</source>
        <translation>GPUs, die einen Shard teilen</translation>
    </message>
    <message>
        <source>GPUs that share a shard of the experts</source>
        <translation>GPUs, die einen Shard der Experten teilen</translation>
    </message>
    <message>
        <source>GPUs that share the scale-up network, 72 for NVL72.</source>
        <translation>GPUs, die das Scale-up-Netz teilen, 72 bei NVL72.</translation>
    </message>
    <message>
        <source>GPUs wait for %1 communication that nothing hides.</source>
        <translation>GPUs warten auf %1-Kommunikation, die nichts verdeckt.</translation>
    </message>
    <message>
        <source>GPUs wait for the host, and what every step costs beside its work.</source>
        <translation>GPUs warten auf den Host, und was jeder Schritt neben seiner Arbeit kostet.</translation>
    </message>
    <message>
        <source>GPUs, the batch growing with them</source>
        <translation>GPUs, das Batch wächst mit ihnen</translation>
    </message>
    <message>
        <source>GPUs, the batch held</source>
        <translation>GPUs, das Batch festgehalten</translation>
    </message>
    <message>
        <source>GPipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gather</source>
        <translation>Sammeln</translation>
    </message>
    <message>
        <source>Gather the new weights</source>
        <translation>Die neuen Gewichte sammeln</translation>
    </message>
    <message>
        <source>Gather, forward, drop, gather, backward, reduce-scatter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gathering the next layer's weights while this one computes.</source>
        <translation>Die Gewichte der nächsten Schicht sammeln, während diese rechnet.</translation>
    </message>
    <message>
        <source>Gathers per step = micro-batches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GiB</source>
        <translation>GiB</translation>
    </message>
    <message>
        <source>GiB; may stay empty</source>
        <translation>GiB; darf leer bleiben</translation>
    </message>
    <message>
        <source>Give the plan this rank order</source>
        <translation>Dem Plan diese Rangordnung geben</translation>
    </message>
    <message>
        <source>Give the plan what is tried here</source>
        <translation>Dem Plan geben, was hier versucht wird</translation>
    </message>
    <message>
        <source>Global batch</source>
        <translation>Globales Batch</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossar</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on without</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Gut</translation>
    </message>
    <message>
        <source>Goodput</source>
        <translation>Goodput</translation>
    </message>
    <message>
        <source>Goodput by the time between checkpoints</source>
        <translation>Goodput nach der Zeit zwischen Checkpoints</translation>
    </message>
    <message>
        <source>Gradient buckets leave while the backward goes on.</source>
        <translation>Gradienten-Buckets gehen ab, während das Backward weiterläuft.</translation>
    </message>
    <message>
        <source>Gradient bytes that are reduced at once; below 64 KiB a bucket costs its latency whatever its size.</source>
        <translation>Bytes der Gradienten, die auf einmal reduziert werden; unter 64 KiB kostet ein Bucket seine Latenz, wie groß er auch ist.</translation>
    </message>
    <message>
        <source>Gradient format</source>
        <translation>Format der Gradienten</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>Gradienten</translation>
    </message>
    <message>
        <source>Gradients are kept in parts too, so they are scattered with every micro-batch.</source>
        <translation>Auch Gradienten werden in Teilen gehalten, also mit jedem Mikro-Batch verteilt.</translation>
    </message>
    <message>
        <source>Gradients leave during the backward, parameters come back during the forward.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gradients leave in buckets so small that each of them mostly pays its latency.</source>
        <translation>Gradienten gehen in so kleinen Buckets, dass jeder vor allem seine Latenz kostet.</translation>
    </message>
    <message>
        <source>Gradients leave while the last backward runs</source>
        <translation>Gradienten gehen ab, während das letzte Backward läuft</translation>
    </message>
    <message>
        <source>Gradients of the last layers, in the backward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gradients that leave together. Large enough to use the wire well, small enough that the first one leaves early in the backward pass.</source>
        <translation>Gradienten, die zusammen abgehen. Groß genug, um die Leitung gut zu nutzen, klein genug, dass das erste früh im Backward abgeht.</translation>
    </message>
    <message>
        <source>Grattafiori et al. 2024 (Llama 3, arXiv 2407.21783), section 3.3.1: storage that sustains 2 TB/s, for 16,384 GPUs</source>
        <translation>Grattafiori et al. 2024 (Llama 3, arXiv 2407.21783), Abschnitt 3.3.1: Speicher, der 2 TB/s hält, für 16.384 GPUs</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Groups of {group} micro-batches are not possible with {stages} pipeline ranks and {microbatches} micro-batches: a group must fill the pipeline and cannot be larger than all of them.</source>
        <translation>Gruppen von {group} Mikro-Batches sind mit {stages} Pipeline-Rängen und {microbatches} Mikro-Batches nicht möglich: eine Gruppe muss die Pipeline füllen und kann nicht größer sein als alle zusammen.</translation>
    </message>
    <message>
        <source>Guess before you look.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guests who talk all evening sit side by side; those who only wave may sit at the other table. GPUs of a [[node]] are one table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H is whole on both sides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H100 GPUs, 8 a node; sequence 4,096, 256 sequences a step</source>
        <translation>H100-GPUs, 8 je Knoten; Sequenz 4.096, 256 Sequenzen je Schritt</translation>
    </message>
    <message>
        <source>HBM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HFU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half a block hides a hop from about %1 tokens per rank on.</source>
        <translation>Ein halber Block verdeckt einen Sprung ab etwa %1 Token je Rang.</translation>
    </message>
    <message>
        <source>Halve it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Halve their number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand out eight sheets with the same text; tear and share them. Stage 3 is when you have to ask before you read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hardly anything: {/memory/by_stage/0/activations / sel:/memory/by_stage/0/activations|times}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hardware FLOP utilisation: what was really computed over the peak. Recomputation counts, so it is never below the MFU.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hardware profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hatched: compute waits for it. Operators are opened in the first and last %1 blocks; wheel and + zoom, F fits.</source>
        <translation>Schraffiert: das Rechnen wartet darauf. Operatoren sind in den ersten und letzten %1 Blöcken geöffnet; Rad und + vergrößern, F passt ein.</translation>
    </message>
    <message>
        <source>Hatched: the compute stream waits for it. Wheel, + and − zoom, F fits.</source>
        <translation>Schraffiert: der Rechenstrom wartet darauf. Rad, + und − vergrößern, F passt ein.</translation>
    </message>
    <message>
        <source>Have eight people carry eight cups of water in one go, then one person eight times: same water, other memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Have sixteen people sit as GPUs at two tables. Who talks to whom, and through which door?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held by one GPU</source>
        <translation>Von einer GPU gehalten</translation>
    </message>
    <message>
        <source>Here {/memory/by_stage/0/activations / sp:/memory/by_stage/0/activations|times}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here {/throughput/mfu|percent} (causal once) and {/throughput/mfu_full_attention|percent} (in full, as the playbook does). With longer sequences they drift further apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here {/time/exposed_s/tp|seconds} of TP are exposed and {/time/exposed_s/dp|seconds} of DP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here {microbatches|plain} micro-batches are accumulated. ZeRO-1 keeps whole gradients, so that it sends once per step. With ZeRO-3 each micro-batch gathers the layers anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here {model.parameters|count} parameters train on one H100.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Verdeckt</translation>
    </message>
    <message>
        <source>Hidden behind compute</source>
        <translation>Hinter Rechnen verdeckt</translation>
    </message>
    <message>
        <source>Hidden, on %1</source>
        <comment>stage</comment>
        <translation>Verdeckt, auf %1</translation>
    </message>
    <message>
        <source>Hidden.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hierarchical</source>
        <translation>Hierarchisch</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Highest at %1: %2.</source>
        <translation>Höchster bei %1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Highest of %Ln bar(s): %1, %2.</source>
        <translation><numerusform>Höchster von %Ln Balken: %1, %2.</numerusform><numerusform>Höchster von %Ln Balken: %1, %2.</numerusform></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Pos1, Ende</translation>
    </message>
    <message>
        <source>Hopper's dense 16-bit peak</source>
        <translation>Hoppers dichte 16-Bit-Spitze</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>How a &amp;layer is cut</source>
        <translation>Wie eine &amp;Schicht geteilt wird</translation>
    </message>
    <message>
        <source>How a layer is cut</source>
        <translation>Wie eine Schicht geteilt wird</translation>
    </message>
    <message>
        <source>How can that be?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How can the bubble vanish?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How did 16,384 GPUs train with 16 million tokens?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How does a collective move the bytes?</source>
        <translation>Wie bewegt ein Kollektiv die Bytes?</translation>
    </message>
    <message>
        <source>How does a small GPU train with a large batch?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How does one climb from one GPU to a pipeline with sharding?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How each &amp;number is computed</source>
        <translation>Wie jede &amp;Zahl berechnet wird</translation>
    </message>
    <message>
        <source>How each number is computed</source>
        <translation>Wie jede Zahl berechnet wird</translation>
    </message>
    <message>
        <source>How far can tensor parallelism go?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far is the estimate from your machine?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far this figure can be trusted: %1</source>
        <translation>Wie weit dieser Zahl zu trauen ist: %1</translation>
    </message>
    <message>
        <source>How is a matrix cut?</source>
        <translation>Wie wird eine Matrix geteilt?</translation>
    </message>
    <message>
        <source>How large would it be with two tables?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long does an all-reduce take?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long until the end? Give the training a token budget, below.</source>
        <translation>Wie lange bis zum Ende? Geben Sie dem Training unten ein Token-Budget.</translation>
    </message>
    <message>
        <source>How long, and for how much, to the last token?</source>
        <translation>Wie lange und für wie viel bis zum letzten Token?</translation>
    </message>
    <message>
        <source>How low-precision multiplies are scaled.</source>
        <translation>Wie Multiplikationen niedriger Genauigkeit skaliert werden.</translation>
    </message>
    <message>
        <source>How many GPUs is that?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many GPUs may share one layer of Llama 3 70B on H100s? Four published rules answer with four numbers. You would expect the same answer from four books about the same mountain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many TFLOP/s per GPU are 1,639 tokens/s?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many activations does stage 0 hold before its first backward?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many all-reduces does one layer need, forward and backward together?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many bites?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many bytes does each of the {plan.dp} ranks send in an [[all-reduce]]?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many bytes is that for each parameter?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many bytes of gradients leave together</source>
        <translation>Wie viele Bytes Gradienten zusammen abgehen</translation>
    </message>
    <message>
        <source>How many forwards does a stage run before its first backward?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many layers does a stage hold if they are spread as evenly as they can be: the largest?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many layers of a stage are recomputed.</source>
        <translation>Wie viele Schichten einer Stufe neu gerechnet werden.</translation>
    </message>
    <message>
        <source>How many micro-batches are accumulated?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many nodes.</source>
        <translation>Wie viele Knoten.</translation>
    </message>
    <message>
        <source>How many parameters does Mixtral 8x7B have, and how many does one token visit?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many plans to list</source>
        <translation>Wie viele Pläne zu listen sind</translation>
    </message>
    <message>
        <source>How many times faster is the step than on one GPU?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many times larger is what is held than what a token visits?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many times longer does the exposed tensor-parallel traffic become?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many tokens a training example has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many tokens an update should see: too few is noisy, too many learn little more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many tokens is that for each GPU?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many tokens per GPU are the floor within a node?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much does ZeRO-2 save at DP = 1, as a share of the static memory? (1 % is the slider's least.)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much is lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much is said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much longer is the step at TP 16 than at TP 8 (PP 4)?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much longer is the step with ZeRO-3 than with ZeRO-1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much of the step is launched as a graph.</source>
        <translation>Wie viel des Schritts als Graph gestartet wird.</translation>
    </message>
    <message>
        <source>How small may a GPU's part of the batch be?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How this plan's step time follows from its inputs</source>
        <translation>Wie die Schrittzeit dieses Plans aus ihren Eingaben folgt</translation>
    </message>
    <message>
        <source>How to begin</source>
        <translation>Wie beginnen</translation>
    </message>
    <message>
        <source>How tokens travel to their experts.</source>
        <translation>Wie Token zu ihren Experten reisen.</translation>
    </message>
    <message>
        <source>Hugging Face config</source>
        <translation>Hugging-Face-Konfiguration</translation>
    </message>
    <message>
        <source>Hybrid 2 × 2</source>
        <translation>Hybrid 2 × 2</translation>
    </message>
    <message>
        <source>Hybrid ZeRO-%1</source>
        <translation>Hybrides ZeRO-%1</translation>
    </message>
    <message>
        <source>Hybrid sharding</source>
        <translation>Hybrides Sharding</translation>
    </message>
    <message>
        <source>IEEE 754</source>
        <translation>IEEE 754</translation>
    </message>
    <message>
        <source>Idle GPU time of all GPU time of a step: while the pipeline fills and drains, and while faster stages wait for the slowest. It is no communication: more micro-batches or chunks make the first part smaller, a better cut of the layers the second.</source>
        <translation>Untätige GPU-Zeit an der gesamten GPU-Zeit eines Schritts: während sich die Pipeline füllt und leert, und während schnellere Stufen auf die langsamste warten. Es ist keine Kommunikation: mehr Mikro-Batches oder Abschnitte verkleinern den ersten Teil, eine bessere Aufteilung der Schichten den zweiten.</translation>
    </message>
    <message>
        <source>Idle GPU time of all GPU time of the step: %1 to fill and drain the pipeline, %2 since its stages are not equal.</source>
        <translation>Untätige GPU-Zeit an der gesamten GPU-Zeit eines Schritts: %1 zum Füllen und Leeren der Pipeline, %2, weil ihre Stufen nicht gleich sind.</translation>
    </message>
    <message>
        <source>Idle: bubble, other ranks</source>
        <translation>Untätig: Leerlauf, andere Ränge</translation>
    </message>
    <message>
        <source>If each car visits every hall twice, for half the work each time, hall 4 gets its first car in half the time. [[Interleaved 1F1B]]: each rank holds v thin [[stages]], one behind the other in a loop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If gathering is repeated for each micro-batch, fewer and larger micro-batches help. There is room now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If somebody reports 50 % with full recomputation and means HFU, the MFU is about {0.5 * 6 / 8|percent}: six eighths of it. Ask which one is meant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the busiest expert rank gets twice the mean, how much longer is the step?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Illegal. One number written differently (ETP 1) makes it legal. The finding says which.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Illegal: the experts' seating needs 4 × 8 × 8 = 256</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imbal.</source>
        <translation>Ungl.</translation>
    </message>
    <message>
        <source>Imbalance</source>
        <translation>Ungleichgewicht</translation>
    </message>
    <message>
        <source>Import a log or profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>In %1</source>
        <translation>In %1</translation>
    </message>
    <message>
        <source>In [[ring attention]] each rank keeps its queries; the blocks of keys and values go round. While one block is worked on, the next is on its way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a sentence or two. Nobody but you reads it; what to listen for is told afterwards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a small room everybody can shake hands with everybody. In a stadium nobody gets to their seat. {/gpus|plain} GPUs share a batch of {tokens|count} [[tokens]].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In each layer two things race: computing, which grows with the [[tokens]] on the GPU, and sending the layer's gradients, which does not. Whoever is slower sets the pace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In files</source>
        <translation>In Dateien</translation>
    </message>
    <message>
        <source>In flight</source>
        <translation>Unterwegs</translation>
    </message>
    <message>
        <source>In flight, at most</source>
        <translation>Unterwegs, höchstens</translation>
    </message>
    <message>
        <source>In numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In percent: %1.</source>
        <translation>In Prozent: %1.</translation>
    </message>
    <message>
        <source>In practice this is the OOM that people see first when they lengthen sequences.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the currency of a GPU hour's</source>
        <translation>In der Währung einer GPU-Stunde</translation>
    </message>
    <message>
        <source>In the domain</source>
        <translation>In der Domäne</translation>
    </message>
    <message>
        <source>In the palette</source>
        <translation>In der Palette</translation>
    </message>
    <message>
        <source>In the playbook's runs a 1.34 B model has a higher MFU with PP 2 than without, at **fewer** tokens per second. Its table counts 1.61 B parameters when PP &gt; 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the printed DP line stands a factor num_params in the numerator. What is right?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the step</source>
        <translation>Im Schritt</translation>
    </message>
    <message>
        <source>In this plan</source>
        <translation>In diesem Plan</translation>
    </message>
    <message>
        <source>In what format gradients are accumulated and reduced.</source>
        <translation>In welchem Format Gradienten akkumuliert und reduziert werden.</translation>
    </message>
    <message>
        <source>In which order does one choose a configuration?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>InfiniBand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intensity below the corner: bytes limit. Above: FLOP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interleave.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interleaved</source>
        <translation>Verschränkt</translation>
    </message>
    <message>
        <source>Interleaved with 7 chunks, if it fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interleaved with 8 chunks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interleaved, 2 chunks (units of half a stage)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interleaving halves 1F1B's bubble; ZB-H1 leaves a third.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interleaving {chunks} chunks needs more than one pipeline rank, but pp is {pp}.</source>
        <translation>{chunks} Abschnitte zu verschränken braucht mehr als einen Pipeline-Rang, aber pp ist {pp}.</translation>
    </message>
    <message>
        <source>Is 736 TFLOP/s plausible?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is it legal?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is the ring in the way?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is the summed dimension cut?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It belongs in the denominator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It belongs there: larger models send more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cancels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cancels. With it the printed 'ratio' of an 8 B model would be in the thousands of millions. Dimensions would have told: a ratio has none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cancels: both times grow with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It counts elements; a bf16 element has two bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It does not change the world size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It exceeds %1.</source>
        <translation>Es übersteigt %1.</translation>
    </message>
    <message>
        <source>It fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It follows from the others.</source>
        <translation>Es folgt aus den anderen.</translation>
    </message>
    <message>
        <source>It gathers twice, not once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has {small:model.parameters|plain} parameters, {small:model.embedding|plain} of them in its one table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is a scenario or a model, neither a profile nor the log of a benchmark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is at least half of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is below NVIDIA's 1,639 tokens/s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is for every plan.</source>
        <translation>Es gilt für jeden Plan.</translation>
    </message>
    <message>
        <source>It is like a kitchen lift: with enough dishes per trip nobody notices how long it rides. With one spoon per trip all wait for the lift.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is of another device (%1) than the cluster's.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is off by a factor of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is repeated {microbatches|plain} times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is right as printed.</source>
        <translation>Es ist richtig, wie gedruckt.</translation>
    </message>
    <message>
        <source>It is the same as context parallelism.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It keeps %1 for its backward.</source>
        <translation>Es behält %1 für sein Backward.</translation>
    </message>
    <message>
        <source>It keeps nothing for its backward.</source>
        <translation>Es behält nichts für sein Backward.</translation>
    </message>
    <message>
        <source>It must be a number from %1 to %2.</source>
        <translation>Es muss eine Zahl von %1 bis %2 sein.</translation>
    </message>
    <message>
        <source>It must be a whole number from %1 to %2.</source>
        <translation>Es muss eine ganze Zahl von %1 bis %2 sein.</translation>
    </message>
    <message>
        <source>It only moves bytes: %1 forward and %2 backward, × %3 for what the kernels do not fuse, at %4/s: %5 and %6.</source>
        <translation>Es bewegt nur Bytes: %1 vorwärts und %2 rückwärts, × %3 für das, was die Kernel nicht verschmelzen, bei %4/s: %5 und %6.</translation>
    </message>
    <message>
        <source>It only says that sending takes less time than a block. It does not hide there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It ran out of memory</source>
        <translation>Der Speicher ging aus</translation>
    </message>
    <message>
        <source>It sends about as many bytes as TP alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It sends what tensor parallelism sends, as gathers and scatters.</source>
        <translation>Es sendet, was Tensorparallelität sendet, als Sammeln und Verteilen.</translation>
    </message>
    <message>
        <source>It starts when %1, before it on the rank, ends: there is no bubble.</source>
        <translation>Es beginnt, wenn %1, davor auf dem Rang, endet: es gibt keinen Leerlauf.</translation>
    </message>
    <message>
        <source>It stays within %1.</source>
        <translation>Es bleibt innerhalb %1.</translation>
    </message>
    <message>
        <source>It waits for nothing.</source>
        <translation>Es wartet auf nichts.</translation>
    </message>
    <message>
        <source>It was measured on runs that the fit never saw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was written for one purpose, and quoted for another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It would need an all-reduce before the activation function, as a function of a sum is not the sum of functions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It would not need any collective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its &amp;derivation</source>
        <translation>Seine &amp;Herleitung</translation>
    </message>
    <message>
        <source>Its balance is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its columns of Y meet its rows of B: still nothing is sent, but no number is final.</source>
        <translation>Seine Spalten von Y treffen seine Zeilen von B: noch wird nichts gesendet, aber keine Zahl ist endgültig.</translation>
    </message>
    <message>
        <source>Its global batch is %1, the scenario's is %2: set the scenario right first.</source>
        <translation>Sein globales Batch ist %1, das des Szenarios %2: stellen Sie erst das Szenario richtig ein.</translation>
    </message>
    <message>
        <source>Jiang et al. 2024 (MegaScale, arXiv 2402.15627), section 4: detection and diagnosis in less than 10 minutes</source>
        <translation>Jiang et al. 2024 (MegaScale, arXiv 2402.15627), Abschnitt 4: Erkennung und Diagnose in weniger als 10 Minuten</translation>
    </message>
    <message>
        <source>Just enough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>K plays, comma and full stop go from frame to frame.</source>
        <translation>K spielt ab, Komma und Punkt gehen von Bild zu Bild.</translation>
    </message>
    <message>
        <source>K plays, comma and full stop step. S: the buffer, or all parts together; n: GPUs. The time by α and β is the textbook's, without NCCL's tricks.</source>
        <translation>K spielt ab, Komma und Punkt gehen schrittweise. S: der Puffer, oder alle Teile zusammen; n: GPUs. Die Zeit nach α und β ist die des Lehrbuchs, ohne die Kniffe von NCCL.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Keep the file under another name and begin a new playbook?</source>
        <translation>Die Datei unter anderem Namen behalten und ein neues Playbook beginnen?</translation>
    </message>
    <message>
        <source>Keep the present scenario beside those to come</source>
        <translation>Das jetzige Szenario neben den kommenden behalten</translation>
    </message>
    <message>
        <source>Keep the samples.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep this curve, to compare another scenario with it</source>
        <translation>Diese Kurve behalten, um ein anderes Szenario damit zu vergleichen</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Keys and values of the next block in a ring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KiB</source>
        <translation>KiB</translation>
    </message>
    <message>
        <source>Kind of layer</source>
        <translation>Art der Schicht</translation>
    </message>
    <message>
        <source>Kingma and Ba 2014 (arXiv 1412.6980); Dettmers et al. 2021 (arXiv 2110.02861)</source>
        <translation>Kingma and Ba 2014 (arXiv 1412.6980); Dettmers et al. 2021 (arXiv 2110.02861)</translation>
    </message>
    <message>
        <source>Korthikanti and others counted 34 bytes per token and width for a GPT layer: 24 of them are cut by TP, 10 are not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Korthikanti et al. 2022 (arXiv 2205.05198), eq. 1: 5·a·s²·b/t with dropout</source>
        <translation>Korthikanti et al. 2022 (arXiv 2205.05198), Gl. 1: 5·a·s²·b/t mit Dropout</translation>
    </message>
    <message>
        <source>Korthikanti et al. 2022 (arXiv 2205.05198), section 4.1</source>
        <translation>Korthikanti et al. 2022 (arXiv 2205.05198), Abschnitt 4.1</translation>
    </message>
    <message>
        <source>Korthikanti et al. 2022 (arXiv 2205.05198), section 4.1; Dao 2023 (arXiv 2307.08691)</source>
        <translation>Korthikanti et al. 2022 (arXiv 2205.05198), Abschnitt 4.1; Dao 2023 (arXiv 2307.08691)</translation>
    </message>
    <message>
        <source>Korthikanti et al. 2022 (arXiv 2205.05198), section 5</source>
        <translation>Korthikanti et al. 2022 (arXiv 2205.05198), Abschnitt 5</translation>
    </message>
    <message>
        <source>Korthikanti et al. 2022 (arXiv 2205.05198), section 6.3</source>
        <translation>Korthikanti et al. 2022 (arXiv 2205.05198), Abschnitt 6.3</translation>
    </message>
    <message>
        <source>L / virtual stages</source>
        <translation>L / virtuelle Stufen</translation>
    </message>
    <message>
        <source>LLM.Q's fused_classifier, prime-rl's cast_float_and_contiguous, torchtune's CEWithChunkedOutputLoss</source>
        <translation>LLM.Q's fused_classifier, prime-rl's cast_float_and_contiguous, torchtune's CEWithChunkedOutputLoss</translation>
    </message>
    <message>
        <source>La&amp;rger text</source>
        <translation>&amp;Größerer Text</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Large micro-batches suit ZeRO-3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger matrices use the GPU a little better. Find the largest micro-batch that still fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger micro-batches fill the GPU better and cost memory; more of them shrink the pipeline’s bubble.</source>
        <translation>Größere Mikro-Batches füllen die GPU besser und kosten Speicher; mehr davon verkleinern den Leerlauf der Pipeline.</translation>
    </message>
    <message>
        <source>Largest %1: %2 at %3.</source>
        <translation>Größte %1: %2 bei %3.</translation>
    </message>
    <message>
        <source>Largest part</source>
        <translation>Größter Teil</translation>
    </message>
    <message>
        <source>Last hop</source>
        <translation>Letzter Sprung</translation>
    </message>
    <message>
        <source>Last stage: the head and the loss, which also make it the slowest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launcher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Law: idle = %1 = %2 = %3, for %4.</source>
        <translation>Gesetz: untätig = %1 = %2 = %3, für %4.</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>Layers grow with the square of the width, the vocabulary's tables with the width.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers moved for the shortest step.</source>
        <translation>Schichten für den kürzesten Schritt verschoben.</translation>
    </message>
    <message>
        <source>Layers moved for the smallest peak.</source>
        <translation>Schichten für die kleinste Spitze verschoben.</translation>
    </message>
    <message>
        <source>Layers of each stage</source>
        <translation>Schichten jeder Stufe</translation>
    </message>
    <message>
        <source>Layers of each stage and chunk, in model order.</source>
        <translation>Schichten jeder Stufe und jedes Abschnitts, in der Reihenfolge des Modells.</translation>
    </message>
    <message>
        <source>Layers per stage</source>
        <translation>Schichten je Stufe</translation>
    </message>
    <message>
        <source>Laying out the schedule…</source>
        <translation>Lege den Zeitplan aus…</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Layout</translation>
    </message>
    <message>
        <source>Layout {layout} cuts the sequence into {pieces} equal pieces for {ranks} ranks, but {sequence} tokens do not divide by {pieces}.</source>
        <translation>Die Aufteilung {layout} schneidet die Sequenz in {pieces} gleiche Stücke für {ranks} Ränge, aber {sequence} Token lassen sich nicht durch {pieces} teilen.</translation>
    </message>
    <message>
        <source>Learning rate, steps, rope base, epsilon, tokenizer and data are placeholders: put in your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave out what repeats (R)</source>
        <translation>Auslassen, was sich wiederholt (R)</translation>
    </message>
    <message>
        <source>Leave the lesson; your own scenario comes back (Escape)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left open</source>
        <translation>Offen gelassen</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Links, Rechts</translation>
    </message>
    <message>
        <source>Legal in one framework is illegal in another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legal, but slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legal: 64</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legal?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less TP sends less, but holds more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less bubble costs memory, or a second copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less exposed TP than a tenth of a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let DP go to infinity.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the playhead run once before you say anything. Then ask: which row is idle at the start, which at the end?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the room vote for one rule before the reveal. Nobody has asked what 'limit' means. That is the lesson.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Light, dark or high contrast; or as the desktop is.</source>
        <translation>Hell, dunkel oder hoher Kontrast; oder wie der Desktop ist.</translation>
    </message>
    <message>
        <source>Limits: PP = 1 should give 0, not peak / (32 h L bw).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>Liu et al. 2023 (Ring Attention, arXiv 2310.01889)</source>
        <translation>Liu et al. 2023 (Ring Attention, arXiv 2310.01889)</translation>
    </message>
    <message>
        <source>Llama 3 (arXiv 2407.21783): 419 unexpected interruptions in 54 days of 16,384 GPUs, 50,700 GPU hours each; Kokolis et al. 2025 (arXiv 2410.21680): 6.50 and 2.34 failures per 1,000 days of 8-GPU nodes, 29,500 and 82,100 GPU hours each</source>
        <translation>Llama 3 (arXiv 2407.21783): 419 unerwartete Unterbrechungen in 54 Tagen von 16.384 GPUs, je 50.700 GPU-Stunden; Kokolis et al. 2025 (arXiv 2410.21680): 6,50 und 2,34 Ausfälle je 1.000 Tage von Knoten mit 8 GPUs, je 29.500 und 82.100 GPU-Stunden</translation>
    </message>
    <message>
        <source>Llama 3 405B</source>
        <translation>Llama 3 405B</translation>
    </message>
    <message>
        <source>Llama 3 8B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Llama 3 8B has {model.layers} layers, a [[hidden width]] of {model.hidden|plain} and a vocabulary of {model.vocab|plain} words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Llama 3 8B on {plan.dp} replicas, with 2 bytes of parameters, 4 of gradients and 12 of optimizer states for each parameter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Llama 3 8B, Mixtral, GPT-3, DeepSeek-V3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Llama 3.1 405B has {model.layers} layers. A loaf of 126 slices for 8 people: somebody gets fewer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load &amp;imbalance</source>
        <translation>Ungleiche &amp;Last</translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation>%1 sperren</translation>
    </message>
    <message>
        <source>Locked: it does not follow when other values change</source>
        <translation>Gesperrt: folgt nicht, wenn sich andere Werte ändern</translation>
    </message>
    <message>
        <source>Logits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logs (*.log *.txt *.out *.err);;All files (*)</source>
        <translation>Protokolle (*.log *.txt *.out *.err);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Logs and profiles (*.json *.jsonl *.log *.txt *.csv *.out);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long sequences hide the ring.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long sequences: {training.sequence_length|plain} tokens. To save memory, [[full recomputation]] keeps only each layer's input.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long: fifteen minutes. Each rung can be a team.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest idle</source>
        <translation>Längste Untätigkeit</translation>
    </message>
    <message>
        <source>Look at both ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the end of its bar: {/memory/peak_stage|plain}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the mesh before you look at the profiler.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the streams.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for what would hide more…</source>
        <translation>Suche, was mehr verdeckte…</translation>
    </message>
    <message>
        <source>Looking for what would make it fit …</source>
        <translation>Suche, was es passend machte …</translation>
    </message>
    <message>
        <source>Loses to the best by %1</source>
        <translation>Verliert gegen den besten um %1</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>M = GPU seconds per failure / GPUs</source>
        <translation>M = GPU-Sekunden je Ausfall / GPUs</translation>
    </message>
    <message>
        <source>M, where δ is at least 2M</source>
        <translation>M, wo δ mindestens 2M ist</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>MB</translation>
    </message>
    <message>
        <source>MFLOP</source>
        <translation>MFLOP</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>MFU a quarter above the start's {start:/throughput/mfu|percent}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MFU of the best plan that is found, above, and of the fastest that the playbook measured; a click opens it.</source>
        <translation>MFU des besten gefundenen Plans, oben, und des schnellsten, den das Playbook maß; ein Klick öffnet ihn.</translation>
    </message>
    <message>
        <source>MFU, %</source>
        <translation>MFU, %</translation>
    </message>
    <message>
        <source>MFU, HFU: ask which.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MFU, causal</source>
        <comment>model FLOP utilisation, causal attention counted once</comment>
        <translation>MFU, kausal</translation>
    </message>
    <message>
        <source>Make GPT-2 XL tensor parallel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it faster than {start8:/time/step_s|seconds}, and keep it fitting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it fit again, as fast as you can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it fit, as fast as possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the book fit, as fast as possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the sequences as long as still fit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the step as short as the layout allows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the step fit, in any way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the step shorter without more than 60 GB at the peak.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makespan</source>
        <translation>Gesamtdauer</translation>
    </message>
    <message>
        <source>Many cooks, few at work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matrix multiplies in 16 bits, the master copy and sums in 32.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May not fit</source>
        <translation>Passt vielleicht nicht</translation>
    </message>
    <message>
        <source>Measure a matrix multiply and an all-reduce on your node (nccl-tests, or the Probe). Put them into a profile. By how much does the step change, and which of your runs gets nearer?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure before optimizing: without a profile of this machine its figures are a data sheet's.</source>
        <translation>Erst messen, dann optimieren: ohne ein Profil dieser Maschine sind ihre Zahlen die eines Datenblatts.</translation>
    </message>
    <message>
        <source>Measure what your plan leans on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured runs beside their estimates</source>
        <translation>Gemessene Läufe neben ihren Schätzungen</translation>
    </message>
    <message>
        <source>Measured: %1 (%2), since the law knows neither uneven stages nor hops, and the slowest stage sets the pace.</source>
        <translation>Gemessen: %1 (%2), denn das Gesetz kennt weder ungleiche Stufen noch Sprünge, und die langsamste Stufe gibt den Takt.</translation>
    </message>
    <message>
        <source>Measured: the same.</source>
        <translation>Gemessen: dasselbe.</translation>
    </message>
    <message>
        <source>Measured: {generation}, {runs} configurations, sources: {sources}, but no {kind}.</source>
        <translation>Gemessen: {generation}, {runs} Konfigurationen, Quellen: {sources}, aber keine {kind}.</translation>
    </message>
    <message>
        <source>Measured: {kind} on {generation} with software like {framework}, {runs} configurations, sources: {sources}.</source>
        <translation>Gemessen: {kind} auf {generation} mit Software wie {framework}, {runs} Konfigurationen, Quellen: {sources}.</translation>
    </message>
    <message>
        <source>Measured: {kind} on {generation}, {runs} configurations, sources: {sources}, but none with software like {framework}.</source>
        <translation>Gemessen: {kind} auf {generation}, {runs} Konfigurationen, Quellen: {sources}, aber keine mit Software wie {framework}.</translation>
    </message>
    <message>
        <source>Megatron Bridge, 1 to 10 B</source>
        <translation>Megatron Bridge, 1 bis 10 B</translation>
    </message>
    <message>
        <source>Megatron Bridge, 10 to 70 B</source>
        <translation>Megatron Bridge, 10 bis 70 B</translation>
    </message>
    <message>
        <source>Megatron Bridge, 175 to 500 B</source>
        <translation>Megatron Bridge, 175 bis 500 B</translation>
    </message>
    <message>
        <source>Megatron Bridge, 70 to 175 B</source>
        <translation>Megatron Bridge, 70 bis 175 B</translation>
    </message>
    <message>
        <source>Megatron Bridge, DeepSeek-V2 236 B</source>
        <translation>Megatron Bridge, DeepSeek-V2 236 B</translation>
    </message>
    <message>
        <source>Megatron Bridge, DeepSeek-V3 671 B</source>
        <translation>Megatron Bridge, DeepSeek-V3 671 B</translation>
    </message>
    <message>
        <source>Megatron Bridge, GLM-4.5 355 B</source>
        <translation>Megatron Bridge, GLM-4.5 355 B</translation>
    </message>
    <message>
        <source>Megatron Bridge, GLM-4.5 Air 106 B</source>
        <translation>Megatron Bridge, GLM-4.5 Air 106 B</translation>
    </message>
    <message>
        <source>Megatron Bridge, Kimi-K2 1 T</source>
        <translation>Megatron Bridge, Kimi-K2 1 T</translation>
    </message>
    <message>
        <source>Megatron Bridge, Moonlight 16 B</source>
        <translation>Megatron Bridge, Moonlight 16 B</translation>
    </message>
    <message>
        <source>Megatron Bridge, OLMoE 7 B</source>
        <translation>Megatron Bridge, OLMoE 7 B</translation>
    </message>
    <message>
        <source>Megatron Bridge, Qwen3 235B-A22B</source>
        <translation>Megatron Bridge, Qwen3 235B-A22B</translation>
    </message>
    <message>
        <source>Megatron Bridge, Qwen3 30B-A3B</source>
        <translation>Megatron Bridge, Qwen3 30B-A3B</translation>
    </message>
    <message>
        <source>Megatron Bridge, below 1 B</source>
        <translation>Megatron Bridge, unter 1 B</translation>
    </message>
    <message>
        <source>Megatron Core, GPT-3 175B</source>
        <translation>Megatron Core, GPT-3 175B</translation>
    </message>
    <message>
        <source>Megatron Core, Llama 3 70B</source>
        <translation>Megatron Core, Llama 3 70B</translation>
    </message>
    <message>
        <source>Megatron Core, Llama 3 8B</source>
        <translation>Megatron Core, Llama 3 8B</translation>
    </message>
    <message>
        <source>Megatron Core, Llama 3.1 405B</source>
        <translation>Megatron Core, Llama 3.1 405B</translation>
    </message>
    <message>
        <source>Megatron Core, Mixtral 8x22B</source>
        <translation>Megatron Core, Mixtral 8x22B</translation>
    </message>
    <message>
        <source>Megatron Core, Mixtral 8x7B</source>
        <translation>Megatron Core, Mixtral 8x7B</translation>
    </message>
    <message>
        <source>Megatron asks for sequence parallelism where ep {ep} meets tp {tp}, and warns without it.</source>
        <translation>Megatron verlangt Sequenzparallelität, wo ep {ep} auf tp {tp} trifft, und warnt ohne sie.</translation>
    </message>
    <message>
        <source>Megatron does not choose what to recompute operator by operator: selective recomputation of the attention core is the nearest.</source>
        <translation>Megatron wählt nicht Operator für Operator, was neu gerechnet wird: die selektive Neuberechnung des Attention-Kerns kommt dem am nächsten.</translation>
    </message>
    <message>
        <source>Megatron groups micro-batches by p. PP 4, five chunks, **six** micro-batches:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Megatron has no schedule {kind}: with pp {pp} it runs 1f1b, or interleaved where there are chunks.</source>
        <translation>Megatron hat keinen Zeitplan {kind}: mit pp {pp} läuft 1f1b, oder interleaved, wo es Abschnitte gibt.</translation>
    </message>
    <message>
        <source>Megatron has no {cp_layout} layout for cp {cp}: its ring is zigzag.</source>
        <translation>Megatron hat keine Aufteilung {cp_layout} für cp {cp}: sein Ring ist zigzag.</translation>
    </message>
    <message>
        <source>Megatron has two flags that count the embedding and the loss as a layer each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Megatron lays ranks out as tp-cp-ep-dp-pp, or with pp before dp (--use-tp-pp-dp-mapping); no other order can be asked for.</source>
        <translation>Megatron ordnet Ränge als tp-cp-ep-dp-pp an, oder mit pp vor dp (--use-tp-pp-dp-mapping); keine andere Ordnung lässt sich verlangen.</translation>
    </message>
    <message>
        <source>Megatron max(40 M, 1 M · D), DeepSpeed 500 M, InternEvo 512 MiB</source>
        <translation>Megatron max(40 M, 1 M · D), DeepSpeed 500 M, InternEvo 512 MiB</translation>
    </message>
    <message>
        <source>Megatron offloads activations to the host only where nothing is recomputed.</source>
        <translation>Megatron lagert Aktivierungen nur auf den Host aus, wo nichts neu gerechnet wird.</translation>
    </message>
    <message>
        <source>Megatron offloads activations to the host only without pipeline stages, but pp is {pp}.</source>
        <translation>Megatron lagert Aktivierungen nur ohne Pipeline-Stufen auf den Host aus, aber pp ist {pp}.</translation>
    </message>
    <message>
        <source>Megatron's bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Megatron's sequence parallelism needs TP above 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Megatron-Bridge switches the overlap of tensor-parallel communication off at tp {tp} without sequence parallelism (or at tp 1).</source>
        <translation>Megatron-Bridge schaltet die Überlappung tensorparalleler Kommunikation bei tp {tp} ohne Sequenzparallelität (oder bei tp 1) ab.</translation>
    </message>
    <message>
        <source>Megatron-LM</source>
        <translation>Megatron-LM</translation>
    </message>
    <message>
        <source>Megatron-LM, DistributedDataParallelConfig; DeepSpeed, zero_optimization.reduce_bucket_size; InternEvo, hybrid_zero_optimizer</source>
        <translation>Megatron-LM, DistributedDataParallelConfig; DeepSpeed, zero_optimization.reduce_bucket_size; InternEvo, hybrid_zero_optimizer</translation>
    </message>
    <message>
        <source>Megatron-LM, moe-router-dtype fp32</source>
        <translation>Megatron-LM, moe-router-dtype fp32</translation>
    </message>
    <message>
        <source>Megatron-LM, parallel_state.py: experts have a rank grid of their own</source>
        <translation>Megatron-LM, parallel_state.py: Experten haben ein eigenes Ranggitter</translation>
    </message>
    <message>
        <source>Megatron-LM: bf16 weights, fp32 main gradients, fp32 master copy and moments</source>
        <translation>Megatron-LM: bf16-Gewichte, fp32-Hauptgradienten, fp32-Hauptkopie und Momente</translation>
    </message>
    <message>
        <source>Megatron-LM: expert-tensor-parallel-size defaults to tensor-model-parallel-size</source>
        <translation>Megatron-LM: expert-tensor-parallel-size ist ohne Angabe tensor-model-parallel-size</translation>
    </message>
    <message>
        <source>Megatron-LM: make-vocab-size-divisible-by</source>
        <translation>Megatron-LM: make-vocab-size-divisible-by</translation>
    </message>
    <message>
        <source>Megatron-LM: recompute-num-layers, per chunk of a rank</source>
        <translation>Megatron-LM: recompute-num-layers, je Abschnitt eines Rangs</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Memory follows all experts, time those that are visited.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory follows the tokens of the micro-batch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory is not the same in every stage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory of a rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory of one GPU by pipeline stage</source>
        <translation>Speicher einer GPU nach Pipeline-Stufe</translation>
    </message>
    <message>
        <source>Memory of one GPU of %1 through a step</source>
        <translation>Speicher einer GPU von %1 durch einen Schritt</translation>
    </message>
    <message>
        <source>Memory of the GPU that holds the most</source>
        <translation>Speicher der GPU, die am meisten hält</translation>
    </message>
    <message>
        <source>Memory of the worst GPU by %1</source>
        <translation>Speicher der schlechtesten GPU nach %1</translation>
    </message>
    <message>
        <source>Memory pays for what is held, time for what is visited.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory sees the micro-batch, the optimizer the batch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory sees the micro-batch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory sees what is in flight at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mend it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mesh</source>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>MiB</source>
        <translation>MiB</translation>
    </message>
    <message>
        <source>Micro-batch</source>
        <translation>Mikro-Batch</translation>
    </message>
    <message>
        <source>Micro-batch 1 without recomputation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Micro-batch 1: {par:/time/step_s|seconds}. Try the smaller micro-batch before you recompute.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Micro-batch 2 halves the gathers: {par:/time/step_s|seconds}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Micro-batch 2 with ZeRO-3, or ZeRO-2: compare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Micro-batches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Micro-batches in flight</source>
        <translation>Mikro-Batches unterwegs</translation>
    </message>
    <message>
        <source>Micro-batches m</source>
        <translation>Mikro-Batches m</translation>
    </message>
    <message>
        <source>Micro-batches that an interleaved schedule runs together.</source>
        <translation>Mikro-Batches, die ein verschränkter Zeitplan zusammen laufen lässt.</translation>
    </message>
    <message>
        <source>Mind the memory: two chunks take more than four.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mixed precision (bf16): half the bytes of every message.</source>
        <translation>Gemischte Genauigkeit (bf16): die Hälfte der Bytes jeder Nachricht.</translation>
    </message>
    <message>
        <source>Mixtral 8x7B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mixtral 8x7B is a [[mixture of experts]]. Its name says eight times seven billion. But only the feed-forward networks exist eight times; attention, embedding and norms exist once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mixtures of experts: expert parallelism across nodes.</source>
        <translation>Mischungen von Experten: Expertenparallelität über Knoten.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Model FLOP utilisation: the FLOP that the model needs for these tokens, over what the GPU could do at its peak. Recomputation does not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model chunks, or virtual stages, of one pipeline rank.</source>
        <translation>Modellabschnitte oder virtuelle Stufen eines Pipeline-Rangs.</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>Augenblick</translation>
    </message>
    <message>
        <source>More GPUs on the same batch fall through the floor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More cooks, the same guests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More data parallelism with ZeRO-3 at the same batch.</source>
        <translation>Mehr Datenparallelität mit ZeRO-3 bei demselben Batch.</translation>
    </message>
    <message>
        <source>More forwards before the first backward.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More may be found: no plan can be faster than %1 a step.</source>
        <translation>Mehr kann gefunden werden: kein Plan kann schneller sein als %1 je Schritt.</translation>
    </message>
    <message>
        <source>More micro-batches make the bubble a smaller share. The batch gives them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More micro-batches, fewer stages, or another schedule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More of the chosen strategy</source>
        <translation>Mehr zur gewählten Strategie</translation>
    </message>
    <message>
        <source>More parallelism is not faster: communication can outgrow what it saves.</source>
        <translation>Mehr Parallelität ist nicht schneller: Kommunikation kann überwachsen, was sie spart.</translation>
    </message>
    <message>
        <source>More replicas make a model fit that did not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most people guess far too low. That is the point: vocabularies have grown from 30 k to 128 k and more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move a slider. The other degrees follow so that their product stays the number of GPUs; a lock keeps one as it is. A value that cannot be is greyed and says why.</source>
        <translation>Bewegen Sie einen Schieber. Die anderen Grade folgen, sodass ihr Produkt die Zahl der GPUs bleibt; ein Schloss hält einen, wie er ist. Ein Wert, der nicht sein kann, ist grau und sagt, warum.</translation>
    </message>
    <message>
        <source>Moving layers between the stages…</source>
        <translation>Verschiebe Schichten zwischen den Stufen…</translation>
    </message>
    <message>
        <source>Multiply what varies faster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multiply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Muon</source>
        <translation>Muon</translation>
    </message>
    <message>
        <source>My rules</source>
        <translation>Meine Regeln</translation>
    </message>
    <message>
        <source>NCCL 2.30.7, src/graph/tuning.cc: NVIDIA's own measured constants; the network's latency as stated</source>
        <translation>NCCL 2.30.7, src/graph/tuning.cc: NVIDIAs eigene gemessene Konstanten; die Latenz des Netzwerks wie angegeben</translation>
    </message>
    <message>
        <source>NCCL's buffers</source>
        <translation>Puffer von NCCL</translation>
    </message>
    <message>
        <source>NCCL's hop; what a ring moves</source>
        <translation>Sprung von NCCL; was ein Ring bewegt</translation>
    </message>
    <message>
        <source>NCCL's own model: %1, %2</source>
        <translation>Das Modell von NCCL selbst: %1, %2</translation>
    </message>
    <message>
        <source>NCCL: one communicator a group</source>
        <translation>NCCL: ein Kommunikator je Gruppe</translation>
    </message>
    <message>
        <source>NIC</source>
        <translation>Netzkarte</translation>
    </message>
    <message>
        <source>NVIDIA's H100 data sheet</source>
        <translation>NVIDIAs Datenblatt der H100</translation>
    </message>
    <message>
        <source>NVIDIA's library of collectives. It chooses ring or tree and a protocol by size, ranks and wires.</source>
        <translation>NVIDIAs Bibliothek der Kollektive. Sie wählt Ring oder Baum und ein Protokoll nach Größe, Rängen und Leitungen.</translation>
    </message>
    <message>
        <source>NVIDIA's table (26.02.01): Llama 3 70B, 64 H100, FP8, sequence 8,192: 1,639 tokens/s per GPU. And a column 'model TFLOP/s'.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NVLink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NVLink against the network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NVLink domain</source>
        <translation>NVLink-Domäne</translation>
    </message>
    <message>
        <source>NVLink, GB/s of a GPU</source>
        <translation>NVLink, GB/s einer GPU</translation>
    </message>
    <message>
        <source>Naive</source>
        <translation>Naiv</translation>
    </message>
    <message>
        <source>Naive dense</source>
        <translation>Naiv dicht</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name the dimensions in the order in which you would give up NVLink for them, and say why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names that round up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nanotron</source>
        <translation>Nanotron</translation>
    </message>
    <message>
        <source>Narayanan et al. 2021 (arXiv 2104.04473), section 2.2</source>
        <translation>Narayanan et al. 2021 (arXiv 2104.04473), Abschnitt 2.2</translation>
    </message>
    <message>
        <source>Narayanan et al. 2021 (arXiv 2104.04473), section 2.2: (p − 1)/m for 1F1B</source>
        <translation>Narayanan et al. 2021 (arXiv 2104.04473), Abschnitt 2.2: (p − 1)/m for 1F1B</translation>
    </message>
    <message>
        <source>Nearest measured run: %1</source>
        <translation>Nächster gemessener Lauf: %1</translation>
    </message>
    <message>
        <source>Nearest that would do: %1.</source>
        <translation>Das Nächste, was ginge: %1.</translation>
    </message>
    <message>
        <source>Nearly 2V, whatever n is: that is the beauty of rings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nearly half of all time. Meta interleaved its stages to shrink that, and could not raise the batch: beyond some size a batch learns little more. The estimate gives this plain plan an [[MFU]] of {/throughput/mfu|percent}; they report 38 to 43 % with theirs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netzwerk</translation>
    </message>
    <message>
        <source>Network adapters in one node.</source>
        <translation>Netzwerkadapter in einem Knoten.</translation>
    </message>
    <message>
        <source>Never trust a number of bytes per parameter without its list of what is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New weights arrive while the next forward runs</source>
        <translation>Neue Gewichte kommen an, während das nächste Forward läuft</translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next to nothing: {/memory/by_stage/0/activations - sel:/memory/by_stage/0/activations|bytes}. And it costs {sel:/time/step_s / /time/step_s - 1|percent} of time. An advice can be right for its year and wrong for its kernel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No ZeRO</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No bubble at all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No change of up to three settings makes it fit.</source>
        <translation>Keine Änderung von bis zu drei Einstellungen macht es passend.</translation>
    </message>
    <message>
        <source>No closed form is exact here: idle = %1 holds for %2. Measured: %3.</source>
        <translation>Keine geschlossene Form ist hier genau: untätig = %1 gilt für %2. Gemessen: %3.</translation>
    </message>
    <message>
        <source>No degree is locked</source>
        <translation>Kein Grad ist gesperrt</translation>
    </message>
    <message>
        <source>No failures are counted: give %1, below.</source>
        <translation>Keine Ausfälle werden gezählt: geben Sie unten %1.</translation>
    </message>
    <message>
        <source>No file was opened or saved yet</source>
        <translation>Noch wurde keine Datei geöffnet oder gespeichert</translation>
    </message>
    <message>
        <source>No flags describe this model: its layers differ in kind, or have parts that Megatron's GPT model lacks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No gain if you %1: %2</source>
        <comment>what would end a hint, its effect</comment>
        <translation>Kein Gewinn, wenn Sie %1: %2</translation>
    </message>
    <message>
        <source>No lesson is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No operator of this layer multiplies.</source>
        <translation>Kein Operator dieser Schicht multipliziert.</translation>
    </message>
    <message>
        <source>No other split found has a shorter step.</source>
        <translation>Keine andere gefundene Aufteilung hat einen kürzeren Schritt.</translation>
    </message>
    <message>
        <source>No other split found has a smaller peak.</source>
        <translation>Keine andere gefundene Aufteilung hat eine kleinere Spitze.</translation>
    </message>
    <message>
        <source>No overlap that is off, and no other size of buckets, would hide more.</source>
        <translation>Keine Überlappung, die aus ist, und keine andere Größe der Buckets verdeckte mehr.</translation>
    </message>
    <message>
        <source>No plan fits</source>
        <translation>Kein Plan passt</translation>
    </message>
    <message>
        <source>No plan fits.</source>
        <translation>Kein Plan passt.</translation>
    </message>
    <message>
        <source>No plan is faster</source>
        <translation>Kein Plan ist schneller</translation>
    </message>
    <message>
        <source>No plan is faster than this one. As fast: %1.</source>
        <translation>Kein Plan ist schneller als dieser. Ebenso schnell: %1.</translation>
    </message>
    <message>
        <source>No plan of this space fits on these GPUs.</source>
        <translation>Kein Plan dieses Raums passt auf diese GPUs.</translation>
    </message>
    <message>
        <source>No plan was found.</source>
        <translation>Kein Plan wurde gefunden.</translation>
    </message>
    <message>
        <source>No run is like that.</source>
        <translation>Kein Lauf ist so.</translation>
    </message>
    <message>
        <source>No step time is known: F is one chunk's forward pass, a backward pass takes two. ⋯: the same again, left out.</source>
        <translation>Keine Schrittzeit ist bekannt: F ist das Forward eines Abschnitts, ein Backward dauert zwei. ⋯: noch einmal dasselbe, ausgelassen.</translation>
    </message>
    <message>
        <source>No such plan</source>
        <translation>Kein solcher Plan</translation>
    </message>
    <message>
        <source>No value of it gives a plan with this figure.</source>
        <translation>Kein Wert davon gibt einen Plan mit dieser Zahl.</translation>
    </message>
    <message>
        <source>No, and neither would 8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, but 8 would be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody goes on before all have arrived.</source>
        <translation>Niemand geht weiter, bevor alle angekommen sind.</translation>
    </message>
    <message>
        <source>Nobody is to be laughed at: say first that every text has such mistakes, ours too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody waits for the FLOP there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Node %1</source>
        <translation>Knoten %1</translation>
    </message>
    <message>
        <source>Node or GPU</source>
        <translation>Knoten oder GPU</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Nodes that the GPUs are on</source>
        <translation>Knoten, auf denen die GPUs sind</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>None found faster</source>
        <translation>Kein schnellerer gefunden</translation>
    </message>
    <message>
        <source>None of the rules knows where a node ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of them has a time.</source>
        <translation>Keiner davon hat eine Zeit.</translation>
    </message>
    <message>
        <source>None of them is a plan.</source>
        <translation>Keiner davon ist ein Plan.</translation>
    </message>
    <message>
        <source>None of these layouts is possible here.</source>
        <translation>Keine dieser Aufteilungen ist hier möglich.</translation>
    </message>
    <message>
        <source>None of these plans has a time.</source>
        <translation>Keiner dieser Pläne hat eine Zeit.</translation>
    </message>
    <message>
        <source>None of these runs has a step time beside an estimate.</source>
        <translation>Keiner dieser Läufe hat eine Schrittzeit neben einer Schätzung.</translation>
    </message>
    <message>
        <source>None of these runs tells its memory.</source>
        <translation>Keiner dieser Läufe nennt seinen Speicher.</translation>
    </message>
    <message>
        <source>Not 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not by half: norms, attention and the optimizer stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not everything is in fp8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not everything matters alike.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not expressible for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not known without it</source>
        <translation>Ohne dies nicht bekannt</translation>
    </message>
    <message>
        <source>Not possible here. %1</source>
        <translation>Hier nicht möglich. %1</translation>
    </message>
    <message>
        <source>Not possible: %1</source>
        <translation>Nicht möglich: %1</translation>
    </message>
    <message>
        <source>Not reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not the exposed part alone: the sending shares the GPU with the computing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Notes of the chosen run</source>
        <translation>Notizen zum gewählten Lauf</translation>
    </message>
    <message>
        <source>Notes or memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Nothing changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has changed since it was saved</source>
        <translation>Seit dem Speichern hat sich nichts geändert</translation>
    </message>
    <message>
        <source>Nothing has that name.</source>
        <translation>Nichts heißt so.</translation>
    </message>
    <message>
        <source>Nothing is cut</source>
        <translation>Nichts ist geteilt</translation>
    </message>
    <message>
        <source>Nothing is free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is kept: all activations are in the host's memory.</source>
        <translation>Nichts wird behalten: alle Aktivierungen sind im Speicher des Hosts.</translation>
    </message>
    <message>
        <source>Nothing is placed yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is played.</source>
        <translation>Nichts wird abgespielt.</translation>
    </message>
    <message>
        <source>Nothing is sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is sent.</source>
        <translation>Nichts wird gesendet.</translation>
    </message>
    <message>
        <source>Nothing is sent: all experts are on every GPU.</source>
        <translation>Nichts wird gesendet: alle Experten sind auf jeder GPU.</translation>
    </message>
    <message>
        <source>Nothing like it was measured: no run on a device of {vendor}. The band is that of other vendors' devices, widened.</source>
        <translation>Nichts dergleichen wurde gemessen: kein Lauf auf einem Gerät von {vendor}. Das Band ist das der Geräte anderer Hersteller, verbreitert.</translation>
    </message>
    <message>
        <source>Nothing like it was measured: no run on {generation}. The band is that of other {vendor} devices, widened.</source>
        <translation>Nichts dergleichen wurde gemessen: kein Lauf auf {generation}. Das Band ist das anderer Geräte von {vendor}, verbreitert.</translation>
    </message>
    <message>
        <source>Nothing of a layer is kept whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of this is in the well-known formula of 34 bytes per token and width. It ends before the head.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing or the network, then TP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing repeats often enough to be left out</source>
        <translation>Nichts wiederholt sich oft genug, um ausgelassen zu werden</translation>
    </message>
    <message>
        <source>Nothing that counts was turned yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to remark.</source>
        <translation>Nichts zu bemerken.</translation>
    </message>
    <message>
        <source>Nothing to show yet</source>
        <translation>Noch nichts zu zeigen</translation>
    </message>
    <message>
        <source>Nothing was measured.</source>
        <translation>Nichts wurde gemessen.</translation>
    </message>
    <message>
        <source>Nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing: each rank makes its own columns of Y from a whole X.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing: it waits for others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing: the batch is the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing: there is nobody to share with. It was a bug report against DeepSpeed, and a fair one: a tool should say so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Now %1.</source>
        <translation>Jetzt %1.</translation>
    </message>
    <message>
        <source>Now 1, 2, 4 … 32 nodes work on the **same** batch. Each replica has less to do, and the talk stays the same. In practice people raise the batch with the GPUs; here we do not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now 8 B. Copies do not fit any more: {/memory/peak_bytes|bytes} for each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now Y is cut along F. The next matrix brings F back to H. Cut it by its **input** (a [[row cut]]): its F fits Y's F.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now drive.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now in the plan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now on real stages, with a head on the last one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now the sequences become longer: {start:training.sequence_length|plain} [[tokens]] each, then four times as many. The same tokens per batch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number format of the matrix multiplies.</source>
        <translation>Zahlenformat der Matrixmultiplikationen.</translation>
    </message>
    <message>
        <source>Number of GPUs</source>
        <translation>Zahl der GPUs</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>OOM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odd heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odd models have odd degrees.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of all GPUs together to their storage, and back.</source>
        <translation>Von allen GPUs zusammen zu ihrem Speicher und zurück.</translation>
    </message>
    <message>
        <source>Of all GPUs together, in the mean</source>
        <translation>Aller GPUs zusammen, im Mittel</translation>
    </message>
    <message>
        <source>Of all that the step really computes, recomputation included (HFU): %1.</source>
        <translation>Von allem, was der Schritt wirklich rechnet, Neuberechnung eingeschlossen (HFU): %1.</translation>
    </message>
    <message>
        <source>Of another variant of the scenario, not of the one in the window.</source>
        <translation>Einer anderen Variante des Szenarios, nicht der im Fenster.</translation>
    </message>
    <message>
        <source>Of everything in the window.</source>
        <translation>Von allem im Fenster.</translation>
    </message>
    <message>
        <source>Of it between nodes</source>
        <translation>Davon zwischen Knoten</translation>
    </message>
    <message>
        <source>Of the GPUs at the power that is given</source>
        <translation>Der GPUs bei der angegebenen Leistung</translation>
    </message>
    <message>
        <source>Of the all-reduce, how much does the step still wait for?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the scenario that the window shows: %1 on %2, %3, sequences of %4 tokens, a global batch of %5.</source>
        <translation>Des Szenarios, das das Fenster zeigt: %1 auf %2, %3, Sequenzen von %4 Token, ein globales Batch von %5.</translation>
    </message>
    <message>
        <source>Of the wall clock</source>
        <translation>Der verstrichenen Zeit</translation>
    </message>
    <message>
        <source>Of the wall clock, what trains and is not repeated</source>
        <translation>Der verstrichenen Zeit, was trainiert und nicht wiederholt wird</translation>
    </message>
    <message>
        <source>Of the wall clock: being down, and training again what was lost</source>
        <translation>Der verstrichenen Zeit: stehen, und noch einmal trainieren, was verloren ging</translation>
    </message>
    <message>
        <source>Of the window, and the form of its numbers; the command line speaks English.</source>
        <translation>Des Fensters, und die Form seiner Zahlen; die Kommandozeile spricht Englisch.</translation>
    </message>
    <message>
        <source>Off the cliff</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offload</source>
        <translation>Auslagern</translation>
    </message>
    <message>
        <source>Offloaded activations</source>
        <translation>Ausgelagerte Aktivierungen</translation>
    </message>
    <message>
        <source>One addition or multiplication of numbers. FLOP/s is a speed, FLOP an amount.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One by one</source>
        <translation>Eins nach dem anderen</translation>
    </message>
    <message>
        <source>One cook, one waiter, one timer. Then change the cook.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One counts attention in full, the other once, as it is causal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One flat, four tenants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One function that runs on the GPU. Starting one takes some microseconds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One hint more (H)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One hop: %1. Sent per rank and layer: forward %2, backward %3 with 16-bit gradients or %4 with fp32.</source>
        <translation>Ein Sprung: %1. Gesendet je Rang und Schicht: vorwärts %2, rückwärts %3 mit 16-Bit-Gradienten oder %4 mit fp32.</translation>
    </message>
    <message>
        <source>One kernel can make score and gradient in place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One layer's matrices are cut over several GPUs, which work on the same tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One letter too many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One machine, usually with eight GPUs on NVLink.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One node (8 GPUs): tensor parallelism within it, or data parallelism with ZeRO; nothing crosses the network.</source>
        <translation>Ein Knoten (8 GPUs): Tensorparallelität darin, oder Datenparallelität mit ZeRO; nichts geht über das Netzwerk.</translation>
    </message>
    <message>
        <source>One number for each word of the vocabulary, at each token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One number put in, by hand, beside a measured or simulated one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of them has no time.</source>
        <translation>Einer davon hat keine Zeit.</translation>
    </message>
    <message>
        <source>One of {plan.tp * plan.pp|plain} parts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One process of the training, on one GPU; also its number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One rank</source>
        <translation>Ein Rang</translation>
    </message>
    <message>
        <source>One rank has nothing to send</source>
        <translation>Ein Rang hat nichts zu senden</translation>
    </message>
    <message>
        <source>One rank's share of something that is cut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One sentence can be enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One sentence for each dimension.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One sequence cannot be cut by micro-batches, ZeRO or DP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One sequence per GPU is the least that there is: 64.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One switch cuts it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One table for two jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One update of the parameters: forward, backward, reduce, optimizer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only each layer's input is kept; its forward runs a second time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the activations grow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the experts' part doubles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the feed-forward part exists eight times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only what is cheap to compute and large to keep is computed again: the attention core. FlashAttention already never keeps it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only what is ready after the last backward has nothing to hide behind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open &amp;beside</source>
        <translation>&amp;Daneben öffnen</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Open a PyTorch profiler trace beside the estimate</source>
        <translation>Einen PyTorch-Profiler-Trace neben der Schätzung öffnen</translation>
    </message>
    <message>
        <source>Open a model's config.json</source>
        <translation>Die config.json eines Modells öffnen</translation>
    </message>
    <message>
        <source>Open a position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a profiler trace</source>
        <translation>Einen Profiler-Trace öffnen</translation>
    </message>
    <message>
        <source>Open a scenario or a model's config.json, or drop or paste one. The line above the controls says what is trained on what; a click on it opens the setup.</source>
        <translation>Öffnen Sie ein Szenario oder die config.json eines Modells, oder legen Sie eines ab oder fügen es ein. Die Zeile über den Reglern sagt, was worauf trainiert wird; ein Klick darauf öffnet die Einrichtung.</translation>
    </message>
    <message>
        <source>Open an example</source>
        <translation>Ein Beispiel öffnen</translation>
    </message>
    <message>
        <source>Open config.json…</source>
        <translation>config.json öffnen…</translation>
    </message>
    <message>
        <source>Open the Memory view</source>
        <translation>Die Ansicht Speicher öffnen</translation>
    </message>
    <message>
        <source>Open the Pipeline view</source>
        <translation>Die Ansicht Pipeline öffnen</translation>
    </message>
    <message>
        <source>Open the Puzzle beside this lesson and let a volunteer place W blocks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the Step view</source>
        <translation>Die Ansicht Schritt öffnen</translation>
    </message>
    <message>
        <source>Open the built-in &amp;example</source>
        <translation>Das eingebaute &amp;Beispiel öffnen</translation>
    </message>
    <message>
        <source>Open the lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening the step…</source>
        <translation>Öffne den Schritt…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>Operators of a layer, backward: %1</source>
        <translation>Operatoren einer Schicht, rückwärts: %1</translation>
    </message>
    <message>
        <source>Operators of a layer, forward: %1</source>
        <translation>Operatoren einer Schicht, vorwärts: %1</translation>
    </message>
    <message>
        <source>Opt.</source>
        <translation>Opt.</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Optimierer</translation>
    </message>
    <message>
        <source>Optimizer states</source>
        <translation>Optimiererzustände</translation>
    </message>
    <message>
        <source>Optimizer states and gradients are cut over the replicas.</source>
        <translation>Optimiererzustände und Gradienten sind über die Replikate geteilt.</translation>
    </message>
    <message>
        <source>Optimizer states and parameters</source>
        <translation>Optimiererzustände und Parameter</translation>
    </message>
    <message>
        <source>Optimizer states live on the host, though there is room for them on the GPU.</source>
        <translation>Optimiererzustände leben auf dem Host, obwohl auf der GPU Platz für sie ist.</translation>
    </message>
    <message>
        <source>Optimizer states, gradients and parameters are cut over the replicas.</source>
        <translation>Optimiererzustände, Gradienten und Parameter sind über die Replikate geteilt.</translation>
    </message>
    <message>
        <source>Optimizer step</source>
        <translation>Optimiererschritt</translation>
    </message>
    <message>
        <source>Optimizer, gradients, parameters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order by bus bandwidth: bytes per second on the wire.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order by length, the shortest first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order by the peak memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order by tokens per second **per GPU**.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order by what one GPU holds of these three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the pipeline's blocks</source>
        <translation>Reihenfolge der Blöcke der Pipeline</translation>
    </message>
    <message>
        <source>Order the rules by the TP that they allow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order the savings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order them by parameters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order three schedules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>Out of memory: the training stops.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over TP: %1.</source>
        <translation>Über TP: %1.</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Über die Zeit</translation>
    </message>
    <message>
        <source>Overlap checklist</source>
        <translation>Checkliste der Überlappung</translation>
    </message>
    <message>
        <source>Overlap experts</source>
        <translation>Experten überlappen</translation>
    </message>
    <message>
        <source>Overlap gradients</source>
        <translation>Gradienten überlappen</translation>
    </message>
    <message>
        <source>Overlap is not free of charge: messages take some of the GPU's processors. But it is nearly always worth it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlap pipeline</source>
        <translation>Pipeline überlappen</translation>
    </message>
    <message>
        <source>Overlap tensor parallel</source>
        <translation>Tensorparallel überlappen</translation>
    </message>
    <message>
        <source>Overlap was switched off. Get back what it hid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlap weights</source>
        <translation>Gewichte überlappen</translation>
    </message>
    <message>
        <source>Overlap:</source>
        <translation>Überlappen:</translation>
    </message>
    <message>
        <source>Overlapping tensor-parallel communication works only on sequence-parallel layers, which tp {tp} without sequence parallelism (or tp 1) does not have.</source>
        <translation>Tensorparallele Kommunikation zu überlappen geht nur in sequenzparallelen Schichten, die tp {tp} ohne Sequenzparallelität (oder tp 1) nicht hat.</translation>
    </message>
    <message>
        <source>Overlapping the experts' all-to-all cannot be combined with full recomputation.</source>
        <translation>Das All-to-All der Experten zu überlappen lässt sich nicht mit voller Neuberechnung verbinden.</translation>
    </message>
    <message>
        <source>Overlapping the experts' all-to-all needs experts spread over ranks (ep is {ep}), an all-to-all, DeepEP or HybridEP dispatcher and 16-bit training.</source>
        <translation>Das All-to-All der Experten zu überlappen braucht über Ränge verteilte Experten (ep ist {ep}), einen Verteiler all-to-all, DeepEP oder HybridEP und 16-Bit-Training.</translation>
    </message>
    <message>
        <source>Overlapping {what} does not pay: {seconds:short} s {of} against {alone:short} s without. By contention, what runs beside compute slows it down, and each of many small buckets pays its latency.</source>
        <translation>{what} zu überlappen lohnt nicht: {seconds:short} s {of} gegen {alone:short} s ohne. Durch Konkurrenz bremst, was neben dem Rechnen läuft, dieses, und jedes von vielen kleinen Buckets kostet seine Latenz.</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Überblick</translation>
    </message>
    <message>
        <source>Overview of all time</source>
        <translation>Überblick über die ganze Zeit</translation>
    </message>
    <message>
        <source>Own model, %1</source>
        <comment>parameters</comment>
        <translation>Eigenes Modell, %1</translation>
    </message>
    <message>
        <source>PB</source>
        <translation>PB</translation>
    </message>
    <message>
        <source>PCIe, %1 GPUs</source>
        <translation>PCIe, %1 GPUs</translation>
    </message>
    <message>
        <source>PFLOP</source>
        <translation>PFLOP</translation>
    </message>
    <message>
        <source>PNG picture (*.png);;SVG drawing (*.svg);;PDF document (*.pdf)</source>
        <translation>PNG-Bild (*.png);;SVG-Zeichnung (*.svg);;PDF-Dokument (*.pdf)</translation>
    </message>
    <message>
        <source>PP</source>
        <translation>PP</translation>
    </message>
    <message>
        <source>PP 16, EP 64, ZeRO-1, no tensor parallelism</source>
        <translation>PP 16, EP 64, ZeRO-1, keine Tensorparallelität</translation>
    </message>
    <message>
        <source>PP 2 with ZeRO-1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PP 2, DP 4, ZeRO-1: {par:/time/step_s|seconds} at {par:/memory/peak_bytes|bytes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PP 4, EP 8</source>
        <translation>PP 4, EP 8</translation>
    </message>
    <message>
        <source>PP beside compute</source>
        <translation>PP neben Rechnen</translation>
    </message>
    <message>
        <source>PP first: few bytes, neighbour to neighbour, hidden.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PP × EP × ETP must divide 64.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PP × EP × ETP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pack, then drive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page of the guide</source>
        <translation>Seite der Anleitung</translation>
    </message>
    <message>
        <source>Page up, Page down</source>
        <translation>Bild auf, Bild ab</translation>
    </message>
    <message>
        <source>Pages of the guide</source>
        <translation>Seiten der Anleitung</translation>
    </message>
    <message>
        <source>Par takes {par:/time/step_s|seconds} at {par:/memory/peak_bytes|bytes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Par: 1F1B at {par:/memory/peak_bytes|bytes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parallel degrees</source>
        <translation>Parallelitätsgrade</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Parameters of the next layer, under ZeRO-3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameters, and their gradients.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameters, gradients and optimizer of {model.parameters|count} at 18 bytes: how many 80 GB GPUs at least, without any activation?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameters, gradients and optimizer states: bytes per parameter, whatever the batch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Durchgang</translation>
    </message>
    <message>
        <source>Pass it on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass the dish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Pause (K)</source>
        <translation>Pause (K)</translation>
    </message>
    <message>
        <source>Peak &amp;memory, GiB</source>
        <translation>Spitzen&amp;speicher, GiB</translation>
    </message>
    <message>
        <source>Peak memory is estimated %1 off on average, %2 for sources left out of the fit; %3.</source>
        <translation>Der Spitzenspeicher ist im Mittel um %1 daneben geschätzt, um %2 bei Quellen, die die Anpassung nicht sah; %3.</translation>
    </message>
    <message>
        <source>Peak of the GPU that holds the most</source>
        <translation>Spitze der GPU, die am meisten hält</translation>
    </message>
    <message>
        <source>Per operator</source>
        <translation>Je Operator</translation>
    </message>
    <message>
        <source>Per token a training takes 6 FLOP for each parameter in a matrix, and attention: {model.flop_per_token / 1e9|plain} GFLOP here, causal attention counted once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Perfect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Perfetto…</source>
        <translation>Perfetto…</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Phase 1: one GPU, then copies of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase 2: cut the model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase 3: put it together, and doubt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PiB</source>
        <translation>PiB</translation>
    </message>
    <message>
        <source>Picture…</source>
        <translation>Bild…</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Anheften</translation>
    </message>
    <message>
        <source>Pin as baseline</source>
        <translation>Als Vergleich anheften</translation>
    </message>
    <message>
        <source>Pin this scenario or add it here, then change it: both stand beside each other. A plan of the search can be compared, too.</source>
        <translation>Heften Sie dieses Szenario an oder fügen Sie es hier hinzu, dann ändern Sie es: beide stehen nebeneinander. Auch ein Plan der Suche lässt sich vergleichen.</translation>
    </message>
    <message>
        <source>Pin this scenario: the tiles show what changes against it</source>
        <translation>Dieses Szenario anheften: die Kacheln zeigen, was sich dagegen ändert</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <translation>Pipeline</translation>
    </message>
    <message>
        <source>Pipeline hops</source>
        <translation>Pipeline-Sprünge</translation>
    </message>
    <message>
        <source>Pipeline parallel</source>
        <translation>Pipelineparallel</translation>
    </message>
    <message>
        <source>Pipeline parallelism</source>
        <translation>Pipelineparallelität</translation>
    </message>
    <message>
        <source>Pipeline rank</source>
        <translation>Pipeline-Rang</translation>
    </message>
    <message>
        <source>Pitfalls</source>
        <translation>Fallen</translation>
    </message>
    <message>
        <source>Place the rank's next %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plain: reached inside the domain. Hatched: over NICs. Click or arrows select a GPU; wheel, + and − zoom, 0 fits.</source>
        <translation>Glatt: innerhalb der Domäne erreicht. Schraffiert: über Netzkarten. Klick oder Pfeile wählen eine GPU; Rad, + und − vergrößern, 0 passt ein.</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Play (K)</source>
        <translation>Abspielen (K)</translation>
    </message>
    <message>
        <source>Play it with five people and a pack of cards before you open the player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Play or pause (Space)</source>
        <translation>Abspielen oder anhalten (Leertaste)</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Abspieler</translation>
    </message>
    <message>
        <source>Point at a control to read what it does; F1 says all of it.</source>
        <translation>Zeigen Sie auf einen Regler, um zu lesen, was er tut; F1 sagt alles.</translation>
    </message>
    <message>
        <source>Point at each colour of the bar. Ask which one will still be there between two steps: all but the party.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positions (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power per GPU</source>
        <translation>Leistung je GPU</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Precision {precision} does not pay: {seconds:short} s {of} against {alone:short} s in bf16. Casts and launches take longer than the faster multiplies save.</source>
        <translation>Genauigkeit {precision} lohnt nicht: {seconds:short} s {of} gegen {alone:short} s in bf16. Umwandlungen und Starts dauern länger, als die schnelleren Multiplikationen sparen.</translation>
    </message>
    <message>
        <source>Predict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press F to place the first forward on rank 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Price of a million tokens, in the currency of the GPU hour</source>
        <translation>Preis einer Million Token, in der Währung der GPU-Stunde</translation>
    </message>
    <message>
        <source>Price per GPU hour</source>
        <translation>Preis je GPU-Stunde</translation>
    </message>
    <message>
        <source>Printed formulas beside the corrected ones</source>
        <translation>Gedruckte Formeln neben den berichtigten</translation>
    </message>
    <message>
        <source>Printed formulas never enter this program's estimates. They stand beside them, as printed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Profiler trace…</source>
        <translation>Profiler-Trace…</translation>
    </message>
    <message>
        <source>Profiler: hidden</source>
        <translation>Profiler: verdeckt</translation>
    </message>
    <message>
        <source>Profiler: in the step</source>
        <translation>Profiler: im Schritt</translation>
    </message>
    <message>
        <source>Profiler: share</source>
        <translation>Profiler: Anteil</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>Fortschritt der Suche</translation>
    </message>
    <message>
        <source>Published runs, ready to be changed. Ctrl+Z brings every change back.</source>
        <translation>Veröffentlichte Läufe, bereit, geändert zu werden. Strg+Z nimmt jede Änderung zurück.</translation>
    </message>
    <message>
        <source>Pure BF16</source>
        <translation>Reines BF16</translation>
    </message>
    <message>
        <source>Pure bf16 keeps the least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put in Llama 3 8B. By which factor is it too large, against 6 · N · tokens?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put in order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PyTorch FSDP2 (fully_shard): parameters are gathered layer by layer</source>
        <translation>PyTorch FSDP2 (fully_shard): Parameter werden Schicht für Schicht gesammelt</translation>
    </message>
    <message>
        <source>PyTorch profiler traces (*.json);;All files (*)</source>
        <translation>PyTorch-Profiler-Traces (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>PyTorch's fully sharded data parallelism: what ZeRO-3 does, layer by layer.</source>
        <translation>PyTorchs vollständig geteilte Datenparallelität: was ZeRO-3 tut, Schicht für Schicht.</translation>
    </message>
    <message>
        <source>PyTorch, torch.distributed.pipelining schedules: whole rounds</source>
        <translation>PyTorch, Zeitpläne von torch.distributed.pipelining: ganze Runden</translation>
    </message>
    <message>
        <source>Qi et al. 2023 (Zero Bubble, arXiv 2401.10241), section 2</source>
        <translation>Qi et al. 2023 (Zero Bubble, arXiv 2401.10241), Abschnitt 2</translation>
    </message>
    <message>
        <source>Queries stay, keys and values go round. A hop hides where attention on a block takes longer than its transfer.</source>
        <translation>Anfragen bleiben, Schlüssel und Werte gehen herum. Ein Sprung verbirgt sich, wo die Attention auf einem Block länger dauert als seine Übertragung.</translation>
    </message>
    <message>
        <source>Queries stay, keys and values travel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R = restart + reading the checkpoint</source>
        <translation>R = Neustart + Lesen des Checkpoints</translation>
    </message>
    <message>
        <source>R = restart + reading the checkpoint + what was not stored yet</source>
        <translation>R = Neustart + Lesen des Checkpoints + was noch nicht gespeichert war</translation>
    </message>
    <message>
        <source>Raise the MFU by a quarter of what it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rajbhandari et al. 2020 (ZeRO, arXiv 1910.02054)</source>
        <translation>Rajbhandari et al. 2020 (ZeRO, arXiv 1910.02054)</translation>
    </message>
    <message>
        <source>Rajbhandari et al. 2020 (ZeRO, arXiv 1910.02054), section 3.1</source>
        <translation>Rajbhandari et al. 2020 (ZeRO, arXiv 1910.02054), Abschnitt 3.1</translation>
    </message>
    <message>
        <source>Rajbhandari et al. 2020 (ZeRO, arXiv 1910.02054), section 5; Megatron-LM's distributed optimizer shards over dp × cp</source>
        <translation>Rajbhandari et al. 2020 (ZeRO, arXiv 1910.02054), Abschnitt 5; Megatron-LMs verteilter Optimierer teilt über dp × cp</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank %1</source>
        <translation>Rang %1</translation>
    </message>
    <message>
        <source>Rank %1 has no %2 left to run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank %1 holds %2</source>
        <translation>Rang %1 hält %2</translation>
    </message>
    <message>
        <source>Rank %1 holds the activations of up to %2 micro-batches at once, each as large as one p-th of the model's, until its weight gradient is computed.</source>
        <translation>Rang %1 hält die Aktivierungen von bis zu %2 Mikro-Batches auf einmal, jede so groß wie ein p-tel der des Modells, bis ihr Gewichtsgradient berechnet ist.</translation>
    </message>
    <message>
        <source>Rank %1 may hold no more than %2 activations and holds as many: run a backward first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank %1, %2 of layer %3, piece %4 (%5): %6</source>
        <translation>Rang %1, %2 von Schicht %3, Stück %4 (%5): %6</translation>
    </message>
    <message>
        <source>Rank %1, %2, %3: %4</source>
        <translation>Rang %1, %2, %3: %4</translation>
    </message>
    <message>
        <source>Rank %1, which ends last, waits %2 for micro-batches, %3 of the step.</source>
        <translation>Rang %1, der zuletzt endet, wartet %2 auf Mikro-Batches, %3 des Schritts.</translation>
    </message>
    <message>
        <source>Rank &amp;order</source>
        <translation>Rang&amp;ordnung</translation>
    </message>
    <message>
        <source>Rank 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank 0 has %1 blocks of it, rank %2 has %3; %4 of the bubble is here.</source>
        <translation>Rang 0 hat %1 Blöcke davon, Rang %2 hat %3; %4 des Leerlaufs ist hier.</translation>
    </message>
    <message>
        <source>Rank 0's neighbours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank 3 has {flat:/work/3|percent} of all work, rank 0 {flat:/work/0|percent}. All wait for rank 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank 8: on the other node.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank order</source>
        <translation>Rangordnung</translation>
    </message>
    <message>
        <source>Rank order, fastest-varying first</source>
        <translation>Rangordnung, die am schnellsten wechselnde zuerst</translation>
    </message>
    <message>
        <source>Rank {rank} has nothing left to do for {wait}: {awaited} of rank {other} ends the step at {end}.</source>
        <translation>Rang {rank} hat für {wait} nichts mehr zu tun: {awaited} von Rang {other} beendet den Schritt bei {end}.</translation>
    </message>
    <message>
        <source>Rank {rank} waits {wait} to start {block}: {awaited} of rank {other}, whose gradient it needs, ends at {end}, and the gradient takes {hop} to arrive.</source>
        <translation>Rang {rank} wartet {wait}, um {block} zu beginnen: {awaited} von Rang {other}, dessen Gradient er braucht, endet bei {end}, und der Gradient braucht {hop}, um anzukommen.</translation>
    </message>
    <message>
        <source>Rank {rank} waits {wait} to start {block}: {awaited} of rank {other}, whose gradient it needs, ends at {end}.</source>
        <translation>Rang {rank} wartet {wait}, um {block} zu beginnen: {awaited} von Rang {other}, dessen Gradient er braucht, endet bei {end}.</translation>
    </message>
    <message>
        <source>Rank {rank} waits {wait} to start {block}: {awaited} of rank {other}, whose output it reads, ends at {end}, and the output takes {hop} to arrive.</source>
        <translation>Rang {rank} wartet {wait}, um {block} zu beginnen: {awaited} von Rang {other}, dessen Ausgabe er liest, endet bei {end}, und die Ausgabe braucht {hop}, um anzukommen.</translation>
    </message>
    <message>
        <source>Rank {rank} waits {wait} to start {block}: {awaited} of rank {other}, whose output it reads, ends at {end}.</source>
        <translation>Rang {rank} wartet {wait}, um {block} zu beginnen: {awaited} von Rang {other}, dessen Ausgabe er liest, endet bei {end}.</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranks add up along a tree: fewer hops than a ring, so small messages are faster.</source>
        <translation>Ränge summieren entlang eines Baums: weniger Sprünge als ein Ring, kleine Nachrichten sind also schneller.</translation>
    </message>
    <message>
        <source>Ranks over which a layer's experts are spread.</source>
        <translation>Ränge, über die die Experten einer Schicht verteilt sind.</translation>
    </message>
    <message>
        <source>Ranks p</source>
        <translation>Ränge p</translation>
    </message>
    <message>
        <source>Ranks that hold the same part, one in each group, add their sums.</source>
        <translation>Ränge, die denselben Teil halten, einer in jeder Gruppe, summieren ihre Summen.</translation>
    </message>
    <message>
        <source>Ranks that share every matrix of a layer.</source>
        <translation>Ränge, die jede Matrix einer Schicht teilen.</translation>
    </message>
    <message>
        <source>Ranks that share one ZeRO or FSDP shard.</source>
        <translation>Ränge, die einen ZeRO- oder FSDP-Shard teilen.</translation>
    </message>
    <message>
        <source>Ranks that share one sequence.</source>
        <translation>Ränge, die eine Sequenz teilen.</translation>
    </message>
    <message>
        <source>Ranks that share the matrices of one expert.</source>
        <translation>Ränge, die die Matrizen eines Experten teilen.</translation>
    </message>
    <message>
        <source>Reach EP 8 on these 64 GPUs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read a vendor's number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read from %1. What it leaves open is as in the built-in example: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the label, then compute the bar.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the rule, not the variable in the message.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the verdicts at the top. A click on one shows where its number comes from, down to the inputs and their sources.</source>
        <translation>Lesen Sie die Urteile oben. Ein Klick auf eines zeigt, woher seine Zahl kommt, bis hinab zu den Eingaben und ihren Quellen.</translation>
    </message>
    <message>
        <source>Recent file</source>
        <translation>Zuletzt geöffnete Datei</translation>
    </message>
    <message>
        <source>Recomputation buys activation memory with up to a third more FLOP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recomputation does nothing for the logits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recomputation in or out (MFU or HFU).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recomputation saves memory that nothing needs: it fits with less of it.</source>
        <translation>Neuberechnung spart Speicher, den nichts braucht: es passt mit weniger davon.</translation>
    </message>
    <message>
        <source>Recomputation {wanted} has to be set in the configuration function ({config}), which has {has}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recompute</source>
        <translation>Neuberechnung</translation>
    </message>
    <message>
        <source>Recomputed layers</source>
        <translation>Neu gerechnete Schichten</translation>
    </message>
    <message>
        <source>Recomputed modules</source>
        <translation>Neu gerechnete Module</translation>
    </message>
    <message>
        <source>Reduce every micro-batch</source>
        <translation>Nach jedem Mikro-Batch reduzieren</translation>
    </message>
    <message>
        <source>Reduce-scatter</source>
        <translation>Reduce-Scatter</translation>
    </message>
    <message>
        <source>Reduce-scatter the gradients of layer %1</source>
        <translation>Reduce-Scatter der Gradienten von Schicht %1</translation>
    </message>
    <message>
        <source>Reduce-scatter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduce-scatter: added, each rank keeps its tokens</source>
        <translation>Reduce-Scatter: summiert, jeder Rang behält seine Token</translation>
    </message>
    <message>
        <source>Refused by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remedies: chunked or fused loss, vocabulary cut over TP, a smaller micro-batch, context parallelism.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remember the floor of the data-parallel chapter: about 2,200 within a node.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Ren et al. 2021 (ZeRO-Offload, arXiv 2101.06840), section 5</source>
        <translation>Ren et al. 2021 (ZeRO-Offload, arXiv 2101.06840), Abschnitt 5</translation>
    </message>
    <message>
        <source>Ren et al. 2021 (ZeRO-Offload, arXiv 2101.06840): 4 billion parameters a second on a DGX-2</source>
        <translation>Ren et al. 2021 (ZeRO-Offload, arXiv 2101.06840): 4 Milliarden Parameter je Sekunde auf einer DGX-2</translation>
    </message>
    <message>
        <source>Repaired A3, A3, scaling book, cheatsheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replicas share the batch, not the model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replicas stop keeping the same thing several times: stage 1 shards the optimizer states, 2 the gradients too, 3 the parameters too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report tokens per second per GPU beside any MFU.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Reshard after forward</source>
        <translation>Nach Forward neu teilen</translation>
    </message>
    <message>
        <source>Restart time</source>
        <translation>Neustartzeit</translation>
    </message>
    <message>
        <source>Return or Space</source>
        <translation>Eingabe oder Leertaste</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right is:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Ring</translation>
    </message>
    <message>
        <source>Ring attention</source>
        <translation>Ring-Attention</translation>
    </message>
    <message>
        <source>Ring attention, step by step</source>
        <translation>Ring-Attention, Schritt für Schritt</translation>
    </message>
    <message>
        <source>Ring, contiguous</source>
        <translation>Ring, zusammenhängend</translation>
    </message>
    <message>
        <source>Ring, striped</source>
        <translation>Ring, gestreift</translation>
    </message>
    <message>
        <source>Ring, zigzag</source>
        <translation>Ring, zickzack</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>Roofline of the layer’s operators on %1</source>
        <translation>Roofline der Operatoren der Schicht auf %1</translation>
    </message>
    <message>
        <source>Round the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Routing of tokens</source>
        <translation>Routing der Token</translation>
    </message>
    <message>
        <source>Rules of thumb</source>
        <translation>Faustregeln</translation>
    </message>
    <message>
        <source>Rules of thumb start the search; they do not end it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rumours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rung 1: one GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rung 2: copies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rung 3: a larger model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rung 4: GPipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rung 5: pipeline and sharding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Runs (*.json);;All files (*)</source>
        <translation>Läufe (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Runs to take over</source>
        <translation>Zu übernehmende Läufe</translation>
    </message>
    <message>
        <source>S&amp;peed</source>
        <translation>&amp;Tempo</translation>
    </message>
    <message>
        <source>SGD with momentum</source>
        <translation>SGD mit Momentum</translation>
    </message>
    <message>
        <source>SI</source>
        <translation>SI</translation>
    </message>
    <message>
        <source>SP</source>
        <translation>SP</translation>
    </message>
    <message>
        <source>SP, CP, Ulysses: three things.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same bubble; p instead of m activations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same bytes on the wire.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same letters, other thing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>Save the changes to this scenario before another is opened?</source>
        <translation>Die Änderungen an diesem Szenario speichern, bevor ein anderes geöffnet wird?</translation>
    </message>
    <message>
        <source>Save the launch files to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the numbers</source>
        <translation>Die Zahlen speichern</translation>
    </message>
    <message>
        <source>Save the numbers as CSV</source>
        <translation>Die Zahlen als CSV speichern</translation>
    </message>
    <message>
        <source>Save the position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the position, to go on later or to hand it on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save what is shown</source>
        <translation>Speichern, was zu sehen ist</translation>
    </message>
    <message>
        <source>Save what is shown as PNG, SVG or PDF</source>
        <translation>Als PNG, SVG oder PDF speichern, was zu sehen ist</translation>
    </message>
    <message>
        <source>Saved to %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale tensor parallelism up to the node, over its fast links, so that other kinds can shrink.</source>
        <translation>Tensorparallelität bis zum Knoten erhöhen, über seine schnellen Verbindungen, damit andere Arten schrumpfen können.</translation>
    </message>
    <message>
        <source>Scaling</source>
        <translation>Skalierung</translation>
    </message>
    <message>
        <source>Scaling book: TP &lt; F · W / C</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation>Verteilen</translation>
    </message>
    <message>
        <source>Scenarios, models and launch files (*.json *.sh *.yaml *.yml *.toml);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Zeitplan</translation>
    </message>
    <message>
        <source>Schedule %1</source>
        <translation>Zeitplan %1</translation>
    </message>
    <message>
        <source>Schedule in &amp;unit times</source>
        <translation>Zeitplan in &amp;Einheitszeiten</translation>
    </message>
    <message>
        <source>Schedule in the &amp;model's times</source>
        <translation>Zeitplan in den Zeiten des &amp;Modells</translation>
    </message>
    <message>
        <source>Schedule to compare with</source>
        <translation>Zeitplan zum Vergleich</translation>
    </message>
    <message>
        <source>Schedule {kind} cannot fill {stages} pipeline ranks with {microbatches} micro-batches: it needs more of them, or fewer ranks.</source>
        <translation>Der Zeitplan {kind} kann {stages} Pipeline-Ränge mit {microbatches} Mikro-Batches nicht füllen: er braucht mehr davon oder weniger Ränge.</translation>
    </message>
    <message>
        <source>Schedule {kind} gives every pipeline rank exactly two chunks of layers, but chunks is {chunks}.</source>
        <translation>Der Zeitplan {kind} gibt jedem Pipeline-Rang genau zwei Schichtabschnitte, aber chunks ist {chunks}.</translation>
    </message>
    <message>
        <source>Schedule {kind} gives every pipeline rank one chunk of layers, but chunks is {chunks}.</source>
        <translation>Der Zeitplan {kind} gibt jedem Pipeline-Rang einen Schichtabschnitt, aber chunks ist {chunks}.</translation>
    </message>
    <message>
        <source>Schedule {kind} needs at least two chunks of layers on each rank, but chunks is {chunks}: with one there is nothing to interleave.</source>
        <translation>Der Zeitplan {kind} braucht mindestens zwei Schichtabschnitte auf jedem Rang, aber chunks ist {chunks}: mit einem gibt es nichts zu verschränken.</translation>
    </message>
    <message>
        <source>Schedule {kind} pairs pipeline ranks from both ends, so their number must be even, but it is {stages}.</source>
        <translation>Der Zeitplan {kind} paart Pipeline-Ränge von beiden Enden, ihre Zahl muss also gerade sein, aber sie ist {stages}.</translation>
    </message>
    <message>
        <source>Schedule {kind} sends half of the micro-batches in from either end, so their number must be even, but it is {microbatches}.</source>
        <translation>Der Zeitplan {kind} schickt die Hälfte der Mikro-Batches von jedem Ende herein, ihre Zahl muss also gerade sein, aber sie ist {microbatches}.</translation>
    </message>
    <message>
        <source>Schedule {schedule} with {chunks} chunks becomes 1f1b without virtual stages: the bubble grows {chunks} times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Search the glossary</source>
        <translation>Das Glossar durchsuchen</translation>
    </message>
    <message>
        <source>Search the runs</source>
        <translation>Die Läufe durchsuchen</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche…</translation>
    </message>
    <message>
        <source>Searching… the best so far: %1 tokens/s per GPU</source>
        <translation>Suche… der beste bisher: %1 Token/s je GPU</translation>
    </message>
    <message>
        <source>Seat them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds in which the compute stream waits for a collective. What counts in the step's time.</source>
        <translation>Sekunden, in denen der Rechenstrom auf ein Kollektiv wartet. Was in der Zeit des Schritts zählt.</translation>
    </message>
    <message>
        <source>Seconds of training between two checkpoints.</source>
        <translation>Sekunden Training zwischen zwei Checkpoints.</translation>
    </message>
    <message>
        <source>See it come and go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selective</source>
        <translation>Selektiv</translation>
    </message>
    <message>
        <source>Send and receive</source>
        <translation>Senden und Empfangen</translation>
    </message>
    <message>
        <source>Sending runs beside computing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sending while computing, so that the sending costs no time of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sending: bytes per parameter. Computing: FLOP per parameter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sends between pipeline ranks stop both of them, though they could run beside compute.</source>
        <translation>Sendungen zwischen Pipeline-Rängen halten beide an, obwohl sie neben dem Rechnen laufen könnten.</translation>
    </message>
    <message>
        <source>Sent by a GPU</source>
        <translation>Von einer GPU gesendet</translation>
    </message>
    <message>
        <source>Sent by one GPU</source>
        <translation>Von einer GPU gesendet</translation>
    </message>
    <message>
        <source>Sent by one GPU to dispatch one layer's tokens</source>
        <translation>Von einer GPU gesendet, um die Token einer Schicht zu verteilen</translation>
    </message>
    <message>
        <source>Sent by the end of the backward passes</source>
        <translation>Gesendet bis zum Ende der Backwards</translation>
    </message>
    <message>
        <source>Sent by the end of the forward passes</source>
        <translation>Gesendet bis zum Ende der Forwards</translation>
    </message>
    <message>
        <source>Sent by the end of the step</source>
        <translation>Gesendet bis zum Ende des Schritts</translation>
    </message>
    <message>
        <source>Sent by the plan</source>
        <translation>Vom Plan gesendet</translation>
    </message>
    <message>
        <source>Sent per rank and layer: forward %1, backward %2. Keys and values held: %3.</source>
        <translation>Gesendet je Rang und Schicht: vorwärts %1, rückwärts %2. Gehaltene Schlüssel und Werte: %3.</translation>
    </message>
    <message>
        <source>Sent so far</source>
        <translation>Bisher gesendet</translation>
    </message>
    <message>
        <source>Sent: %1 of %2 over %3 ranks, %4 by each.</source>
        <translation>Gesendet: %1 von %2 über %3 Ränge, %4 von jedem.</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Sequenz</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>Sequenzlänge</translation>
    </message>
    <message>
        <source>Sequence parallel</source>
        <translation>Sequenzparallel</translation>
    </message>
    <message>
        <source>Sequence parallelism</source>
        <translation>Sequenzparallelität</translation>
    </message>
    <message>
        <source>Sequence parallelism first, recomputation when that is not enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sequence parallelism has nothing to scatter over at tp {tp}: Megatron switches it off.</source>
        <translation>Sequenzparallelität hat bei tp {tp} nichts, über das sie verteilen könnte: Megatron schaltet sie ab.</translation>
    </message>
    <message>
        <source>Sequence parallelism on, no recomputation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sequence parallelism scatters each context rank's part of the {sequence_length} tokens over tp {tp} ranks: the length must be a multiple of cp {cp} × tp {tp}.</source>
        <translation>Sequenzparallelität verteilt den Teil jedes Kontextrangs der {sequence_length} Token über tp {tp} Ränge: die Länge muss ein Vielfaches von cp {cp} × tp {tp} sein.</translation>
    </message>
    <message>
        <source>Sequence parallelism: each rank has half of the tokens of X, and half of the weights.</source>
        <translation>Sequenzparallelität: jeder Rang hat die Hälfte der Token von X und die Hälfte der Gewichte.</translation>
    </message>
    <message>
        <source>Sequence × vocabulary × bytes: work it out before you lengthen anything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sequences of a micro-batch</source>
        <translation>Sequenzen eines Mikro-Batches</translation>
    </message>
    <message>
        <source>Sequences of one forward pass.</source>
        <translation>Sequenzen eines Forward.</translation>
    </message>
    <message>
        <source>Sequences of one optimizer step, over all GPUs.</source>
        <translation>Sequenzen eines Optimiererschritts, über alle GPUs.</translation>
    </message>
    <message>
        <source>Sequences of up to %1 tokens are drawn.</source>
        <translation>Sequenzen bis zu %1 Token werden gezeichnet.</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Setze</translation>
    </message>
    <message>
        <source>Set %1 %2 → %3</source>
        <translation>%1 %2 → %3 setzen</translation>
    </message>
    <message>
        <source>Set %1 to %2</source>
        <translation>%1 auf %2 setzen</translation>
    </message>
    <message>
        <source>Set GPUs to %1</source>
        <translation>GPUs auf %1 setzen</translation>
    </message>
    <message>
        <source>Set the degree.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the loss to fused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Einrichtung</translation>
    </message>
    <message>
        <source>Setup of %1</source>
        <translation>Einrichtung von %1</translation>
    </message>
    <message>
        <source>Seven more GPUs join. Now each of eight replicas has an eighth of the batch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven of ten unseen runs like this are within %1 of what is measured: %2.</source>
        <translation>Sieben von zehn ungesehenen Läufen wie diesem liegen innerhalb %1 des Gemessenen: %2.</translation>
    </message>
    <message>
        <source>Seven of ten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several copies of the same numbers are alive at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several micro-batches before one optimizer step. Gradients may wait until the last of them before they travel.</source>
        <translation>Mehrere Mikro-Batches vor einem Optimiererschritt. Gradienten dürfen bis zum letzten warten, bevor sie reisen.</translation>
    </message>
    <message>
        <source>Several micro-batches one after the other, their gradients added up, then one update. The batch grows, the activations do not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several operations in one kernel, so that what is between them never goes to memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shah et al. 2024 (FlashAttention-3, arXiv 2407.08608), figure 5</source>
        <translation>Shah et al. 2024 (FlashAttention-3, arXiv 2407.08608), Abbildung 5</translation>
    </message>
    <message>
        <source>Shard group</source>
        <translation>Shard-Gruppe</translation>
    </message>
    <message>
        <source>Shard groups of {shard_group} ranks keep {copies} copies of the dense weights, but the experts' {edp} data-parallel ranks do not divide into that many.</source>
        <translation>Shard-Gruppen von {shard_group} Rängen halten {copies} Kopien der dichten Gewichte, aber die {edp} datenparallelen Ränge der Experten lassen sich nicht in so viele teilen.</translation>
    </message>
    <message>
        <source>Shard until it fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sharding and schedule</source>
        <translation>Sharding und Zeitplan</translation>
    </message>
    <message>
        <source>Shards</source>
        <translation>Shards</translation>
    </message>
    <message>
        <source>Shards within a group, usually a node, and replicas across groups: weights are gathered over the fast wire alone.</source>
        <translation>Shards innerhalb einer Gruppe, meist eines Knotens, und Replikate über Gruppen: Gewichte werden nur über die schnelle Leitung gesammelt.</translation>
    </message>
    <message>
        <source>Shardscope %1

How a transformer's training step splits across GPUs. Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Shardscope %1

Wie sich der Trainingsschritt eines Transformers auf GPUs verteilt. Freie Software unter der GNU General Public License, Version 3 oder neuer.</translation>
    </message>
    <message>
        <source>Shardscope: the guide</source>
        <translation>Shardscope: die Anleitung</translation>
    </message>
    <message>
        <source>Share of the dense peak that the model's own arithmetic takes</source>
        <translation>Anteil der dichten Spitze, den die Arithmetik des Modells selbst nimmt</translation>
    </message>
    <message>
        <source>Share of the step</source>
        <translation>Anteil am Schritt</translation>
    </message>
    <message>
        <source>Shared among how many?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shazeer 2020 (GLU variants, arXiv 2002.05202)</source>
        <translation>Shazeer 2020 (GLU variants, arXiv 2002.05202)</translation>
    </message>
    <message>
        <source>Shift+Left, Shift+Right</source>
        <translation>Umschalt+Links, Umschalt+Rechts</translation>
    </message>
    <message>
        <source>Shoeybi et al. 2019 (arXiv 1909.08053), section 3</source>
        <translation>Shoeybi et al. 2019 (arXiv 1909.08053), Abschnitt 3</translation>
    </message>
    <message>
        <source>Shoeybi et al. 2019 (arXiv 1909.08053), section 3: heads and widths are cut</source>
        <translation>Shoeybi et al. 2019 (arXiv 1909.08053), Abschnitt 3: Köpfe und Breiten werden geteilt</translation>
    </message>
    <message>
        <source>Shoeybi et al. 2019 (arXiv 1909.08053), section 3: the vocabulary is cut</source>
        <translation>Shoeybi et al. 2019 (arXiv 1909.08053), Abschnitt 3: das Vokabular wird geteilt</translation>
    </message>
    <message>
        <source>Short. Good for the end of a session, when somebody's own model has failed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Kürzel</translation>
    </message>
    <message>
        <source>Shorter than 1F1B's {start:/time/step_s|seconds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shorter than the start's {start:/time/step_s|seconds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortest: %1, %2 for forward and backward of one layer.</source>
        <translation>Kürzeste: %1, %2 für Forward und Backward einer Schicht.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>%1 zeigen</translation>
    </message>
    <message>
        <source>Show all GPUs</source>
        <translation>Alle GPUs zeigen</translation>
    </message>
    <message>
        <source>Show all time</source>
        <translation>Die ganze Zeit zeigen</translation>
    </message>
    <message>
        <source>Show all time alike again</source>
        <translation>Wieder alle Zeit gleich zeigen</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Show the activations that each rank holds over time</source>
        <translation>Die Aktivierungen zeigen, die jeder Rang über die Zeit hält</translation>
    </message>
    <message>
        <source>Show the chain of blocks that decides the makespan</source>
        <translation>Die Kette der Blöcke zeigen, die die Gesamtdauer bestimmt</translation>
    </message>
    <message>
        <source>Show the estimate alone</source>
        <translation>Die Schätzung allein zeigen</translation>
    </message>
    <message>
        <source>Show the numbers as a table</source>
        <translation>Die Zahlen als Tabelle zeigen</translation>
    </message>
    <message>
        <source>Show the original figure if you have it. Let the class find the wrong label.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the plan as it is</source>
        <translation>Den Plan zeigen, wie er ist</translation>
    </message>
    <message>
        <source>Show the plan's own rank order</source>
        <translation>Die Rangordnung des Plans selbst zeigen</translation>
    </message>
    <message>
        <source>Show the product with the degrees.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what is ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shrink it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Nebeneinander</translation>
    </message>
    <message>
        <source>Sides to one logarithmic scale:</source>
        <translation>Seiten auf einem logarithmischen Maßstab:</translation>
    </message>
    <message>
        <source>Signal</source>
        <translation>Signal</translation>
    </message>
    <message>
        <source>Sit four people round a table with four sheets. Pass left, four times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sit them down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six passes become two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six stages have 16 and two have 15. Meta gave the first and the last stage fewer: the embedding and the head weigh about as much as a layer, and the first stage holds the most activations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Size, along its family</source>
        <translation>Größe, entlang ihrer Familie</translation>
    </message>
    <message>
        <source>Size, as nccl-tests counts it</source>
        <translation>Größe, wie nccl-tests sie zählt</translation>
    </message>
    <message>
        <source>Slices of a loaf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slope and roof</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small and large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small messages are all latency.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small messages are latency.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smallest world: PP · max(TP·CP, EP·ETP).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SmolLM2 135M has {smol:model.heads|plain} heads, of which {smol:model.kv_heads|plain} hold keys and values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SmolLM3 3B</source>
        <translation>SmolLM3 3B</translation>
    </message>
    <message>
        <source>So EP × ETP divides 16.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So at 128 k tokens the ring's hops are …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So does less PP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So far it could become %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So far it is none of the published schedules: your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So how far?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So it reduces one part.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So the floor of tokens per GPU is …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So the sum has to be whole first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solve for tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some experts get more tokens than others; everybody waits for the busiest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some have 15, the others 16.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some megabytes of gradients that are sent together, so that sending begins while the backward pass still runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody shows you a new formula for pipeline parallelism: ratio = PP · peak / (32 · h · L · bw). Which three checks do you make before you use it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Quelle: %1</translation>
    </message>
    <message>
        <source>Space, Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space, comma, full stop</source>
        <translation>Leertaste, Komma, Punkt</translation>
    </message>
    <message>
        <source>Speaker notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Speed; at 1× the whole takes twelve seconds</source>
        <translation>Tempo; bei 1× dauert das Ganze zwölf Sekunden</translation>
    </message>
    <message>
        <source>Spot the trap: figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spot the trap: formulas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage %1: %2</source>
        <translation>Stufe %1: %2</translation>
    </message>
    <message>
        <source>Stage 0 holds {f1b:/ranks/0/peak_live|plain} micro-batches in flight, the last stage {f1b:/ranks/3/peak_live|plain}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage 0, here with the embedding on top.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage whose memory is shown over time</source>
        <translation>Stufe, deren Speicher über die Zeit gezeigt wird</translation>
    </message>
    <message>
        <source>Stage {/memory/peak_stage|plain}, {/memory/peak_bytes|bytes}. It does not fit in any case: 128 GPUs are too few for this model without more tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage {stage} leaves less than 3 % of its {capacity_bytes:gib} GiB free: the allocator flushes its cache and asks again, and steps can be several times slower than estimated.</source>
        <translation>Stufe {stage} lässt weniger als 3 % ihrer {capacity_bytes:gib} GiB frei: der Allokator leert seinen Cache und fragt neu, und Schritte können um ein Mehrfaches langsamer sein als geschätzt.</translation>
    </message>
    <message>
        <source>Stages into which the layers are cut.</source>
        <translation>Stufen, in die die Schichten geteilt sind.</translation>
    </message>
    <message>
        <source>Stages of layers on different ranks. Only activations at the borders travel: little, point to point, and good for slow wires.</source>
        <translation>Stufen von Schichten auf verschiedenen Rängen. Nur Aktivierungen an den Grenzen reisen: wenig, von Punkt zu Punkt, und gut für langsame Leitungen.</translation>
    </message>
    <message>
        <source>Start backwards early.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the puzzle &amp;anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start with the scenario that was open last, saved or not.</source>
        <translation>Mit dem Szenario beginnen, das zuletzt offen war, gespeichert oder nicht.</translation>
    </message>
    <message>
        <source>Starting points</source>
        <translation>Ausgangspunkte</translation>
    </message>
    <message>
        <source>States and traffic by ZeRO stage</source>
        <translation>Zustände und Verkehr nach ZeRO-Stufe</translation>
    </message>
    <message>
        <source>States are fp32 (4 + 4 + 8 bytes) beside activations in 16 bit.</source>
        <translation>Zustände sind fp32 (4 + 4 + 8 Byte) neben Aktivierungen in 16 Bit.</translation>
    </message>
    <message>
        <source>Static bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steady state</source>
        <translation>Stetiger Zustand</translation>
    </message>
    <message>
        <source>Steady state: forwards and backwards take turns, as many activations freed as made.</source>
        <translation>Stetiger Zustand: Forwards und Backwards wechseln sich ab, ebenso viele Aktivierungen werden frei wie gemacht.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>Step %1 of %2 · %3</source>
        <translation>Schritt %1 von %2 · %3</translation>
    </message>
    <message>
        <source>Step %1 of 5: %2</source>
        <translation>Schritt %1 von 5: %2</translation>
    </message>
    <message>
        <source>Step 1: fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step 2: the batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step 3: throughput</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Schritt für Schritt</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Schritt vor</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>Schrittzeit</translation>
    </message>
    <message>
        <source>Step time: %1.</source>
        <translation>Schrittzeit: %1.</translation>
    </message>
    <message>
        <source>Step times are estimated %1 off on average, %2 for sources left out of the fit; %3.</source>
        <translation>Schrittzeiten sind im Mittel um %1 daneben geschätzt, um %2 bei Quellen, die die Anpassung nicht sah; %3.</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Still a sum of parts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stop keeping it eight times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped before a plan that fits was found.</source>
        <translation>Angehalten, bevor ein passender Plan gefunden war.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>Strategies</source>
        <translation>Strategien</translation>
    </message>
    <message>
        <source>Strategies with their figures</source>
        <translation>Strategien mit ihren Zahlen</translation>
    </message>
    <message>
        <source>Striped</source>
        <translation>Gestreift</translation>
    </message>
    <message>
        <source>Sums of the streams</source>
        <translation>Summen der Ströme</translation>
    </message>
    <message>
        <source>Suppose a micro-batch of 2 instead of 1, with the same batch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suppose somebody turns the order round, so that TP crosses the nodes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Durchlauf</translation>
    </message>
    <message>
        <source>Switches</source>
        <translation>Schalter</translation>
    </message>
    <message>
        <source>TB</source>
        <translation>TB</translation>
    </message>
    <message>
        <source>TF32</source>
        <translation>TF32</translation>
    </message>
    <message>
        <source>TFLOP</source>
        <translation>TFLOP</translation>
    </message>
    <message>
        <source>TFLOP/s</source>
        <translation>TFLOP/s</translation>
    </message>
    <message>
        <source>TP</source>
        <translation>TP</translation>
    </message>
    <message>
        <source>TP %1</source>
        <translation>TP %1</translation>
    </message>
    <message>
        <source>TP %1, SP</source>
        <translation>TP %1, SP</translation>
    </message>
    <message>
        <source>TP %1, SP, overlapped</source>
        <translation>TP %1, SP, überlappt</translation>
    </message>
    <message>
        <source>TP + SP</source>
        <translation>TP + SP</translation>
    </message>
    <message>
        <source>TP 1, PP 1, EP 8</source>
        <translation>TP 1, PP 1, EP 8</translation>
    </message>
    <message>
        <source>TP 1, PP 4, EP 32</source>
        <translation>TP 1, PP 4, EP 32</translation>
    </message>
    <message>
        <source>TP 1, PP 4, EP 8</source>
        <translation>TP 1, PP 4, EP 8</translation>
    </message>
    <message>
        <source>TP 2 to 4 and DP</source>
        <translation>TP 2 bis 4 und DP</translation>
    </message>
    <message>
        <source>TP 2, CP 2, DP 2, PP 2 on two nodes of eight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TP 2, PP 1, EP 8</source>
        <translation>TP 2, PP 1, EP 8</translation>
    </message>
    <message>
        <source>TP 2, PP 16, EP 32</source>
        <translation>TP 2, PP 16, EP 32</translation>
    </message>
    <message>
        <source>TP 2, PP 16, EP 64</source>
        <translation>TP 2, PP 16, EP 64</translation>
    </message>
    <message>
        <source>TP 2, PP 16, EP 64, ETP 1: at least?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TP 2, PP 8, EP 16</source>
        <translation>TP 2, PP 8, EP 16</translation>
    </message>
    <message>
        <source>TP 2, data parallelism without ZeRO</source>
        <translation>TP 2, Datenparallelität ohne ZeRO</translation>
    </message>
    <message>
        <source>TP 4 to 8, PP 2 to 4 and DP</source>
        <translation>TP 4 bis 8, PP 2 bis 4 und DP</translation>
    </message>
    <message>
        <source>TP 4, PP 16, EP 8, CP 2</source>
        <translation>TP 4, PP 16, EP 8, CP 2</translation>
    </message>
    <message>
        <source>TP 4, PP 2, EP 4</source>
        <translation>TP 4, PP 2, EP 4</translation>
    </message>
    <message>
        <source>TP 4, PP 4, CP 2</source>
        <translation>TP 4, PP 4, CP 2</translation>
    </message>
    <message>
        <source>TP 4, PP 4, EP 8</source>
        <translation>TP 4, PP 4, EP 8</translation>
    </message>
    <message>
        <source>TP 4, PP 8</source>
        <translation>TP 4, PP 8</translation>
    </message>
    <message>
        <source>TP 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TP 8 and PP 16: a replica is {plan.tp * plan.pp|plain} GPUs. So only {plan.dp|plain} replicas talk, and each rank sends only its own part of the gradients.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TP 8 with PP 2 just fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TP 8, PP 16, the rest data parallelism</source>
        <translation>TP 8, PP 16, der Rest Datenparallelität</translation>
    </message>
    <message>
        <source>TP 8, PP 2. The search finds better ones with context parallelism.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TP 8, PP 2: {par:/time/step_s|seconds} at {par:/memory/peak_bytes|bytes}. NVIDIA's own runs of this model use TP 4 with other settings: memory, not a ratio, sets TP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TP 8, PP 4 leaves DP 2. How many micro-batches of 1 are accumulated for {training.global_batch|plain} sequences?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TP 8, PP 4 to 8 and DP</source>
        <translation>TP 8, PP 4 bis 8 und DP</translation>
    </message>
    <message>
        <source>TP 8, PP 4, DP 2, EP 8, ETP 1: how many GPUs?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TP 8, PP 4, EP 8 with ETP 8 on 64 GPUs?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TP 8, PP 4, ZeRO-1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TP 8, PP 4: {par:/memory/peak_bytes|bytes}. There are many that fit; now choose by time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TP 8, PP 8 to 16, CP 2 and DP</source>
        <translation>TP 8, PP 8 bis 16, CP 2 und DP</translation>
    </message>
    <message>
        <source>TP 8, PP 8, CP 2</source>
        <translation>TP 8, PP 8, CP 2</translation>
    </message>
    <message>
        <source>TP and PP make replicas few, and their gradients small.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TP and SP</source>
        <translation>TP und SP</translation>
    </message>
    <message>
        <source>TP beside multiplies</source>
        <translation>TP neben Multiplikationen</translation>
    </message>
    <message>
        <source>TP cuts every matrix.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TP divides 24 of 34, SP the other 10.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TP first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TP has to divide the heads, and should divide the key/value heads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TP is 1, and the heads cannot be divided over the GPUs of a node.</source>
        <translation>TP ist 1, und die Köpfe lassen sich nicht auf die GPUs eines Knotens teilen.</translation>
    </message>
    <message>
        <source>TP last: in every layer, in the open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TP on NVLink; PP across nodes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TP waits; DP, ZeRO-3 and rings need not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TP within the node first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TP · CP · DP = 8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TP's collectives wait in the open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TP's own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TP's partner is rank 1, CP's 2, DP's 4, PP's 8: the other node. That suits: a pipeline sends little, and only to its neighbour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TP, PP and ZeRO-3</source>
        <translation>TP, PP und ZeRO-3</translation>
    </message>
    <message>
        <source>TP, PP, CP and ZeRO-3</source>
        <translation>TP, PP, CP und ZeRO-3</translation>
    </message>
    <message>
        <source>TP, on NVLink. The network is hidden.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TP, small</source>
        <translation>TP, klein</translation>
    </message>
    <message>
        <source>TP, then CP, then DP, then PP: from the most talkative to the least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TP, this model</source>
        <translation>TP, dieses Modell</translation>
    </message>
    <message>
        <source>TP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Tables (*.csv);;Spreadsheets (*.xlsx)</source>
        <translation>Tabellen (*.csv);;Tabellenkalkulationen (*.xlsx)</translation>
    </message>
    <message>
        <source>Take a block &amp;back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take ranks, layout and sequence over into the scenario</source>
        <translation>Ränge, Aufteilung und Sequenz in das Szenario übernehmen</translation>
    </message>
    <message>
        <source>Take the chosen rule's plan over</source>
        <translation>Den Plan der gewählten Regel übernehmen</translation>
    </message>
    <message>
        <source>Take the kept curves away</source>
        <translation>Die behaltenen Kurven entfernen</translation>
    </message>
    <message>
        <source>Take the last change of the own runs and rules back</source>
        <translation>Die letzte Änderung der eigenen Läufe und Regeln zurücknehmen</translation>
    </message>
    <message>
        <source>Take the lowest stage that fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the model of %1</source>
        <translation>Das Modell von %1 nehmen</translation>
    </message>
    <message>
        <source>Take the plan over that the three steps lead to</source>
        <translation>Den Plan übernehmen, zu dem die drei Schritte führen</translation>
    </message>
    <message>
        <source>Take the runs of a shardscope.runs/1 file over into the own ones</source>
        <translation>Die Läufe einer Datei shardscope.runs/1 in die eigenen übernehmen</translation>
    </message>
    <message>
        <source>Take the scenarios that were added away</source>
        <translation>Die hinzugefügten Szenarien entfernen</translation>
    </message>
    <message>
        <source>Take them from the catalogue; the plan follows and says whether it fits.</source>
        <translation>Nehmen Sie sie aus dem Katalog; der Plan folgt und sagt, ob er passt.</translation>
    </message>
    <message>
        <source>Take this run out of the own ones</source>
        <translation>Diesen Lauf aus den eigenen nehmen</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>Dauert</translation>
    </message>
    <message>
        <source>Talk while you work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tear a real receipt, once across and once along. Nobody forgets it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell the answer without a guess (R)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>Tensor</translation>
    </message>
    <message>
        <source>Tensor and sequence parallelism in numbers</source>
        <translation>Tensor- und Sequenzparallelität in Zahlen</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>Tensorparallel</translation>
    </message>
    <message>
        <source>Tensor parallel within the experts</source>
        <translation>Tensorparallel innerhalb der Experten</translation>
    </message>
    <message>
        <source>Tensor parallelism</source>
        <translation>Tensorparallelität</translation>
    </message>
    <message>
        <source>Tensor parallelism across nodes runs over the slow links.</source>
        <translation>Tensorparallelität über Knoten läuft über die langsamen Verbindungen.</translation>
    </message>
    <message>
        <source>Tensor parallelism divides neither parameters nor gradients nor optimizer states.</source>
        <translation>Tensorparallelität teilt weder Parameter noch Gradienten noch Optimiererzustände.</translation>
    </message>
    <message>
        <source>Tensor parallelism in numbers</source>
        <translation>Tensorparallelität in Zahlen</translation>
    </message>
    <message>
        <source>Tensor parallelism is wider than memory needs, and pays for it in communication.</source>
        <translation>Tensorparallelität ist breiter, als der Speicher braucht, und kostet dafür Kommunikation.</translation>
    </message>
    <message>
        <source>Tensor parallelism over tp {tp} ranks reaches beyond the {nvlink_domain|gpus_per_node} GPUs that share the fast network: every layer's collectives wait for the slower one.</source>
        <translation>Tensorparallelität über tp {tp} Ränge reicht über die {nvlink_domain|gpus_per_node} GPUs hinaus, die das schnelle Netz teilen: die Kollektive jeder Schicht warten auf das langsamere.</translation>
    </message>
    <message>
        <source>Tensor parallelism's sums</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensor, sequence, context, pipeline and expert parallelism: what each cuts, sends and costs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensor-parallel collectives run beside their multiplies</source>
        <translation>Tensorparallele Kollektive laufen neben ihren Multiplikationen</translation>
    </message>
    <message>
        <source>Tensor-parallel collectives stop the multiplies, though they could run beside them.</source>
        <translation>Tensorparallele Kollektive halten die Multiplikationen an, obwohl sie daneben laufen könnten.</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>That is close enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is with sparsity. Dense: 1,979.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That value cannot be</source>
        <translation>Dieser Wert kann nicht sein</translation>
    </message>
    <message>
        <source>That was so before [[FlashAttention]], which never writes the scores of all pairs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That would be telling everybody everything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The &amp;five improvements</source>
        <translation>Die &amp;fünf Verbesserungen</translation>
    </message>
    <message>
        <source>The GPU has no arithmetic in the precision of the training; the step is timed at its 16-bit rate.</source>
        <translation>Die GPU rechnet nicht in der Genauigkeit des Trainings; der Schritt ist mit ihrer 16-Bit-Rate berechnet.</translation>
    </message>
    <message>
        <source>The GPU is now busier, but the model learns no faster. That is why there are two words: [[HFU]] counts everything that was computed, [[MFU]] only what the model needs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The GPU's own memory, and the bytes per second at which it can be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The GPUs that a fast network joins: eight in a DGX, 72 in an NVL72 rack.</source>
        <translation>Die GPUs, die ein schnelles Netz verbindet: acht in einer DGX, 72 in einem NVL72-Schrank.</translation>
    </message>
    <message>
        <source>The Llama 3 paper says that they did.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Llama 3 presets have a vocabulary of 30522 (really 128256), a feed-forward of 4h (really 3.5h or 3.25h) and sequences of 256 tokens.</source>
        <translation>Die Llama-3-Voreinstellungen haben ein Vokabular von 30522 (wirklich 128256), ein Feed-Forward von 4h (wirklich 3,5h oder 3,25h) und Sequenzen von 256 Token.</translation>
    </message>
    <message>
        <source>The [[backward pass]] is two jobs: the [[input gradient]], for which the stage before waits, and the [[weight gradient]], for which only the optimizer waits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The [[batch]] here is {training.global_batch} sequences. They go through in [[micro-batches]] of {plan.micro_batch}, one after the other; their gradients are added up. That is [[gradient accumulation]].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The [[embedding]] has one row for every word, the [[head]] one column for every word. Each row is as long as the [[hidden width]].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The [[forward pass]] takes about a third of the [[FLOP]]: two per parameter and token, the [[backward pass]] four.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The [[logits]] and what the loss needs of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The accelerator.</source>
        <translation>Der Beschleuniger.</translation>
    </message>
    <message>
        <source>The activations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The activations double, and the step takes about as long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The activations double, and the step takes half as long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The activations outside attention and feed-forward are cut along the sequence, over the tensor-parallel ranks.</source>
        <translation>Die Aktivierungen außerhalb von Attention und Feed-Forward sind entlang der Sequenz geteilt, über die tensorparallelen Ränge.</translation>
    </message>
    <message>
        <source>The activations, about four times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The activations, about sixteen times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The activations: each replica has its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The all-to-all by which the experts' results go back to the ranks of their tokens.</source>
        <translation>Das All-to-All, mit dem die Ergebnisse der Experten zu den Rängen ihrer Token zurückkehren.</translation>
    </message>
    <message>
        <source>The all-to-all by which tokens go to the ranks of their experts.</source>
        <translation>Das All-to-All, mit dem Token zu den Rängen ihrer Experten gehen.</translation>
    </message>
    <message>
        <source>The answer: &lt;b&gt;%1&lt;/b&gt;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attention of the block that is at hand.</source>
        <translation>Die Attention des Blocks, der gerade da ist.</translation>
    </message>
    <message>
        <source>The axes of the mesh, fastest-varying first.</source>
        <translation>Die Achsen des Gitters, die am schnellsten wechselnde zuerst.</translation>
    </message>
    <message>
        <source>The axis says GB; the values are GiB.</source>
        <translation>Die Achse sagt GB; die Werte sind GiB.</translation>
    </message>
    <message>
        <source>The backward pass of the last micro-batch.</source>
        <translation>Das Backward des letzten Mikro-Batches.</translation>
    </message>
    <message>
        <source>The balance is the mean work over the busiest rank's.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bar is the first stage; the last one holds the head and p − 1 micro-batches fewer.</source>
        <translation>Der Balken ist die erste Stufe; die letzte hält den Kopf und p − 1 Mikro-Batches weniger.</translation>
    </message>
    <message>
        <source>The bars named TP with sequence parallelism are those without it: 13·sbh·L instead of 34/8.</source>
        <translation>Die Balken mit Namen TP mit Sequenzparallelität sind die ohne: 13·sbh·L statt 34/8.</translation>
    </message>
    <message>
        <source>The batch is above 40 M tokens: less accumulation, or less data parallelism in favour of other kinds.</source>
        <translation>Das Batch ist über 40 M Token: weniger Akkumulation, oder weniger Datenparallelität zugunsten anderer Arten.</translation>
    </message>
    <message>
        <source>The batch is below 4 M tokens: more data parallelism or more accumulation, for long sequences context parallelism.</source>
        <translation>Das Batch ist unter 4 M Token: mehr Datenparallelität oder mehr Akkumulation, bei langen Sequenzen Kontextparallelität.</translation>
    </message>
    <message>
        <source>The batch is cut: every GPU holds the whole model, and fewer sequences.</source>
        <translation>Das Batch ist geteilt: jede GPU hält das ganze Modell, und weniger Sequenzen.</translation>
    </message>
    <message numerus="yes">
        <source>The batch is now %1 tokens, %Ln sequence(s): the nearest to the %2 before that the replicas can share.</source>
        <translation><numerusform>Das Batch hat jetzt %1 Token, %Ln Sequenz: das Nächste zu den %2 vorher, das die Replikate teilen können.</numerusform><numerusform>Das Batch hat jetzt %1 Token, %Ln Sequenzen: das Nächste zu den %2 vorher, das die Replikate teilen können.</numerusform></translation>
    </message>
    <message>
        <source>The batch is within 4 to 40 M tokens.</source>
        <translation>Das Batch liegt innerhalb 4 bis 40 M Token.</translation>
    </message>
    <message>
        <source>The batch is {tokens|count} tokens, within the usual 4 to 60 million.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best of what was searched.</source>
        <translation>Der beste von dem, was durchsucht wurde.</translation>
    </message>
    <message>
        <source>The best plan by model size and nodes</source>
        <translation>Der beste Plan nach Modellgröße und Knoten</translation>
    </message>
    <message>
        <source>The blocks that the chosen rank may run next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bubble grows with the stages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bubble is idle GPU time of all GPU time of a step; no step runs this schedule.</source>
        <translation>Der Leerlauf ist untätige GPU-Zeit an der gesamten GPU-Zeit eines Schritts; kein Schritt läuft mit diesem Zeitplan.</translation>
    </message>
    <message>
        <source>The busiest rank sends</source>
        <translation>Der am stärksten belastete Rang sendet</translation>
    </message>
    <message>
        <source>The busy specialist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bytes and FLOP of this model and plan stand in place of the formula's standard layer.</source>
        <translation>Die Bytes und FLOP dieses Modells und Plans stehen anstelle der Standardschicht der Formel.</translation>
    </message>
    <message>
        <source>The catalogue and the desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The causal mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chain of blocks that sets the length of a step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cheatsheet gathers model_fp32 and all-reduces ZeRO-1's gradients; the text gathers bf16 parameters, half of that, and reduce-scatters.</source>
        <translation>Der Spickzettel sammelt model_fp32 und reduziert die Gradienten von ZeRO-1 mit All-Reduce; der Text sammelt bf16-Parameter, die Hälfte davon, und nimmt Reduce-Scatter.</translation>
    </message>
    <message>
        <source>The cheatsheet's {1 + 24 * model.hidden * gpu.link_bandwidth / gpu.peak_flops|plain} means that TP 64 costs nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clean desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cluster has no profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The common belief is that a higher stage is better. Collect votes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The content of a config.json, verbatim.</source>
        <translation>Der Inhalt einer config.json, wörtlich.</translation>
    </message>
    <message>
        <source>The context-parallel groups (tp {tp}, cp {cp}) reach beyond the {nvlink_domain|gpus_per_node} GPUs that share the fast network: keys and values travel over the slower one.</source>
        <translation>Die kontextparallelen Gruppen (tp {tp}, cp {cp}) reichen über die {nvlink_domain|gpus_per_node} GPUs hinaus, die das schnelle Netz teilen: Schlüssel und Werte reisen über das langsamere.</translation>
    </message>
    <message>
        <source>The corner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cut part is divided, the rest is not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The data sheet also has a number twice as large. It is for sparse matrices, which nobody trains with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The degrees do not fit the GPUs.</source>
        <translation>Die Grade passen nicht zu den GPUs.</translation>
    </message>
    <message>
        <source>The dense model's feed-forward is divided as if it were experts.</source>
        <translation>Das Feed-Forward des dichten Modells ist geteilt, als wären es Experten.</translation>
    </message>
    <message>
        <source>The dishes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The division by DP is missing: appendix A3 has (DP − 1)/DP, this line grows with DP.</source>
        <translation>Die Teilung durch DP fehlt: Anhang A3 hat (DP − 1)/DP, diese Zeile wächst mit DP.</translation>
    </message>
    <message>
        <source>The estimate for this plan, without their special kernels. Which statement is wrong?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The estimate is on its way; where there can be none, the message above says why.</source>
        <translation>Die Schätzung ist unterwegs; wo es keine geben kann, sagt die Meldung oben, warum.</translation>
    </message>
    <message>
        <source>The estimate says {full:/time/step_s / /time/step_s - 1|percent}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The estimate: {/time/step_s / z1:/time/step_s - 1|percent}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The estimate: {t16:/time/step_s / /time/step_s - 1|percent}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The examples that go through the model at once on one replica. The activations of a GPU grow with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The expert groups (ep {ep}, etp {etp}) reach beyond the {nvlink_domain|gpus_per_node} GPUs that share the fast network: tokens are dispatched over the slower one.</source>
        <translation>Die Expertengruppen (ep {ep}, etp {etp}) reichen über die {nvlink_domain|gpus_per_node} GPUs hinaus, die das schnelle Netz teilen: Token werden über das langsamere verteilt.</translation>
    </message>
    <message>
        <source>The experts are spread: their parameters alone.</source>
        <translation>Die Experten sind verteilt: nur ihre Parameter.</translation>
    </message>
    <message>
        <source>The experts of a layer lie on different ranks; tokens travel to them and back, in every layer.</source>
        <translation>Die Experten einer Schicht liegen auf verschiedenen Rängen; Token reisen in jeder Schicht zu ihnen und zurück.</translation>
    </message>
    <message>
        <source>The experts' all-to-all stops compute, though it could run beside it.</source>
        <translation>Das All-to-All der Experten hält das Rechnen an, obwohl es daneben laufen könnte.</translation>
    </message>
    <message>
        <source>The experts' grid of pp {pp} × ep {ep} × etp {etp} = {product} ranks does not divide the {gpus} GPUs: expert groups take their ranks out of the same GPUs as everything else.</source>
        <translation>Das Gitter der Experten von pp {pp} × ep {ep} × etp {etp} = {product} Rängen teilt die {gpus} GPUs nicht: Expertengruppen nehmen ihre Ränge aus denselben GPUs wie alles andere.</translation>
    </message>
    <message>
        <source>The fast wires between the GPUs of one node.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fastest plan that fits on these GPUs, with the locked degrees as they are</source>
        <translation>Der schnellste Plan, der auf diese GPUs passt, mit den gesperrten Graden, wie sie sind</translation>
    </message>
    <message>
        <source>The files differ from the plan:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first and the last micro-batch take the same way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first car</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first car arrives v times sooner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first forwards of a pipeline rank, before its first backward.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first grows without end; bytes on a ring do not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first one, unless another has a heavier part.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first runs p, the last one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first three pay a fixed rent: so many bytes for every parameter. The fourth is the party: it grows with the guests, which are the [[tokens]] in flight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The five improvements in numbers</source>
        <translation>Die fünf Verbesserungen in Zahlen</translation>
    </message>
    <message>
        <source>The five improvements of pipeline schedules</source>
        <translation>Die fünf Verbesserungen der Pipeline-Zeitpläne</translation>
    </message>
    <message>
        <source>The fixed rent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The forward pass of another micro-batch.</source>
        <translation>Das Forward eines anderen Mikro-Batches.</translation>
    </message>
    <message>
        <source>The forward pass of the layer before, and its backward.</source>
        <translation>Das Forward der Schicht davor und ihr Backward.</translation>
    </message>
    <message>
        <source>The forward: 2 of 6, so up to a third more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fraction of the activations that is sent to the host.</source>
        <translation>Der Anteil der Aktivierungen, der zum Host geht.</translation>
    </message>
    <message>
        <source>The gain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gathering of weights holds the forward up, though it could run beside it.</source>
        <translation>Das Sammeln der Gewichte hält das Forward auf, obwohl es daneben laufen könnte.</translation>
    </message>
    <message>
        <source>The gradient buffer here has {/memory/by_stage/0/gradients|bytes}. In a ring each rank passes pieces to its neighbour until all have the sum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gradients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gradients' reduction waits for the backward to end, though it could run beside it.</source>
        <translation>Die Reduktion der Gradienten wartet auf das Ende des Backward, obwohl sie daneben laufen könnte.</translation>
    </message>
    <message>
        <source>The guess is between the ends of the slider.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The implementation of attention.</source>
        <translation>Die Umsetzung der Attention.</translation>
    </message>
    <message>
        <source>The implementation of the cross-entropy; chunked works on an eighth of the tokens at a time.</source>
        <translation>Die Umsetzung der Kreuzentropie; chunked arbeitet an je einem Achtel der Token.</translation>
    </message>
    <message>
        <source>The label is wrong: with SP it would be 4.25. Here: {/memory/by_stage/0/activations|bytes} without, {sp:/memory/by_stage/0/activations|bytes} with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ladder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The larger of the two seatings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest bite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last bucket: {/time/exposed_s/dp|seconds} of {alone:/seconds|seconds}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last group cannot fill the pipeline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last layer's gradients are ready first, as the [[backward pass]] goes from the back to the front. They can leave in [[buckets]] while the rest is still computed: [[overlap]].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last layer's scores: one number for every word of the vocabulary at every token. With a large vocabulary they weigh gibibytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last matrix, from the hidden width to the vocabulary.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last one: memory per GPU stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last one: the peaks differ by gibibytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last session could not be read, so this is the built-in example</source>
        <translation>Die letzte Sitzung ließ sich nicht lesen, dies ist daher das eingebaute Beispiel</translation>
    </message>
    <message>
        <source>The last tokens attend to all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last: the printed one is too low by about half.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last: tokens per second fall.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The launcher whose own rules the findings tell, beside those of every framework.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layer of another micro-batch, where the framework interleaves two; else nothing.</source>
        <translation>Die Schicht eines anderen Mikro-Batches, wo das Framework zwei verschränkt; sonst nichts.</translation>
    </message>
    <message>
        <source>The layer's own products, where the framework cuts them into pieces; else nothing.</source>
        <translation>Die eigenen Produkte der Schicht, wo das Framework sie in Stücke schneidet; sonst nichts.</translation>
    </message>
    <message>
        <source>The layers are cut into stages on different GPUs; micro-batches flow through.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layers are cut into stages: parameters, but not the activations in flight.</source>
        <translation>Die Schichten sind in Stufen geteilt: Parameter, aber nicht die Aktivierungen unterwegs.</translation>
    </message>
    <message>
        <source>The layers can't be evened out: %1</source>
        <translation>Die Schichten lassen sich nicht ausgleichen: %1</translation>
    </message>
    <message>
        <source>The layers of the {stages} stages cannot be given on the command line: set parallelism.module_fqns_per_model_part in the configuration function.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layers that one pipeline rank holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layers' kept inputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layout was not taken: %1</source>
        <translation>Das Layout wurde nicht übernommen: %1</translation>
    </message>
    <message>
        <source>The layout was not taken: it has %1 stages, this plan %2 (pipeline parallel times chunks)</source>
        <translation>Das Layout wurde nicht übernommen: es hat %1 Stufen, dieser Plan %2 (pipelineparallel mal Abschnitte)</translation>
    </message>
    <message>
        <source>The layouts side by side</source>
        <translation>Die Aufteilungen nebeneinander</translation>
    </message>
    <message>
        <source>The leanest: %1, %2 of %3.</source>
        <translation>Die sparsamste: %1, %2 von %3.</translation>
    </message>
    <message>
        <source>The length of the vector that stands for one token between layers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line stands among ratios but is an amount of keys and values sent, in elements.</source>
        <translation>Die Zeile steht unter Verhältnissen, ist aber eine Menge gesendeter Schlüssel und Werte, in Elementen.</translation>
    </message>
    <message>
        <source>The logits are not recomputed away: they are made at the end of the forward and needed at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The logits: {/memory/by_stage/0/temporary|bytes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The longer, the better hidden.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lowest stage that fits is the fastest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lowest stage that fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The master copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The matrix is cut by its input: each rank has a part of every sum, which has to be added up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The matrix is cut by its output: each rank makes some of the columns. Nothing is sent before the next matrix.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memory is not a number above 0.</source>
        <translation>Der Speicher ist keine Zahl über 0.</translation>
    </message>
    <message>
        <source>The middle way that is none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model is none of torchtitan's own: a flavor {flavor} with its dimensions has to be added to its module {module} first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model is now that of %1; cluster, training and plan are as they were.</source>
        <translation>Das Modell ist jetzt das von %1; Cluster, Training und Plan sind, wie sie waren.</translation>
    </message>
    <message>
        <source>The model under each &amp;ZeRO stage</source>
        <translation>Das Modell unter jeder &amp;ZeRO-Stufe</translation>
    </message>
    <message>
        <source>The model's dimensions, field by field.</source>
        <translation>Die Maße des Modells, Feld für Feld.</translation>
    </message>
    <message>
        <source>The model's times</source>
        <translation>Die Zeiten des Modells</translation>
    </message>
    <message>
        <source>The most FLOP per second that a GPU's data sheet promises for dense matrices of one precision.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name multiplies what exists once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The nearest value that would do</source>
        <translation>Der nächste Wert, der ginge</translation>
    </message>
    <message>
        <source>The network between nodes, through each GPU's network adapter: about a tenth of what NVLink moves.</source>
        <translation>Das Netzwerk zwischen Knoten, durch den Netzwerkadapter jeder GPU: etwa ein Zehntel dessen, was NVLink bewegt.</translation>
    </message>
    <message>
        <source>The network between nodes.</source>
        <translation>Das Netzwerk zwischen Knoten.</translation>
    </message>
    <message>
        <source>The network between nodes; several times slower than NVLink.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The network has {network.bandwidth / 1e9|plain} GB/s a card, NVLink {gpu.link_bandwidth / 1e9|plain} GB/s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next block needs the result of the collective.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next matrix multiply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next step (Space or Right)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The note on fp32 gradients calls their 4N bytes m_params_fp32.</source>
        <translation>Die Anmerkung zu fp32-Gradienten nennt ihre 4N Byte m_params_fp32.</translation>
    </message>
    <message>
        <source>The old playbook is kept as %1.</source>
        <translation>Das alte Playbook ist als %1 aufgehoben.</translation>
    </message>
    <message>
        <source>The only one of its family here.</source>
        <translation>Das einzige seiner Familie hier.</translation>
    </message>
    <message>
        <source>The optimizer does not shrink, and something is exposed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The optimizer is the largest: 12 of 18 bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The optimizer states</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The optimizer updates the weights.</source>
        <translation>Der Optimierer erneuert die Gewichte.</translation>
    </message>
    <message>
        <source>The optimizer's states are cut over the replicas.</source>
        <translation>Die Zustände des Optimierers sind über die Replikate geteilt.</translation>
    </message>
    <message>
        <source>The optimizer, and the format of its states.</source>
        <translation>Der Optimierer und das Format seiner Zustände.</translation>
    </message>
    <message>
        <source>The optimizer, the host and the last bucket do not shrink.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order here is tp-cp-ep-dp-pp: TP varies fastest, PP slowest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order of the two cuts matters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The output head uses the embedding table instead of a table of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The own rules of advice could not be read: %1</source>
        <translation>Die eigenen Regeln des Rats ließen sich nicht lesen: %1</translation>
    </message>
    <message>
        <source>The own runs and rules could not be read, and their file is left as it is. %1</source>
        <translation>Die eigenen Läufe und Regeln ließen sich nicht lesen, und ihre Datei bleibt, wie sie ist. %1</translation>
    </message>
    <message>
        <source>The parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The parameters in fp32, which the optimizer works on. Four bytes each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The part of sending that nothing hides: everybody waits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The part of the backward pass that makes the gradient of the parameters. Nobody waits for it but the optimizer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The part of the backward pass that the stage before waits for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The party</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The path</source>
        <translation>Der Weg</translation>
    </message>
    <message>
        <source>The peak is a tenth below the start's {start:/memory/peak_bytes|bytes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The peak: precision, dense or sparse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture of what limits: a slope where bytes are the limit, a flat roof where FLOP are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture shows memory through a step. The peak stands where the last layer's forward ends and the backward begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pipeline is deeper than memory needs, and pays for it in its bubble.</source>
        <translation>Die Pipeline ist tiefer, als der Speicher braucht, und kostet dafür Leerlauf.</translation>
    </message>
    <message>
        <source>The pipeline rank whose streams are shown</source>
        <translation>Der Pipeline-Rang, dessen Ströme gezeigt werden</translation>
    </message>
    <message>
        <source>The plan breaks rules:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan held, the batch growing. What is sent once a step needs a batch to hide behind; what is sent with every token does not get better.</source>
        <translation>Der Plan festgehalten, das Batch wächst. Was einmal je Schritt gesendet wird, braucht ein Batch, um sich zu verbergen; was mit jedem Token gesendet wird, wird nicht besser.</translation>
    </message>
    <message>
        <source>The plan takes this schedule, these ranks, micro-batches and chunks</source>
        <translation>Der Plan nimmt diesen Zeitplan, diese Ränge, Mikro-Batches und Abschnitte</translation>
    </message>
    <message>
        <source>The plan's &amp;schedule</source>
        <translation>Der &amp;Zeitplan des Plans</translation>
    </message>
    <message>
        <source>The plans that were found, the best first</source>
        <translation>Die gefundenen Pläne, der beste zuerst</translation>
    </message>
    <message>
        <source>The playbook cannot be read</source>
        <translation>Das Playbook lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>The playbook is the best text on this subject, and its cheatsheet hangs on many walls. It has mistakes; so has every text, this program's too. Learn to notice them: dimensions, limits, one number put in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The playbook's appendix prints for ZeRO-3: ratio = 1 / (2 · seq · mbs) · (DP−1)/DP · flops / bandwidth. One is the floor. Put in the H100's numbers with DP = 8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The playbook's figures use 2 + 2 + 8 bytes a parameter, its text 16, its cheatsheet 18, a table 20.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The playbook's order: (1) make one step **fit**, (2) reach the **batch**, (3) raise the **throughput**.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The playbook's printed line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The playbook's test: time to send over time to compute. Below 1 it **can** hide. DP: g · (DP−1)/(2·DP) · C / (W · tokens), g the bytes of a gradient.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The playbook's tiling example goes the same way: the same FLOP, fewer trips. [[FlashAttention]] is this idea applied to attention: it computes more and reads less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position beside published schedules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The price of lending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The printed formula and the scaling book's give the same floor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ranks share a sequence: the global batch stays as it is.</source>
        <translation>Die Ränge teilen eine Sequenz: das globale Batch bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>The ranks share one sequence's tokens. Attention needs all keys and values, which travel round a ring or are gathered.</source>
        <translation>Die Ränge teilen die Token einer Sequenz. Attention braucht alle Schlüssel und Werte, die im Ring reisen oder gesammelt werden.</translation>
    </message>
    <message>
        <source>The ranks work on the same sequences: the global batch stays as it is.</source>
        <translation>Die Ränge arbeiten an denselben Sequenzen: das globale Batch bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>The ratio is relative to the time without a bubble. Of the whole step it is (p − 1)/(v·m + p − 1).</source>
        <translation>Das Verhältnis bezieht sich auf die Zeit ohne Leerlauf. Vom ganzen Schritt ist es (p − 1)/(v·m + p − 1).</translation>
    </message>
    <message>
        <source>The replicas of an expert.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reveal says the order and the bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ring hides where a block's work takes longer than its hop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same 64 people have two seatings: one for the soup, one for the main course. Nobody needs a second chair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same batch in smaller bites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same plan, ZeRO-2 on 8 GPUs, with the bytes of four frameworks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same tokens take about the same FLOP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same word, another thing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same work five times, on one time axis in unit times (F = 1, B = 2), with so few micro-batches that the blocks can be read. Click one to draw it large.</source>
        <translation>Fünfmal dieselbe Arbeit, auf einer Zeitachse in Einheitszeiten (F = 1, B = 2), mit so wenigen Mikro-Batches, dass sich die Blöcke lesen lassen. Ein Klick auf eine zeichnet sie groß.</translation>
    </message>
    <message>
        <source>The same work five times, on one time axis in unit times (F = 1, B = 2). Click one to draw it large.</source>
        <translation>Fünfmal dieselbe Arbeit, auf einer Zeitachse in Einheitszeiten (F = 1, B = 2). Ein Klick auf eine zeichnet sie groß.</translation>
    </message>
    <message>
        <source>The scenario is on the clipboard, as its file would be.</source>
        <translation>Das Szenario ist in der Zwischenablage, wie seine Datei wäre.</translation>
    </message>
    <message>
        <source>The search's best</source>
        <translation>Das Beste der Suche</translation>
    </message>
    <message>
        <source>The second is %1.</source>
        <comment>…3 units shorter</comment>
        <translation>Die zweite ist %1.</translation>
    </message>
    <message>
        <source>The second matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sequence itself is cut over ranks; attention passes keys and values round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sequences are now four times as long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sequences are now twice as long and come two at a time. It does not fit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sequences that pass through the model together on one rank.</source>
        <translation>Die Sequenzen, die auf einem Rang zusammen durch das Modell gehen.</translation>
    </message>
    <message>
        <source>The session is not being kept</source>
        <translation>Die Sitzung wird nicht bewahrt</translation>
    </message>
    <message>
        <source>The size of a collective must be a number of bytes from 1 to 1 TiB, for example 25Mi or 1.5G.</source>
        <translation>Die Größe eines Kollektivs muss eine Zahl von Bytes von 1 bis 1 TiB sein, zum Beispiel 25Mi oder 1.5G.</translation>
    </message>
    <message>
        <source>The slider greys what cannot be, and says why: point at it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The slowest is %1.</source>
        <translation>Der langsamste ist %1.</translation>
    </message>
    <message>
        <source>The slowest is rank %1.</source>
        <translation>Der langsamste ist Rang %1.</translation>
    </message>
    <message>
        <source>The slowest stage sets the pace of all: an even time matters more than an even count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The small layer that chooses a token's experts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The smallest DeepSeek</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The smallest first. Drag a line, or move it with Alt and an arrow; Predict takes the order as it stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The smallest number of GPUs is PP · max(TP · CP, EP · ETP).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The speed is not a number above 0.</source>
        <translation>Das Tempo ist keine Zahl über 0.</translation>
    </message>
    <message>
        <source>The stages are busy only with many micro-batches: the bubble is (p − 1)/(v·m) of the ideal time.</source>
        <translation>Die Stufen sind nur mit vielen Mikro-Batches beschäftigt: der Leerlauf ist (p − 1)/(v·m) der idealen Zeit.</translation>
    </message>
    <message>
        <source>The stages as Megatron-LM's --pipeline-model-parallel-layout writes them</source>
        <translation>Die Stufen, wie Megatron-LMs --pipeline-model-parallel-layout sie schreibt</translation>
    </message>
    <message>
        <source>The stages differ in memory. Write down who gets how many layers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The step before (Left)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The step goes on after it: the last gradients are reduced, and the optimizer runs.</source>
        <translation>Der Schritt geht danach weiter: die letzten Gradienten werden reduziert, und der Optimierer läuft.</translation>
    </message>
    <message>
        <source>The step of this plan has no time: its findings say why.</source>
        <translation>Der Schritt dieses Plans hat keine Zeit: seine Befunde sagen, warum.</translation>
    </message>
    <message>
        <source>The step's time cannot be known</source>
        <translation>Die Zeit des Schritts ist nicht bekannt</translation>
    </message>
    <message>
        <source>The summed dimension tells you: cut on both sides means a reduction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is {small:model.embedding|count} parameters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table that turns a token's number into a vector: vocabulary times hidden width.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The thief at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The third.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The three steps and their rules</source>
        <translation>Die drei Schritte und ihre Regeln</translation>
    </message>
    <message>
        <source>The time of a message without bytes. Small collectives are nothing else; it grows with the number of ranks.</source>
        <translation>Die Zeit einer Nachricht ohne Bytes. Kleine Kollektive sind nichts anderes; sie wächst mit der Zahl der Ränge.</translation>
    </message>
    <message>
        <source>The tokens of a micro-batch ({micro_batch} × {sequence_length}) do not divide into {pieces} even pieces for tp {tp} and cp {cp}.</source>
        <translation>Die Token eines Mikro-Batches ({micro_batch} × {sequence_length}) lassen sich nicht in {pieces} gleiche Stücke für tp {tp} und cp {cp} teilen.</translation>
    </message>
    <message>
        <source>The tokens per batch could not be held exactly.</source>
        <translation>Die Token je Batch ließen sich nicht genau halten.</translation>
    </message>
    <message>
        <source>The tokens stay as many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The training framework.</source>
        <translation>Das Trainings-Framework.</translation>
    </message>
    <message>
        <source>The trap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two fours cancel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two ranks of a group share one copy; the other group has the same copy again.</source>
        <translation>Die zwei Ränge einer Gruppe teilen eine Kopie; die andere Gruppe hat dieselbe Kopie noch einmal.</translation>
    </message>
    <message>
        <source>The unit is the forward of one micro-batch on one stage; its backward takes two.</source>
        <translation>Die Einheit ist das Forward eines Mikro-Batches auf einer Stufe; sein Backward dauert zwei.</translation>
    </message>
    <message>
        <source>The unit of text that a model reads and writes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The way here: %1</source>
        <translation>Der Weg hierher: %1</translation>
    </message>
    <message>
        <source>The whole is {mix:model.parameters|count}; a token visits {mix:model.active|count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The widget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The window then shows this plan; one step of undo takes it back</source>
        <translation>Das Fenster zeigt dann diesen Plan; ein Schritt Rückgängig nimmt ihn zurück</translation>
    </message>
    <message>
        <source>The window then shows this run's model, cluster, training and plan</source>
        <translation>Das Fenster zeigt dann Modell, Cluster, Training und Plan dieses Laufs</translation>
    </message>
    <message>
        <source>The window's figures then stand beside this plan's</source>
        <translation>Die Zahlen des Fensters stehen dann neben denen dieses Plans</translation>
    </message>
    <message>
        <source>The wire between the GPUs of a node or a rack. Tensor parallelism belongs here.</source>
        <translation>Die Leitung zwischen den GPUs eines Knotens oder Schranks. Tensorparallelität gehört hierher.</translation>
    </message>
    <message>
        <source>The wire is several times slower.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The worst GPU, of pipeline stage {stage}, needs {peak_bytes:gib} GiB but has {capacity_bytes:gib} GiB.</source>
        <translation>Die schlechteste GPU, von Pipeline-Stufe {stage}, braucht {peak_bytes:gib} GiB, hat aber {capacity_bytes:gib} GiB.</translation>
    </message>
    <message>
        <source>The worst GPU, of pipeline stage {stage}, needs {peak_bytes:gib} of its {capacity_bytes:gib} GiB: by the estimate it fits, but it may not fit: seven of ten such estimates are within ±{band:percent} % of what is measured.</source>
        <translation>Die schlechteste GPU, von Pipeline-Stufe {stage}, braucht {peak_bytes:gib} ihrer {capacity_bytes:gib} GiB: nach der Schätzung passt es, aber vielleicht auch nicht: sieben von zehn solchen Schätzungen liegen innerhalb ±{band:percent} % des Gemessenen.</translation>
    </message>
    <message>
        <source>The wrong bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wrong first cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The year of the software.</source>
        <translation>Das Jahr der Software.</translation>
    </message>
    <message>
        <source>Then CP and EP: in every layer, partly hidden.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then DP: much, but once per step and hidden by the backward.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then the bubble wants micro-batches. Everything wants tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are three definitions of a bubble: ask.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are three ways. Cut the vocabulary over GPUs ([[tensor parallelism]]), make all copies in one kernel ([[fusion]]), or never make all logits at once: the loss in chunks of tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are two knobs that shrink activations: which one costs less time?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no %1 on rank %2 in this puzzle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no estimate of this scenario now: its findings say why.</source>
        <translation>Von diesem Szenario gibt es jetzt keine Schätzung: seine Befunde sagen, warum.</translation>
    </message>
    <message>
        <source>There is no estimate.</source>
        <translation>Es gibt keine Schätzung.</translation>
    </message>
    <message>
        <source>There is no scenario yet that the run could be of.</source>
        <translation>Es gibt noch kein Szenario, von dem der Lauf sein könnte.</translation>
    </message>
    <message>
        <source>There is no search of this scenario</source>
        <translation>Dieses Szenario lässt sich nicht durchsuchen</translation>
    </message>
    <message>
        <source>There is no step to export.</source>
        <translation>Es gibt keinen Schritt zu exportieren.</translation>
    </message>
    <message>
        <source>There is no such mesh</source>
        <translation>Es gibt kein solches Gitter</translation>
    </message>
    <message>
        <source>There is no such plan</source>
        <translation>Es gibt keinen solchen Plan</translation>
    </message>
    <message>
        <source>There is no such plan on these GPUs.</source>
        <translation>Es gibt keinen solchen Plan auf diesen GPUs.</translation>
    </message>
    <message>
        <source>There is no such plan, or its time is not known.</source>
        <translation>Es gibt keinen solchen Plan, oder seine Zeit ist nicht bekannt.</translation>
    </message>
    <message>
        <source>There is no such plan.</source>
        <translation>Es gibt keinen solchen Plan.</translation>
    </message>
    <message>
        <source>There is no such schedule</source>
        <translation>Es gibt keinen solchen Zeitplan</translation>
    </message>
    <message>
        <source>There is no such step</source>
        <translation>Es gibt keinen solchen Schritt</translation>
    </message>
    <message>
        <source>There is no time to count</source>
        <translation>Es gibt keine Zeit zu zählen</translation>
    </message>
    <message>
        <source>There is no time to move.</source>
        <translation>Es gibt keine Zeit zu verändern.</translation>
    </message>
    <message>
        <source>There is no time to scale</source>
        <translation>Es gibt keine Zeit zu skalieren</translation>
    </message>
    <message>
        <source>There is no untied output head, no grouped-query attention, no pipeline, context or expert parallelism, and no fp32 gradient.</source>
        <translation>Es gibt keinen ungebundenen Ausgabekopf, keine Grouped-Query-Attention, keine Pipeline-, Kontext- oder Expertenparallelität und keinen fp32-Gradienten.</translation>
    </message>
    <message>
        <source>There is nothing to paste</source>
        <translation>Es gibt nichts einzufügen</translation>
    </message>
    <message>
        <source>There is nothing to redo</source>
        <translation>Es gibt nichts zu wiederholen</translation>
    </message>
    <message>
        <source>There is nothing to save yet.</source>
        <translation>Es gibt noch nichts zu speichern.</translation>
    </message>
    <message>
        <source>There is nothing to show yet.</source>
        <translation>Es gibt noch nichts zu zeigen.</translation>
    </message>
    <message>
        <source>There is nothing to undo</source>
        <translation>Es gibt nichts zurückzunehmen</translation>
    </message>
    <message>
        <source>They also compute more, by the same factor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are the same scenario.</source>
        <translation>Sie sind dasselbe Szenario.</translation>
    </message>
    <message>
        <source>They compare with a run, not with a hope.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They differ in what the collective hides behind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They differ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They fall by dp = {plan.dp|plain}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They fall by tp · pp = {plan.tp * plan.pp|plain}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They grow with sequence times vocabulary.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They keep the samples, not the fit only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They name what they measured: shape, precision, size, group.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thin slices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This could not be worked out</source>
        <translation>Dies ließ sich nicht ausrechnen</translation>
    </message>
    <message>
        <source>This framework keeps whole activations on each of tp {tp} ranks: there is no sequence parallelism to switch on.</source>
        <translation>Dieses Framework behält ganze Aktivierungen auf jedem von tp {tp} Rängen: es gibt keine Sequenzparallelität einzuschalten.</translation>
    </message>
    <message>
        <source>This framework lays ranks out as tp-cp-dp-pp, fastest-varying first; no other order can be asked for.</source>
        <translation>Dieses Framework ordnet Ränge als tp-cp-dp-pp an, die am schnellsten wechselnde zuerst; keine andere Ordnung lässt sich verlangen.</translation>
    </message>
    <message>
        <source>This framework shards over the context ranks too, in groups of shard × cp {cp} ranks: a group of {shard_group} at ZeRO stage {zero} becomes the nearest that it can write.</source>
        <translation>Dieses Framework teilt auch über die Kontextränge, in Gruppen von Shard × cp {cp} Rängen: eine Gruppe von {shard_group} bei ZeRO-Stufe {zero} wird zur nächsten, die es schreiben kann.</translation>
    </message>
    <message>
        <source>This is the wrong one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the wrong way round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>This is your last session as you left it. %Ln edit(s) can be undone.</source>
        <translation><numerusform>Dies ist Ihre letzte Sitzung, wie Sie sie verließen. %Ln Änderung kann zurückgenommen werden.</numerusform><numerusform>Dies ist Ihre letzte Sitzung, wie Sie sie verließen. %Ln Änderungen können zurückgenommen werden.</numerusform></translation>
    </message>
    <message>
        <source>This kind of layer has no operators.</source>
        <translation>Diese Art Schicht hat keine Operatoren.</translation>
    </message>
    <message>
        <source>This launcher lacks a part of the plan:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This layout cannot be</source>
        <translation>Diese Aufteilung kann nicht sein</translation>
    </message>
    <message>
        <source>This model</source>
        <translation>Dieses Modell</translation>
    </message>
    <message>
        <source>This model cannot be estimated</source>
        <translation>Dieses Modell lässt sich nicht schätzen</translation>
    </message>
    <message>
        <source>This model cannot be estimated.</source>
        <translation>Dieses Modell lässt sich nicht schätzen.</translation>
    </message>
    <message>
        <source>This model has no experts</source>
        <translation>Dieses Modell hat keine Experten</translation>
    </message>
    <message>
        <source>This model has no layer of softmax attention that a ring could split.</source>
        <translation>Dieses Modell hat keine Schicht mit Softmax-Attention, die ein Ring teilen könnte.</translation>
    </message>
    <message>
        <source>This plan communicates nothing.</source>
        <translation>Dieser Plan kommuniziert nichts.</translation>
    </message>
    <message>
        <source>This plan does not fit. The best: %1.</source>
        <translation>Dieser Plan passt nicht. Der beste: %1.</translation>
    </message>
    <message>
        <source>This plan does not have that number</source>
        <translation>Dieser Plan hat diese Zahl nicht</translation>
    </message>
    <message>
        <source>This ratio is derived nowhere in the playbook.</source>
        <translation>Dieses Verhältnis ist nirgends im Playbook hergeleitet.</translation>
    </message>
    <message>
        <source>This schedule cannot be drawn</source>
        <translation>Dieser Zeitplan lässt sich nicht zeichnen</translation>
    </message>
    <message>
        <source>This schedule has more blocks than can be drawn: choose a smaller batch or fewer stages.</source>
        <translation>Dieser Zeitplan hat mehr Blöcke, als sich zeichnen lassen: wählen Sie ein kleineres Batch oder weniger Stufen.</translation>
    </message>
    <message>
        <source>This takes %1 GPUs; it has %2.</source>
        <translation>Dies braucht %1 GPUs; es gibt %2.</translation>
    </message>
    <message>
        <source>Those that one token really visits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those that split the backward.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three checks are enough for most traps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three clusters. Order by this plan's step, the shortest first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three element-wise operations in a row read and write the same numbers three times. [[Fusion]] reads once and writes once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three halves of data parallelism. If it hides behind computing, it is free; that takes the floor of tokens of the lesson before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three knobs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three of ten are further off. If yours is, look for the reason before you look for a better constant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three sentences from public documents, one is wrong. Which?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three things share a name: Megatron's SP (beside TP), [[context parallelism]] (a ring of its own), Ulysses (an all-to-all of heads). Always ask which.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three ways to begin</source>
        <translation>Drei Wege zu beginnen</translation>
    </message>
    <message>
        <source>Three, and its {smol:model.kv_heads|plain} key/value heads divide as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throughput against memory</source>
        <translation>Durchsatz gegen Speicher</translation>
    </message>
    <message>
        <source>Throw away, compute again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TiB</source>
        <translation>TiB</translation>
    </message>
    <message>
        <source>Tied embedding, counted twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Time between failures</source>
        <translation>Zeit zwischen Ausfällen</translation>
    </message>
    <message>
        <source>Time by the model</source>
        <translation>Zeit nach dem Modell</translation>
    </message>
    <message>
        <source>Time by α and β</source>
        <translation>Zeit nach α und β</translation>
    </message>
    <message>
        <source>Time computing over time communicating, hidden or not. From about ten to one on, communication hides almost by itself; near one it has to be overlapped with care.</source>
        <translation>Rechenzeit über Kommunikationszeit, verdeckt oder nicht. Ab etwa zehn zu eins verbirgt sich Kommunikation fast von selbst; nahe eins muss sie sorgsam überlappt werden.</translation>
    </message>
    <message>
        <source>Time in which a pipeline rank has nothing to do. Said as a share of all time, or of the work: two different numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time of a step by size and number of micro-batches</source>
        <translation>Zeit eines Schritts nach Größe und Zahl der Mikro-Batches</translation>
    </message>
    <message>
        <source>Time of a step by tensor and sequence parallelism</source>
        <translation>Zeit eines Schritts nach Tensor- und Sequenzparallelität</translation>
    </message>
    <message>
        <source>Time of a step by what is recomputed</source>
        <translation>Zeit eines Schritts nach dem, was neu gerechnet wird</translation>
    </message>
    <message>
        <source>Time of a training step</source>
        <translation>Zeit eines Trainingsschritts</translation>
    </message>
    <message>
        <source>Time of the step, s</source>
        <translation>Zeit des Schritts, s</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitachse</translation>
    </message>
    <message>
        <source>Times of the blocks</source>
        <translation>Zeiten der Blöcke</translation>
    </message>
    <message>
        <source>To GPU</source>
        <translation>Zu GPU</translation>
    </message>
    <message>
        <source>To be expected in this time</source>
        <translation>In dieser Zeit zu erwarten</translation>
    </message>
    <message>
        <source>To take along</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the last token</source>
        <translation>Bis zum letzten Token</translation>
    </message>
    <message>
        <source>To the next start or end of a block (.)</source>
        <translation>Zum nächsten Beginn oder Ende eines Blocks (.)</translation>
    </message>
    <message>
        <source>To the start or end of a block before (,)</source>
        <translation>Zum Beginn oder Ende eines Blocks davor (,)</translation>
    </message>
    <message>
        <source>Together the ranks have the uncut product; it sends as much in all as one all-reduce.</source>
        <translation>Zusammen haben die Ränge das ungeteilte Produkt; es sendet insgesamt so viel wie ein All-Reduce.</translation>
    </message>
    <message>
        <source>Token budget</source>
        <translation>Token-Budget</translation>
    </message>
    <message>
        <source>Tokens by expert-parallel rank</source>
        <translation>Token nach expertenparallelem Rang</translation>
    </message>
    <message>
        <source>Tokens for each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens of one sequence</source>
        <translation>Token einer Sequenz</translation>
    </message>
    <message>
        <source>Tokens of one sequence.</source>
        <translation>Token einer Sequenz.</translation>
    </message>
    <message>
        <source>Tokens of the busiest expert rank, over the mean.</source>
        <translation>Token des am stärksten belasteten Expertenrangs über dem Mittel.</translation>
    </message>
    <message>
        <source>Tokens of the whole training.</source>
        <translation>Token des ganzen Trainings.</translation>
    </message>
    <message>
        <source>Tokens over tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens per GPU</source>
        <translation>Token je GPU</translation>
    </message>
    <message>
        <source>Tokens per GPU = batch × length / GPUs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens per GPU &gt; C / W, whatever the model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens per second are what is paid for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens per second cannot be inflated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens per second per GPU, which nobody can misread.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens that a GPU gets through in a second</source>
        <translation>Token, die eine GPU in einer Sekunde bewältigt</translation>
    </message>
    <message>
        <source>Tokens that an expert takes at most, over the mean.</source>
        <translation>Token, die ein Experte höchstens nimmt, über dem Mittel.</translation>
    </message>
    <message>
        <source>Tokens travel to experts while others are computed</source>
        <translation>Token reisen zu Experten, während andere gerechnet werden</translation>
    </message>
    <message>
        <source>Tokens/s × FLOP per token = TFLOP/s: check it before you believe it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens/s/GPU</source>
        <translation>Token/s/GPU</translation>
    </message>
    <message>
        <source>Too high.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too low.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many GPUs for a batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top-k</source>
        <translation>Top-k</translation>
    </message>
    <message>
        <source>Traces (*.json)</source>
        <translation>Traces (*.json)</translation>
    </message>
    <message>
        <source>Traffic of a step</source>
        <translation>Verkehr eines Schritts</translation>
    </message>
    <message>
        <source>Train faster</source>
        <translation>Schneller trainieren</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Transformer Engine</source>
        <translation>Transformer Engine</translation>
    </message>
    <message>
        <source>Transformer Engine keeps the quantised input of a linear layer</source>
        <translation>Transformer Engine behält die quantisierte Eingabe einer linearen Schicht</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Baum</translation>
    </message>
    <message>
        <source>Tries it without the cluster:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trust: %1</source>
        <translation>Vertrauen: %1</translation>
    </message>
    <message>
        <source>Try a faster cook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try it on the timeline: the step is %1 shorter, %2 of it%3</source>
        <translation>Auf der Zeitachse versuchen: der Schritt ist %1 kürzer, %2 davon%3</translation>
    </message>
    <message>
        <source>Try micro-batch sizes for the best balance of compute and communication.</source>
        <translation>Größen des Mikro-Batches versuchen, für das beste Verhältnis von Rechnen und Kommunikation.</translation>
    </message>
    <message>
        <source>Try scaling up the kinds of parallelism one by one.</source>
        <translation>Die Arten der Parallelität eine nach der anderen erhöhen.</translation>
    </message>
    <message>
        <source>Try two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trying other values…</source>
        <translation>Versuche andere Werte…</translation>
    </message>
    <message>
        <source>Tuned</source>
        <translation>Abgestimmt</translation>
    </message>
    <message>
        <source>Turn it off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twice the activations, hardly less time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twice the batch: 128.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twice the bite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two and two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two cashiers add up one long receipt. They can tear it **across**: each adds a part of every sum, and at the end they call their part to each other. Or they copy it and each takes some of the **columns**: then nobody calls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two columns, one of them follows from the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two conventions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two directions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two or three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two pipelines in opposite directions; a forward and a backward run fused, so that each one's messages hide behind the other. Not modelled: how well a kernel really shares the GPU.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two replicas hold the same parameters twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two replicas: m = batch / 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two seatings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two seatings of the same GPUs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two sizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two stages, four replicas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two such tables, over {model.parameters|count} in all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two switches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two tables of {model.vocab|plain} × {model.hidden|plain} are {2 * model.embedding|count} parameters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two teams report 45 % and 42 %. Same run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two utilisations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two. Bytes where parameters belong: the commonest slip of all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type another value; empty takes it back</source>
        <translation>Tippen Sie einen anderen Wert; leer nimmt ihn zurück</translation>
    </message>
    <message>
        <source>Type anything into the palette (%1): “tp 8”, “gpus 128”, “seq 32k”, “fsdp”, a model's name.</source>
        <translation>Tippen Sie irgendetwas in die Palette (%1): „tp 8“, „gpus 128“, „seq 32k“, „fsdp“, einen Modellnamen.</translation>
    </message>
    <message>
        <source>Type the speed or the memory that was measured, or say that it ran out of memory.</source>
        <translation>Tippen Sie das Tempo oder den Speicher, die gemessen wurden, oder sagen Sie, dass der Speicher ausging.</translation>
    </message>
    <message>
        <source>Typed</source>
        <translation>Getippt</translation>
    </message>
    <message>
        <source>Ulysses</source>
        <translation>Ulysses</translation>
    </message>
    <message>
        <source>Ulysses deals heads to the context ranks, but {heads} heads over tp {tp} leave a number that cp {cp} does not divide.</source>
        <translation>Ulysses gibt den Kontexträngen Köpfe, aber {heads} Köpfe über tp {tp} lassen eine Zahl, die cp {cp} nicht teilt.</translation>
    </message>
    <message>
        <source>Ulysses deals heads to the context ranks, but {kv_heads} key/value heads over tp {tp} leave a number that cp {cp} does not divide: they would have to be repeated.</source>
        <translation>Ulysses gibt den Kontexträngen Köpfe, aber {kv_heads} Schlüssel-Wert-Köpfe über tp {tp} lassen eine Zahl, die cp {cp} nicht teilt: sie müssten wiederholt werden.</translation>
    </message>
    <message>
        <source>Ulysses deals heads to the ranks, but {heads} attention heads do not divide by {ranks} ranks.</source>
        <translation>Ulysses gibt den Rängen Köpfe, aber {heads} Attention-Köpfe lassen sich nicht durch {ranks} Ränge teilen.</translation>
    </message>
    <message>
        <source>Ulysses deals heads to the ranks, but {kv_heads} key/value heads do not divide by {ranks} ranks: they would have to be repeated.</source>
        <translation>Ulysses gibt den Rängen Köpfe, aber {kv_heads} Schlüssel-Wert-Köpfe lassen sich nicht durch {ranks} Ränge teilen: sie müssten wiederholt werden.</translation>
    </message>
    <message>
        <source>Un&amp;lock all degrees</source>
        <translation>Alle Grade &amp;entsperren</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Unfused</source>
        <translation>Unverschmolzen</translation>
    </message>
    <message>
        <source>Unit times</source>
        <translation>Einheitszeiten</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Unplugged: eight people, one number each, only neighbours may talk. How many rounds until all know the sum?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unplugged: the same people walk the line twice with half the work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Until it breaks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Ohne Titel</translation>
    </message>
    <message>
        <source>Untying adds the missing table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up the tree</source>
        <translation>Den Baum hinauf</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the &amp;built-in figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the built-in figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the profile %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Utilisations of '31 to 37 %' against a sparse peak are 61 to 74 % of the dense one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>V rounded up to a multiple of 128 · t</source>
        <translation>V aufgerundet auf ein Vielfaches von 128 · t</translation>
    </message>
    <message>
        <source>V · columns, tied or not</source>
        <translation>V · Spalten, gebunden oder nicht</translation>
    </message>
    <message>
        <source>V · h / t · bytes of one</source>
        <translation>V · h / t · Bytes eines Elements</translation>
    </message>
    <message>
        <source>V/n in each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Very long sequences: context parallelism across nodes.</source>
        <translation>Sehr lange Sequenzen: Kontextparallelität über Knoten.</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Ansichten</translation>
    </message>
    <message>
        <source>Views of this pane</source>
        <translation>Ansichten dieses Bereichs</translation>
    </message>
    <message>
        <source>Virtual stage %1, on stage %2: %3</source>
        <translation>Virtuelle Stufe %1, auf Stufe %2: %3</translation>
    </message>
    <message>
        <source>Virtual stages of each pipeline rank</source>
        <translation>Virtuelle Stufen jedes Pipeline-Rangs</translation>
    </message>
    <message>
        <source>W fills the bubble.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W, S or +, −</source>
        <translation>W, S oder +, −</translation>
    </message>
    <message>
        <source>Waiting for checkpoints</source>
        <translation>Warten auf Checkpoints</translation>
    </message>
    <message>
        <source>Walking the three steps…</source>
        <translation>Gehe die drei Schritte…</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>Aufwärmen</translation>
    </message>
    <message>
        <source>Warm-up is longer, as there are more, thinner stages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warm-up: each rank runs forwards until its first gradient arrives.</source>
        <translation>Aufwärmen: jeder Rang rechnet Forwards, bis sein erster Gradient ankommt.</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Weight gradients are work that can wait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Weights are gathered a second time for the backward, though there is room to keep them.</source>
        <translation>Gewichte werden für das Backward ein zweites Mal gesammelt, obwohl Platz ist, sie zu behalten.</translation>
    </message>
    <message>
        <source>Weights are kept in parts too and gathered layer by layer, forward and again backward: half as many bytes more.</source>
        <translation>Auch Gewichte werden in Teilen gehalten und Schicht für Schicht gesammelt, vorwärts und noch einmal rückwärts: halb so viele Bytes mehr.</translation>
    </message>
    <message>
        <source>Weights, gradients and optimizer states of one GPU</source>
        <translation>Gewichte, Gradienten und Optimiererzustände einer GPU</translation>
    </message>
    <message>
        <source>Weights, their master copy and the moments</source>
        <translation>Gewichte, ihre Hauptkopie und die Momente</translation>
    </message>
    <message>
        <source>Wh</source>
        <translation>Wh</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>What %1 holds</source>
        <translation>Was %1 hält</translation>
    </message>
    <message>
        <source>What %1 keeps for the backward pass</source>
        <translation>Was %1 für das Backward behält</translation>
    </message>
    <message>
        <source>What a GPU and its share of the node draw.</source>
        <translation>Was eine GPU und ihr Anteil am Knoten ziehen.</translation>
    </message>
    <message>
        <source>What a GPU costs for an hour.</source>
        <translation>Was eine GPU je Stunde kostet.</translation>
    </message>
    <message>
        <source>What a good solution reaches. Ours is stated and checked by the estimator; it need not be the best.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a layer's forward pass computed and its backward pass needs again. It grows with the tokens in flight, not with the model's parameters alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a message takes however short it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What can be typed</source>
        <translation>Was sich tippen lässt</translation>
    </message>
    <message>
        <source>What can replicas drop without losing anything?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What data-parallel ranks share out: 1 optimizer, 2 gradients too, 3 weights too</source>
        <translation>Was datenparallele Ränge aufteilen: 1 Optimierer, 2 auch Gradienten, 3 auch Gewichte</translation>
    </message>
    <message>
        <source>What data-parallel ranks share: 1 optimizer states, 2 also gradients, 3 also weights.</source>
        <translation>Was datenparallele Ränge teilen: 1 Optimiererzustände, 2 auch Gradienten, 3 auch Gewichte.</translation>
    </message>
    <message>
        <source>What depends on what?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What did the figures' 12 forget?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What did the real thing do?</source>
        <translation>Was tat das Wirkliche?</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Was sich unterscheidet</translation>
    </message>
    <message>
        <source>What do copies of a model tell each other, and when?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What do famous figures not say?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does 'ZeRO-2' mean where you use it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does EP 8 take off a GPU, compared with EP 1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does ZeRO-3 send that ZeRO-1 does not?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does a byte of memory cost in time?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does a smaller bubble cost?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does each stage do when, and how much is bubble?</source>
        <translation>Was tut jede Stufe wann, und wie viel ist Leerlauf?</translation>
    </message>
    <message>
        <source>What does it pay with?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does that do to the bytes that one GPU sends for its gradients?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does the attention core keep today?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does the estimate say?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each one means</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What every figure of the machine rests on: the built-in figures, or what was measured on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What fills a GPU during training?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What fills memory and takes time, and how replicas share the work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What fills the memory?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What fits is many, what is fast is few.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What fusion does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What grows with experts, and what does not?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens if I change one thing?</source>
        <translation>Was geschieht, wenn ich eines ändere?</translation>
    </message>
    <message>
        <source>What happens?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What has no key is a few letters away in the palette.</source>
        <translation>Was keine Taste hat, ist in der Palette ein paar Buchstaben entfernt.</translation>
    </message>
    <message>
        <source>What has to be sent so that every rank has all of Z?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What have your runs taught you? Write it down here, with the run or the paper that it comes from: it stays in the same file as your runs.</source>
        <translation>Was haben Ihre Läufe Sie gelehrt? Schreiben Sie es hier auf, mit dem Lauf oder dem Papier, woher es kommt: es bleibt in derselben Datei wie Ihre Läufe.</translation>
    </message>
    <message>
        <source>What hides is free; the last bucket does not hide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What hides, and what cannot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What hurts most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What if Z may come out cut along its tokens?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What if layers do not divide?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What if the feed-forward's first matrix were cut by rows instead?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What if: %1</source>
        <translation>Was wäre, wenn: %1</translation>
    </message>
    <message>
        <source>What if: the plan has SP.</source>
        <translation>Was wäre, wenn: der Plan hat SP.</translation>
    </message>
    <message>
        <source>What if: the plan has TP %1, this is TP %2.</source>
        <translation>Was wäre, wenn: der Plan hat TP %1, dies ist TP %2.</translation>
    </message>
    <message>
        <source>What if: the plan has no SP.</source>
        <translation>Was wäre, wenn: der Plan hat kein SP.</translation>
    </message>
    <message>
        <source>What if: the scenario itself has cp %1.</source>
        <translation>Was wäre, wenn: das Szenario selbst hat cp %1.</translation>
    </message>
    <message>
        <source>What if: the scenario itself has no context parallelism (cp 1).</source>
        <translation>Was wäre, wenn: das Szenario selbst hat keine Kontextparallelität (cp 1).</translation>
    </message>
    <message>
        <source>What is 13?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is a model of 8 billion made of?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is as large with ZeRO-3 as without ZeRO?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is assumed</source>
        <translation>Was angenommen wird</translation>
    </message>
    <message>
        <source>What is computed again in the backward pass instead of being kept.</source>
        <translation>Was im Backward noch einmal gerechnet statt behalten wird.</translation>
    </message>
    <message>
        <source>What is dealt?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is divided: the batch. What is not: the model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is drawn over it</source>
        <translation>Was darüber gezeichnet wird</translation>
    </message>
    <message>
        <source>What is exposed here?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is exposed? TP, then the bubble.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is it for 4 contiguous ranks?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is kept differs, and so does what is counted where.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is left are activations: throw them away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is not kept is computed again: time for memory.</source>
        <translation>Was nicht behalten wird, wird neu gerechnet: Zeit für Speicher.</translation>
    </message>
    <message>
        <source>What is put in</source>
        <translation>Was eingesetzt ist</translation>
    </message>
    <message>
        <source>What is sent is counted in elements and divided by bytes per second: bf16 doubles the ratio, fp32 gradients quadruple it.</source>
        <translation>Was gesendet wird, ist in Elementen gezählt und durch Bytes je Sekunde geteilt: bf16 verdoppelt das Verhältnis, fp32-Gradienten vervierfachen es.</translation>
    </message>
    <message>
        <source>What is sent, how much, over what, and is it hidden?</source>
        <translation>Was wird gesendet, wie viel, worüber, und ist es verdeckt?</translation>
    </message>
    <message>
        <source>What is still whole on every rank?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is the best plan on these GPUs?</source>
        <translation>Welcher Plan ist auf diesen GPUs der beste?</translation>
    </message>
    <message>
        <source>What is the numerator?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is the unit of 16·h²?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is too much</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is turned</source>
        <translation>Was verändert wird</translation>
    </message>
    <message>
        <source>What is wrong, and what could be better?</source>
        <translation>Was ist falsch, und was ginge besser?</translation>
    </message>
    <message>
        <source>What it costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it does not do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What leaves while the backward still runs is not waited for; larger buckets pay latency less often, and the last one waits longer.</source>
        <translation>Was abgeht, während das Backward noch läuft, auf das wird nicht gewartet; größere Buckets kosten seltener Latenz, und das letzte wartet länger.</translation>
    </message>
    <message>
        <source>What let it start is %1 of rank %2.</source>
        <translation>Was es beginnen ließ, ist %1 von Rang %2.</translation>
    </message>
    <message>
        <source>What makes 128 k tokens fit?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What moves the step's time</source>
        <translation>Was die Zeit des Schritts bewegt</translation>
    </message>
    <message>
        <source>What no stage touches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What overlaps what on one GPU?</source>
        <translation>Was überlappt was auf einer GPU?</translation>
    </message>
    <message>
        <source>What runs out of memory when everything was recomputed?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What selective recompute computes again; moe_act is the activation function, dense or of experts.</source>
        <translation>Was selektive Neuberechnung neu rechnet; moe_act ist die Aktivierungsfunktion, dicht oder von Experten.</translation>
    </message>
    <message>
        <source>What takes the most memory beside parameters, gradients and optimizer?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What tensor parallelism leaves whole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the backward pass computes again</source>
        <translation>Was das Backward neu rechnet</translation>
    </message>
    <message>
        <source>What the operator’s numbers are made of</source>
        <translation>Woraus die Zahlen des Operators sind</translation>
    </message>
    <message>
        <source>What the optimizer remembers of every parameter between steps. Adam keeps two moments; with mixed precision a master copy in fp32 joins them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the others are for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the training comes to</source>
        <translation>Worauf das Training hinausläuft</translation>
    </message>
    <message>
        <source>What the worst GPU lacks is within the estimate's band of ±{band:percent} %: it may fit.</source>
        <translation>Was der schlechtesten GPU fehlt, liegt innerhalb des Bands der Schätzung von ±{band:percent} %: vielleicht passt es.</translation>
    </message>
    <message>
        <source>What this model leaves out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What this scenario is called.</source>
        <translation>Wie dieses Szenario heißt.</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Was zu tun ist</translation>
    </message>
    <message>
        <source>What to listen for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to take along</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Was gefunden wurde</translation>
    </message>
    <message>
        <source>What was measured</source>
        <translation>Was gemessen wurde</translation>
    </message>
    <message>
        <source>What would change most?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What would make it fit, the fastest first</source>
        <translation>Was es passend machte, das Schnellste zuerst</translation>
    </message>
    <message>
        <source>What would the playbook do?</source>
        <translation>Was täte das Playbook?</translation>
    </message>
    <message>
        <source>What would you predict, and why is it so?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When does a faster GPU not help?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When is sending free?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When not to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the sequence length changes, the tokens of a batch stay the same: the number of sequences follows. Where that is no whole number that the replicas can share, the nearest one is taken, and a line below the controls says so.</source>
        <translation>Wenn sich die Sequenzlänge ändert, bleiben die Token eines Batches dieselben: die Zahl der Sequenzen folgt. Wo das keine ganze Zahl ist, die die Replikate teilen können, wird die nächste genommen, und eine Zeile unter den Reglern sagt es.</translation>
    </message>
    <message>
        <source>Where a rung is enough, stay on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where data parallelism waits for its communication, go over to a pipeline.</source>
        <translation>Wo Datenparallelität auf ihre Kommunikation wartet, zu einer Pipeline übergehen.</translation>
    </message>
    <message>
        <source>Where do expert groups take their ranks from?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where do most of the parameters sit?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where do the bytes go, and on which GPU?</source>
        <translation>Wohin gehen die Bytes, und auf welcher GPU?</translation>
    </message>
    <message>
        <source>Where do tokens go?</source>
        <translation>Wohin gehen Token?</translation>
    </message>
    <message>
        <source>Where does this number come from?</source>
        <translation>Woher kommt diese Zahl?</translation>
    </message>
    <message>
        <source>Where from</source>
        <translation>Woher</translation>
    </message>
    <message>
        <source>Where the focus is</source>
        <translation>Wo der Fokus ist</translation>
    </message>
    <message>
        <source>Where the parameters sit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the path leads</source>
        <translation>Wohin der Weg führt</translation>
    </message>
    <message>
        <source>Whether a stage computes on while its messages travel, or waits for each.</source>
        <translation>Ob eine Stufe weiterrechnet, während ihre Nachrichten reisen, oder auf jede wartet.</translation>
    </message>
    <message>
        <source>Whether each RMSNorm and each activation is one kernel, or one for every operation in it.</source>
        <translation>Ob jede RMSNorm und jede Aktivierung ein Kernel ist, oder einer für jede Operation darin.</translation>
    </message>
    <message>
        <source>Whether gathered ZeRO-3 weights are freed between forward and backward.</source>
        <translation>Ob gesammelte ZeRO-3-Gewichte zwischen Forward und Backward freigegeben werden.</translation>
    </message>
    <message>
        <source>Whether gradients are reduced at each accumulation step.</source>
        <translation>Ob Gradienten in jedem Akkumulationsschritt reduziert werden.</translation>
    </message>
    <message>
        <source>Whether gradients are reduced behind the backward pass.</source>
        <translation>Ob Gradienten hinter dem Backward reduziert werden.</translation>
    </message>
    <message>
        <source>Whether norms and dropout are split over the sequence among the tensor-parallel ranks.</source>
        <translation>Ob Normen und Dropout entlang der Sequenz unter den tensorparallelen Rängen geteilt sind.</translation>
    </message>
    <message>
        <source>Whether only kernels run that a deterministic run may use: of attention a slower backward, and on Blackwell before 2026 no cuDNN.</source>
        <translation>Ob nur Kernel laufen, die ein deterministischer Lauf nutzen darf: bei der Attention ein langsameres Backward, und auf Blackwell vor 2026 kein cuDNN.</translation>
    </message>
    <message>
        <source>Whether routing is balanced, by force or by training, or capped.</source>
        <translation>Ob das Routing ausgeglichen ist, durch Zwang oder Training, oder begrenzt.</translation>
    </message>
    <message>
        <source>Whether tensor-parallel communication is split and hidden behind the multiplies.</source>
        <translation>Ob tensorparallele Kommunikation geteilt und hinter den Multiplikationen verdeckt wird.</translation>
    </message>
    <message>
        <source>Whether the experts' all-to-all is hidden behind another micro-batch.</source>
        <translation>Ob das All-to-All der Experten hinter einem anderen Mikro-Batch verdeckt wird.</translation>
    </message>
    <message>
        <source>Whether the model goes through a compiler (torch.compile, XLA).</source>
        <translation>Ob das Modell durch einen Compiler geht (torch.compile, XLA).</translation>
    </message>
    <message>
        <source>Whether training waits only until the states are copied to the hosts, not until they are stored.</source>
        <translation>Ob das Training nur wartet, bis die Zustände zu den Hosts kopiert sind, nicht bis sie gespeichert sind.</translation>
    </message>
    <message>
        <source>Whether weights are gathered behind the forward pass.</source>
        <translation>Ob Gewichte hinter dem Forward gesammelt werden.</translation>
    </message>
    <message>
        <source>Which GPU is in which group, over which wire?</source>
        <translation>Welche GPU ist in welcher Gruppe, über welche Leitung?</translation>
    </message>
    <message>
        <source>Which TP can GPT-2 XL take?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which collectives does a layer see?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which is the smallest TP above 1 that divides its heads?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which memory was measured</source>
        <translation>Welcher Speicher gemessen wurde</translation>
    </message>
    <message>
        <source>Which of these statements is wrong?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which one?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which parameters does a rank hold?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which part runs twice?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which peak?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which printed formula is wrong, and how would you notice?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which rank is rank 0's partner along the pipeline?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which ranks does it use?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which schedules shrink the bubble?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which share of all [[parameters]] are embedding and head together?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which share of the peak?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which stage has the highest bar?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which stage runs which micro-batch when.</source>
        <translation>Welche Stufe wann welches Mikro-Batch rechnet.</translation>
    </message>
    <message>
        <source>Which statement about data parallelism is wrong?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which statement is wrong?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which states live in the host's memory.</source>
        <translation>Welche Zustände im Speicher des Hosts leben.</translation>
    </message>
    <message>
        <source>Which tenant grows?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which tokens a context-parallel rank holds, and how keys and values travel.</source>
        <translation>Welche Token ein kontextparalleler Rang hält, und wie Schlüssel und Werte reisen.</translation>
    </message>
    <message>
        <source>Which view answers what</source>
        <translation>Welche Ansicht was beantwortet</translation>
    </message>
    <message>
        <source>Which wire does each dimension use?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While water boils you chop onions. But you cannot chop while you wait for the knife. Sending is free if there is other work, and if the result is not needed at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who has nothing to do in a pipeline, and why?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who has the most before them?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who has the most work?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who holds most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who holds what until when?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who holds what?</source>
        <translation>Wer hält was?</translation>
    </message>
    <message>
        <source>Who holds which keys when, and who waits?</source>
        <translation>Wer hält wann welche Schlüssel, und wer wartet?</translation>
    </message>
    <message>
        <source>Who is short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is waited for?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is waiting for it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who keeps a master copy, who fp32 gradients?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who moves house first sees to it that everything fits into the car, then that nothing is left behind, and only then drives fast.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who sits beside whom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who talks most sits closest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who waits when a sequence is cut?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever lends out all volumes has to borrow each before reading it. With [[ZeRO-3]] a layer's parameters are [[all-gather|gathered]] just before its forward, dropped, and gathered again for its backward.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole step</source>
        <translation>Ganzer Schritt</translation>
    </message>
    <message>
        <source>Whole step: each rank sends %1 = %2, Ψ: bytes of the weights, %3</source>
        <translation>Ganzer Schritt: jeder Rang sendet %1 = %2, Ψ: Bytes der Gewichte, %3</translation>
    </message>
    <message>
        <source>Whose bytes per parameter: weights, gradients, optimizer.</source>
        <translation>Wessen Bytes je Parameter: Gewichte, Gradienten, Optimierer.</translation>
    </message>
    <message>
        <source>Whose result is needed **at once**?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose rules a plan must keep</source>
        <translation>Wessen Regeln ein Plan einhalten muss</translation>
    </message>
    <message>
        <source>Whose step, memory and place every view shows: the GPU that is worst by the view's own measure, or one of this stage</source>
        <translation>Wessen Schritt, Speicher und Platz jede Ansicht zeigt: der GPU, die nach dem Maß der Ansicht die schlechteste ist, oder einer von dieser Stufe</translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why are activations not divided by TP?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why did Meta take one layer away from both the first and the last stage?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why does TP 2 fail on a small model?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why the chosen formula differs</source>
        <translation>Warum die gewählte Formel abweicht</translation>
    </message>
    <message>
        <source>Why there is a bubble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Williams et al. 2009 (Roofline, doi 10.1145/1498765.1498785): the longer of computing and moving</source>
        <translation>Williams et al. 2009 (Roofline, doi 10.1145/1498765.1498785): das Längere von Rechnen und Bewegen</translation>
    </message>
    <message>
        <source>Wire</source>
        <translation>Leitung</translation>
    </message>
    <message>
        <source>With 2,048 sequences on 128 replicas there are {microbatches|plain} micro-batches for 16 stages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With 4 stages and 8 micro-batches: bubble over **work**?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With CP 4, by which factor does it undercount the tokens?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With Ctrl it opens beside what is seen.</source>
        <translation>Mit Strg öffnet es neben dem, was zu sehen ist.</translation>
    </message>
    <message>
        <source>With FlashAttention selective recomputation is history.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With FlashAttention the activations grow with the tokens: four times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With PP 8, frameworks …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With TP 8, how many bytes of the 34 stay on each rank?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With [[FlashAttention]], how many times smaller do the activations become by selective recomputation?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With [[full recomputation]], how much longer is the step?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With [[mixed precision]] as Megatron does it, every parameter has a 16-bit copy to compute with, a gradient in fp32, a [[master copy]] in fp32 and Adam's two moments in fp32.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With [[sequence parallelism]] Z need not be whole everywhere: the next norm works token by token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With full recomputation HFU is higher than MFU.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With full recomputation HFU is higher than without.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With full recomputation more tokens per second are trained, as the GPU is better used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With full recomputation tensor parallelism divides nothing.</source>
        <translation>Bei voller Neuberechnung teilt Tensorparallelität nichts.</translation>
    </message>
    <message>
        <source>With pp {pp} torchtitan by default keeps gathered weights after the forward; this plan frees them and gathers them again for every micro-batch, which its file has to ask for ("always").</source>
        <translation>Mit pp {pp} behält torchtitan ohne Angabe gesammelte Gewichte nach dem Forward; dieser Plan gibt sie frei und sammelt sie für jedes Mikro-Batch neu, was seine Datei verlangen muss ("always").</translation>
    </message>
    <message>
        <source>With pp {pp}, overlapping the experts' all-to-all needs the interleaved schedule, whose chunks give it a forward to run beside a backward.</source>
        <translation>Mit pp {pp} braucht die Überlappung des All-to-All der Experten den verschränkten Zeitplan, dessen Abschnitte ein Forward neben ein Backward stellen.</translation>
    </message>
    <message>
        <source>With sequence parallelism and without recomputation the 5·a·s²·b of the attention scores is not divided by TP, so that switching it on can cost memory.</source>
        <translation>Mit Sequenzparallelität und ohne Neuberechnung sind die 5·a·s²·b der Attention-Scores nicht durch TP geteilt, sodass ihr Einschalten Speicher kosten kann.</translation>
    </message>
    <message>
        <source>With slow links the gathers do not hide; each micro-batch repeats them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the batch kept, more replicas mean fewer micro-batches for each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the built-in figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the profile %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the scenario's other degrees this takes %1 GPUs, but the cluster has %2.</source>
        <translation>Mit den anderen Graden des Szenarios braucht dies %1 GPUs, aber der Cluster hat %2.</translation>
    </message>
    <message>
        <source>Within the node as far as memory asks for; beyond it hardly ever.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without SP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without ZeRO each replica needs all of its memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a master copy (pure bf16) the optimizer states shrink by a third.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without overlapped pipeline communication Megatron interleaves only over more than two pipeline ranks, but pp is {pp}.</source>
        <translation>Ohne überlappte Pipeline-Kommunikation verschränkt Megatron nur über mehr als zwei Pipeline-Ränge, aber pp ist {pp}.</translation>
    </message>
    <message>
        <source>Without recomputation MFU and HFU are the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without sequence parallelism the fp32 logits are not divided by TP.</source>
        <translation>Ohne Sequenzparallelität sind die fp32-Logits nicht durch TP geteilt.</translation>
    </message>
    <message>
        <source>Without the flags PP 7 and PP 9 are legal, as they divide 126. Here uneven stages are legal, and drawn as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words are defined by frameworks, not by dictionaries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words of the model, the plan, the source or the notes</source>
        <translation>Wörter des Modells, des Plans, der Quelle oder der Notizen</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <source>Work it out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work of rank r: r whole blocks and half a block of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work per hop grows faster than bytes per hop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work that nobody waits for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work: balance %1</source>
        <translation>Arbeit: Gleichgewicht %1</translation>
    </message>
    <message>
        <source>World = product of the degrees.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worst GPU: %1%2.</source>
        <translation>Schlechteste GPU: %1%2.</translation>
    </message>
    <message>
        <source>Would hide more:</source>
        <translation>Mehr verdeckte:</translation>
    </message>
    <message>
        <source>Write a matrix with its dimensions: `A[I, J]`. An index below a dimension says over which axis of GPUs it is cut: `A[I, J_T]` has its J cut over T.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the sentence that a paper should print beside its MFU.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the three meanings of 'sequence parallel' on the board and keep them there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>X: tokens</source>
        <translation>X: Token</translation>
    </message>
    <message>
        <source>XLA</source>
        <translation>XLA</translation>
    </message>
    <message>
        <source>XLA gathers the head for its own multiplies</source>
        <translation>XLA sammelt den Kopf für seine eigenen Multiplikationen</translation>
    </message>
    <message>
        <source>XLA; programs with kernels of their own</source>
        <translation>XLA; Programme mit eigenen Kerneln</translation>
    </message>
    <message>
        <source>Y = max(0, X · A): each rank has its columns of Y</source>
        <translation>Y = max(0, X · A): jeder Rang hat seine Spalten von Y</translation>
    </message>
    <message>
        <source>Y: activation</source>
        <translation>Y: Aktivierung</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You built %1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You built a schedule of your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have &lt;b&gt;%1&lt;/b&gt; of %2 points in this lesson.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may turn: &lt;b&gt;%1&lt;/b&gt;, in the controls at the left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Young 1974 (doi 10.1145/361147.361115), equation 10</source>
        <translation>Young 1974 (doi 10.1145/361147.361115), Gleichung 10</translation>
    </message>
    <message>
        <source>Young 1974, of the first order</source>
        <translation>Young 1974, erster Ordnung</translation>
    </message>
    <message>
        <source>Young's checkpoint interval</source>
        <translation>Youngs Checkpoint-Abstand</translation>
    </message>
    <message>
        <source>Young's · correction</source>
        <translation>Der von Young · Korrektur</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your guess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your guess: &lt;b&gt;%1&lt;/b&gt;. The answer: &lt;b&gt;%2&lt;/b&gt;. %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your model</source>
        <translation>Ihr Modell</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Ihr eigenes</translation>
    </message>
    <message>
        <source>Your own check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your scenario is kept in memory only while the lesson lasts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yours, so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yours: &lt;b&gt;%1&lt;/b&gt;. Par: &lt;b&gt;%2&lt;/b&gt; (%3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Z = Y · B: each rank has a part of every sum</source>
        <translation>Z = Y · B: jeder Rang hat einen Teil jeder Summe</translation>
    </message>
    <message>
        <source>Z: output</source>
        <translation>Z: Ausgabe</translation>
    </message>
    <message>
        <source>ZB-H1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ZB-H1, interleaved, 1F1B.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ZB-H2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ZB-V</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ZB-V.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ZB-V: {par:/time/step_s|seconds} at {par:/memory/peak_bytes|bytes}. In a V the first and the last layers lie on the same rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ZB1P interleaved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zadouri et al. 2026 (FlashAttention-4, arXiv 2603.05451)</source>
        <translation>Zadouri et al. 2026 (FlashAttention-4, arXiv 2603.05451)</translation>
    </message>
    <message>
        <source>ZeRO</source>
        <translation>ZeRO</translation>
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
        <source>ZeRO saves nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ZeRO shards more than memory needs, and pays for it in communication.</source>
        <translation>ZeRO teilt mehr, als der Speicher braucht, und kostet dafür Kommunikation.</translation>
    </message>
    <message>
        <source>ZeRO shards what replicas have in common.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ZeRO shards what replicas have in common: states, gradients, parameters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ZeRO stage</source>
        <translation>ZeRO-Stufe</translation>
    </message>
    <message>
        <source>ZeRO stage {zero} becomes FSDP, which shards weights too and keeps them gathered after the forward where asked to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ZeRO stage {zero} shards nothing over dp {dp}: every GPU keeps everything.</source>
        <translation>ZeRO-Stufe {zero} teilt über dp {dp} nichts: jede GPU behält alles.</translation>
    </message>
    <message>
        <source>ZeRO, small</source>
        <translation>ZeRO, klein</translation>
    </message>
    <message>
        <source>ZeRO, this model</source>
        <translation>ZeRO, dieses Modell</translation>
    </message>
    <message>
        <source>ZeRO-%1</source>
        <translation>ZeRO-%1</translation>
    </message>
    <message>
        <source>ZeRO-&amp;%1 piece by piece</source>
        <translation>ZeRO-&amp;%1 Stück für Stück</translation>
    </message>
    <message>
        <source>ZeRO-1</source>
        <translation>ZeRO-1</translation>
    </message>
    <message>
        <source>ZeRO-2</source>
        <translation>ZeRO-2</translation>
    </message>
    <message>
        <source>ZeRO-2 and TP 2</source>
        <translation>ZeRO-2 und TP 2</translation>
    </message>
    <message>
        <source>ZeRO-2 fits at {par:/memory/peak_bytes|bytes}. [[FSDP]] shards the parameters as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ZeRO-2 is the first that fits here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ZeRO-2: {par:/memory/peak_bytes|bytes}, {par:/time/step_s|seconds} a step. ZeRO-3 would take {z3:/time/step_s|seconds}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ZeRO-2; FSDP is ZeRO-3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ZeRO-3</source>
        <translation>ZeRO-3</translation>
    </message>
    <message>
        <source>ZeRO-3 alone</source>
        <translation>ZeRO-3 allein</translation>
    </message>
    <message>
        <source>ZeRO-3 and TP</source>
        <translation>ZeRO-3 und TP</translation>
    </message>
    <message>
        <source>ZeRO-3 between nodes</source>
        <translation>ZeRO-3 zwischen Knoten</translation>
    </message>
    <message>
        <source>ZeRO-3 frees gathered weights after a layer's forward pass and gathers them again for its backward pass: memory against a second all-gather.</source>
        <translation>ZeRO-3 gibt gesammelte Gewichte nach dem Forward einer Schicht frei und sammelt sie für ihr Backward noch einmal: Speicher gegen ein zweites All-Gather.</translation>
    </message>
    <message>
        <source>ZeRO-3 with full recomputation</source>
        <translation>ZeRO-3 mit voller Neuberechnung</translation>
    </message>
    <message>
        <source>ZeRO-3, TP and two stages</source>
        <translation>ZeRO-3, TP und zwei Stufen</translation>
    </message>
    <message>
        <source>ZeRO-Infinity: shards live on the host</source>
        <translation>ZeRO-Infinity: Shards leben auf dem Host</translation>
    </message>
    <message>
        <source>Zero bubble (V)</source>
        <translation>Null-Leerlauf (V)</translation>
    </message>
    <message>
        <source>Zhao et al. 2023 (PyTorch FSDP, arXiv 2304.11277): the next layer's weights come while this one computes</source>
        <translation>Zhao et al. 2023 (PyTorch FSDP, arXiv 2304.11277): die Gewichte der nächsten Schicht kommen, während diese rechnet</translation>
    </message>
    <message>
        <source>Zigzag</source>
        <translation>Zickzack</translation>
    </message>
    <message>
        <source>Zigzag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Zoom to</source>
        <translation>Vergrößern auf</translation>
    </message>
    <message>
        <source>[[Context parallelism]] gives each rank a part of the sequence: all activations shrink with it, also those that sequence parallelism cuts only between the matrices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[[Data parallelism]]: each [[replica]] has the whole model and a part of the [[batch]]; then the [[gradients]] are averaged by an [[all-reduce]].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[[DualPipe]] feeds micro-batches from both ends, and runs a forward fused with a backward, so that each one's messages hide behind the other. It needs two copies of every parameter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[[Expert parallelism]] deals experts to ranks. Each token's vector travels to its experts and back: two [[all-to-all|all-to-alls]] forward, two backward.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[[GPipe]] runs all forwards, then all backwards. [[1F1B]] starts a backward as soon as it can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[[Gradient accumulation]]: {par:microbatches|plain} bites, {par:/time/step_s|seconds} a step. Too slow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[[Pipeline parallelism]] cuts the layers into [[stages]]. The idle time at both ends is the [[bubble]].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[[Recomputation]] keeps the headings: each layer's input.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[[Selective recomputation]] computes only the attention core again. In 2022 that saved 70 % of the activations for 2.7 % of time, as the scores of all pairs of tokens were kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[[Sequence parallelism]] cuts those parts along the tokens: rank 0 norms the first eighth of the sequence, rank 1 the second. The all-reduce becomes a reduce-scatter and an all-gather: the same bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[[Tensor parallelism]] cuts each layer's matrices in one of these two ways, on all its GPUs at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[[Tensor parallelism]] deals attention heads to ranks like cards. GPT-2 XL has {model.heads|plain} of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[[ZB-H2]] runs more forwards before the first backward.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[[ZeRO]] does that with the [[optimizer states]] (stage 1), the [[gradients]] (2) and the [[parameters]] (3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>\u%04x</source>
        <translation>\u%04x</translation>
    </message>
    <message>
        <source>a TPU's network has no NCCL</source>
        <translation>das Netz einer TPU hat kein NCCL</translation>
    </message>
    <message>
        <source>a copy from GPU %1</source>
        <translation>eine Kopie von GPU %1</translation>
    </message>
    <message>
        <source>a copy of another's</source>
        <translation>eine Kopie der eines anderen</translation>
    </message>
    <message>
        <source>a document</source>
        <translation>ein Dokument</translation>
    </message>
    <message>
        <source>a fault of the program itself[: {0}]; please report it</source>
        <translation>ein Fehler des Programms selbst[: {0}]; bitte melden Sie ihn</translation>
    </message>
    <message>
        <source>a group of an interleaved schedule that is cut short</source>
        <translation>eine verkürzte Gruppe eines verschränkten Zeitplans</translation>
    </message>
    <message>
        <source>a half</source>
        <translation>eine Hälfte</translation>
    </message>
    <message>
        <source>a hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a hop takes %1</source>
        <translation>ein Sprung dauert %1</translation>
    </message>
    <message>
        <source>a later step</source>
        <translation>ein späterer Schritt</translation>
    </message>
    <message>
        <source>a layer + the projection's input + its logits</source>
        <translation>eine Schicht + die Eingabe der Projektion + ihre Logits</translation>
    </message>
    <message>
        <source>a layer's pass takes the longer of GPU and host</source>
        <translation>der Durchgang einer Schicht dauert das Längere von GPU und Host</translation>
    </message>
    <message>
        <source>a line through published multiply tables</source>
        <translation>eine Gerade durch veröffentlichte Multiplikationstabellen</translation>
    </message>
    <message>
        <source>a list of names</source>
        <translation>eine Liste von Namen</translation>
    </message>
    <message>
        <source>a list of whole numbers</source>
        <translation>eine Liste ganzer Zahlen</translation>
    </message>
    <message>
        <source>a measured curve of this hardware</source>
        <translation>eine gemessene Kurve dieser Hardware</translation>
    </message>
    <message>
        <source>a model of its own</source>
        <translation>ein eigenes Modell</translation>
    </message>
    <message>
        <source>a ninth of it</source>
        <translation>ein Neuntel davon</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a part of each sum</source>
        <translation>ein Teil jeder Summe</translation>
    </message>
    <message>
        <source>a partial graph captures attention and router, not the experts</source>
        <translation>ein teilweiser Graph erfasst Attention und Router, nicht die Experten</translation>
    </message>
    <message>
        <source>a pipeline</source>
        <translation>eine Pipeline</translation>
    </message>
    <message>
        <source>a pipeline between nodes</source>
        <translation>eine Pipeline zwischen Knoten</translation>
    </message>
    <message>
        <source>a pipeline in place of data parallelism</source>
        <translation>eine Pipeline anstelle von Datenparallelität</translation>
    </message>
    <message>
        <source>a plan that reaches the goals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a profile or a log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a smaller bubble and less memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a smaller bubble, and the same memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a string</source>
        <translation>eine Zeichenkette</translation>
    </message>
    <message>
        <source>a third of it</source>
        <translation>ein Drittel davon</translation>
    </message>
    <message>
        <source>a tied embedding’s gradients, with the other copy’s</source>
        <translation>die Gradienten eines gebundenen Embeddings, mit denen der anderen Kopie</translation>
    </message>
    <message>
        <source>a whole</source>
        <translation>ein Ganzes</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a · (d_qk + d_v)</source>
        <translation>a · (d_qk + d_v)</translation>
    </message>
    <message>
        <source>a) Published definition, of the schedule alone: of all GPU time until the last block ends, what is idle: 1 − work / makespan = 1 − %1 / %2 = %3.</source>
        <translation>a) Veröffentlichte Definition, des Zeitplans allein: von der gesamten GPU-Zeit bis zum Ende des letzten Blocks, was untätig ist: 1 − Arbeit / Gesamtdauer = 1 − %1 / %2 = %3.</translation>
    </message>
    <message>
        <source>a: of all time</source>
        <translation>a: der gesamten Zeit</translation>
    </message>
    <message>
        <source>a:unit</source>
        <translation>a:Einheit</translation>
    </message>
    <message>
        <source>about</source>
        <translation>etwa</translation>
    </message>
    <message>
        <source>about 10,000</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about 100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about 900</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>above the least / between</source>
        <translation>über dem Kleinsten / dazwischen</translation>
    </message>
    <message>
        <source>accelerate combines FSDP with tensor or context ranks (tp {tp}, cp {cp}) in version 2 only.</source>
        <translation>accelerate verbindet FSDP mit Tensor- oder Kontexträngen (tp {tp}, cp {cp}) nur in Version 2.</translation>
    </message>
    <message>
        <source>accelerate does not combine {replicate} unsharded replicas with tp {tp} or cp {cp}: the replicas have to be sharded.</source>
        <translation>accelerate verbindet {replicate} ungeteilte Replikate nicht mit tp {tp} oder cp {cp}: die Replikate müssen geteilt sein.</translation>
    </message>
    <message>
        <source>accelerate has no expert parallelism: ep must be 1, not {ep}.</source>
        <translation>accelerate hat keine Expertenparallelität: ep muss 1 sein, nicht {ep}.</translation>
    </message>
    <message>
        <source>accelerate trains without pipeline stages: pp must be 1, not {pp}.</source>
        <translation>accelerate trainiert ohne Pipeline-Stufen: pp muss 1 sein, nicht {pp}.</translation>
    </message>
    <message>
        <source>across the network</source>
        <translation>über das Netzwerk</translation>
    </message>
    <message>
        <source>activated gate</source>
        <translation>aktiviertes Gate</translation>
    </message>
    <message>
        <source>activation</source>
        <translation>Aktivierung</translation>
    </message>
    <message>
        <source>activations</source>
        <translation>Aktivierungen</translation>
    </message>
    <message>
        <source>activations and their gradients</source>
        <translation>Aktivierungen und ihre Gradienten</translation>
    </message>
    <message>
        <source>activations held</source>
        <translation>gehaltene Aktivierungen</translation>
    </message>
    <message>
        <source>activations in flight</source>
        <translation>Aktivierungen unterwegs</translation>
    </message>
    <message>
        <source>activations kept for the backward pass</source>
        <translation>Aktivierungen, die für das Backward behalten werden</translation>
    </message>
    <message>
        <source>activations of one micro-batch</source>
        <translation>Aktivierungen eines Mikro-Batches</translation>
    </message>
    <message>
        <source>activations of the multi-token-prediction layers</source>
        <translation>Aktivierungen der Multi-Token-Prediction-Schichten</translation>
    </message>
    <message>
        <source>activations that leave for the host</source>
        <translation>Aktivierungen, die zum Host gehen</translation>
    </message>
    <message>
        <source>active parameters</source>
        <translation>aktive Parameter</translation>
    </message>
    <message>
        <source>adamw 4 + 4, bf16 2 + 2, 8-bit 1 + 1, one momentum 4</source>
        <translation>adamw 4 + 4, bf16 2 + 2, 8 Bit 1 + 1, ein Momentum 4</translation>
    </message>
    <message>
        <source>adapters</source>
        <translation>Adapter</translation>
    </message>
    <message>
        <source>afab</source>
        <translation>afab</translation>
    </message>
    <message>
        <source>after</source>
        <translation>danach</translation>
    </message>
    <message>
        <source>after step %1</source>
        <translation>nach Schritt %1</translation>
    </message>
    <message>
        <source>after the last one</source>
        <translation>nach dem letzten</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>gegen %1</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>all GPUs</source>
        <translation>alle GPUs</translation>
    </message>
    <message>
        <source>all activations are recomputed</source>
        <translation>alle Aktivierungen werden neu gerechnet</translation>
    </message>
    <message>
        <source>all buckets − what travelled</source>
        <translation>alle Buckets − was unterwegs war</translation>
    </message>
    <message>
        <source>all buckets, back to back</source>
        <translation>alle Buckets, hintereinander</translation>
    </message>
    <message>
        <source>all but idle time</source>
        <translation>alles außer untätiger Zeit</translation>
    </message>
    <message>
        <source>all causal work / c</source>
        <translation>alle kausale Arbeit / c</translation>
    </message>
    <message>
        <source>all computing: every transfer is hidden, and no rank waits for another</source>
        <translation>alles Rechnen: jede Übertragung ist verdeckt, und kein Rang wartet auf einen anderen</translation>
    </message>
    <message>
        <source>all experts' / E</source>
        <translation>die aller Experten / E</translation>
    </message>
    <message>
        <source>all forwards run first</source>
        <translation>alle Forwards laufen zuerst</translation>
    </message>
    <message>
        <source>all forwards run first: the last stage keeps every softmax</source>
        <translation>alle Forwards laufen zuerst: die letzte Stufe behält jede Softmax</translation>
    </message>
    <message>
        <source>all frameworks</source>
        <translation>alle Frameworks</translation>
    </message>
    <message>
        <source>all hops</source>
        <translation>alle Sprünge</translation>
    </message>
    <message>
        <source>all keys are there</source>
        <translation>alle Schlüssel sind da</translation>
    </message>
    <message>
        <source>all micro-batches in virtual stage {}</source>
        <translation>alle Mikro-Batches in virtueller Stufe {}</translation>
    </message>
    <message>
        <source>all multi-token-prediction layers</source>
        <translation>alle Multi-Token-Prediction-Schichten</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>alle davon</translation>
    </message>
    <message>
        <source>all of these</source>
        <translation>alle diese</translation>
    </message>
    <message>
        <source>all ranks begin the next step together</source>
        <translation>alle Ränge beginnen den nächsten Schritt zusammen</translation>
    </message>
    <message>
        <source>all refuse it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all rows</source>
        <translation>alle Zeilen</translation>
    </message>
    <message>
        <source>all stages again</source>
        <translation>wieder alle Stufen</translation>
    </message>
    <message>
        <source>all steps, and the gradients' way home</source>
        <translation>alle Schritte, und der Heimweg der Gradienten</translation>
    </message>
    <message>
        <source>all take it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all-gather</source>
        <translation>All-Gather</translation>
    </message>
    <message>
        <source>all-gather over the GPUs that share a shard</source>
        <translation>All-Gather über die GPUs, die einen Shard teilen</translation>
    </message>
    <message>
        <source>all-reduce</source>
        <translation>All-Reduce</translation>
    </message>
    <message>
        <source>all-to-all</source>
        <translation>All-to-All</translation>
    </message>
    <message>
        <source>all-to-all alone / rate beside it</source>
        <translation>All-to-All allein / Rate daneben</translation>
    </message>
    <message>
        <source>allocated + allocator slack</source>
        <translation>belegt + Reserve des Allokators</translation>
    </message>
    <message>
        <source>allocated by the framework</source>
        <translation>vom Framework belegt</translation>
    </message>
    <message>
        <source>allocator slack</source>
        <translation>Reserve des Allokators</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>allein</translation>
    </message>
    <message>
        <source>alone %1</source>
        <translation>allein %1</translation>
    </message>
    <message>
        <source>alone changes nothing</source>
        <translation>allein ändert es nichts</translation>
    </message>
    <message>
        <source>already so</source>
        <translation>schon so</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>Menge</translation>
    </message>
    <message>
        <source>an all-gather holds every rank's block</source>
        <translation>ein All-Gather hält den Block jedes Rangs</translation>
    </message>
    <message>
        <source>an all-reduce reduces and gathers</source>
        <translation>ein All-Reduce reduziert und sammelt</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>ein Feld</translation>
    </message>
    <message>
        <source>an assumption</source>
        <translation>eine Annahme</translation>
    </message>
    <message>
        <source>an eager gated unit keeps silu(gate) beside its product</source>
        <translation>eine Gated-Einheit ohne Verschmelzung behält silu(gate) neben ihrem Produkt</translation>
    </message>
    <message>
        <source>an eager norm works in fp32</source>
        <translation>eine Norm ohne Verschmelzung arbeitet in fp32</translation>
    </message>
    <message>
        <source>an input and its gradient</source>
        <translation>eine Eingabe und ihr Gradient</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>an object { … } must stand here, not {0}</source>
        <translation>hier muss ein Objekt { … } stehen, nicht {0}</translation>
    </message>
    <message numerus="yes">
        <source>and %n more block(s), too narrow to be told apart</source>
        <translation><numerusform>und %n weiterer Block, zu schmal zum Unterscheiden</numerusform><numerusform>und %n weitere Blöcke, zu schmal zum Unterscheiden</numerusform></translation>
    </message>
    <message>
        <source>and sequence parallelism</source>
        <translation>und Sequenzparallelität</translation>
    </message>
    <message>
        <source>any framework</source>
        <translation>jedes Framework</translation>
    </message>
    <message>
        <source>any memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arithmetic</source>
        <translation>Arithmetik</translation>
    </message>
    <message>
        <source>arithmetic intensity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arrived</source>
        <translation>angekommen</translation>
    </message>
    <message>
        <source>arrives and is computed</source>
        <translation>kommt an und wird gerechnet</translation>
    </message>
    <message>
        <source>as MHA %1</source>
        <translation>als MHA %1</translation>
    </message>
    <message>
        <source>as estimated here</source>
        <translation>wie hier geschätzt</translation>
    </message>
    <message>
        <source>as evenly as the recipe's framework does</source>
        <translation>so gleichmäßig wie das Framework des Rezepts</translation>
    </message>
    <message>
        <source>as fast</source>
        <translation>ebenso schnell</translation>
    </message>
    <message>
        <source>as in the first built-in node with this GPU</source>
        <translation>wie im ersten eingebauten Knoten mit dieser GPU</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as many copies of the experts as of the dense weights</source>
        <translation>so viele Kopien der Experten wie der dichten Gewichte</translation>
    </message>
    <message>
        <source>as nvidia-smi shows</source>
        <translation>wie nvidia-smi zeigt</translation>
    </message>
    <message>
        <source>as overlap.grad_reduce, but off for nanotron and InternEvo</source>
        <translation>wie overlap.grad_reduce, aber aus bei nanotron und InternEvo</translation>
    </message>
    <message>
        <source>as printed</source>
        <translation>wie gedruckt</translation>
    </message>
    <message>
        <source>as stated</source>
        <translation>wie angegeben</translation>
    </message>
    <message>
        <source>as stated, else PCI Express</source>
        <translation>wie angegeben, sonst PCI Express</translation>
    </message>
    <message>
        <source>as stated; two in two-way and vee schedules</source>
        <translation>wie angegeben; zwei in Zwei-Wege- und V-Zeitplänen</translation>
    </message>
    <message>
        <source>as the recipe's framework: megatron off for 1f1b and afab, deepspeed off, others on</source>
        <translation>wie das Framework des Rezepts: megatron aus bei 1f1b und afab, deepspeed aus, andere an</translation>
    </message>
    <message>
        <source>as the recipe's framework: off for Megatron-LM before 2024, Megatron-DeepSpeed, NeoX, and DeepSpeed below ZeRO-3</source>
        <translation>wie das Framework des Rezepts: aus bei Megatron-LM vor 2024, Megatron-DeepSpeed, NeoX und DeepSpeed unter ZeRO-3</translation>
    </message>
    <message>
        <source>as the recipe's framework: off for fsdp2 with a pipeline</source>
        <translation>wie das Framework des Rezepts: aus bei fsdp2 mit einer Pipeline</translation>
    </message>
    <message>
        <source>as the recipe's framework: on for Megatron-Bridge and NeMo with tensor parallelism</source>
        <translation>wie das Framework des Rezepts: an bei Megatron-Bridge und NeMo mit Tensorparallelität</translation>
    </message>
    <message>
        <source>as the recipe's framework: on for fsdp2</source>
        <translation>wie das Framework des Rezepts: an bei fsdp2</translation>
    </message>
    <message>
        <source>as the vendor states it</source>
        <translation>wie der Hersteller angibt</translation>
    </message>
    <message>
        <source>assumed peak</source>
        <translation>angenommene Spitze</translation>
    </message>
    <message>
        <source>assumed: %1</source>
        <translation>angenommen: %1</translation>
    </message>
    <message>
        <source>assumption</source>
        <translation>Annahme</translation>
    </message>
    <message>
        <source>asynchronous checkpoints: until the hosts have a copy</source>
        <translation>asynchrone Checkpoints: bis die Hosts eine Kopie haben</translation>
    </message>
    <message>
        <source>at</source>
        <translation>bei</translation>
    </message>
    <message>
        <source>at least 0</source>
        <translation>mindestens 0</translation>
    </message>
    <message>
        <source>at least 1</source>
        <translation>mindestens 1</translation>
    </message>
    <message>
        <source>at least computing</source>
        <translation>mindestens Rechnen</translation>
    </message>
    <message>
        <source>at least the mean</source>
        <translation>mindestens das Mittel</translation>
    </message>
    <message>
        <source>at most %1 in flight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most recompute_layers</source>
        <translation>höchstens recompute_layers</translation>
    </message>
    <message>
        <source>at most the whole wait</source>
        <translation>höchstens das ganze Warten</translation>
    </message>
    <message>
        <source>at most what the rank idles</source>
        <translation>höchstens, was der Rang untätig ist</translation>
    </message>
    <message>
        <source>at the loss</source>
        <translation>beim Verlust</translation>
    </message>
    <message>
        <source>at the loss, with its gathered head</source>
        <translation>beim Verlust, mit seinem gesammelten Kopf</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>attention of this pass, a rank's mean</source>
        <translation>Attention dieses Durchgangs, Mittel eines Rangs</translation>
    </message>
    <message>
        <source>attention output</source>
        <translation>Ausgabe der Attention</translation>
    </message>
    <message>
        <source>attention rate, CDNA</source>
        <translation>Attention-Rate, CDNA</translation>
    </message>
    <message>
        <source>attention rate, FlashAttention 1</source>
        <translation>Attention-Rate, FlashAttention 1</translation>
    </message>
    <message>
        <source>attention rate, FlashAttention 2, Ampere</source>
        <translation>Attention-Rate, FlashAttention 2, Ampere</translation>
    </message>
    <message>
        <source>attention rate, FlashAttention 2, Hopper</source>
        <translation>Attention-Rate, FlashAttention 2, Hopper</translation>
    </message>
    <message>
        <source>attention rate, FlashAttention 3, Hopper</source>
        <translation>Attention-Rate, FlashAttention 3, Hopper</translation>
    </message>
    <message>
        <source>attention rate, TPU</source>
        <translation>Attention-Rate, TPU</translation>
    </message>
    <message>
        <source>attention rate, cuDNN, Blackwell</source>
        <translation>Attention-Rate, cuDNN, Blackwell</translation>
    </message>
    <message>
        <source>attention rate, cuDNN, Blackwell Ultra</source>
        <translation>Attention-Rate, cuDNN, Blackwell Ultra</translation>
    </message>
    <message>
        <source>attention rate, unfused</source>
        <translation>Attention-Rate, unverschmolzen</translation>
    </message>
    <message>
        <source>attention's backward against its forward</source>
        <translation>Backward der Attention gegen ihr Forward</translation>
    </message>
    <message>
        <source>attention, causal</source>
        <translation>Attention, kausal</translation>
    </message>
    <message>
        <source>attention, deterministic</source>
        <translation>Attention, deterministisch</translation>
    </message>
    <message>
        <source>attention, heads of 64</source>
        <translation>Attention, Köpfe von 64</translation>
    </message>
    <message>
        <source>attention, in full</source>
        <translation>Attention, voll</translation>
    </message>
    <message>
        <source>autograd keeps what the backward pass of the operator reads</source>
        <translation>Autograd behält, was das Backward des Operators liest</translation>
    </message>
    <message>
        <source>autograd keeps what the backward pass reads</source>
        <translation>Autograd behält, was das Backward liest</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>b) Published definition, of the schedule alone: idle time over the ideal (Megatron's definition, (p − 1) / m for 1F1B): makespan / work − 1 = %1 / %2 − 1 = %3.</source>
        <translation>b) Veröffentlichte Definition, des Zeitplans allein: untätige Zeit über dem Ideal (Megatrons Definition, (p − 1) / m für 1F1B): Gesamtdauer / Arbeit − 1 = %1 / %2 − 1 = %3.</translation>
    </message>
    <message>
        <source>b: over ideal</source>
        <translation>b: über dem Ideal</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>Backward</translation>
    </message>
    <message>
        <source>backward (s)</source>
        <translation>Backward (s)</translation>
    </message>
    <message>
        <source>backward bytes, 16-bit gradients</source>
        <translation>Bytes rückwärts, 16-Bit-Gradienten</translation>
    </message>
    <message>
        <source>backward bytes, fp32 gradients</source>
        <translation>Bytes rückwärts, fp32-Gradienten</translation>
    </message>
    <message>
        <source>backward over TP</source>
        <translation>Backward über TP</translation>
    </message>
    <message>
        <source>backward over forward + 1</source>
        <translation>Backward über Forward + 1</translation>
    </message>
    <message>
        <source>backward pass</source>
        <translation>Backward</translation>
    </message>
    <message>
        <source>backward, s</source>
        <translation>Backward, s</translation>
    </message>
    <message>
        <source>balance</source>
        <translation>Gleichgewicht</translation>
    </message>
    <message>
        <source>balance %1</source>
        <translation>Gleichgewicht %1</translation>
    </message>
    <message>
        <source>band of the memory, ± a fraction of the measured</source>
        <translation>Band des Speichers, ± ein Bruchteil des Gemessenen</translation>
    </message>
    <message>
        <source>band of the step time, ± a fraction of the measured</source>
        <translation>Band der Schrittzeit, ± ein Bruchteil des Gemessenen</translation>
    </message>
    <message>
        <source>bandwidth between GPU and host</source>
        <translation>Bandbreite zwischen GPU und Host</translation>
    </message>
    <message>
        <source>bandwidth between GPUs of one island</source>
        <translation>Bandbreite zwischen GPUs einer Insel</translation>
    </message>
    <message>
        <source>bandwidth of its operands</source>
        <translation>Bandbreite seiner Operanden</translation>
    </message>
    <message>
        <source>bandwidth of the GPU's memory</source>
        <translation>Bandbreite des Speichers der GPU</translation>
    </message>
    <message>
        <source>bandwidth of the channels to one peer</source>
        <translation>Bandbreite der Kanäle zu einem Partner</translation>
    </message>
    <message>
        <source>bandwidth of this GPU's adapter</source>
        <translation>Bandbreite des Adapters dieser GPU</translation>
    </message>
    <message>
        <source>bandwidth to one peer</source>
        <translation>Bandbreite zu einem Partner</translation>
    </message>
    <message>
        <source>bandwidth to the host</source>
        <translation>Bandbreite zum Host</translation>
    </message>
    <message>
        <source>bandwidth, {}</source>
        <translation>Bandbreite, {}</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>Batch</translation>
    </message>
    <message>
        <source>batch %1 × %2 = %3 tokens</source>
        <translation>Batch %1 × %2 = %3 Token</translation>
    </message>
    <message>
        <source>because</source>
        <translation>weil</translation>
    </message>
    <message>
        <source>because %1 across nodes reaches %2 GB/s, not %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>because %1 in the node reaches %2 GB/s, not %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>because attention reaches %1 TFLOP/s, not %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>because multiplies reach %1 TFLOP/s, not %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>because the memory reaches %1 GB/s, not %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before</source>
        <translation>vorher</translation>
    </message>
    <message>
        <source>before %1</source>
        <translation>vor %1</translation>
    </message>
    <message>
        <source>before the first message</source>
        <translation>vor der ersten Nachricht</translation>
    </message>
    <message>
        <source>being down, and training again what was lost</source>
        <translation>stehen, und noch einmal trainieren, was verloren ging</translation>
    </message>
    <message>
        <source>below: bound by communication</source>
        <translation>darunter: durch Kommunikation begrenzt</translation>
    </message>
    <message>
        <source>beside compute</source>
        <translation>neben Rechnen</translation>
    </message>
    <message>
        <source>best %1</source>
        <translation>beste %1</translation>
    </message>
    <message>
        <source>best plan at each</source>
        <translation>bester Plan bei jedem</translation>
    </message>
    <message>
        <source>better, but not perfect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>between neighbouring pipeline ranks</source>
        <translation>zwischen benachbarten Pipeline-Rängen</translation>
    </message>
    <message>
        <source>between two checkpoints</source>
        <translation>zwischen zwei Checkpoints</translation>
    </message>
    <message>
        <source>bf16</source>
        <translation>bf16</translation>
    </message>
    <message>
        <source>bf16 gradient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bf16.enabled, fp16.enabled</source>
        <translation>bf16.enabled, fp16.enabled</translation>
    </message>
    <message>
        <source>block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>block / 2: a triangle, or a balanced layout's step</source>
        <translation>Block / 2: ein Dreieck, oder der Schritt einer ausgeglichenen Aufteilung</translation>
    </message>
    <message>
        <source>block · 4 / ε</source>
        <translation>Block · 4 / ε</translation>
    </message>
    <message>
        <source>blocks held at once</source>
        <translation>zugleich gehaltene Blöcke</translation>
    </message>
    <message>
        <source>blocks of the busiest rank</source>
        <translation>Blöcke des am stärksten belasteten Rangs</translation>
    </message>
    <message>
        <source>blocks of this length</source>
        <translation>Blöcke dieser Länge</translation>
    </message>
    <message>
        <source>blocks of this length in the chain that decides</source>
        <translation>Blöcke dieser Länge in der entscheidenden Kette</translation>
    </message>
    <message>
        <source>blocks · exchange of both parts</source>
        <translation>Blöcke · Austausch beider Teile</translation>
    </message>
    <message>
        <source>both are fp32</source>
        <translation>beide sind fp32</translation>
    </message>
    <message>
        <source>bound by</source>
        <translation>begrenzt durch</translation>
    </message>
    <message>
        <source>bound by %1</source>
        <translation>begrenzt durch %1</translation>
    </message>
    <message>
        <source>bringing the shard from the host</source>
        <translation>den Shard vom Host holen</translation>
    </message>
    <message>
        <source>bubble</source>
        <translation>Leerlauf</translation>
    </message>
    <message>
        <source>bubble of all time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bubble: idle GPU time of all GPU time of the step</source>
        <translation>Leerlauf: untätige GPU-Zeit an der gesamten GPU-Zeit des Schritts</translation>
    </message>
    <message>
        <source>bucket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>buckets</source>
        <translation>Buckets</translation>
    </message>
    <message>
        <source>buckets of %1</source>
        <translation>Buckets von %1</translation>
    </message>
    <message>
        <source>buckets' worth of parameters</source>
        <translation>Parameter von Buckets</translation>
    </message>
    <message>
        <source>buffer</source>
        <translation>Puffer</translation>
    </message>
    <message>
        <source>buffers laid out before the first step</source>
        <translation>vor dem ersten Schritt angelegte Puffer</translation>
    </message>
    <message>
        <source>buffers of one communicator</source>
        <translation>Puffer eines Kommunikators</translation>
    </message>
    <message>
        <source>bus bandwidth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bus bandwidth of the measured curve</source>
        <translation>Busbandbreite der gemessenen Kurve</translation>
    </message>
    <message>
        <source>bus factor</source>
        <translation>Busfaktor</translation>
    </message>
    <message>
        <source>bus factor of send and receive</source>
        <translation>Busfaktor von Senden und Empfangen</translation>
    </message>
    <message>
        <source>busiest rank / mean</source>
        <translation>am stärksten belasteter Rang / Mittel</translation>
    </message>
    <message>
        <source>busiest rank / mean; %1 at most here</source>
        <translation>am stärksten belasteter Rang / Mittel; hier höchstens %1</translation>
    </message>
    <message>
        <source>busiest rank − mean</source>
        <translation>am stärksten belasteter Rang − Mittel</translation>
    </message>
    <message>
        <source>busy time of rank {}</source>
        <translation>beschäftigte Zeit von Rang {}</translation>
    </message>
    <message>
        <source>by Daly</source>
        <translation>nach Daly</translation>
    </message>
    <message>
        <source>by Young</source>
        <translation>nach Young</translation>
    </message>
    <message>
        <source>by dimension, framework and overlap</source>
        <translation>nach Dimension, Framework und Überlappung</translation>
    </message>
    <message>
        <source>by framework, tensor parallelism, precision, experts and CUDA graphs</source>
        <translation>nach Framework, Tensorparallelität, Genauigkeit, Experten und CUDA-Graphen</translation>
    </message>
    <message>
        <source>by implementation: {} (fused 5, vocabulary-parallel 6 or nanotron's 12, compiled 6.5, eager 14; 2 where the gradient is written over the logits or a TPU's multiply reads it, 4 on XLA's GPUs, 5.5 cut into chunks, 12 under transformers, 18 where a trainer keeps its fp32 logits)</source>
        <translation>nach Umsetzung: {} (verschmolzen 5, vokabularparallel 6 oder nanotrons 12, kompiliert 6,5, unverschmolzen 14; 2, wo der Gradient über die Logits geschrieben wird oder die Multiplikation einer TPU ihn liest, 4 auf XLAs GPUs, 5,5 in Stücken, 12 unter transformers, 18, wo ein Trainer seine fp32-Logits behält)</translation>
    </message>
    <message>
        <source>by recipe</source>
        <translation>nach Rezept</translation>
    </message>
    <message>
        <source>by recipe and gradient_dtype</source>
        <translation>nach Rezept und gradient_dtype</translation>
    </message>
    <message>
        <source>by the network's hop</source>
        <translation>nach dem Sprung des Netzwerks</translation>
    </message>
    <message>
        <source>by the stack of software</source>
        <translation>nach dem Software-Stapel</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>Byte</translation>
    </message>
    <message>
        <source>bytes / bandwidth</source>
        <translation>Bytes / Bandbreite</translation>
    </message>
    <message>
        <source>bytes / bandwidth of its memory</source>
        <translation>Bytes / Bandbreite seines Speichers</translation>
    </message>
    <message>
        <source>bytes / bandwidth of the link</source>
        <translation>Bytes / Bandbreite der Verbindung</translation>
    </message>
    <message>
        <source>bytes a bucket</source>
        <translation>Bytes je Bucket</translation>
    </message>
    <message>
        <source>bytes inside the island</source>
        <translation>Bytes innerhalb der Insel</translation>
    </message>
    <message>
        <source>bytes kept</source>
        <translation>behaltene Bytes</translation>
    </message>
    <message>
        <source>bytes kept per logit</source>
        <translation>behaltene Bytes je Logit</translation>
    </message>
    <message>
        <source>bytes moved / bandwidth; offloaded: gradients and weights over the link + the host's Adam</source>
        <translation>bewegte Bytes / Bandbreite; ausgelagert: Gradienten und Gewichte über die Verbindung + Adam des Hosts</translation>
    </message>
    <message>
        <source>bytes moved beside perfect fusion</source>
        <translation>bewegte Bytes neben vollkommener Verschmelzung</translation>
    </message>
    <message>
        <source>bytes moved per score, backward</source>
        <translation>bewegte Bytes je Score, rückwärts</translation>
    </message>
    <message>
        <source>bytes moved per score, forward</source>
        <translation>bewegte Bytes je Score, vorwärts</translation>
    </message>
    <message>
        <source>bytes moved, forward</source>
        <translation>bewegte Bytes, vorwärts</translation>
    </message>
    <message>
        <source>bytes of a bucket / bytes of one</source>
        <translation>Bytes eines Buckets / Bytes eines Elements</translation>
    </message>
    <message>
        <source>bytes of a checkpoint</source>
        <translation>Bytes eines Checkpoints</translation>
    </message>
    <message>
        <source>bytes of a checkpoint per parameter</source>
        <translation>Bytes eines Checkpoints je Parameter</translation>
    </message>
    <message>
        <source>bytes of a gathered weight and its gradient</source>
        <translation>Bytes eines gesammelten Gewichts und seines Gradienten</translation>
    </message>
    <message>
        <source>bytes of a gradient and a weight</source>
        <translation>Bytes eines Gradienten und eines Gewichts</translation>
    </message>
    <message>
        <source>bytes of a gradient · parameters of the largest layer</source>
        <translation>Bytes eines Gradienten · Parameter der größten Schicht</translation>
    </message>
    <message>
        <source>bytes of a hop / link : FLOP of a stage's forward / peak</source>
        <translation>Bytes eines Sprungs / Verbindung : FLOP des Forward einer Stufe / Spitze</translation>
    </message>
    <message>
        <source>bytes of a layer's collectives / link : FLOP of its forward / peak</source>
        <translation>Bytes der Kollektive einer Schicht / Verbindung : FLOP ihres Forward / Spitze</translation>
    </message>
    <message>
        <source>bytes of a mask's element</source>
        <translation>Bytes eines Elements einer Maske</translation>
    </message>
    <message>
        <source>bytes of a multiply input · rows · f / t</source>
        <translation>Bytes einer Multiplikationseingabe · Zeilen · f / t</translation>
    </message>
    <message>
        <source>bytes of a multiply input · rows · h</source>
        <translation>Bytes einer Multiplikationseingabe · Zeilen · h</translation>
    </message>
    <message>
        <source>bytes of a multiply input · tokens · h</source>
        <translation>Bytes einer Multiplikationseingabe · Token · h</translation>
    </message>
    <message>
        <source>bytes of an eager norm per element</source>
        <translation>Bytes einer unverschmolzenen Norm je Element</translation>
    </message>
    <message>
        <source>bytes of an fp32 number</source>
        <translation>Bytes einer fp32-Zahl</translation>
    </message>
    <message>
        <source>bytes of an fp8 cast</source>
        <translation>Bytes einer fp8-Umwandlung</translation>
    </message>
    <message>
        <source>bytes of an unsharded gradient</source>
        <translation>Bytes eines ungeteilten Gradienten</translation>
    </message>
    <message>
        <source>bytes of both</source>
        <translation>Bytes von beiden</translation>
    </message>
    <message>
        <source>bytes of dispatch and combine / link : FLOP of a forward / peak</source>
        <translation>Bytes von Verteilen und Einsammeln / Verbindung : FLOP eines Forward / Spitze</translation>
    </message>
    <message>
        <source>bytes of expert dispatch on the wire</source>
        <translation>Bytes der Expertenverteilung auf der Leitung</translation>
    </message>
    <message>
        <source>bytes of fp32 over those of an activation</source>
        <translation>Bytes von fp32 über denen einer Aktivierung</translation>
    </message>
    <message>
        <source>bytes of keys and values / link : FLOP of attention / peak</source>
        <translation>Bytes von Schlüsseln und Werten / Verbindung : FLOP der Attention / Spitze</translation>
    </message>
    <message>
        <source>bytes of one activation ε</source>
        <translation>Bytes einer Aktivierung ε</translation>
    </message>
    <message>
        <source>bytes of one bucket</source>
        <translation>Bytes eines Buckets</translation>
    </message>
    <message>
        <source>bytes of one element on the wire</source>
        <translation>Bytes eines Elements auf der Leitung</translation>
    </message>
    <message>
        <source>bytes of one in the shard</source>
        <translation>Bytes eines im Shard</translation>
    </message>
    <message>
        <source>bytes of one kept multiply input</source>
        <translation>Bytes einer behaltenen Multiplikationseingabe</translation>
    </message>
    <message>
        <source>bytes of optimizer states per parameter</source>
        <translation>Bytes der Optimiererzustände je Parameter</translation>
    </message>
    <message>
        <source>bytes of states moved per parameter</source>
        <translation>bewegte Bytes der Zustände je Parameter</translation>
    </message>
    <message>
        <source>bytes of the casts</source>
        <translation>Bytes der Umwandlungen</translation>
    </message>
    <message>
        <source>bytes on the wire</source>
        <translation>Bytes auf der Leitung</translation>
    </message>
    <message>
        <source>bytes over the bus</source>
        <translation>Bytes über den Bus</translation>
    </message>
    <message>
        <source>bytes per buffered gradient ({})</source>
        <translation>Bytes je gepuffertem Gradienten ({})</translation>
    </message>
    <message>
        <source>bytes per copied gradient ({})</source>
        <translation>Bytes je kopiertem Gradienten ({})</translation>
    </message>
    <message>
        <source>bytes per element · elements</source>
        <translation>Bytes je Element · Elemente</translation>
    </message>
    <message>
        <source>bytes per gathered weight ({})</source>
        <translation>Bytes je gesammeltem Gewicht ({})</translation>
    </message>
    <message>
        <source>bytes per gathered weight × parameters of the shard</source>
        <translation>Bytes je gesammeltem Gewicht × Parameter des Shards</translation>
    </message>
    <message>
        <source>bytes per gradient ({})</source>
        <translation>Bytes je Gradient ({})</translation>
    </message>
    <message>
        <source>bytes per logit · n · V / t</source>
        <translation>Bytes je Logit · n · V / t</translation>
    </message>
    <message>
        <source>bytes per logit · tokens · vocabulary of this rank</source>
        <translation>Bytes je Logit · Token · Vokabular dieses Rangs</translation>
    </message>
    <message>
        <source>bytes per parameter</source>
        <translation>Bytes je Parameter</translation>
    </message>
    <message>
        <source>bytes per parameter of the step ({})</source>
        <translation>Bytes je Parameter des Schritts ({})</translation>
    </message>
    <message>
        <source>bytes per parameter × parameters</source>
        <translation>Bytes je Parameter × Parameter</translation>
    </message>
    <message>
        <source>bytes per parameter × parameters outside embedding and head</source>
        <translation>Bytes je Parameter × Parameter außer Embedding und Kopf</translation>
    </message>
    <message>
        <source>bytes per score</source>
        <translation>Bytes je Score</translation>
    </message>
    <message>
        <source>bytes per score · n · s · a / t</source>
        <translation>Bytes je Score · n · s · a / t</translation>
    </message>
    <message>
        <source>bytes per token and expert</source>
        <translation>Bytes je Token und Experte</translation>
    </message>
    <message>
        <source>bytes per unsharded gradient ({})</source>
        <translation>Bytes je ungeteiltem Gradienten ({})</translation>
    </message>
    <message>
        <source>bytes per weight ({})</source>
        <translation>Bytes je Gewicht ({})</translation>
    </message>
    <message>
        <source>bytes that an eager norm moves per element</source>
        <translation>Bytes, die eine unverschmolzene Norm je Element bewegt</translation>
    </message>
    <message>
        <source>bytes that leave the island</source>
        <translation>Bytes, die die Insel verlassen</translation>
    </message>
    <message>
        <source>bytes that one host's Adam moves</source>
        <translation>Bytes, die Adam eines Hosts bewegt</translation>
    </message>
    <message>
        <source>bytes that the optimizer moves</source>
        <translation>Bytes, die der Optimierer bewegt</translation>
    </message>
    <message>
        <source>bytes that the {} loss reads and writes backward, per logit</source>
        <translation>Bytes, die der {}-Verlust rückwärts liest und schreibt, je Logit</translation>
    </message>
    <message>
        <source>bytes that the {} loss reads and writes forward, per logit</source>
        <translation>Bytes, die der {}-Verlust vorwärts liest und schreibt, je Logit</translation>
    </message>
    <message>
        <source>bytes that unfused scores move</source>
        <translation>Bytes, die unverschmolzene Scores bewegen</translation>
    </message>
    <message>
        <source>bytes to and from memory</source>
        <translation>Bytes von und zum Speicher</translation>
    </message>
    <message>
        <source>bytes with what is not fused</source>
        <translation>Bytes mit dem, was nicht verschmolzen ist</translation>
    </message>
    <message>
        <source>bytes · factor</source>
        <translation>Bytes · Faktor</translation>
    </message>
    <message>
        <source>bytes · fusion factor</source>
        <translation>Bytes · Verschmelzungsfaktor</translation>
    </message>
    <message>
        <source>bytes − those of the multiplies</source>
        <translation>Bytes − die der Multiplikationen</translation>
    </message>
    <message>
        <source>bytes: with %1</source>
        <translation>Bytes: mit %1</translation>
    </message>
    <message>
        <source>c · block</source>
        <translation>c · Block</translation>
    </message>
    <message>
        <source>c) Published definition, of the schedule alone: idle time between a rank's own first and last block (the zero-bubble papers' definition, which does not count the staggered start): %1.</source>
        <translation>c) Veröffentlichte Definition, des Zeitplans allein: untätige Zeit zwischen dem ersten und letzten Block eines Rangs selbst (die Definition der Zero-Bubble-Papiere, die den versetzten Beginn nicht zählt): %1.</translation>
    </message>
    <message>
        <source>c: in the span</source>
        <translation>c: in der Spanne</translation>
    </message>
    <message>
        <source>cached and not in use, per byte allocated</source>
        <translation>zwischengespeichert und ungenutzt, je belegtem Byte</translation>
    </message>
    <message>
        <source>calibrated by a profile</source>
        <translation>durch ein Profil kalibriert</translation>
    </message>
    <message>
        <source>can hide behind</source>
        <translation>kann sich verbergen hinter</translation>
    </message>
    <message>
        <source>capacity</source>
        <translation>Kapazität</translation>
    </message>
    <message>
        <source>capacity factor</source>
        <translation>Kapazitätsfaktor</translation>
    </message>
    <message>
        <source>capacity − allocated − CUDA context − NCCL's buffers</source>
        <translation>Kapazität − belegt − CUDA-Kontext − Puffer von NCCL</translation>
    </message>
    <message>
        <source>casts to 8 bits</source>
        <translation>Umwandlungen in 8 Bit</translation>
    </message>
    <message>
        <source>causal</source>
        <translation>kausal</translation>
    </message>
    <message>
        <source>causal attention</source>
        <translation>kausale Attention</translation>
    </message>
    <message>
        <source>causal mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>causal share of the square</source>
        <translation>kausaler Anteil des Quadrats</translation>
    </message>
    <message>
        <source>causal work is c² / 2 full blocks</source>
        <translation>kausale Arbeit sind c² / 2 volle Blöcke</translation>
    </message>
    <message>
        <source>chance that none of a token's experts is on one</source>
        <translation>Wahrscheinlichkeit, dass keiner der Experten eines Tokens dort ist</translation>
    </message>
    <message>
        <source>chance that one is</source>
        <translation>Wahrscheinlichkeit, dass einer es ist</translation>
    </message>
    <message>
        <source>change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>chapter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>checkpoint bandwidth</source>
        <translation>Checkpoint-Bandbreite</translation>
    </message>
    <message>
        <source>checkpoint interval</source>
        <translation>Checkpoint-Abstand</translation>
    </message>
    <message>
        <source>choose the rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chunk</source>
        <translation>Stück</translation>
    </message>
    <message>
        <source>chunk %1</source>
        <translation>Stück %1</translation>
    </message>
    <message>
        <source>chunks</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>chunks per rank v</source>
        <translation>Abschnitte je Rang v</translation>
    </message>
    <message>
        <source>class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>closer, and further away</source>
        <translation>näher, und weiter weg</translation>
    </message>
    <message>
        <source>closer, further away, the whole cluster</source>
        <translation>näher, weiter weg, der ganze Cluster</translation>
    </message>
    <message>
        <source>collective</source>
        <translation>Kollektiv</translation>
    </message>
    <message>
        <source>collectives</source>
        <translation>Kollektive</translation>
    </message>
    <message>
        <source>collectives a step</source>
        <translation>Kollektive je Schritt</translation>
    </message>
    <message>
        <source>collectives one after the other</source>
        <translation>Kollektive nacheinander</translation>
    </message>
    <message>
        <source>collectives take multiprocessors and memory bandwidth</source>
        <translation>Kollektive nehmen Multiprozessoren und Speicherbandbreite</translation>
    </message>
    <message>
        <source>colour: rank of the query</source>
        <translation>Farbe: Rang der Anfrage</translation>
    </message>
    <message>
        <source>colour: rank of the query; bright: this step</source>
        <translation>Farbe: Rang der Anfrage; hell: dieser Schritt</translation>
    </message>
    <message>
        <source>column cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>columns (elements per token of the vocabulary)</source>
        <translation>Spalten (Elemente je Token des Vokabulars)</translation>
    </message>
    <message>
        <source>columns (inputs)</source>
        <translation>Spalten (Eingaben)</translation>
    </message>
    <message>
        <source>columns n</source>
        <translation>Spalten n</translation>
    </message>
    <message>
        <source>columns of the embedding</source>
        <translation>Spalten des Embeddings</translation>
    </message>
    <message>
        <source>combine</source>
        <translation>Einsammeln</translation>
    </message>
    <message>
        <source>combine experts</source>
        <translation>Experten einsammeln</translation>
    </message>
    <message>
        <source>comm./compute</source>
        <translation>Komm./Rechnen</translation>
    </message>
    <message>
        <source>commit to the prediction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>communication / compute, and others</source>
        <translation>Kommunikation / Rechnen, und andere</translation>
    </message>
    <message>
        <source>communication of the rank that ends last</source>
        <translation>Kommunikation des Rangs, der zuletzt endet</translation>
    </message>
    <message>
        <source>communication, group unknown</source>
        <translation>Kommunikation, Gruppe unbekannt</translation>
    </message>
    <message>
        <source>communicators of this rank</source>
        <translation>Kommunikatoren dieses Rangs</translation>
    </message>
    <message>
        <source>compressed queries, keys and values</source>
        <translation>komprimierte Anfragen, Schlüssel und Werte</translation>
    </message>
    <message>
        <source>compressed width</source>
        <translation>komprimierte Breite</translation>
    </message>
    <message>
        <source>compressed width of keys and values</source>
        <translation>komprimierte Breite von Schlüsseln und Werten</translation>
    </message>
    <message>
        <source>compressed width of queries</source>
        <translation>komprimierte Breite der Anfragen</translation>
    </message>
    <message>
        <source>compressed width that is normalised</source>
        <translation>komprimierte Breite, die normiert wird</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>Rechnen</translation>
    </message>
    <message>
        <source>compute + bubble + Σ exposed + optimizer + overhead, on the rank that ends last</source>
        <translation>Rechnen + Leerlauf + Σ ungedeckt + Optimierer + Beiwerk, auf dem Rang, der zuletzt endet</translation>
    </message>
    <message>
        <source>compute + exposed</source>
        <translation>Rechnen + ungedeckt</translation>
    </message>
    <message>
        <source>compute + exposed tp, cp, ep, dp + host + optimizer</source>
        <translation>Rechnen + ungedeckt tp, cp, ep, dp + Host + Optimierer</translation>
    </message>
    <message>
        <source>compute + Σ exposed + optimizer + host</source>
        <translation>Rechnen + Σ ungedeckt + Optimierer + Host</translation>
    </message>
    <message>
        <source>compute / communication</source>
        <translation>Rechnen / Kommunikation</translation>
    </message>
    <message>
        <source>compute / communication, hidden or not</source>
        <translation>Rechnen / Kommunikation, verdeckt oder nicht</translation>
    </message>
    <message>
        <source>compute of a replica in a step</source>
        <translation>Rechnen eines Replikats in einem Schritt</translation>
    </message>
    <message>
        <source>computed FLOP/s / dense peak of the training's precision</source>
        <translation>gerechnete FLOP/s / dichte Spitze der Genauigkeit des Trainings</translation>
    </message>
    <message>
        <source>computes</source>
        <translation>rechnet</translation>
    </message>
    <message>
        <source>computes %1</source>
        <translation>rechnet %1</translation>
    </message>
    <message>
        <source>computes %1, then waits %2</source>
        <translation>rechnet %1, wartet dann %2</translation>
    </message>
    <message>
        <source>computes (s)</source>
        <translation>rechnet (s)</translation>
    </message>
    <message>
        <source>computes a step</source>
        <translation>rechnet je Schritt</translation>
    </message>
    <message>
        <source>computing</source>
        <translation>Rechnen</translation>
    </message>
    <message>
        <source>computing + waiting for the host</source>
        <translation>Rechnen + Warten auf den Host</translation>
    </message>
    <message>
        <source>computing in this pass</source>
        <translation>Rechnen in diesem Durchgang</translation>
    </message>
    <message>
        <source>computing on the busiest rank</source>
        <translation>Rechnen auf dem am stärksten belasteten Rang</translation>
    </message>
    <message>
        <source>computing over communicating</source>
        <translation>Rechnen über Kommunizieren</translation>
    </message>
    <message>
        <source>contention · seconds of collectives beside compute</source>
        <translation>Konkurrenz · Sekunden der Kollektive neben Rechnen</translation>
    </message>
    <message>
        <source>context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>context parallel</source>
        <translation>kontextparallel</translation>
    </message>
    <message>
        <source>context parallelism</source>
        <translation>Kontextparallelität</translation>
    </message>
    <message>
        <source>context parallelism splits the sequence</source>
        <translation>Kontextparallelität teilt die Sequenz</translation>
    </message>
    <message>
        <source>context-parallel ranks</source>
        <translation>kontextparallele Ränge</translation>
    </message>
    <message>
        <source>context-parallel ranks c</source>
        <translation>kontextparallele Ränge c</translation>
    </message>
    <message>
        <source>copies</source>
        <translation>Kopien</translation>
    </message>
    <message>
        <source>copies of a token on the wire, over its experts</source>
        <translation>Kopien eines Tokens auf der Leitung, über seine Experten</translation>
    </message>
    <message>
        <source>copies of the scores</source>
        <translation>Kopien der Scores</translation>
    </message>
    <message>
        <source>copies of the sharded weights</source>
        <translation>Kopien der geteilten Gewichte</translation>
    </message>
    <message>
        <source>copies that rotary embedding leaves</source>
        <translation>Kopien, die Rotary-Embedding hinterlässt</translation>
    </message>
    <message>
        <source>copies · bytes of one</source>
        <translation>Kopien · Bytes einer</translation>
    </message>
    <message>
        <source>copies · the largest layer</source>
        <translation>Kopien · die größte Schicht</translation>
    </message>
    <message>
        <source>copies · ε · n · (query width + key width)</source>
        <translation>Kopien · ε · n · (Breite der Anfrage + Breite des Schlüssels)</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>Kopie</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>berichtigt</translation>
    </message>
    <message>
        <source>count · one</source>
        <translation>Anzahl · eine</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>gezählt</translation>
    </message>
    <message>
        <source>counted along the last rank's order</source>
        <translation>entlang der Reihenfolge des letzten Rangs gezählt</translation>
    </message>
    <message>
        <source>counted back from the last block</source>
        <translation>vom letzten Block zurück gezählt</translation>
    </message>
    <message>
        <source>counted from 0</source>
        <translation>ab 0 gezählt</translation>
    </message>
    <message>
        <source>counted from PyTorch's kernels</source>
        <translation>aus PyTorchs Kerneln gezählt</translation>
    </message>
    <message>
        <source>counted in the model's list of layers, from the first of them on</source>
        <translation>in der Schichtliste des Modells gezählt, ab der ersten davon</translation>
    </message>
    <message>
        <source>counted in the schedule's order</source>
        <translation>in der Reihenfolge des Zeitplans gezählt</translation>
    </message>
    <message>
        <source>counted over all stages</source>
        <translation>über alle Stufen gezählt</translation>
    </message>
    <message>
        <source>counter not known</source>
        <translation>Zähler nicht bekannt</translation>
    </message>
    <message>
        <source>cover · share of the bandwidth beside compute</source>
        <translation>Deckung · Anteil der Bandbreite neben Rechnen</translation>
    </message>
    <message>
        <source>critical path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cuDNN</source>
        <translation>cuDNN</translation>
    </message>
    <message>
        <source>currency per GPU hour</source>
        <translation>Währung je GPU-Stunde</translation>
    </message>
    <message>
        <source>curve</source>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>geteilt</translation>
    </message>
    <message>
        <source>cut by columns</source>
        <translation>nach Spalten geteilt</translation>
    </message>
    <message>
        <source>cut by heads</source>
        <translation>nach Köpfen geteilt</translation>
    </message>
    <message>
        <source>cut by rows</source>
        <translation>nach Zeilen geteilt</translation>
    </message>
    <message>
        <source>cut by tokens</source>
        <translation>nach Token geteilt</translation>
    </message>
    <message>
        <source>d_qk + d_v</source>
        <translation>d_qk + d_v</translation>
    </message>
    <message>
        <source>dashed: over the network</source>
        <translation>gestrichelt: über das Netzwerk</translation>
    </message>
    <message>
        <source>data parallel</source>
        <translation>datenparallel</translation>
    </message>
    <message>
        <source>data parallelism</source>
        <translation>Datenparallelität</translation>
    </message>
    <message>
        <source>data sheet: %1</source>
        <translation>Datenblatt: %1</translation>
    </message>
    <message>
        <source>data, logging, synchronisation, optimizer launches</source>
        <translation>Daten, Protokoll, Synchronisierung, Optimiererstarts</translation>
    </message>
    <message>
        <source>data-parallel ranks</source>
        <translation>datenparallele Ränge</translation>
    </message>
    <message>
        <source>data-parallel ranks D</source>
        <translation>datenparallele Ränge D</translation>
    </message>
    <message>
        <source>data-parallel ranks of the experts</source>
        <translation>datenparallele Ränge der Experten</translation>
    </message>
    <message>
        <source>data-parallel ranks of the experts / (D · c / shard group)</source>
        <translation>datenparallele Ränge der Experten / (D · c / Shard-Gruppe)</translation>
    </message>
    <message>
        <source>days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>days to the token budget</source>
        <translation>Tage bis zum Token-Budget</translation>
    </message>
    <message>
        <source>days to the token budget, undisturbed</source>
        <translation>Tage bis zum Token-Budget, ungestört</translation>
    </message>
    <message>
        <source>days undisturbed / goodput</source>
        <translation>Tage ungestört / Goodput</translation>
    </message>
    <message>
        <source>days · 24 · GPUs</source>
        <translation>Tage · 24 · GPUs</translation>
    </message>
    <message>
        <source>days · 86 400</source>
        <translation>Tage · 86 400</translation>
    </message>
    <message>
        <source>ddp.use_distributed_optimizer, ddp.data_parallel_sharding_strategy</source>
        <translation>ddp.use_distributed_optimizer, ddp.data_parallel_sharding_strategy</translation>
    </message>
    <message>
        <source>defective run, not counted</source>
        <translation>defekter Lauf, nicht gezählt</translation>
    </message>
    <message>
        <source>dense</source>
        <translation>dicht</translation>
    </message>
    <message>
        <source>dense + routed experts</source>
        <translation>dicht + geroutete Experten</translation>
    </message>
    <message>
        <source>dense / shard group + routed experts / their shard group</source>
        <translation>dicht / Shard-Gruppe + geroutete Experten / ihre Shard-Gruppe</translation>
    </message>
    <message>
        <source>dense 16-bit peak · exponentials per FLOP</source>
        <translation>dichte 16-Bit-Spitze · Exponentialfunktionen je FLOP</translation>
    </message>
    <message>
        <source>dense models</source>
        <translation>dichte Modelle</translation>
    </message>
    <message>
        <source>dense parameters of a bucket</source>
        <translation>dichte Parameter eines Buckets</translation>
    </message>
    <message>
        <source>dense parameters of one shard</source>
        <translation>dichte Parameter eines Shards</translation>
    </message>
    <message>
        <source>dense parameters on this rank</source>
        <translation>dichte Parameter auf diesem Rang</translation>
    </message>
    <message>
        <source>dense parameters on this rank / GPUs that share a shard</source>
        <translation>dichte Parameter auf diesem Rang / GPUs, die einen Shard teilen</translation>
    </message>
    <message>
        <source>dense parameters that go together</source>
        <translation>dichte Parameter, die zusammen gehen</translation>
    </message>
    <message>
        <source>dense peak of one {}</source>
        <translation>dichte Spitze einer {}</translation>
    </message>
    <message>
        <source>dense peak · share</source>
        <translation>dichte Spitze · Anteil</translation>
    </message>
    <message>
        <source>dense peak · share that a long run reaches</source>
        <translation>dichte Spitze · Anteil, den ein langer Lauf erreicht</translation>
    </message>
    <message>
        <source>dense peak, TFLOP/s</source>
        <translation>dichte Spitze, TFLOP/s</translation>
    </message>
    <message>
        <source>depth k</source>
        <translation>Tiefe k</translation>
    </message>
    <message>
        <source>differ: some need equal stages, unless embedding and head count as layers (126 + 2 = 128)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dimension</source>
        <translation>Dimension</translation>
    </message>
    <message>
        <source>dispatch</source>
        <translation>Verteilen</translation>
    </message>
    <message>
        <source>dispatch to experts</source>
        <translation>Verteilen an Experten</translation>
    </message>
    <message>
        <source>dispatched rows</source>
        <translation>verteilte Zeilen</translation>
    </message>
    <message>
        <source>dispatcher</source>
        <translation>Verteiler</translation>
    </message>
    <message>
        <source>does not apply</source>
        <translation>gilt nicht</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>passt nicht</translation>
    </message>
    <message>
        <source>domain %1</source>
        <translation>Domäne %1</translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>driver's pages and buffers</source>
        <translation>Seiten und Puffer des Treibers</translation>
    </message>
    <message>
        <source>dropout mask</source>
        <translation>Dropout-Maske</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>verworfen</translation>
    </message>
    <message>
        <source>dualpipe</source>
        <translation>dualpipe</translation>
    </message>
    <message>
        <source>each backward as early as possible: as fast, in less memory</source>
        <translation>jedes Backward so früh wie möglich: ebenso schnell, in weniger Speicher</translation>
    </message>
    <message>
        <source>each begins when the one before has ended: counted back from the last</source>
        <translation>jedes beginnt, wenn das davor geendet hat: vom letzten zurück gezählt</translation>
    </message>
    <message>
        <source>each of tp, cp, ep, dp, pp once</source>
        <translation>tp, cp, ep, dp, pp je einmal</translation>
    </message>
    <message>
        <source>each rank its own keys</source>
        <translation>jeder Rang seine eigenen Schlüssel</translation>
    </message>
    <message>
        <source>each rank passes on the chunk that it got last</source>
        <translation>jeder Rang reicht das Stück weiter, das er zuletzt bekam</translation>
    </message>
    <message>
        <source>each rank passes on the finished part that it got last</source>
        <translation>jeder Rang reicht den fertigen Teil weiter, den er zuletzt bekam</translation>
    </message>
    <message>
        <source>each rank passes one part on, the receiver adds its own</source>
        <translation>jeder Rang reicht einen Teil weiter, der Empfänger addiert seinen</translation>
    </message>
    <message>
        <source>each rank sends one part to another</source>
        <translation>jeder Rang sendet einem anderen einen Teil</translation>
    </message>
    <message>
        <source>each rank tells another who has arrived</source>
        <translation>jeder Rang sagt einem anderen, wer angekommen ist</translation>
    </message>
    <message>
        <source>each rank: all of it, for its share of the heads</source>
        <translation>jeder Rang: alles davon, für seinen Anteil der Köpfe</translation>
    </message>
    <message>
        <source>earlier, later</source>
        <translation>früher, später</translation>
    </message>
    <message>
        <source>effect on the global batch</source>
        <translation>Wirkung auf das globale Batch</translation>
    </message>
    <message>
        <source>effective: %1</source>
        <translation>wirksam: %1</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>elements / ranks over which it is cut</source>
        <translation>Elemente / Ränge, über die geteilt ist</translation>
    </message>
    <message>
        <source>elements of its input</source>
        <translation>Elemente seiner Eingabe</translation>
    </message>
    <message>
        <source>elements of its result</source>
        <translation>Elemente seines Ergebnisses</translation>
    </message>
    <message>
        <source>elements of its weights</source>
        <translation>Elemente seiner Gewichte</translation>
    </message>
    <message>
        <source>elements of operands and result</source>
        <translation>Elemente von Operanden und Ergebnis</translation>
    </message>
    <message>
        <source>elements of the operator</source>
        <translation>Elemente des Operators</translation>
    </message>
    <message>
        <source>elements that are cast</source>
        <translation>Elemente, die umgewandelt werden</translation>
    </message>
    <message>
        <source>embedding</source>
        <translation>Embedding</translation>
    </message>
    <message>
        <source>end</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>end of the last block + exposed reduction</source>
        <translation>Ende des letzten Blocks + ungedeckte Reduktion</translation>
    </message>
    <message>
        <source>end of the last block if messages took no time</source>
        <translation>Ende des letzten Blocks, wenn Nachrichten keine Zeit nähmen</translation>
    </message>
    <message>
        <source>end of the last block − compute − host − exposed before it</source>
        <translation>Ende des letzten Blocks − Rechnen − Host − ungedeckt davor</translation>
    </message>
    <message>
        <source>end of the last block − computing − waiting</source>
        <translation>Ende des letzten Blocks − Rechnen − Warten</translation>
    </message>
    <message>
        <source>end of this rank's last block</source>
        <translation>Ende des letzten Blocks dieses Rangs</translation>
    </message>
    <message>
        <source>ends last</source>
        <translation>endet zuletzt</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>Energie</translation>
    </message>
    <message>
        <source>ep is {ep}, but the model has no experts to spread: ep must be 1.</source>
        <translation>ep ist {ep}, aber das Modell hat keine Experten zu verteilen: ep muss 1 sein.</translation>
    </message>
    <message>
        <source>equally long</source>
        <translation>gleich lang</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>error that {} % of runs stay below, alike ones weighing more</source>
        <translation>Fehler, unter dem {} % der Läufe bleiben, ähnliche mit mehr Gewicht</translation>
    </message>
    <message>
        <source>estimate, pipeline rank %1</source>
        <translation>Schätzung, Pipeline-Rang %1</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>geschätzt</translation>
    </message>
    <message>
        <source>estimated / measured at the lower end</source>
        <translation>geschätzt / gemessen am unteren Ende</translation>
    </message>
    <message>
        <source>estimated / measured at the upper end</source>
        <translation>geschätzt / gemessen am oberen Ende</translation>
    </message>
    <message>
        <source>estimated as measured</source>
        <translation>geschätzt wie gemessen</translation>
    </message>
    <message>
        <source>estimated step</source>
        <translation>geschätzter Schritt</translation>
    </message>
    <message>
        <source>etp is not given, so Megatron takes tp {tp} for it, and ep {ep} then needs tp times as many ranks; with etp 1 the experts fit.</source>
        <translation>etp ist nicht gegeben, Megatron nimmt also tp {tp} dafür, und ep {ep} braucht dann tp-mal so viele Ränge; mit etp 1 passen die Experten.</translation>
    </message>
    <message>
        <source>every</source>
        <translation>jeder</translation>
    </message>
    <message>
        <source>every GPU stores an equal part</source>
        <translation>jede GPU speichert einen gleichen Teil</translation>
    </message>
    <message>
        <source>every legal plan of the usual space</source>
        <translation>jeder zulässige Plan des üblichen Raums</translation>
    </message>
    <message>
        <source>every other multiply</source>
        <translation>jede andere Multiplikation</translation>
    </message>
    <message>
        <source>every rank does %1 of all causal work</source>
        <translation>jeder Rang tut %1 der gesamten kausalen Arbeit</translation>
    </message>
    <message>
        <source>every rank gets every token of the group</source>
        <translation>jeder Rang bekommt jedes Token der Gruppe</translation>
    </message>
    <message>
        <source>every rank of %1 does the same</source>
        <translation>jeder Rang von %1 tut dasselbe</translation>
    </message>
    <message>
        <source>every token is sent to k experts</source>
        <translation>jedes Token geht an k Experten</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>alles</translation>
    </message>
    <message>
        <source>exactly </source>
        <translation>genau </translation>
    </message>
    <message>
        <source>exchange beside the other part's compute</source>
        <translation>Austausch neben dem Rechnen des anderen Teils</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>expert %1 on rank %2: %3 tokens</source>
        <translation>Experte %1 auf Rang %2: %3 Token</translation>
    </message>
    <message>
        <source>expert data parallel</source>
        <translation>expertendatenparallel</translation>
    </message>
    <message>
        <source>expert data parallelism</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expert dispatch</source>
        <translation>Expertenverteilung</translation>
    </message>
    <message>
        <source>expert exchange of the two parts</source>
        <translation>Expertenaustausch der zwei Teile</translation>
    </message>
    <message>
        <source>expert parallel</source>
        <translation>expertenparallel</translation>
    </message>
    <message>
        <source>expert parallelism</source>
        <translation>Expertenparallelität</translation>
    </message>
    <message>
        <source>expert tensor parallel</source>
        <translation>expertentensorparallel</translation>
    </message>
    <message>
        <source>expert tensor parallelism</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expert tensor-parallel ranks</source>
        <translation>expertentensorparallele Ränge</translation>
    </message>
    <message>
        <source>expert-parallel ranks</source>
        <translation>expertenparallele Ränge</translation>
    </message>
    <message>
        <source>expert-parallel ranks e</source>
        <translation>expertenparallele Ränge e</translation>
    </message>
    <message>
        <source>experts</source>
        <translation>Experten</translation>
    </message>
    <message>
        <source>experts below: the busier, the stronger</source>
        <translation>Experten unten: je beschäftigter, desto stärker</translation>
    </message>
    <message>
        <source>experts down</source>
        <translation>Experten abwärts</translation>
    </message>
    <message>
        <source>experts of a layer, or equal layers</source>
        <translation>Experten einer Schicht, oder gleiche Schichten</translation>
    </message>
    <message>
        <source>experts of a token, at least one</source>
        <translation>Experten eines Tokens, mindestens einer</translation>
    </message>
    <message>
        <source>experts of the {} layers that a token does not visit</source>
        <translation>Experten der {}-Schichten, die ein Token nicht besucht</translation>
    </message>
    <message>
        <source>experts on this rank</source>
        <translation>Experten auf diesem Rang</translation>
    </message>
    <message>
        <source>experts per layer E</source>
        <translation>Experten je Schicht E</translation>
    </message>
    <message>
        <source>experts that a token does not visit</source>
        <translation>Experten, die ein Token nicht besucht</translation>
    </message>
    <message>
        <source>experts that a token visits k</source>
        <translation>Experten, die ein Token besucht k</translation>
    </message>
    <message>
        <source>experts up</source>
        <translation>Experten aufwärts</translation>
    </message>
    <message>
        <source>experts' traffic exposed, overlapped</source>
        <translation>ungedeckter Verkehr der Experten, überlappt</translation>
    </message>
    <message>
        <source>experts, per token</source>
        <translation>Experten, je Token</translation>
    </message>
    <message>
        <source>experts’ activation</source>
        <translation>Aktivierung der Experten</translation>
    </message>
    <message>
        <source>explained under its own field</source>
        <translation>unter seinem eigenen Feld erklärt</translation>
    </message>
    <message>
        <source>exponentials</source>
        <translation>Exponentialfunktionen</translation>
    </message>
    <message>
        <source>exponentials / rate</source>
        <translation>Exponentialfunktionen / Rate</translation>
    </message>
    <message>
        <source>exponentials a second</source>
        <translation>Exponentialfunktionen je Sekunde</translation>
    </message>
    <message>
        <source>exponentials beside one FLOP of the matrix units</source>
        <translation>Exponentialfunktionen neben einer FLOP der Matrixeinheiten</translation>
    </message>
    <message>
        <source>exponentials of the softmax</source>
        <translation>Exponentialfunktionen der Softmax</translation>
    </message>
    <message>
        <source>exposed</source>
        <translation>ungedeckt</translation>
    </message>
    <message>
        <source>exposed (s)</source>
        <translation>ungedeckt (s)</translation>
    </message>
    <message>
        <source>exposed CP</source>
        <translation>CP ungedeckt</translation>
    </message>
    <message>
        <source>exposed DP</source>
        <translation>DP ungedeckt</translation>
    </message>
    <message>
        <source>exposed EP</source>
        <translation>EP ungedeckt</translation>
    </message>
    <message>
        <source>exposed PP</source>
        <translation>PP ungedeckt</translation>
    </message>
    <message>
        <source>exposed TP</source>
        <translation>TP ungedeckt</translation>
    </message>
    <message>
        <source>exposed communication</source>
        <translation>ungedeckte Kommunikation</translation>
    </message>
    <message>
        <source>exposed communication, of all GPU time of the step</source>
        <translation>ungedeckte Kommunikation, an der gesamten GPU-Zeit des Schritts</translation>
    </message>
    <message>
        <source>exposed for the most part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exposed reduction, at most all</source>
        <translation>ungedeckte Reduktion, höchstens alles</translation>
    </message>
    <message>
        <source>exposed share</source>
        <translation>ungedeckter Anteil</translation>
    </message>
    <message>
        <source>exposed share of the hops</source>
        <translation>ungedeckter Anteil der Sprünge</translation>
    </message>
    <message>
        <source>exposed {} of the step</source>
        <translation>ungedeckt {} des Schritts</translation>
    </message>
    <message>
        <source>factor that makes left-out sources' bands hold 70 % of their runs</source>
        <translation>Faktor, mit dem die Bänder ausgelassener Quellen 70 % ihrer Läufe halten</translation>
    </message>
    <message>
        <source>faded: later chunks</source>
        <translation>blass: spätere Stücke</translation>
    </message>
    <message>
        <source>failures before an interval succeeds</source>
        <translation>Ausfälle, bevor ein Abstand gelingt</translation>
    </message>
    <message>
        <source>failures in a restart</source>
        <translation>Ausfälle in einem Neustart</translation>
    </message>
    <message>
        <source>failures in an interval</source>
        <translation>Ausfälle in einem Abstand</translation>
    </message>
    <message>
        <source>failures of GPUs are independent and exponentially distributed: their rates add up</source>
        <translation>Ausfälle von GPUs sind unabhängig und exponentialverteilt: ihre Raten addieren sich</translation>
    </message>
    <message>
        <source>failures to be expected</source>
        <translation>zu erwartende Ausfälle</translation>
    </message>
    <message>
        <source>false</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>features cut, %1 ways</source>
        <translation>Merkmale geteilt, %1-fach</translation>
    </message>
    <message>
        <source>feed-forward down</source>
        <translation>Feed-Forward abwärts</translation>
    </message>
    <message>
        <source>feed-forward up</source>
        <translation>Feed-Forward aufwärts</translation>
    </message>
    <message>
        <source>feed-forward width f</source>
        <translation>Feed-Forward-Breite f</translation>
    </message>
    <message>
        <source>feed-forward width on this rank</source>
        <translation>Feed-Forward-Breite auf diesem Rang</translation>
    </message>
    <message>
        <source>fewer stages</source>
        <translation>weniger Stufen</translation>
    </message>
    <message>
        <source>fewer than </source>
        <translation>weniger als </translation>
    </message>
    <message>
        <source>fewer than 1F1B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>figure</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>fill and drain</source>
        <translation>Füllen und Leeren</translation>
    </message>
    <message>
        <source>fill and drain + imbalance</source>
        <translation>Füllen und Leeren + Ungleichgewicht</translation>
    </message>
    <message>
        <source>fill and drain, of all pipeline ranks</source>
        <translation>Füllen und Leeren, aller Pipeline-Ränge</translation>
    </message>
    <message>
        <source>final</source>
        <translation>endgültig</translation>
    </message>
    <message>
        <source>final norm</source>
        <translation>letzte Norm</translation>
    </message>
    <message>
        <source>final norm + logits, softmax and gradient + gathered input of the head</source>
        <translation>letzte Norm + Logits, Softmax und Gradient + gesammelte Eingabe des Kopfs</translation>
    </message>
    <message>
        <source>final norm, head and loss</source>
        <translation>letzte Norm, Kopf und Verlust</translation>
    </message>
    <message>
        <source>first column</source>
        <translation>erste Spalte</translation>
    </message>
    <message>
        <source>first half of the keys</source>
        <translation>erste Hälfte der Schlüssel</translation>
    </message>
    <message>
        <source>first layer of them</source>
        <translation>erste Schicht davon</translation>
    </message>
    <message>
        <source>first row</source>
        <translation>erste Zeile</translation>
    </message>
    <message>
        <source>first step</source>
        <translation>erster Schritt</translation>
    </message>
    <message>
        <source>fit right</source>
        <translation>Passen richtig</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>fits?</source>
        <translation>passt?</translation>
    </message>
    <message>
        <source>fitted share of the sheet</source>
        <translation>angepasster Anteil am Datenblatt</translation>
    </message>
    <message>
        <source>fixed overhead of a step</source>
        <translation>festes Beiwerk eines Schritts</translation>
    </message>
    <message>
        <source>fixed overhead, of all pipeline ranks</source>
        <translation>festes Beiwerk, aller Pipeline-Ränge</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>gefaltet</translation>
    </message>
    <message>
        <source>for GPU %1</source>
        <translation>für GPU %1</translation>
    </message>
    <message>
        <source>for example 1,234</source>
        <translation>zum Beispiel 1.234</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>Forward</translation>
    </message>
    <message>
        <source>forward %1 with backward %2</source>
        <translation>Forward %1 mit Backward %2</translation>
    </message>
    <message>
        <source>forward %1, backward %2</source>
        <translation>Forward %1, Backward %2</translation>
    </message>
    <message>
        <source>forward (s)</source>
        <translation>Forward (s)</translation>
    </message>
    <message>
        <source>forward + backward</source>
        <translation>Forward + Backward</translation>
    </message>
    <message>
        <source>forward + recomputation + input gradient + weight gradient</source>
        <translation>Forward + Neuberechnung + Eingabegradient + Gewichtsgradient</translation>
    </message>
    <message>
        <source>forward 2, backward 4: dV, dP, dQ, dK</source>
        <translation>Forward 2, Backward 4: dV, dP, dQ, dK</translation>
    </message>
    <message>
        <source>forward again</source>
        <translation>noch einmal Forward</translation>
    </message>
    <message>
        <source>forward and backward in one block</source>
        <translation>Forward und Backward in einem Block</translation>
    </message>
    <message>
        <source>forward and backward of the mean virtual stage</source>
        <translation>Forward und Backward der mittleren virtuellen Stufe</translation>
    </message>
    <message>
        <source>forward bytes</source>
        <translation>Bytes vorwärts</translation>
    </message>
    <message>
        <source>forward bytes as multi-head</source>
        <translation>Bytes vorwärts als Multi-Head</translation>
    </message>
    <message>
        <source>forward of one stage + backward of the other</source>
        <translation>Forward der einen Stufe + Backward der anderen</translation>
    </message>
    <message>
        <source>forward over TP</source>
        <translation>Forward über TP</translation>
    </message>
    <message>
        <source>forward pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>forward with backward</source>
        <translation>Forward mit Backward</translation>
    </message>
    <message>
        <source>forward, s</source>
        <translation>Forward, s</translation>
    </message>
    <message>
        <source>four values of a slider at once</source>
        <translation>vier Werte eines Schiebers auf einmal</translation>
    </message>
    <message>
        <source>fp32 copy of the gradients at the step</source>
        <translation>fp32-Kopie der Gradienten beim Schritt</translation>
    </message>
    <message>
        <source>fp32 copy of the weights + moments</source>
        <translation>fp32-Kopie der Gewichte + Momente</translation>
    </message>
    <message>
        <source>fp32 master copy ({})</source>
        <translation>fp32-Hauptkopie ({})</translation>
    </message>
    <message>
        <source>fp8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fp8 scaled by blocks</source>
        <translation>fp8, blockweise skaliert</translation>
    </message>
    <message>
        <source>fp8 scaled by rows</source>
        <translation>fp8, zeilenweise skaliert</translation>
    </message>
    <message>
        <source>fp8 scaled in hardware (MX)</source>
        <translation>fp8, in Hardware skaliert (MX)</translation>
    </message>
    <message>
        <source>frame</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>framework</source>
        <translation>Framework</translation>
    </message>
    <message>
        <source>frameworks before 2025: the gradient of the probabilities reads the experts' outputs</source>
        <translation>Frameworks vor 2025: der Gradient der Wahrscheinlichkeiten liest die Ausgaben der Experten</translation>
    </message>
    <message>
        <source>from a failure to its checkpoint</source>
        <translation>von einem Ausfall bis zu seinem Checkpoint</translation>
    </message>
    <message>
        <source>from a rank's first block to its last end</source>
        <translation>vom ersten Block eines Rangs bis zu seinem letzten Ende</translation>
    </message>
    <message>
        <source>from the first block to the last end</source>
        <translation>vom ersten Block bis zum letzten Ende</translation>
    </message>
    <message>
        <source>front: none faster with less memory</source>
        <translation>Front: keiner schneller mit weniger Speicher</translation>
    </message>
    <message>
        <source>full recomputation</source>
        <translation>volle Neuberechnung</translation>
    </message>
    <message>
        <source>full square − causal pairs</source>
        <translation>volles Quadrat − kausale Paare</translation>
    </message>
    <message>
        <source>fused 2.5, unfused 2</source>
        <translation>verschmolzen 2,5, unverschmolzen 2</translation>
    </message>
    <message>
        <source>fused blocks of the chunk</source>
        <translation>verschmolzene Blöcke des Abschnitts</translation>
    </message>
    <message>
        <source>fusion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>g / min(t, g)</source>
        <translation>g / min(t, g)</translation>
    </message>
    <message>
        <source>gaps between kernels</source>
        <translation>Lücken zwischen Kerneln</translation>
    </message>
    <message>
        <source>gaps between kernels, Transformer Engine</source>
        <translation>Lücken zwischen Kerneln, Transformer Engine</translation>
    </message>
    <message>
        <source>gaps between kernels, XLA</source>
        <translation>Lücken zwischen Kerneln, XLA</translation>
    </message>
    <message>
        <source>gaps between kernels, eager PyTorch</source>
        <translation>Lücken zwischen Kerneln, PyTorch unverschmolzen</translation>
    </message>
    <message>
        <source>gaps between kernels, early Megatron</source>
        <translation>Lücken zwischen Kerneln, frühes Megatron</translation>
    </message>
    <message>
        <source>gaps between kernels, nanotron</source>
        <translation>Lücken zwischen Kerneln, nanotron</translation>
    </message>
    <message>
        <source>gaps between kernels, torch.compile</source>
        <translation>Lücken zwischen Kerneln, torch.compile</translation>
    </message>
    <message>
        <source>gate projection</source>
        <translation>Gate-Projektion</translation>
    </message>
    <message>
        <source>gated output</source>
        <translation>Ausgabe mit Gate</translation>
    </message>
    <message>
        <source>gates of the attention's output</source>
        <translation>Gates der Ausgabe der Attention</translation>
    </message>
    <message>
        <source>gather new weights</source>
        <translation>neue Gewichte sammeln</translation>
    </message>
    <message>
        <source>gather weights, backward</source>
        <translation>Gewichte sammeln, rückwärts</translation>
    </message>
    <message>
        <source>gather weights, forward</source>
        <translation>Gewichte sammeln, vorwärts</translation>
    </message>
    <message>
        <source>gathered embedding or head with its gradient</source>
        <translation>gesammeltes Embedding oder Kopf mit seinem Gradienten</translation>
    </message>
    <message>
        <source>gathered in place: it holds the shard</source>
        <translation>an Ort und Stelle gesammelt: es hält den Shard</translation>
    </message>
    <message>
        <source>gathered input</source>
        <translation>gesammelte Eingabe</translation>
    </message>
    <message>
        <source>gathered input of the head and its gradient</source>
        <translation>gesammelte Eingabe des Kopfs und ihr Gradient</translation>
    </message>
    <message>
        <source>gathered inputs kept, per multiply</source>
        <translation>behaltene gesammelte Eingaben, je Multiplikation</translation>
    </message>
    <message>
        <source>gathered inputs of the two column-parallel parts</source>
        <translation>gesammelte Eingaben der zwei spaltenparallelen Teile</translation>
    </message>
    <message>
        <source>gathered keys and values</source>
        <translation>gesammelte Schlüssel und Werte</translation>
    </message>
    <message>
        <source>gathered layers</source>
        <translation>gesammelte Schichten</translation>
    </message>
    <message>
        <source>gathering one layer's weights</source>
        <translation>Sammeln der Gewichte einer Schicht</translation>
    </message>
    <message>
        <source>gathering the new weights, exposed</source>
        <translation>Sammeln der neuen Gewichte, ungedeckt</translation>
    </message>
    <message>
        <source>gathering this rank's new weights</source>
        <translation>Sammeln der neuen Gewichte dieses Rangs</translation>
    </message>
    <message>
        <source>gathering weights and reducing gradients</source>
        <translation>Gewichte sammeln und Gradienten reduzieren</translation>
    </message>
    <message>
        <source>gib</source>
        <translation>GiB</translation>
    </message>
    <message>
        <source>given by you</source>
        <translation>von Ihnen gegeben</translation>
    </message>
    <message>
        <source>global batch</source>
        <translation>globales Batch</translation>
    </message>
    <message>
        <source>global batch / (D · b)</source>
        <translation>globales Batch / (D · b)</translation>
    </message>
    <message>
        <source>global batch · s</source>
        <translation>globales Batch · s</translation>
    </message>
    <message>
        <source>global batch, sequences</source>
        <translation>globales Batch, Sequenzen</translation>
    </message>
    <message>
        <source>global batch, tokens</source>
        <translation>globales Batch, Token</translation>
    </message>
    <message>
        <source>goes on to %1</source>
        <translation>geht weiter an %1</translation>
    </message>
    <message>
        <source>goodput</source>
        <translation>Goodput</translation>
    </message>
    <message>
        <source>goodput %1</source>
        <translation>Goodput %1</translation>
    </message>
    <message>
        <source>goodput · δ / τ</source>
        <translation>Goodput · δ / τ</translation>
    </message>
    <message>
        <source>goodput, %</source>
        <translation>Goodput, %</translation>
    </message>
    <message>
        <source>goodput: the share of the wall clock that trains</source>
        <translation>Goodput: der Anteil der verstrichenen Zeit, der trainiert</translation>
    </message>
    <message>
        <source>gradient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gradient + 2 · states + weight</source>
        <translation>Gradient + 2 · Zustände + Gewicht</translation>
    </message>
    <message>
        <source>gradient accumulation</source>
        <translation>Gradientenakkumulation</translation>
    </message>
    <message>
        <source>gradient bucket %1</source>
        <translation>Gradienten-Bucket %1</translation>
    </message>
    <message>
        <source>gradient of the input</source>
        <translation>Gradient der Eingabe</translation>
    </message>
    <message>
        <source>gradient of the inputs</source>
        <translation>Gradient der Eingaben</translation>
    </message>
    <message>
        <source>gradient of the weights</source>
        <translation>Gradient der Gewichte</translation>
    </message>
    <message>
        <source>gradients</source>
        <translation>Gradienten</translation>
    </message>
    <message>
        <source>gradients and weights</source>
        <translation>Gradienten und Gewichte</translation>
    </message>
    <message>
        <source>gradients beside backward</source>
        <translation>Gradienten neben Backward</translation>
    </message>
    <message>
        <source>gradients beside their fp32 accumulators</source>
        <translation>Gradienten neben ihren fp32-Akkumulatoren</translation>
    </message>
    <message>
        <source>gradients go home</source>
        <translation>Gradienten gehen heim</translation>
    </message>
    <message>
        <source>gradients held</source>
        <translation>gehaltene Gradienten</translation>
    </message>
    <message>
        <source>gradients in bf16: as stated, or the performance recipes of NeMo and Megatron-Bridge (grad_reduce_in_fp32=False)</source>
        <translation>Gradienten in bf16: wie angegeben, oder die Leistungsrezepte von NeMo und Megatron-Bridge (grad_reduce_in_fp32=False)</translation>
    </message>
    <message>
        <source>gradients leave beside the backward</source>
        <translation>Gradienten gehen neben dem Backward ab</translation>
    </message>
    <message>
        <source>gradients leave in buckets as the last micro-batch's backward fills them</source>
        <translation>Gradienten gehen in Buckets ab, wie das Backward des letzten Mikro-Batches sie füllt</translation>
    </message>
    <message>
        <source>gradients of one block in fp32</source>
        <translation>Gradienten eines Blocks in fp32</translation>
    </message>
    <message>
        <source>gradients of the tied embedding</source>
        <translation>Gradienten des gebundenen Embeddings</translation>
    </message>
    <message>
        <source>gradients once a step</source>
        <translation>Gradienten einmal je Schritt</translation>
    </message>
    <message>
        <source>gradients sharded too</source>
        <translation>auch Gradienten geteilt</translation>
    </message>
    <message>
        <source>gradients to the host, weights back</source>
        <translation>Gradienten zum Host, Gewichte zurück</translation>
    </message>
    <message>
        <source>gradients wait for the backward to end</source>
        <translation>Gradienten warten auf das Ende des Backward</translation>
    </message>
    <message>
        <source>group crosses nodes</source>
        <translation>Gruppe über Knoten hinweg</translation>
    </message>
    <message>
        <source>group inside a node</source>
        <translation>Gruppe innerhalb eines Knotens</translation>
    </message>
    <message>
        <source>grouped multiplies of experts against dense ones</source>
        <translation>gruppierte Multiplikationen der Experten gegen dichte</translation>
    </message>
    <message>
        <source>groups of %1</source>
        <translation>Gruppen von %1</translation>
    </message>
    <message>
        <source>groups of more than one rank</source>
        <translation>Gruppen von mehr als einem Rang</translation>
    </message>
    <message>
        <source>grown with the ranks' square</source>
        <translation>mit dem Quadrat der Ränge gewachsen</translation>
    </message>
    <message>
        <source>h, unless factored</source>
        <translation>h, wenn nicht faktorisiert</translation>
    </message>
    <message>
        <source>half a block</source>
        <translation>ein halber Block</translation>
    </message>
    <message>
        <source>half of those that are left hand in what they have</source>
        <translation>die Hälfte der Übrigen gibt ab, was sie hat</translation>
    </message>
    <message>
        <source>half the 16-bit peak</source>
        <translation>die Hälfte der 16-Bit-Spitze</translation>
    </message>
    <message>
        <source>hardware FLOP utilisation</source>
        <translation>FLOP-Auslastung der Hardware</translation>
    </message>
    <message>
        <source>has everything</source>
        <translation>hat alles</translation>
    </message>
    <message>
        <source>head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>head size d</source>
        <translation>Kopfgröße d</translation>
    </message>
    <message>
        <source>head size of queries and keys</source>
        <translation>Kopfgröße von Anfragen und Schlüsseln</translation>
    </message>
    <message>
        <source>head size of queries and keys without rotation</source>
        <translation>Kopfgröße von Anfragen und Schlüsseln ohne Rotation</translation>
    </message>
    <message>
        <source>head size of values</source>
        <translation>Kopfgröße der Werte</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>Köpfe</translation>
    </message>
    <message>
        <source>heads are copied where there are fewer of them than tensor-parallel ranks</source>
        <translation>Köpfe werden kopiert, wo es weniger als tensorparallele Ränge gibt</translation>
    </message>
    <message>
        <source>heads cut, %1 ways</source>
        <translation>Köpfe geteilt, %1-fach</translation>
    </message>
    <message>
        <source>heads for tokens</source>
        <translation>Köpfe für Token</translation>
    </message>
    <message>
        <source>heads of this rank × head size</source>
        <translation>Köpfe dieses Rangs × Kopfgröße</translation>
    </message>
    <message>
        <source>heads of this rank × size of a value</source>
        <translation>Köpfe dieses Rangs × Größe eines Werts</translation>
    </message>
    <message>
        <source>heads of this rank × size without rotation</source>
        <translation>Köpfe dieses Rangs × Größe ohne Rotation</translation>
    </message>
    <message>
        <source>here</source>
        <translation>hier</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>hidden behind compute</source>
        <translation>hinter Rechnen verdeckt</translation>
    </message>
    <message>
        <source>hidden by fused blocks of one chunk</source>
        <translation>von verschmolzenen Blöcken eines Abschnitts verdeckt</translation>
    </message>
    <message>
        <source>hidden for the most part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden share</source>
        <translation>verdeckter Anteil</translation>
    </message>
    <message>
        <source>hidden share · contention · its bytes in memory</source>
        <translation>verdeckter Anteil · Konkurrenz · seine Bytes im Speicher</translation>
    </message>
    <message>
        <source>hidden vectors of all tokens</source>
        <translation>verborgene Vektoren aller Token</translation>
    </message>
    <message>
        <source>hidden width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden width h</source>
        <translation>verborgene Breite h</translation>
    </message>
    <message>
        <source>holds %1 of %2</source>
        <translation>hält %1 von %2</translation>
    </message>
    <message>
        <source>home</source>
        <translation>heim</translation>
    </message>
    <message>
        <source>hop (s)</source>
        <translation>Sprung (s)</translation>
    </message>
    <message>
        <source>hops of keys, values and gradients</source>
        <translation>Sprünge von Schlüsseln, Werten und Gradienten</translation>
    </message>
    <message>
        <source>hops that no block hides</source>
        <translation>Sprünge, die kein Block verdeckt</translation>
    </message>
    <message>
        <source>hops up the tree/n · S</source>
        <translation>Sprünge den Baum hinauf/n · S</translation>
    </message>
    <message>
        <source>host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>host seconds of sends between stages</source>
        <translation>Host-Sekunden der Sendungen zwischen Stufen</translation>
    </message>
    <message>
        <source>host − GPU</source>
        <translation>Host − GPU</translation>
    </message>
    <message>
        <source>host's backward against its forward</source>
        <translation>Backward des Hosts gegen sein Forward</translation>
    </message>
    <message>
        <source>host's time of a layer, Transformer Engine</source>
        <translation>Hostzeit einer Schicht, Transformer Engine</translation>
    </message>
    <message>
        <source>host's time of a layer, XLA</source>
        <translation>Hostzeit einer Schicht, XLA</translation>
    </message>
    <message>
        <source>host's time of a layer, eager PyTorch</source>
        <translation>Hostzeit einer Schicht, PyTorch unverschmolzen</translation>
    </message>
    <message>
        <source>host's time of a layer, early Megatron</source>
        <translation>Hostzeit einer Schicht, frühes Megatron</translation>
    </message>
    <message>
        <source>host's time of a layer, nanotron</source>
        <translation>Hostzeit einer Schicht, nanotron</translation>
    </message>
    <message>
        <source>host's time of a layer, nanotron's pipeline</source>
        <translation>Hostzeit einer Schicht, nanotrons Pipeline</translation>
    </message>
    <message>
        <source>host's time of a layer, torch.compile</source>
        <translation>Hostzeit einer Schicht, torch.compile</translation>
    </message>
    <message>
        <source>host's time of experts</source>
        <translation>Hostzeit der Experten</translation>
    </message>
    <message>
        <source>host's time of experts in fixed buffers</source>
        <translation>Hostzeit der Experten in festen Puffern</translation>
    </message>
    <message>
        <source>host's time of fp8</source>
        <translation>Hostzeit von fp8</translation>
    </message>
    <message>
        <source>host's time of tensor parallelism</source>
        <translation>Hostzeit der Tensorparallelität</translation>
    </message>
    <message>
        <source>host's time of tensor parallelism, early Megatron</source>
        <translation>Hostzeit der Tensorparallelität, frühes Megatron</translation>
    </message>
    <message>
        <source>host's time that a CUDA graph leaves</source>
        <translation>Hostzeit, die ein CUDA-Graph lässt</translation>
    </message>
    <message>
        <source>host's time, nanotron on several nodes</source>
        <translation>Hostzeit, nanotron auf mehreren Knoten</translation>
    </message>
    <message>
        <source>host, of all pipeline ranks</source>
        <translation>Host, aller Pipeline-Ränge</translation>
    </message>
    <message>
        <source>hours of a day</source>
        <translation>Stunden eines Tages</translation>
    </message>
    <message>
        <source>how far the host is behind in the forward</source>
        <translation>wie weit der Host im Forward zurück ist</translation>
    </message>
    <message>
        <source>how far the room is between the two</source>
        <translation>wie weit der Platz zwischen beiden ist</translation>
    </message>
    <message>
        <source>how much later for its messages</source>
        <translation>wie viel später wegen seiner Nachrichten</translation>
    </message>
    <message>
        <source>hybrid sharding</source>
        <translation>hybrides Sharding</translation>
    </message>
    <message>
        <source>idea</source>
        <translation>Idee</translation>
    </message>
    <message>
        <source>idle (bubble)</source>
        <translation>untätig (Leerlauf)</translation>
    </message>
    <message>
        <source>idle / all GPU time until the last block ends: definition a, of the schedule alone</source>
        <translation>untätig / gesamte GPU-Zeit bis zum Ende des letzten Blocks: Definition a, des Zeitplans allein</translation>
    </message>
    <message>
        <source>idle for want of a micro-batch</source>
        <translation>untätig mangels eines Mikro-Batches</translation>
    </message>
    <message>
        <source>idle share</source>
        <translation>untätiger Anteil</translation>
    </message>
    <message>
        <source>idle share of all device time</source>
        <translation>untätiger Anteil der gesamten Gerätezeit</translation>
    </message>
    <message>
        <source>idle share of the busiest span</source>
        <translation>untätiger Anteil der beschäftigtsten Spanne</translation>
    </message>
    <message>
        <source>idle time over work</source>
        <translation>untätige Zeit über Arbeit</translation>
    </message>
    <message>
        <source>idle until the last block</source>
        <translation>untätig bis zum letzten Block</translation>
    </message>
    <message>
        <source>idle − fill and drain</source>
        <translation>untätig − Füllen und Leeren</translation>
    </message>
    <message>
        <source>idle, of all pipeline ranks</source>
        <translation>untätig, aller Pipeline-Ränge</translation>
    </message>
    <message>
        <source>idle, were all stages equal, of all pipeline ranks</source>
        <translation>untätig, wären alle Stufen gleich, aller Pipeline-Ränge</translation>
    </message>
    <message>
        <source>imbalance</source>
        <translation>Ungleichgewicht</translation>
    </message>
    <message>
        <source>imbalance, of all pipeline ranks</source>
        <translation>Ungleichgewicht, aller Pipeline-Ränge</translation>
    </message>
    <message>
        <source>in a step of %1 tokens</source>
        <translation>in einem Schritt von %1 Token</translation>
    </message>
    <message>
        <source>in buckets</source>
        <translation>in Buckets</translation>
    </message>
    <message>
        <source>in multiplies of one {} layer</source>
        <translation>in Multiplikationen einer {}-Schicht</translation>
    </message>
    <message>
        <source>in multiplies of the {} layers</source>
        <translation>in Multiplikationen der {}-Schichten</translation>
    </message>
    <message>
        <source>in powers of ten: 8M is 8,000,000, 1.5T is 1.5 × 10¹²; 25 Mi is 25 × 1,048,576</source>
        <translation>in Zehnerpotenzen: 8M sind 8.000.000, 1.5T sind 1,5 × 10¹²; 25 Mi sind 25 × 1.048.576</translation>
    </message>
    <message>
        <source>in powers of two: 8k is 8,192 tokens, 128k is 131,072, 1M is 1,048,576</source>
        <translation>in Zweierpotenzen: 8k sind 8.192 Token, 128k sind 131.072, 1M sind 1.048.576</translation>
    </message>
    <message>
        <source>in the passes of all micro-batches</source>
        <translation>in den Durchgängen aller Mikro-Batches</translation>
    </message>
    <message>
        <source>in the passes, less what fused blocks hide</source>
        <translation>in den Durchgängen, weniger was verschmolzene Blöcke verbergen</translation>
    </message>
    <message>
        <source>in vain in one layer, of a micro-batch</source>
        <translation>vergeblich in einer Schicht, eines Mikro-Batches</translation>
    </message>
    <message>
        <source>input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>input + output</source>
        <translation>Eingabe + Ausgabe</translation>
    </message>
    <message>
        <source>input gradient</source>
        <translation>Eingabegradient</translation>
    </message>
    <message>
        <source>input of the down projection</source>
        <translation>Eingabe der Abwärtsprojektion</translation>
    </message>
    <message>
        <source>input of the projection</source>
        <translation>Eingabe der Projektion</translation>
    </message>
    <message>
        <source>inputs on this rank</source>
        <translation>Eingaben auf diesem Rang</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>innerhalb</translation>
    </message>
    <message>
        <source>inside and over NICs</source>
        <translation>innerhalb und über Netzkarten</translation>
    </message>
    <message>
        <source>inside one %1</source>
        <translation>innerhalb einer %1</translation>
    </message>
    <message>
        <source>inside the island</source>
        <translation>innerhalb der Insel</translation>
    </message>
    <message>
        <source>instead</source>
        <translation>stattdessen</translation>
    </message>
    <message>
        <source>interleaved</source>
        <translation>verschränkt</translation>
    </message>
    <message>
        <source>interleaved 1F1B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>interval with its checkpoint</source>
        <translation>Abstand mit seinem Checkpoint</translation>
    </message>
    <message>
        <source>is sent</source>
        <translation>wird gesendet</translation>
    </message>
    <message>
        <source>islands that the group crosses</source>
        <translation>Inseln, die die Gruppe quert</translation>
    </message>
    <message>
        <source>it does not fit</source>
        <translation>es passt nicht</translation>
    </message>
    <message>
        <source>it does not fit, %1</source>
        <translation>es passt nicht, %1</translation>
    </message>
    <message>
        <source>it fits</source>
        <translation>es passt</translation>
    </message>
    <message>
        <source>its bytes in the GPU's memory</source>
        <translation>seine Bytes im Speicher der GPU</translation>
    </message>
    <message>
        <source>its heads are all of one width</source>
        <translation>seine Köpfe sind alle gleich breit</translation>
    </message>
    <message>
        <source>its layers − those</source>
        <translation>seine Schichten − jene</translation>
    </message>
    <message>
        <source>its profile is not read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its square root</source>
        <translation>seine Quadratwurzel</translation>
    </message>
    <message>
        <source>join keys</source>
        <translation>Schlüssel zusammenfügen</translation>
    </message>
    <message>
        <source>k · one</source>
        <translation>k · eines</translation>
    </message>
    <message>
        <source>kB</source>
        <translation>kB</translation>
    </message>
    <message>
        <source>kFLOP</source>
        <translation>kFLOP</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>behalten</translation>
    </message>
    <message>
        <source>kept %1</source>
        <translation>%1 behalten</translation>
    </message>
    <message>
        <source>kept by a norm after a block</source>
        <translation>von einer Norm nach einem Block behalten</translation>
    </message>
    <message>
        <source>kept by attention</source>
        <translation>von der Attention behalten</translation>
    </message>
    <message>
        <source>kept by chunk {}</source>
        <translation>von Abschnitt {} behalten</translation>
    </message>
    <message>
        <source>kept by it + its moment</source>
        <translation>davon behalten + sein Moment</translation>
    </message>
    <message>
        <source>kept by joining the two parts of the keys</source>
        <translation>behalten durch das Zusammenfügen der zwei Teile der Schlüssel</translation>
    </message>
    <message>
        <source>kept by norm, head and loss</source>
        <translation>von Norm, Kopf und Verlust behalten</translation>
    </message>
    <message>
        <source>kept by one multi-token-prediction layer</source>
        <translation>von einer Multi-Token-Prediction-Schicht behalten</translation>
    </message>
    <message>
        <source>kept by one {} layer</source>
        <translation>von einer {}-Schicht behalten</translation>
    </message>
    <message>
        <source>kept by one {} layer under selective recompute</source>
        <translation>von einer {}-Schicht unter selektiver Neuberechnung behalten</translation>
    </message>
    <message>
        <source>kept by rotary embedding</source>
        <translation>von der Rotary-Einbettung behalten</translation>
    </message>
    <message>
        <source>kept by selective + its moment − kept</source>
        <translation>von selektiv behalten + sein Moment − behalten</translation>
    </message>
    <message>
        <source>kept by the activation</source>
        <translation>von der Aktivierung behalten</translation>
    </message>
    <message>
        <source>kept by the combination of experts</source>
        <translation>vom Einsammeln der Experten behalten</translation>
    </message>
    <message>
        <source>kept by the dispatch to experts</source>
        <translation>vom Verteilen an Experten behalten</translation>
    </message>
    <message>
        <source>kept by the down projection</source>
        <translation>von der Abwärtsprojektion behalten</translation>
    </message>
    <message>
        <source>kept by the down projections</source>
        <translation>von den Abwärtsprojektionen behalten</translation>
    </message>
    <message>
        <source>kept by the embedding</source>
        <translation>vom Embedding behalten</translation>
    </message>
    <message>
        <source>kept by the experts' activation</source>
        <translation>von der Aktivierung der Experten behalten</translation>
    </message>
    <message>
        <source>kept by the experts' up projection</source>
        <translation>von der Aufwärtsprojektion der Experten behalten</translation>
    </message>
    <message>
        <source>kept by the final norm</source>
        <translation>von der letzten Norm behalten</translation>
    </message>
    <message>
        <source>kept by the layer</source>
        <translation>von der Schicht behalten</translation>
    </message>
    <message>
        <source>kept by the layers of all live micro-batches</source>
        <translation>von den Schichten aller lebenden Mikro-Batches behalten</translation>
    </message>
    <message>
        <source>kept by the norm before attention</source>
        <translation>von der Norm vor der Attention behalten</translation>
    </message>
    <message>
        <source>kept by the norm before the feed-forward</source>
        <translation>von der Norm vor dem Feed-Forward behalten</translation>
    </message>
    <message>
        <source>kept by the norm of queries and keys</source>
        <translation>von der Norm der Anfragen und Schlüssel behalten</translation>
    </message>
    <message>
        <source>kept by the norm of the embedding</source>
        <translation>von der Norm des Embeddings behalten</translation>
    </message>
    <message>
        <source>kept by the norms of the compressed vectors</source>
        <translation>von den Normen der komprimierten Vektoren behalten</translation>
    </message>
    <message>
        <source>kept by the output head</source>
        <translation>vom Ausgabekopf behalten</translation>
    </message>
    <message>
        <source>kept by the output projection</source>
        <translation>von der Ausgabeprojektion behalten</translation>
    </message>
    <message>
        <source>kept by the projection of queries, keys and values</source>
        <translation>von der Projektion der Anfragen, Schlüssel und Werte behalten</translation>
    </message>
    <message>
        <source>kept by the residual after attention</source>
        <translation>vom Residuum nach der Attention behalten</translation>
    </message>
    <message>
        <source>kept by the residual after the feed-forward</source>
        <translation>vom Residuum nach dem Feed-Forward behalten</translation>
    </message>
    <message>
        <source>kept by the router</source>
        <translation>vom Router behalten</translation>
    </message>
    <message>
        <source>kept by the shared experts' activation</source>
        <translation>von der Aktivierung der gemeinsamen Experten behalten</translation>
    </message>
    <message>
        <source>kept by the shared experts' up projection</source>
        <translation>von der Aufwärtsprojektion der gemeinsamen Experten behalten</translation>
    </message>
    <message>
        <source>kept by the up projection</source>
        <translation>von der Aufwärtsprojektion behalten</translation>
    </message>
    <message>
        <source>kept by the up projection of keys and values</source>
        <translation>von der Aufwärtsprojektion der Schlüssel und Werte behalten</translation>
    </message>
    <message>
        <source>kept by the up projection of queries</source>
        <translation>von der Aufwärtsprojektion der Anfragen behalten</translation>
    </message>
    <message>
        <source>kept by the {} layers</source>
        <translation>von den {}-Schichten behalten</translation>
    </message>
    <message>
        <source>kept by the {} layers that are not recomputed</source>
        <translation>von den {}-Schichten behalten, die nicht neu gerechnet werden</translation>
    </message>
    <message>
        <source>kept per micro-batch</source>
        <translation>behalten je Mikro-Batch</translation>
    </message>
    <message>
        <source>kept per micro-batch before offloading</source>
        <translation>behalten je Mikro-Batch vor dem Auslagern</translation>
    </message>
    <message>
        <source>kept per multi-token-prediction layer</source>
        <translation>behalten je Multi-Token-Prediction-Schicht</translation>
    </message>
    <message>
        <source>kept with nothing recomputed − kept</source>
        <translation>behalten ohne Neuberechnung − behalten</translation>
    </message>
    <message>
        <source>kept · share offloaded</source>
        <translation>behalten · ausgelagerter Anteil</translation>
    </message>
    <message>
        <source>kept: %1</source>
        <translation>behalten: %1</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>kernels written for the tensor cores before reach no more FLOP/s on a newer device</source>
        <translation>Kernel, die für frühere Tensorkerne geschrieben sind, erreichen auf einem neueren Gerät nicht mehr FLOP/s</translation>
    </message>
    <message>
        <source>key and value up</source>
        <translation>Schlüssel und Wert aufwärts</translation>
    </message>
    <message>
        <source>key and value width on this rank</source>
        <translation>Breite von Schlüssel und Wert auf diesem Rang</translation>
    </message>
    <message>
        <source>key width + value width</source>
        <translation>Breite des Schlüssels + Breite des Werts</translation>
    </message>
    <message>
        <source>key width on this rank</source>
        <translation>Breite der Schlüssel auf diesem Rang</translation>
    </message>
    <message>
        <source>key width without rotation on this rank</source>
        <translation>Breite der Schlüssel ohne Rotation auf diesem Rang</translation>
    </message>
    <message>
        <source>key/value heads g</source>
        <translation>Schlüssel-Wert-Köpfe g</translation>
    </message>
    <message>
        <source>key/value heads of this rank</source>
        <translation>Schlüssel-Wert-Köpfe dieses Rangs</translation>
    </message>
    <message>
        <source>key/value heads of this rank × head size</source>
        <translation>Schlüssel-Wert-Köpfe dieses Rangs × Kopfgröße</translation>
    </message>
    <message>
        <source>key/value heads of this rank × size of a value</source>
        <translation>Schlüssel-Wert-Köpfe dieses Rangs × Größe eines Werts</translation>
    </message>
    <message>
        <source>key/value heads, at least one</source>
        <translation>Schlüssel-Wert-Köpfe, mindestens einer</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>keys / s</source>
        <translation>Schlüssel / s</translation>
    </message>
    <message>
        <source>keys and values of one rank</source>
        <translation>Schlüssel und Werte eines Rangs</translation>
    </message>
    <message>
        <source>keys and values of other context-parallel ranks</source>
        <translation>Schlüssel und Werte anderer kontextparalleler Ränge</translation>
    </message>
    <message>
        <source>keys of both triangles</source>
        <translation>Schlüssel beider Dreiecke</translation>
    </message>
    <message>
        <source>keys of rank</source>
        <translation>Schlüssel von Rang</translation>
    </message>
    <message>
        <source>keys of rank r − %1</source>
        <translation>Schlüssel von Rang r − %1</translation>
    </message>
    <message>
        <source>keys of rank →</source>
        <translation>Schlüssel von Rang →</translation>
    </message>
    <message>
        <source>keys that a query meets on average</source>
        <translation>Schlüssel, denen eine Anfrage im Mittel begegnet</translation>
    </message>
    <message>
        <source>keys that the window misses at the sequence's start, on average</source>
        <translation>Schlüssel, die das Fenster am Anfang der Sequenz im Mittel verfehlt</translation>
    </message>
    <message>
        <source>keys without rotation + values</source>
        <translation>Schlüssel ohne Rotation + Werte</translation>
    </message>
    <message>
        <source>keys without rotation, and values</source>
        <translation>Schlüssel ohne Rotation, und Werte</translation>
    </message>
    <message>
        <source>keys, values hop</source>
        <translation>Sprung der Schlüssel, Werte</translation>
    </message>
    <message>
        <source>knows that %1 of %2 have arrived: GPU %3</source>
        <translation>weiß, dass %1 von %2 angekommen sind: GPU %3</translation>
    </message>
    <message>
        <source>larger micro-batches</source>
        <translation>größere Mikro-Batches</translation>
    </message>
    <message>
        <source>largest subtree/n · S</source>
        <translation>größter Teilbaum/n · S</translation>
    </message>
    <message>
        <source>last</source>
        <translation>letzter</translation>
    </message>
    <message>
        <source>last change (UTC)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last: %1</source>
        <comment>stage that ends last</comment>
        <translation>zuletzt: %1</translation>
    </message>
    <message>
        <source>latency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>latency, {}</source>
        <translation>Latenz, {}</translation>
    </message>
    <message>
        <source>latent down</source>
        <translation>latent abwärts</translation>
    </message>
    <message>
        <source>latent norm</source>
        <translation>latente Norm</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>launch of an exchange</source>
        <translation>Start eines Austauschs</translation>
    </message>
    <message>
        <source>launches beside those of eight ranks</source>
        <translation>Starts neben denen von acht Rängen</translation>
    </message>
    <message>
        <source>launches less both passes on the GPU</source>
        <translation>Starts weniger beide Durchgänge auf der GPU</translation>
    </message>
    <message>
        <source>launches of forward and backward</source>
        <translation>Starts von Forward und Backward</translation>
    </message>
    <message>
        <source>launches of one layer's forward</source>
        <translation>Starts des Forward einer Schicht</translation>
    </message>
    <message>
        <source>launches of the backward</source>
        <translation>Starts des Backward</translation>
    </message>
    <message>
        <source>launches of the backward with the forward again</source>
        <translation>Starts des Backward mit erneutem Forward</translation>
    </message>
    <message>
        <source>launches of the forward less the forward on the GPU</source>
        <translation>Starts des Forward weniger das Forward auf der GPU</translation>
    </message>
    <message>
        <source>launches of the forward · factor</source>
        <translation>Starts des Forward · Faktor</translation>
    </message>
    <message>
        <source>launches of the optimizer</source>
        <translation>Starts des Optimierers</translation>
    </message>
    <message>
        <source>law: %1</source>
        <translation>Gesetz: %1</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>Schicht %1</translation>
    </message>
    <message>
        <source>layer + head</source>
        <translation>Schicht + Kopf</translation>
    </message>
    <message>
        <source>layer factor · (start + moving)</source>
        <translation>Schichtfaktor · (Start + Bewegen)</translation>
    </message>
    <message>
        <source>layer factor · seconds of its kernels</source>
        <translation>Schichtfaktor · Sekunden ihrer Kernel</translation>
    </message>
    <message>
        <source>layer factor · seconds of its kernels (8-bit: and casts; loss: start and what it moves)</source>
        <translation>Schichtfaktor · Sekunden ihrer Kernel (8 Bit: und Umwandlungen; Verlust: Start und was er bewegt)</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>layers L</source>
        <translation>Schichten L</translation>
    </message>
    <message>
        <source>layers gathered at once</source>
        <translation>auf einmal gesammelte Schichten</translation>
    </message>
    <message>
        <source>layers of a stage that recompute</source>
        <translation>Schichten einer Stufe, die neu rechnen</translation>
    </message>
    <message>
        <source>layers of every stage</source>
        <translation>Schichten jeder Stufe</translation>
    </message>
    <message>
        <source>layers of it that do not</source>
        <translation>Schichten davon, die es nicht tun</translation>
    </message>
    <message>
        <source>layers of it that recompute</source>
        <translation>Schichten davon, die neu rechnen</translation>
    </message>
    <message>
        <source>layers of the rank · seconds per layer</source>
        <translation>Schichten des Rangs · Sekunden je Schicht</translation>
    </message>
    <message>
        <source>layers of this rank</source>
        <translation>Schichten dieses Rangs</translation>
    </message>
    <message>
        <source>layers of virtual stage {}</source>
        <translation>Schichten von virtueller Stufe {}</translation>
    </message>
    <message>
        <source>layers over virtual stages</source>
        <translation>Schichten über virtuelle Stufen</translation>
    </message>
    <message>
        <source>layers · (a layer + a head)</source>
        <translation>Schichten · (eine Schicht + ein Kopf)</translation>
    </message>
    <message>
        <source>layers · FLOP of one</source>
        <translation>Schichten · FLOP einer</translation>
    </message>
    <message>
        <source>layers · one with its head</source>
        <translation>Schichten · eine mit ihrem Kopf</translation>
    </message>
    <message>
        <source>layers · seconds of one</source>
        <translation>Schichten · Sekunden einer</translation>
    </message>
    <message>
        <source>layers · those of one</source>
        <translation>Schichten · die einer</translation>
    </message>
    <message>
        <source>layers · widths · keys</source>
        <translation>Schichten · Breiten · Schlüssel</translation>
    </message>
    <message>
        <source>layers · ε · parameters of the largest layer</source>
        <translation>Schichten · ε · Parameter der größten Schicht</translation>
    </message>
    <message>
        <source>layers × (a layer + the projection's input + its logits)</source>
        <translation>Schichten × (eine Schicht + die Eingabe der Projektion + ihre Logits)</translation>
    </message>
    <message>
        <source>layers × kept per layer</source>
        <translation>Schichten × behalten je Schicht</translation>
    </message>
    <message>
        <source>layers × parameters of one</source>
        <translation>Schichten × Parameter einer</translation>
    </message>
    <message>
        <source>layers × parameters of one expert × (E − k)</source>
        <translation>Schichten × Parameter eines Experten × (E − k)</translation>
    </message>
    <message>
        <source>layout</source>
        <translation>Aufteilung</translation>
    </message>
    <message>
        <source>least share of the slack</source>
        <translation>kleinster Anteil der Reserve</translation>
    </message>
    <message>
        <source>leave the lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leave the lesson to turn everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left half: to send; right half: received</source>
        <translation>linke Hälfte: zu senden; rechte Hälfte: empfangen</translation>
    </message>
    <message>
        <source>length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>less ZeRO</source>
        <translation>weniger ZeRO</translation>
    </message>
    <message>
        <source>less accumulation</source>
        <translation>weniger Akkumulation</translation>
    </message>
    <message>
        <source>less context parallelism</source>
        <translation>weniger Kontextparallelität</translation>
    </message>
    <message>
        <source>less recomputation</source>
        <translation>weniger Neuberechnung</translation>
    </message>
    <message>
        <source>less tensor parallelism</source>
        <translation>weniger Tensorparallelität</translation>
    </message>
    <message>
        <source>lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>live (micro-batch, chunk) activations</source>
        <translation>lebende (Mikro-Batch, Abschnitt)-Aktivierungen</translation>
    </message>
    <message>
        <source>live (micro-batch, direction) activations</source>
        <translation>lebende (Mikro-Batch, Richtung)-Aktivierungen</translation>
    </message>
    <message>
        <source>live micro-batches</source>
        <translation>lebende Mikro-Batches</translation>
    </message>
    <message>
        <source>live micro-batches of one chunk</source>
        <translation>lebende Mikro-Batches eines Abschnitts</translation>
    </message>
    <message>
        <source>live micro-batches × kept per micro-batch</source>
        <translation>lebende Mikro-Batches × behalten je Mikro-Batch</translation>
    </message>
    <message>
        <source>live while a layer is recomputed</source>
        <translation>lebendig, während eine Schicht neu gerechnet wird</translation>
    </message>
    <message>
        <source>live while a layer is recomputed, at most what it drops</source>
        <translation>lebendig, während eine Schicht neu gerechnet wird, höchstens was sie verwirft</translation>
    </message>
    <message>
        <source>load imbalance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>log-sum-exp of every query and head</source>
        <translation>Log-Summe-Exp jeder Anfrage und jedes Kopfs</translation>
    </message>
    <message>
        <source>logits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>logits and probabilities</source>
        <translation>Logits und Wahrscheinlichkeiten</translation>
    </message>
    <message>
        <source>logits and their gradient at the end of the forward pass</source>
        <translation>Logits und ihr Gradient am Ende des Forward</translation>
    </message>
    <message>
        <source>logits at one time</source>
        <translation>Logits auf einmal</translation>
    </message>
    <message>
        <source>logits of all ranks</source>
        <translation>Logits aller Ränge</translation>
    </message>
    <message>
        <source>logits of this rank</source>
        <translation>Logits dieses Rangs</translation>
    </message>
    <message>
        <source>logits of this rank / parts</source>
        <translation>Logits dieses Rangs / Teile</translation>
    </message>
    <message>
        <source>logits, softmax and gradient</source>
        <translation>Logits, Softmax und Gradient</translation>
    </message>
    <message>
        <source>logits, softmax and their gradient</source>
        <translation>Logits, Softmax und ihr Gradient</translation>
    </message>
    <message>
        <source>logits, softmax and their gradient at their peak</source>
        <translation>Logits, Softmax und ihr Gradient in ihrer Spitze</translation>
    </message>
    <message>
        <source>longer</source>
        <translation>länger</translation>
    </message>
    <message>
        <source>longest span of a rank</source>
        <translation>längste Spanne eines Rangs</translation>
    </message>
    <message>
        <source>looped breadth-first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loss + gathered head and its gradient</source>
        <translation>Verlust + gesammelter Kopf und sein Gradient</translation>
    </message>
    <message>
        <source>losses that wait for their backward pass</source>
        <translation>Verluste, die auf ihr Backward warten</translation>
    </message>
    <message>
        <source>lower end of the band</source>
        <translation>unteres Ende des Bands</translation>
    </message>
    <message>
        <source>m + rows lost per expert</source>
        <translation>m + verlorene Zeilen je Experte</translation>
    </message>
    <message>
        <source>m / rounds</source>
        <translation>m / Runden</translation>
    </message>
    <message>
        <source>m has to fill groups of p.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>m micro-batches: (p−1)/(m+p−1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>m · count</source>
        <translation>m · Anzahl</translation>
    </message>
    <message>
        <source>makespan %1 · bubble %2 · in flight %3</source>
        <translation>Gesamtdauer %1 · Leerlauf %2 · unterwegs %3</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>Maske</translation>
    </message>
    <message>
        <source>master copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>master copy + moments</source>
        <translation>Hauptkopie + Momente</translation>
    </message>
    <message>
        <source>matrix</source>
        <translation>Matrix</translation>
    </message>
    <message>
        <source>matrix multiply rate, bf16, Ampere</source>
        <translation>Rate der Matrixmultiplikation, bf16, Ampere</translation>
    </message>
    <message>
        <source>matrix multiply rate, bf16, Blackwell</source>
        <translation>Rate der Matrixmultiplikation, bf16, Blackwell</translation>
    </message>
    <message>
        <source>matrix multiply rate, bf16, Blackwell Ultra</source>
        <translation>Rate der Matrixmultiplikation, bf16, Blackwell Ultra</translation>
    </message>
    <message>
        <source>matrix multiply rate, bf16, CDNA 3</source>
        <translation>Rate der Matrixmultiplikation, bf16, CDNA 3</translation>
    </message>
    <message>
        <source>matrix multiply rate, bf16, CDNA 4</source>
        <translation>Rate der Matrixmultiplikation, bf16, CDNA 4</translation>
    </message>
    <message>
        <source>matrix multiply rate, bf16, Hopper</source>
        <translation>Rate der Matrixmultiplikation, bf16, Hopper</translation>
    </message>
    <message>
        <source>matrix multiply rate, bf16, TPU</source>
        <translation>Rate der Matrixmultiplikation, bf16, TPU</translation>
    </message>
    <message>
        <source>matrix multiply rate, bf16, other devices</source>
        <translation>Rate der Matrixmultiplikation, bf16, andere Geräte</translation>
    </message>
    <message>
        <source>matrix multiply rate, bf16, workstation GPUs</source>
        <translation>Rate der Matrixmultiplikation, bf16, Workstation-GPUs</translation>
    </message>
    <message>
        <source>matrix multiply rate, fp4</source>
        <translation>Rate der Matrixmultiplikation, fp4</translation>
    </message>
    <message>
        <source>matrix multiply rate, fp4, Blackwell Ultra</source>
        <translation>Rate der Matrixmultiplikation, fp4, Blackwell Ultra</translation>
    </message>
    <message>
        <source>matrix multiply rate, fp8, Blackwell</source>
        <translation>Rate der Matrixmultiplikation, fp8, Blackwell</translation>
    </message>
    <message>
        <source>matrix multiply rate, fp8, Blackwell Ultra</source>
        <translation>Rate der Matrixmultiplikation, fp8, Blackwell Ultra</translation>
    </message>
    <message>
        <source>matrix multiply rate, fp8, CDNA</source>
        <translation>Rate der Matrixmultiplikation, fp8, CDNA</translation>
    </message>
    <message>
        <source>matrix multiply rate, fp8, Hopper</source>
        <translation>Rate der Matrixmultiplikation, fp8, Hopper</translation>
    </message>
    <message>
        <source>matrix multiply rate, fp8, workstation GPUs</source>
        <translation>Rate der Matrixmultiplikation, fp8, Workstation-GPUs</translation>
    </message>
    <message>
        <source>max over kinds of layers</source>
        <translation>Maximum über Schichtarten</translation>
    </message>
    <message>
        <source>max over kinds of layers, nothing recomputed</source>
        <translation>Maximum über Schichtarten, nichts neu gerechnet</translation>
    </message>
    <message>
        <source>max over pipeline ranks: all wait for the norm of the gradients</source>
        <translation>Maximum über Pipeline-Ränge: alle warten auf die Norm der Gradienten</translation>
    </message>
    <message>
        <source>max over ranks of the last block's end</source>
        <translation>Maximum über Ränge des Endes des letzten Blocks</translation>
    </message>
    <message>
        <source>max over ranks of what outlasts the next step's first forward</source>
        <translation>Maximum über Ränge dessen, was das erste Forward des nächsten Schritts überdauert</translation>
    </message>
    <message>
        <source>max over stages of the total</source>
        <translation>Maximum über Stufen der Summe</translation>
    </message>
    <message>
        <source>max(0, 1 − work / longest span of a rank)</source>
        <translation>max(0, 1 − Arbeit / längste Spanne eines Rangs)</translation>
    </message>
    <message>
        <source>max(0, 1 − work / makespan)</source>
        <translation>max(0, 1 − Arbeit / Gesamtdauer)</translation>
    </message>
    <message>
        <source>max(0, makespan / work − 1)</source>
        <translation>max(0, Gesamtdauer / Arbeit − 1)</translation>
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
        <translation>max(FLOP / Rate, Bytes / Bandbreite)</translation>
    </message>
    <message>
        <source>max(launches, offloading)</source>
        <translation>max(Starts, Auslagern)</translation>
    </message>
    <message>
        <source>max(loss, recomputed layer): the two moments do not coincide</source>
        <translation>max(Verlust, neu gerechnete Schicht): die zwei Momente fallen nicht zusammen</translation>
    </message>
    <message>
        <source>max(…)</source>
        <translation>max(…)</translation>
    </message>
    <message>
        <source>mbs %1, ZeRO %2</source>
        <comment>micro-batch size and stage</comment>
        <translation>mbs %1, ZeRO %2</translation>
    </message>
    <message>
        <source>mbs · dp · gas · sequence, before context parallelism</source>
        <translation>mbs · dp · gas · Sequenz, vor Kontextparallelität</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>mean of all GPUs</source>
        <translation>Mittel aller GPUs</translation>
    </message>
    <message>
        <source>mean over measured runs</source>
        <translation>Mittel über gemessene Läufe</translation>
    </message>
    <message>
        <source>mean over sources</source>
        <translation>Mittel über Quellen</translation>
    </message>
    <message>
        <source>mean time of a rank's blocks</source>
        <translation>mittlere Zeit der Blöcke eines Rangs</translation>
    </message>
    <message>
        <source>meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>measured configurations like it</source>
        <translation>gemessene Konfigurationen dieser Art</translation>
    </message>
    <message>
        <source>measured runs near the limit: the allocator gives back what it has cached before it fails</source>
        <translation>gemessene Läufe nahe der Grenze: der Allokator gibt zurück, was er zwischengespeichert hat, bevor er scheitert</translation>
    </message>
    <message>
        <source>measured runs of legacy stacks: waits grow with the square of the ranks</source>
        <translation>gemessene Läufe alter Software: das Warten wächst mit dem Quadrat der Ränge</translation>
    </message>
    <message>
        <source>measured runs of nanotron: some keep the gathered input, some gather it again</source>
        <translation>gemessene Läufe von nanotron: manche behalten die gesammelte Eingabe, manche sammeln sie noch einmal</translation>
    </message>
    <message>
        <source>measured runs, each estimated with constants fitted without its source</source>
        <translation>gemessene Läufe, jeder mit Konstanten geschätzt, die ohne seine Quelle angepasst sind</translation>
    </message>
    <message>
        <source>measured runs: a recomputed layer peaks at about twice its activations; XLA gives a gradient the place of what it is made from</source>
        <translation>gemessene Läufe: eine neu gerechnete Schicht erreicht etwa das Doppelte ihrer Aktivierungen; XLA gibt einem Gradienten den Platz dessen, woraus er gemacht ist</translation>
    </message>
    <message>
        <source>measured runs: allocated ≈ the tensors + 0.15 GB</source>
        <translation>gemessene Läufe: belegt ≈ die Tensoren + 0,15 GB</translation>
    </message>
    <message>
        <source>measured runs: nvidia-smi ≈ 1.1 × allocated + 2.5 GB with three communicators</source>
        <translation>gemessene Läufe: nvidia-smi ≈ 1,1 × belegt + 2,5 GB mit drei Kommunikatoren</translation>
    </message>
    <message>
        <source>measured runs: reserved ≈ 1.06 × allocated</source>
        <translation>gemessene Läufe: reserviert ≈ 1,06 × belegt</translation>
    </message>
    <message>
        <source>measured, the best of each</source>
        <translation>gemessen, der beste von jedem</translation>
    </message>
    <message>
        <source>measured: size · bus factor / bus bandwidth; modelled: latency + size / bandwidth</source>
        <translation>gemessen: Größe · Busfaktor / Busbandbreite; modelliert: Latenz + Größe / Bandbreite</translation>
    </message>
    <message>
        <source>measured: {}</source>
        <translation>gemessen: {}</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>memory alone</source>
        <translation>nur Speicher</translation>
    </message>
    <message>
        <source>memory bandwidth of a thin multiply</source>
        <translation>Speicherbandbreite einer dünnen Multiplikation</translation>
    </message>
    <message>
        <source>memory bandwidth of one {}</source>
        <translation>Speicherbandbreite einer {}</translation>
    </message>
    <message>
        <source>memory bandwidth that kernels reach</source>
        <translation>Speicherbandbreite, die Kernel erreichen</translation>
    </message>
    <message>
        <source>memory bandwidth · share</source>
        <translation>Speicherbandbreite · Anteil</translation>
    </message>
    <message>
        <source>memory bandwidth, TB/s</source>
        <translation>Speicherbandbreite, TB/s</translation>
    </message>
    <message>
        <source>memory error</source>
        <translation>Speicherfehler</translation>
    </message>
    <message>
        <source>memory of a GPU, GiB</source>
        <translation>Speicher einer GPU, GiB</translation>
    </message>
    <message>
        <source>memory of one {}</source>
        <translation>Speicher einer {}</translation>
    </message>
    <message>
        <source>memory that one GPU offers</source>
        <translation>Speicher, den eine GPU bietet</translation>
    </message>
    <message>
        <source>memory traffic of fused kernels, Transformer Engine</source>
        <translation>Speicherverkehr verschmolzener Kernel, Transformer Engine</translation>
    </message>
    <message>
        <source>memory traffic of fused kernels, XLA</source>
        <translation>Speicherverkehr verschmolzener Kernel, XLA</translation>
    </message>
    <message>
        <source>memory traffic of fused kernels, eager PyTorch</source>
        <translation>Speicherverkehr verschmolzener Kernel, PyTorch unverschmolzen</translation>
    </message>
    <message>
        <source>memory traffic of fused kernels, early Megatron</source>
        <translation>Speicherverkehr verschmolzener Kernel, frühes Megatron</translation>
    </message>
    <message>
        <source>memory traffic of fused kernels, nanotron</source>
        <translation>Speicherverkehr verschmolzener Kernel, nanotron</translation>
    </message>
    <message>
        <source>memory traffic of fused kernels, torch.compile</source>
        <translation>Speicherverkehr verschmolzener Kernel, torch.compile</translation>
    </message>
    <message>
        <source>memory ±</source>
        <translation>Speicher ±</translation>
    </message>
    <message>
        <source>memory-bound</source>
        <translation>speicherbegrenzt</translation>
    </message>
    <message>
        <source>memory: nearly twice 1F1B's activations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>messages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>messages between stages</source>
        <translation>Nachrichten zwischen Stufen</translation>
    </message>
    <message>
        <source>messages in that chain</source>
        <translation>Nachrichten in dieser Kette</translation>
    </message>
    <message>
        <source>messages to other islands</source>
        <translation>Nachrichten an andere Inseln</translation>
    </message>
    <message>
        <source>micro-batch</source>
        <translation>Mikro-Batch</translation>
    </message>
    <message>
        <source>micro-batch %1</source>
        <translation>Mikro-Batch %1</translation>
    </message>
    <message>
        <source>micro-batch b</source>
        <translation>Mikro-Batch b</translation>
    </message>
    <message>
        <source>micro-batch size</source>
        <translation>Größe des Mikro-Batches</translation>
    </message>
    <message>
        <source>micro-batch, sequences</source>
        <translation>Mikro-Batch, Sequenzen</translation>
    </message>
    <message>
        <source>micro-batches let the ranks overlap, but all activations are held</source>
        <translation>Mikro-Batches lassen die Ränge überlappen, aber alle Aktivierungen werden gehalten</translation>
    </message>
    <message>
        <source>micro-batches m</source>
        <translation>Mikro-Batches m</translation>
    </message>
    <message>
        <source>micro-batches of one sequence</source>
        <translation>Mikro-Batches von einer Sequenz</translation>
    </message>
    <message>
        <source>micro-batches per group N</source>
        <translation>Mikro-Batches je Gruppe N</translation>
    </message>
    <message>
        <source>micro-batches per round</source>
        <translation>Mikro-Batches je Runde</translation>
    </message>
    <message>
        <source>micro-batches that wait with their loss computed</source>
        <translation>Mikro-Batches, die mit berechnetem Verlust warten</translation>
    </message>
    <message>
        <source>micro-batches · seconds of one</source>
        <translation>Mikro-Batches · Sekunden eines</translation>
    </message>
    <message>
        <source>micro-batches, rank %1</source>
        <translation>Mikro-Batches, Rang %1</translation>
    </message>
    <message>
        <source>min</source>
        <translation>min</translation>
    </message>
    <message>
        <source>min(1, …)</source>
        <translation>min(1, …)</translation>
    </message>
    <message>
        <source>min(channels, adapter)</source>
        <translation>min(Kanäle, Adapter)</translation>
    </message>
    <message>
        <source>min(idle were all stages equal, idle)</source>
        <translation>min(untätig, wären alle Stufen gleich, untätig)</translation>
    </message>
    <message>
        <source>min(limit, …)</source>
        <translation>min(Grenze, …)</translation>
    </message>
    <message>
        <source>min(peak, Hopper's)</source>
        <translation>min(Spitze, die von Hopper)</translation>
    </message>
    <message>
        <source>min(reduction, exposed)</source>
        <translation>min(Reduktion, ungedeckt)</translation>
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
        <source>minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mixed precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mixture of experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mixtures of experts</source>
        <translation>Mischungen von Experten</translation>
    </message>
    <message>
        <source>model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>model FLOP of one token</source>
        <translation>Modell-FLOP eines Tokens</translation>
    </message>
    <message>
        <source>model FLOP utilisation, attention counted in full</source>
        <translation>FLOP-Auslastung des Modells, Attention voll gezählt</translation>
    </message>
    <message>
        <source>model FLOP utilisation, causal attention counted once</source>
        <translation>FLOP-Auslastung des Modells, kausale Attention einmal gezählt</translation>
    </message>
    <message>
        <source>model FLOP/s / dense peak of the training's precision</source>
        <translation>Modell-FLOP/s / dichte Spitze der Genauigkeit des Trainings</translation>
    </message>
    <message>
        <source>model TFLOP/s of one GPU</source>
        <translation>Modell-TFLOP/s einer GPU</translation>
    </message>
    <message>
        <source>model converters</source>
        <translation>Modellkonverter</translation>
    </message>
    <message>
        <source>model_bf16 is in bytes, two a parameter: the FLOP are twice too many, and attention is missing.</source>
        <translation>model_bf16 ist in Bytes, zwei je Parameter: die FLOP sind doppelt zu viele, und die Attention fehlt.</translation>
    </message>
    <message>
        <source>moments of {}</source>
        <translation>Momente von {}</translation>
    </message>
    <message>
        <source>more accumulation</source>
        <translation>mehr Akkumulation</translation>
    </message>
    <message>
        <source>more than </source>
        <translation>mehr als </translation>
    </message>
    <message>
        <source>more than 1F1B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>most in flight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>most memory</source>
        <translation>meister Speicher</translation>
    </message>
    <message>
        <source>most nodes that the model's router allows</source>
        <translation>höchste Zahl von Knoten, die der Router des Modells erlaubt</translation>
    </message>
    <message>
        <source>move a layer to the stage before, to the next stage</source>
        <translation>eine Schicht zur Stufe davor, zur nächsten Stufe verschieben</translation>
    </message>
    <message>
        <source>move the line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moved</source>
        <translation>bewegt</translation>
    </message>
    <message>
        <source>moving</source>
        <translation>Bewegen</translation>
    </message>
    <message>
        <source>moving its operands</source>
        <translation>seine Operanden bewegen</translation>
    </message>
    <message>
        <source>moving scores between the multiplies</source>
        <translation>Scores zwischen den Multiplikationen bewegen</translation>
    </message>
    <message>
        <source>mprvN</source>
        <translation>mprvN</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>mseqlen is the sequence after context parallelism, so the batch is too small by the factor CP.</source>
        <translation>mseqlen ist die Sequenz nach Kontextparallelität, das Batch ist also um den Faktor CP zu klein.</translation>
    </message>
    <message>
        <source>multi-token prediction</source>
        <translation>Multi-Token-Prediction</translation>
    </message>
    <message>
        <source>multi-token-prediction layers</source>
        <translation>Multi-Token-Prediction-Schichten</translation>
    </message>
    <message>
        <source>multiple per rank</source>
        <translation>Vielfaches je Rang</translation>
    </message>
    <message>
        <source>multiple to which the vocabulary is padded</source>
        <translation>Vielfaches, auf das das Vokabular aufgefüllt wird</translation>
    </message>
    <message>
        <source>multiplies</source>
        <translation>Multiplikationen</translation>
    </message>
    <message>
        <source>multiplies + attention counted in full</source>
        <translation>Multiplikationen + Attention voll gezählt</translation>
    </message>
    <message>
        <source>multiplies + causal attention counted once</source>
        <translation>Multiplikationen + kausale Attention einmal gezählt</translation>
    </message>
    <message>
        <source>multiplies 2 · ε, softmax 2 · ε, masking of its own 2 · ε, dropout 2 · ε + 1</source>
        <translation>Multiplikationen 2 · ε, Softmax 2 · ε, eigene Maskierung 2 · ε, Dropout 2 · ε + 1</translation>
    </message>
    <message>
        <source>multiplies 4 · ε, softmax 3 · ε, masking of its own 2 · ε, dropout 2 · ε + 1</source>
        <translation>Multiplikationen 4 · ε, Softmax 3 · ε, eigene Maskierung 2 · ε, Dropout 2 · ε + 1</translation>
    </message>
    <message>
        <source>multiplies in 16 bits or fewer</source>
        <translation>multipliziert in 16 Bit oder weniger</translation>
    </message>
    <message>
        <source>multiplies in 32 bits</source>
        <translation>multipliziert in 32 Bit</translation>
    </message>
    <message>
        <source>multiplies it: %1 × %2 × DP %3</source>
        <translation>vervielfacht es: %1 × %2 × DP %3</translation>
    </message>
    <message>
        <source>multiplies of scores</source>
        <translation>Multiplikationen der Scores</translation>
    </message>
    <message>
        <source>multiplies of this shape</source>
        <translation>Multiplikationen dieser Form</translation>
    </message>
    <message>
        <source>multiply</source>
        <translation>Multiplizieren</translation>
    </message>
    <message>
        <source>multiply-adds of attention</source>
        <translation>Multiplikationen mit Addition der Attention</translation>
    </message>
    <message>
        <source>multiply-adds of attention in these layers</source>
        <translation>Multiplikationen mit Addition der Attention in diesen Schichten</translation>
    </message>
    <message>
        <source>n above {3 * gpu.peak_flops / gpu.memory_bandwidth|plain}. TP 8 cuts a width of 4,096 into 512: the matrices slide down the slope. Another price of TP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n − those of this island</source>
        <translation>n − die dieser Insel</translation>
    </message>
    <message>
        <source>n/3 above the corner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>nanotron cannot spread experts: its check of the GPUs leaves ep {ep} out, and its mesh of ranks does not, so that no number of GPUs satisfies both. ep must be 1.</source>
        <translation>nanotron kann keine Experten verteilen: seine Prüfung der GPUs lässt ep {ep} aus, sein Ranggitter nicht, sodass keine Zahl von GPUs beide erfüllt. ep muss 1 sein.</translation>
    </message>
    <message>
        <source>nanotron does not repeat key/value heads: with {kv_heads} of them tp can be at most {kv_heads}, not {tp}.</source>
        <translation>nanotron wiederholt keine Schlüssel-Wert-Köpfe: mit {kv_heads} davon kann tp höchstens {kv_heads} sein, nicht {tp}.</translation>
    </message>
    <message>
        <source>nanotron has no schedule {kind}: with pp {pp} it runs 1f1b, without virtual stages, and its bubble is that of 1f1b.</source>
        <translation>nanotron hat keinen Zeitplan {kind}: mit pp {pp} läuft 1f1b, ohne virtuelle Stufen, und sein Leerlauf ist der von 1f1b.</translation>
    </message>
    <message>
        <source>nanotron has no {cp_layout} layout for cp {cp}: its ring gives each rank one contiguous piece.</source>
        <translation>nanotron hat keine Aufteilung {cp_layout} für cp {cp}: sein Ring gibt jedem Rang ein zusammenhängendes Stück.</translation>
    </message>
    <message>
        <source>nanotron keeps gathered inputs of column-parallel layers</source>
        <translation>nanotron behält gesammelte Eingaben spaltenparalleler Schichten</translation>
    </message>
    <message>
        <source>nanotron shards optimizer states only: ZeRO stage {zero} does what stage 1 does.</source>
        <translation>nanotron teilt nur Optimiererzustände: ZeRO-Stufe {zero} tut, was Stufe 1 tut.</translation>
    </message>
    <message>
        <source>nanotron wants the {heads} attention heads to be a whole multiple of the {kv_heads} key/value heads.</source>
        <translation>nanotron will, dass die {heads} Attention-Köpfe ein ganzes Vielfaches der {kv_heads} Schlüssel-Wert-Köpfe sind.</translation>
    </message>
    <message>
        <source>nanotron's 1f1b needs at least pp - 1 micro-batches to fill pp {pp} stages, but each replica has {microbatches}.</source>
        <translation>nanotrons 1f1b braucht mindestens pp - 1 Mikro-Batches, um pp {pp} Stufen zu füllen, aber jedes Replikat hat {microbatches}.</translation>
    </message>
    <message>
        <source>nanotron's ZeRO-1</source>
        <translation>nanotrons ZeRO-1</translation>
    </message>
    <message>
        <source>nanotron's bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nanotron's gradient buffers</source>
        <translation>nanotrons Gradientenpuffer</translation>
    </message>
    <message>
        <source>nanotron's own check lets {kv_heads} key/value heads over tp {tp} pass, but they do not divide: the model fails to build.</source>
        <translation>nanotrons eigene Prüfung lässt {kv_heads} Schlüssel-Wert-Köpfe über tp {tp} durch, aber sie teilen sich nicht: das Modell lässt sich nicht bauen.</translation>
    </message>
    <message>
        <source>nanotron, PipelineBlock placement by cost</source>
        <translation>nanotron, Platzierung von PipelineBlock nach Kosten</translation>
    </message>
    <message>
        <source>nanotron: bf16 gradients while fp32 ones accumulate</source>
        <translation>nanotron: bf16-Gradienten, während fp32-Gradienten akkumulieren</translation>
    </message>
    <message>
        <source>nanotron: bf16 weights, fp32 gradient accumulators, fp32 master copy and moments</source>
        <translation>nanotron: bf16-Gewichte, fp32-Gradientenakkumulatoren, fp32-Hauptkopie und Momente</translation>
    </message>
    <message>
        <source>nccl-tests, doc/PERFORMANCE.md</source>
        <translation>nccl-tests, doc/PERFORMANCE.md</translation>
    </message>
    <message>
        <source>nccl-tests, doc/PERFORMANCE.md; NCCL's own model; rules of the adapters</source>
        <translation>nccl-tests, doc/PERFORMANCE.md; das Modell von NCCL selbst; Regeln der Adapter</translation>
    </message>
    <message>
        <source>needs micro-batches: %1 for %2 stages</source>
        <translation>braucht Mikro-Batches: %1 für %2 Stufen</translation>
    </message>
    <message>
        <source>needs: %1</source>
        <comment>a figure that is not known</comment>
        <translation>braucht: %1</translation>
    </message>
    <message>
        <source>network's hop; one GPU's adapters</source>
        <translation>Sprung des Netzwerks; die Adapter einer GPU</translation>
    </message>
    <message>
        <source>network, GB/s of a NIC</source>
        <translation>Netzwerk, GB/s eines Adapters</translation>
    </message>
    <message>
        <source>new weights gathered</source>
        <translation>gesammelte neue Gewichte</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neun</translation>
    </message>
    <message>
        <source>nine times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>no built-in node</source>
        <translation>kein eingebauter Knoten</translation>
    </message>
    <message>
        <source>no bytes</source>
        <translation>keine Bytes</translation>
    </message>
    <message>
        <source>no change of the step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no cost is given</source>
        <translation>keine Kosten werden angegeben</translation>
    </message>
    <message>
        <source>no duration or cost is given</source>
        <translation>keine Dauer und keine Kosten werden angegeben</translation>
    </message>
    <message>
        <source>no energy is given</source>
        <translation>keine Energie wird angegeben</translation>
    </message>
    <message>
        <source>no exact law</source>
        <translation>kein genaues Gesetz</translation>
    </message>
    <message>
        <source>no failures are counted and no goodput is given</source>
        <translation>keine Ausfälle werden gezählt und kein Goodput angegeben</translation>
    </message>
    <message>
        <source>no legal plan here</source>
        <translation>hier kein zulässiger Plan</translation>
    </message>
    <message>
        <source>no network</source>
        <translation>kein Netzwerk</translation>
    </message>
    <message>
        <source>no plan without the other changes</source>
        <translation>kein Plan ohne die anderen Änderungen</translation>
    </message>
    <message>
        <source>no shards</source>
        <translation>keine Shards</translation>
    </message>
    <message>
        <source>no step time can be estimated on {0}: its {1} is not known; give the cluster a "gpu" object that states it, or choose a device that has it (shardscope-cli catalog gpus)</source>
        <translation>auf {0} lässt sich keine Schrittzeit schätzen: {1} ist nicht bekannt; geben Sie dem Cluster ein "gpu"-Objekt, das es angibt, oder wählen Sie ein Gerät, das es hat (shardscope-cli catalog gpus)</translation>
    </message>
    <message>
        <source>node</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>node %1</source>
        <translation>Knoten %1</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>nodes (within a node: ranks) that a token is sent to</source>
        <translation>Knoten (innerhalb eines Knotens: Ränge), an die ein Token gesendet wird</translation>
    </message>
    <message>
        <source>nodes a tensor-parallel group</source>
        <translation>Knoten je tensorparalleler Gruppe</translation>
    </message>
    <message>
        <source>nodes or ranks that it is sent to / k</source>
        <translation>Knoten oder Ränge, an die es gesendet wird / k</translation>
    </message>
    <message>
        <source>nodes that a token is sent to, within the limit</source>
        <translation>Knoten, an die ein Token gesendet wird, innerhalb der Grenze</translation>
    </message>
    <message>
        <source>nodes that the experts are on</source>
        <translation>Knoten, auf denen die Experten sind</translation>
    </message>
    <message>
        <source>nodes · chance</source>
        <translation>Knoten · Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>nodes × GPUs per node</source>
        <translation>Knoten × GPUs je Knoten</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>none fits</source>
        <translation>keiner passt</translation>
    </message>
    <message>
        <source>none is dropped</source>
        <translation>keines wird verworfen</translation>
    </message>
    <message>
        <source>none like it</source>
        <comment>was measured</comment>
        <translation>keine dieser Art</translation>
    </message>
    <message>
        <source>none of its own: ranks of DP</source>
        <translation>keine eigenen: Ränge von DP</translation>
    </message>
    <message>
        <source>none ran</source>
        <translation>keiner lief</translation>
    </message>
    <message>
        <source>none: NCCL does not model it</source>
        <translation>keine: NCCL modelliert es nicht</translation>
    </message>
    <message>
        <source>none: a node here has %1 GPUs</source>
        <translation>keine: ein Knoten hat hier %1 GPUs</translation>
    </message>
    <message>
        <source>none: each rank has %1 of the tokens</source>
        <translation>keine: jeder Rang hat %1 der Token</translation>
    </message>
    <message>
        <source>none: same sequences</source>
        <translation>keine: dieselben Sequenzen</translation>
    </message>
    <message>
        <source>none: there is no network</source>
        <translation>keines: es gibt kein Netzwerk</translation>
    </message>
    <message>
        <source>norm after a block</source>
        <translation>Norm nach einem Block</translation>
    </message>
    <message>
        <source>norm before attention</source>
        <translation>Norm vor der Attention</translation>
    </message>
    <message>
        <source>norm before feed-forward</source>
        <translation>Norm vor dem Feed-Forward</translation>
    </message>
    <message>
        <source>norm of queries and keys</source>
        <translation>Norm der Anfragen und Schlüssel</translation>
    </message>
    <message>
        <source>norm of the embedding</source>
        <translation>Norm des Embeddings</translation>
    </message>
    <message>
        <source>normalised queries and keys</source>
        <translation>normierte Anfragen und Schlüssel</translation>
    </message>
    <message>
        <source>not all activations are recomputed</source>
        <translation>nicht alle Aktivierungen werden neu gerechnet</translation>
    </message>
    <message>
        <source>not begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not better</source>
        <translation>nicht besser</translation>
    </message>
    <message>
        <source>not cut: every rank does all of it</source>
        <translation>nicht geteilt: jeder Rang tut alles</translation>
    </message>
    <message>
        <source>not here</source>
        <translation>nicht hier</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>nicht nötig</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>nicht möglich</translation>
    </message>
    <message>
        <source>not possible because</source>
        <translation>nicht möglich, weil</translation>
    </message>
    <message>
        <source>not read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not used</source>
        <translation>nicht genutzt</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>nothing is sent</source>
        <translation>nichts wird gesendet</translation>
    </message>
    <message>
        <source>nothing that this plan waits for was measured otherwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing to change</source>
        <translation>nichts zu ändern</translation>
    </message>
    <message>
        <source>nothing to send</source>
        <translation>nichts zu senden</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>noch nichts</translation>
    </message>
    <message>
        <source>nothing, as the FLOP are the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing: no rank has the same weights</source>
        <translation>nichts: kein Rang hat dieselben Gewichte</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>jetzt %1</translation>
    </message>
    <message>
        <source>nowhere: one GPU</source>
        <translation>nirgends: eine GPU</translation>
    </message>
    <message>
        <source>ns</source>
        <translation>ns</translation>
    </message>
    <message>
        <source>num_params cancels between communication and backward time: with g bytes a gradient the ratio is g·(DP − 1)/(2·DP) · peak_flops/(peak_bw·num_tokens), half of it for a reduce-scatter alone.</source>
        <translation>num_params kürzt sich zwischen Kommunikation und Backward-Zeit: mit g Byte je Gradient ist das Verhältnis g·(DP − 1)/(2·DP) · peak_flops/(peak_bw·num_tokens), die Hälfte davon für ein Reduce-Scatter allein.</translation>
    </message>
    <message>
        <source>numbers, row by row</source>
        <translation>Zahlen, Zeile für Zeile</translation>
    </message>
    <message>
        <source>of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of %1 communicating</source>
        <translation>von %1 Kommunizieren</translation>
    </message>
    <message>
        <source>of a ring; 0.95 of it for an all-to-all</source>
        <translation>eines Rings; 0,95 davon für ein All-to-All</translation>
    </message>
    <message>
        <source>of all GPU time</source>
        <translation>der gesamten GPU-Zeit</translation>
    </message>
    <message>
        <source>of all chunks / v</source>
        <translation>aller Abschnitte / v</translation>
    </message>
    <message>
        <source>of every step + per layer · layers of the rank</source>
        <translation>jedes Schritts + je Schicht · Schichten des Rangs</translation>
    </message>
    <message>
        <source>of it, whole</source>
        <translation>davon, ganz</translation>
    </message>
    <message>
        <source>of its own batch</source>
        <translation>seines eigenen Batches</translation>
    </message>
    <message>
        <source>of keys and values</source>
        <translation>von Schlüsseln und Werten</translation>
    </message>
    <message>
        <source>of micro-batch %1</source>
        <translation>von Mikro-Batch %1</translation>
    </message>
    <message>
        <source>of micro-batch %1 in chunk %2</source>
        <translation>von Mikro-Batch %1 in Abschnitt %2</translation>
    </message>
    <message>
        <source>of one GPU of each stage; worst: %1</source>
        <translation>einer GPU jeder Stufe; schlechteste: %1</translation>
    </message>
    <message>
        <source>of one head</source>
        <translation>eines Kopfs</translation>
    </message>
    <message>
        <source>of one layer and micro-batch</source>
        <translation>einer Schicht und eines Mikro-Batches</translation>
    </message>
    <message>
        <source>of one rank's collective</source>
        <translation>des Kollektivs eines Rangs</translation>
    </message>
    <message>
        <source>of queries + of keys and values</source>
        <translation>von Anfragen + von Schlüsseln und Werten</translation>
    </message>
    <message>
        <source>of queries + of keys and values + rotated part</source>
        <translation>von Anfragen + von Schlüsseln und Werten + rotierter Teil</translation>
    </message>
    <message>
        <source>of the GPU time is idle in the pipeline</source>
        <translation>der GPU-Zeit ist in der Pipeline untätig</translation>
    </message>
    <message>
        <source>of the layers left over, those on this stage</source>
        <translation>von den übrigen Schichten die auf dieser Stufe</translation>
    </message>
    <message>
        <source>of the plan's mesh</source>
        <translation>des Gitters des Plans</translation>
    </message>
    <message>
        <source>of the rank that ends last + gathering the new weights</source>
        <translation>des Rangs, der zuletzt endet + Sammeln der neuen Gewichte</translation>
    </message>
    <message>
        <source>of the rank where it takes longest</source>
        <translation>des Rangs, wo es am längsten dauert</translation>
    </message>
    <message>
        <source>of the schedule's law</source>
        <translation>des Gesetzes des Zeitplans</translation>
    </message>
    <message>
        <source>of the step waits for data parallelism</source>
        <translation>des Schritts wartet auf Datenparallelität</translation>
    </message>
    <message>
        <source>of the tensor</source>
        <translation>des Tensors</translation>
    </message>
    <message>
        <source>of the whole model's layer</source>
        <translation>der Schicht des ganzen Modells</translation>
    </message>
    <message>
        <source>of their gradients</source>
        <translation>ihrer Gradienten</translation>
    </message>
    <message>
        <source>of them in a shard</source>
        <translation>davon in einem Shard</translation>
    </message>
    <message>
        <source>of this many ranks</source>
        <translation>so vieler Ränge</translation>
    </message>
    <message>
        <source>of those alive when they weigh the most, counted along the rank's order, those of this chunk</source>
        <translation>von den lebenden, wenn sie am meisten wiegen, entlang der Reihenfolge des Rangs gezählt, die dieses Abschnitts</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>off → on</source>
        <comment>a switch</comment>
        <translation>aus → an</translation>
    </message>
    <message>
        <source>official document</source>
        <translation>offizielles Dokument</translation>
    </message>
    <message>
        <source>old</source>
        <translation>alt</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>on %1: %2</source>
        <comment>stage, seconds</comment>
        <translation>auf %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>on %n GPUs</source>
        <translation><numerusform>auf %n GPU</numerusform><numerusform>auf %n GPUs</numerusform></translation>
    </message>
    <message>
        <source>on a list: searches it</source>
        <translation>auf einer Liste: durchsucht sie</translation>
    </message>
    <message>
        <source>on a slider: types the value; Return takes it, Escape leaves it</source>
        <translation>auf einem Schieber: tippt den Wert; Eingabe nimmt ihn, Escape lässt es</translation>
    </message>
    <message>
        <source>on its way</source>
        <translation>unterwegs</translation>
    </message>
    <message>
        <source>on one of %1 ranks</source>
        <translation>auf einem von %1 Rängen</translation>
    </message>
    <message>
        <source>on one rank</source>
        <translation>auf einem Rang</translation>
    </message>
    <message>
        <source>on or off</source>
        <translation>an oder aus</translation>
    </message>
    <message>
        <source>on the wire</source>
        <translation>auf der Leitung</translation>
    </message>
    <message>
        <source>on → off</source>
        <comment>a switch</comment>
        <translation>an → aus</translation>
    </message>
    <message>
        <source>once</source>
        <translation>einmal</translation>
    </message>
    <message>
        <source>one</source>
        <translation>eins</translation>
    </message>
    <message>
        <source>one GPU</source>
        <translation>eine GPU</translation>
    </message>
    <message>
        <source>one a score</source>
        <translation>eine je Score</translation>
    </message>
    <message>
        <source>one after the other</source>
        <translation>eines nach dem anderen</translation>
    </message>
    <message>
        <source>one copy of the scores</source>
        <translation>eine Kopie der Scores</translation>
    </message>
    <message>
        <source>one direction, all GPUs of a host at once</source>
        <translation>eine Richtung, alle GPUs eines Hosts auf einmal</translation>
    </message>
    <message>
        <source>one embedding matrix</source>
        <translation>eine Embedding-Matrix</translation>
    </message>
    <message>
        <source>one full block</source>
        <translation>ein voller Block</translation>
    </message>
    <message>
        <source>one hop of gradients</source>
        <translation>ein Sprung der Gradienten</translation>
    </message>
    <message>
        <source>one hop of keys and values</source>
        <translation>ein Sprung von Schlüsseln und Werten</translation>
    </message>
    <message>
        <source>one layer, both ways, on %1</source>
        <translation>eine Schicht, beide Richtungen, auf %1</translation>
    </message>
    <message>
        <source>one layer, both ways, on %1, which ends last</source>
        <translation>eine Schicht, beide Richtungen, auf %1, das zuletzt endet</translation>
    </message>
    <message>
        <source>one layer, one way</source>
        <translation>eine Schicht, eine Richtung</translation>
    </message>
    <message>
        <source>one message to another island</source>
        <translation>eine Nachricht an eine andere Insel</translation>
    </message>
    <message>
        <source>one micro-batch backward through this rank</source>
        <translation>ein Mikro-Batch rückwärts durch diesen Rang</translation>
    </message>
    <message>
        <source>one micro-batch forward through this rank</source>
        <translation>ein Mikro-Batch vorwärts durch diesen Rang</translation>
    </message>
    <message>
        <source>one micro-batch in virtual stage {}</source>
        <translation>ein Mikro-Batch in virtueller Stufe {}</translation>
    </message>
    <message>
        <source>one micro-batch's activations, sent; 0 where p = 1</source>
        <translation>Aktivierungen eines Mikro-Batches, gesendet; 0, wo p = 1</translation>
    </message>
    <message>
        <source>one multiply and one add</source>
        <translation>eine Multiplikation und eine Addition</translation>
    </message>
    <message>
        <source>one node</source>
        <translation>ein Knoten</translation>
    </message>
    <message>
        <source>one of model.preset, model.hf_config and model.architecture is stated</source>
        <translation>eines von model.preset, model.hf_config und model.architecture ist anzugeben</translation>
    </message>
    <message>
        <source>one of them with its head</source>
        <translation>eine davon mit ihrem Kopf</translation>
    </message>
    <message>
        <source>one rank after the other gets its part</source>
        <translation>ein Rang nach dem anderen bekommt seinen Teil</translation>
    </message>
    <message>
        <source>one rank after the other hands in its part</source>
        <translation>ein Rang nach dem anderen gibt seinen Teil ab</translation>
    </message>
    <message>
        <source>one rank, or no bytes</source>
        <translation>ein Rang, oder keine Bytes</translation>
    </message>
    <message>
        <source>one rotated copy of queries and keys</source>
        <translation>eine rotierte Kopie von Anfragen und Schlüsseln</translation>
    </message>
    <message>
        <source>one stage</source>
        <translation>eine Stufe</translation>
    </message>
    <message>
        <source>one step</source>
        <translation>ein Schritt</translation>
    </message>
    <message>
        <source>one vector a token</source>
        <translation>ein Vektor je Token</translation>
    </message>
    <message>
        <source>one {} layer</source>
        <translation>eine {}-Schicht</translation>
    </message>
    <message>
        <source>one {} layer with its experts on this rank</source>
        <translation>eine {}-Schicht mit ihren Experten auf diesem Rang</translation>
    </message>
    <message>
        <source>one {} layer with nothing recomputed</source>
        <translation>eine {}-Schicht, nichts neu gerechnet</translation>
    </message>
    <message>
        <source>only of a step</source>
        <translation>nur eines Schritts</translation>
    </message>
    <message>
        <source>opens what the mark stands for: its parts, or its derivation</source>
        <translation>öffnet, wofür die Marke steht: ihre Teile oder ihre Herleitung</translation>
    </message>
    <message>
        <source>operands and results, each once</source>
        <translation>Operanden und Ergebnisse, je einmal</translation>
    </message>
    <message>
        <source>operator</source>
        <translation>Operator</translation>
    </message>
    <message>
        <source>optimizer</source>
        <translation>Optimierer</translation>
    </message>
    <message>
        <source>optimizer in a checkpoint, per parameter</source>
        <translation>Optimierer in einem Checkpoint, je Parameter</translation>
    </message>
    <message>
        <source>optimizer launches</source>
        <translation>Optimiererstarts</translation>
    </message>
    <message>
        <source>optimizer state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>optimizer states</source>
        <translation>Optimiererzustände</translation>
    </message>
    <message>
        <source>optimizer states held</source>
        <translation>gehaltene Optimiererzustände</translation>
    </message>
    <message>
        <source>optimizer states sharded</source>
        <translation>Optimiererzustände geteilt</translation>
    </message>
    <message>
        <source>optimizer step</source>
        <translation>Optimiererschritt</translation>
    </message>
    <message>
        <source>optimizer step of this rank</source>
        <translation>Optimiererschritt dieses Rangs</translation>
    </message>
    <message>
        <source>optimizer's launches of a layer</source>
        <translation>Optimiererstarts einer Schicht</translation>
    </message>
    <message>
        <source>other</source>
        <translation>andere</translation>
    </message>
    <message>
        <source>other ranks</source>
        <translation>andere Ränge</translation>
    </message>
    <message>
        <source>other rules stay broken</source>
        <translation>andere Regeln bleiben verletzt</translation>
    </message>
    <message>
        <source>output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>output + what its backward reads of the scores</source>
        <translation>Ausgabe + was ihr Backward von den Scores liest</translation>
    </message>
    <message>
        <source>output head</source>
        <translation>Ausgabekopf</translation>
    </message>
    <message>
        <source>output of the block</source>
        <translation>Ausgabe des Blocks</translation>
    </message>
    <message>
        <source>output width on this rank</source>
        <translation>Ausgabebreite auf diesem Rang</translation>
    </message>
    <message>
        <source>output, the next multiply's input</source>
        <translation>Ausgabe, die Eingabe der nächsten Multiplikation</translation>
    </message>
    <message>
        <source>outputs on this rank</source>
        <translation>Ausgaben auf diesem Rang</translation>
    </message>
    <message>
        <source>outside the allocator, per byte allocated</source>
        <translation>außerhalb des Allokators, je belegtem Byte</translation>
    </message>
    <message>
        <source>over</source>
        <translation>über</translation>
    </message>
    <message>
        <source>over NICs</source>
        <translation>über Netzkarten</translation>
    </message>
    <message>
        <source>over NICs, a layer</source>
        <translation>über Netzkarten, je Schicht</translation>
    </message>
    <message>
        <source>over the network</source>
        <translation>über das Netzwerk</translation>
    </message>
    <message>
        <source>overhead of a step</source>
        <translation>Beiwerk eines Schritts</translation>
    </message>
    <message>
        <source>overhead of the host</source>
        <translation>Beiwerk des Hosts</translation>
    </message>
    <message>
        <source>overlap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>overlap on</source>
        <translation>überlappt auf</translation>
    </message>
    <message>
        <source>overlapped</source>
        <translation>überlappt</translation>
    </message>
    <message>
        <source>overlapped, tensor by tensor</source>
        <translation>überlappt, Tensor für Tensor</translation>
    </message>
    <message>
        <source>own</source>
        <translation>eigene</translation>
    </message>
    <message>
        <source>own + others</source>
        <translation>eigene + andere</translation>
    </message>
    <message>
        <source>own runs</source>
        <translation>eigene Läufe</translation>
    </message>
    <message>
        <source>p = 4, m = 32, v = 5: bubble over work?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p stages, m [[micro-batches]]. A forward takes 1, a backward 2. Each rank works 3m. The last stage waits p−1 forwards at the start, and the first one p−1 backwards at the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p · fixed overhead</source>
        <translation>p · festes Beiwerk</translation>
    </message>
    <message>
        <source>p · idle of one</source>
        <translation>p · untätig eines</translation>
    </message>
    <message>
        <source>p · step: every GPU of a pipeline rank does the same</source>
        <translation>p · Schritt: jede GPU eines Pipeline-Rangs tut dasselbe</translation>
    </message>
    <message>
        <source>padded vocabulary V</source>
        <translation>aufgefülltes Vokabular V</translation>
    </message>
    <message>
        <source>par</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>parallelism.data_parallel_replicate_degree, parallelism.data_parallel_shard_degree</source>
        <translation>parallelism.data_parallel_replicate_degree, parallelism.data_parallel_shard_degree</translation>
    </message>
    <message>
        <source>parallelism_config_dp_replicate_size, parallelism_config_dp_shard_size</source>
        <translation>parallelism_config_dp_replicate_size, parallelism_config_dp_shard_size</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>parameters + gradients + optimizer + activations + temporary + framework</source>
        <translation>Parameter + Gradienten + Optimierer + Aktivierungen + vorübergehend + Framework</translation>
    </message>
    <message>
        <source>parameters / ranks</source>
        <translation>Parameter / Ränge</translation>
    </message>
    <message>
        <source>parameters / those of a bucket</source>
        <translation>Parameter / die eines Buckets</translation>
    </message>
    <message>
        <source>parameters and gradients of experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>parameters in multiplies that a token visits</source>
        <translation>Parameter in Multiplikationen, die ein Token besucht</translation>
    </message>
    <message>
        <source>parameters of a bucket</source>
        <translation>Parameter eines Buckets</translation>
    </message>
    <message>
        <source>parameters of a bucket, at least one</source>
        <translation>Parameter eines Buckets, mindestens einer</translation>
    </message>
    <message>
        <source>parameters of a rank · ranks of the node · bytes per parameter</source>
        <translation>Parameter eines Rangs · Ränge des Knotens · Bytes je Parameter</translation>
    </message>
    <message>
        <source>parameters of all experts of one {} layer</source>
        <translation>Parameter aller Experten einer {}-Schicht</translation>
    </message>
    <message>
        <source>parameters of final norm and head</source>
        <translation>Parameter von letzter Norm und Kopf</translation>
    </message>
    <message>
        <source>parameters of one expert</source>
        <translation>Parameter eines Experten</translation>
    </message>
    <message>
        <source>parameters of one {} layer</source>
        <translation>Parameter einer {}-Schicht</translation>
    </message>
    <message>
        <source>parameters of the embedding</source>
        <translation>Parameter des Embeddings</translation>
    </message>
    <message>
        <source>parameters of the largest layer</source>
        <translation>Parameter der größten Schicht</translation>
    </message>
    <message>
        <source>parameters of the shard on the host</source>
        <translation>Parameter des Shards auf dem Host</translation>
    </message>
    <message>
        <source>parameters of the {} layers</source>
        <translation>Parameter der {}-Schichten</translation>
    </message>
    <message>
        <source>parameters on this GPU, sharded</source>
        <translation>Parameter auf dieser GPU, geteilt</translation>
    </message>
    <message>
        <source>parameters on this rank</source>
        <translation>Parameter auf diesem Rang</translation>
    </message>
    <message>
        <source>parameters outside embedding and head</source>
        <translation>Parameter außer Embedding und Kopf</translation>
    </message>
    <message>
        <source>parameters sharded too (FSDP)</source>
        <translation>auch Parameter geteilt (FSDP)</translation>
    </message>
    <message>
        <source>parameters that a token visits</source>
        <translation>Parameter, die ein Token besucht</translation>
    </message>
    <message>
        <source>parameters that go together</source>
        <translation>Parameter, die zusammen gehen</translation>
    </message>
    <message>
        <source>parameters with buffered gradients</source>
        <translation>Parameter mit gepufferten Gradienten</translation>
    </message>
    <message>
        <source>parameters · bytes of both</source>
        <translation>Parameter · Bytes von beiden</translation>
    </message>
    <message>
        <source>parameters · bytes of each</source>
        <translation>Parameter · Bytes von jedem</translation>
    </message>
    <message>
        <source>parameters · bytes of one</source>
        <translation>Parameter · Bytes eines</translation>
    </message>
    <message>
        <source>parameters · bytes per parameter · passes</source>
        <translation>Parameter · Bytes je Parameter · Durchgänge</translation>
    </message>
    <message>
        <source>parameters − V · h / t for each of the two</source>
        <translation>Parameter − V · h / t für jedes von beiden</translation>
    </message>
    <message>
        <source>parameters, gradients and optimizer of a GPU</source>
        <translation>Parameter, Gradienten und Optimierer einer GPU</translation>
    </message>
    <message>
        <source>partial</source>
        <translation>teilweise</translation>
    </message>
    <message>
        <source>parts that the loss works through</source>
        <translation>Teile, die der Verlust durcharbeitet</translation>
    </message>
    <message>
        <source>passes over the optimizer's states</source>
        <translation>Durchgänge über die Zustände des Optimierers</translation>
    </message>
    <message>
        <source>passes − fused</source>
        <translation>Durchgänge − verschmolzen</translation>
    </message>
    <message>
        <source>past the window</source>
        <translation>hinter dem Fenster</translation>
    </message>
    <message>
        <source>peak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>peak %1</source>
        <translation>Spitze %1</translation>
    </message>
    <message>
        <source>peak / (1 + band)</source>
        <translation>Spitze / (1 + Band)</translation>
    </message>
    <message>
        <source>peak / (1 − band)</source>
        <translation>Spitze / (1 − Band)</translation>
    </message>
    <message>
        <source>peak / 2: the sheet states none of this precision</source>
        <translation>Spitze / 2: das Datenblatt nennt keine dieser Genauigkeit</translation>
    </message>
    <message>
        <source>peak bytes per logit</source>
        <translation>Spitzenbytes je Logit</translation>
    </message>
    <message>
        <source>peak memory</source>
        <translation>Spitzenspeicher</translation>
    </message>
    <message>
        <source>peak memory, GiB</source>
        <translation>Spitzenspeicher, GiB</translation>
    </message>
    <message>
        <source>peak of the cross-entropy</source>
        <translation>Spitze der Kreuzentropie</translation>
    </message>
    <message>
        <source>peak of the worst stage</source>
        <translation>Spitze der schlechtesten Stufe</translation>
    </message>
    <message>
        <source>peak that a kernel written before Blackwell can use</source>
        <translation>Spitze, die ein vor Blackwell geschriebener Kernel nutzen kann</translation>
    </message>
    <message>
        <source>peak ≤ capacity</source>
        <translation>Spitze ≤ Kapazität</translation>
    </message>
    <message>
        <source>peers of the two nodes add up half a shard each</source>
        <translation>Partner der zwei Knoten summieren je einen halben Shard</translation>
    </message>
    <message>
        <source>peers of the two nodes give each other the finished half</source>
        <translation>Partner der zwei Knoten geben einander die fertige Hälfte</translation>
    </message>
    <message>
        <source>per 10⁶ tokens</source>
        <translation>je 10⁶ Token</translation>
    </message>
    <message>
        <source>per GPU · GPUs</source>
        <translation>je GPU · GPUs</translation>
    </message>
    <message>
        <source>per domain</source>
        <translation>je Domäne</translation>
    </message>
    <message>
        <source>per expert</source>
        <translation>je Experte</translation>
    </message>
    <message>
        <source>percent</source>
        <translation>Prozent</translation>
    </message>
    <message>
        <source>perfect: all have the same work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pipeline</source>
        <translation>Pipeline</translation>
    </message>
    <message>
        <source>pipeline bubble</source>
        <translation>Leerlauf der Pipeline</translation>
    </message>
    <message>
        <source>pipeline parallel</source>
        <translation>pipelineparallel</translation>
    </message>
    <message>
        <source>pipeline parallelism</source>
        <translation>Pipelineparallelität</translation>
    </message>
    <message>
        <source>pipeline rank</source>
        <translation>Pipeline-Rang</translation>
    </message>
    <message>
        <source>pipeline rank %1</source>
        <translation>Pipeline-Rang %1</translation>
    </message>
    <message>
        <source>pipeline rank r</source>
        <translation>Pipeline-Rang r</translation>
    </message>
    <message>
        <source>pipeline rank that ends last</source>
        <translation>Pipeline-Rang, der zuletzt endet</translation>
    </message>
    <message>
        <source>pipeline rank that is busy longest</source>
        <translation>Pipeline-Rang, der am längsten beschäftigt ist</translation>
    </message>
    <message>
        <source>pipeline ranks p</source>
        <translation>Pipeline-Ränge p</translation>
    </message>
    <message>
        <source>pipeline stages</source>
        <translation>Pipeline-Stufen</translation>
    </message>
    <message>
        <source>place the rank's next block; with Shift of its second chunk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>plan against its own rules, not counted</source>
        <translation>Plan gegen seine eigenen Regeln, nicht gezählt</translation>
    </message>
    <message>
        <source>plans</source>
        <translation>Pläne</translation>
    </message>
    <message>
        <source>plays; a step back; a step forward</source>
        <translation>spielt ab; ein Schritt zurück; ein Schritt vor</translation>
    </message>
    <message>
        <source>point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>power of one GPU</source>
        <translation>Leistung einer GPU</translation>
    </message>
    <message>
        <source>pp; for zb1p-interleaved m / max(1, floor(m / p))</source>
        <translation>pp; bei zb1p-interleaved m / max(1, floor(m / p))</translation>
    </message>
    <message>
        <source>price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>price %1</source>
        <translation>Preis %1</translation>
    </message>
    <message>
        <source>price of 10⁶ tokens</source>
        <translation>Preis von 10⁶ Token</translation>
    </message>
    <message>
        <source>price of a GPU hour</source>
        <translation>Preis einer GPU-Stunde</translation>
    </message>
    <message>
        <source>printed formula</source>
        <translation>gedruckte Formel</translation>
    </message>
    <message>
        <source>printed in</source>
        <translation>gedruckt in</translation>
    </message>
    <message>
        <source>printed time, complete configuration</source>
        <translation>gedruckte Zeit, vollständige Konfiguration</translation>
    </message>
    <message>
        <source>profiler</source>
        <translation>Profiler</translation>
    </message>
    <message>
        <source>projections of q, k, v and of the output, up, down, two norms</source>
        <translation>Projektionen von q, k, v und der Ausgabe, aufwärts, abwärts, zwei Normen</translation>
    </message>
    <message>
        <source>pure bf16</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pure data parallelism</source>
        <translation>reine Datenparallelität</translation>
    </message>
    <message>
        <source>put in</source>
        <translation>eingesetzt</translation>
    </message>
    <message>
        <source>qkv</source>
        <translation>qkv</translation>
    </message>
    <message>
        <source>queries</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>queries + keys + values</source>
        <translation>Anfragen + Schlüssel + Werte</translation>
    </message>
    <message>
        <source>queries of rank ↓</source>
        <translation>Anfragen von Rang ↓</translation>
    </message>
    <message>
        <source>query and key width on this rank</source>
        <translation>Breite von Anfrage und Schlüssel auf diesem Rang</translation>
    </message>
    <message>
        <source>query and output width on this rank</source>
        <translation>Breite von Anfrage und Ausgabe auf diesem Rang</translation>
    </message>
    <message>
        <source>query heads a</source>
        <translation>Anfrageköpfe a</translation>
    </message>
    <message>
        <source>query heads of this rank</source>
        <translation>Anfrageköpfe dieses Rangs</translation>
    </message>
    <message>
        <source>query up</source>
        <translation>Anfrage aufwärts</translation>
    </message>
    <message>
        <source>query width + key width</source>
        <translation>Breite der Anfrage + Breite des Schlüssels</translation>
    </message>
    <message>
        <source>query width + output width</source>
        <translation>Breite der Anfrage + Breite der Ausgabe</translation>
    </message>
    <message>
        <source>query width on this rank</source>
        <translation>Breite der Anfrage auf diesem Rang</translation>
    </message>
    <message>
        <source>query, key, value</source>
        <translation>Anfrage, Schlüssel, Wert</translation>
    </message>
    <message>
        <source>ran out of memory</source>
        <translation>Speicher ging aus</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>Rang %1</translation>
    </message>
    <message>
        <source>rank %1 computes</source>
        <translation>Rang %1 rechnet</translation>
    </message>
    <message>
        <source>rank %1 …</source>
        <translation>Rang %1 …</translation>
    </message>
    <message>
        <source>rank %1, GPU %2, %3 %4: %5 tokens, %6 times the mean</source>
        <translation>Rang %1, GPU %2, %3 %4: %5 Token, das %6-fache des Mittels</translation>
    </message>
    <message>
        <source>rank %1, step %2: keys of rank %3 (%4), %5 of all causal work; </source>
        <translation>Rang %1, Schritt %2: Schlüssel von Rang %3 (%4), %5 der gesamten kausalen Arbeit; </translation>
    </message>
    <message>
        <source>rank %1: %2 of all causal work; computes %3</source>
        <translation>Rang %1: %2 der gesamten kausalen Arbeit; rechnet %3</translation>
    </message>
    <message>
        <source>rank %1: %2 of all causal work; computes %3 of %4</source>
        <translation>Rang %1: %2 der gesamten kausalen Arbeit; rechnet %3 von %4</translation>
    </message>
    <message>
        <source>rank %1; hatched: what the transfer takes beyond its computation</source>
        <translation>Rang %1; schraffiert: was die Übertragung über sein Rechnen hinaus dauert</translation>
    </message>
    <message>
        <source>rank order</source>
        <translation>Rangordnung</translation>
    </message>
    <message>
        <source>ranks</source>
        <translation>Ränge</translation>
    </message>
    <message>
        <source>ranks at which the constant is known</source>
        <translation>Ränge, bei denen die Konstante bekannt ist</translation>
    </message>
    <message>
        <source>ranks in the order %1; the plan has another.</source>
        <translation>Ränge in der Ordnung %1; der Plan hat eine andere.</translation>
    </message>
    <message>
        <source>ranks of a shard</source>
        <translation>Ränge eines Shards</translation>
    </message>
    <message>
        <source>ranks of the group</source>
        <translation>Ränge der Gruppe</translation>
    </message>
    <message>
        <source>ranks on other islands</source>
        <translation>Ränge auf anderen Inseln</translation>
    </message>
    <message>
        <source>ranks over which key/value heads are cut</source>
        <translation>Ränge, über die Schlüssel-Wert-Köpfe geteilt sind</translation>
    </message>
    <message>
        <source>ranks that the experts are on, all within one node</source>
        <translation>Ränge, auf denen die Experten sind, alle in einem Knoten</translation>
    </message>
    <message>
        <source>ranks there / n</source>
        <translation>Ränge dort / n</translation>
    </message>
    <message>
        <source>ranks there · one message</source>
        <translation>Ränge dort · eine Nachricht</translation>
    </message>
    <message>
        <source>ranks with the same dense weights</source>
        <translation>Ränge mit denselben dichten Gewichten</translation>
    </message>
    <message>
        <source>rate at 4,096 tokens</source>
        <translation>Rate bei 4.096 Token</translation>
    </message>
    <message>
        <source>rate at 4,096 tokens · share of this sequence</source>
        <translation>Rate bei 4.096 Token · Anteil dieser Sequenz</translation>
    </message>
    <message>
        <source>rate of a collective beside compute</source>
        <translation>Rate eines Kollektivs neben Rechnen</translation>
    </message>
    <message>
        <source>rate of a grouped multiply</source>
        <translation>Rate einer gruppierten Multiplikation</translation>
    </message>
    <message>
        <source>rate of a large multiply</source>
        <translation>Rate einer großen Multiplikation</translation>
    </message>
    <message>
        <source>rate of a large multiply in 16 bit</source>
        <translation>Rate einer großen Multiplikation in 16 Bit</translation>
    </message>
    <message>
        <source>rate of the attention kernel</source>
        <translation>Rate des Attention-Kernels</translation>
    </message>
    <message>
        <source>rate of the experts' exchange</source>
        <translation>Rate des Austauschs der Experten</translation>
    </message>
    <message>
        <source>rate of the experts' exchange, own kernels</source>
        <translation>Rate des Austauschs der Experten, eigene Kernel</translation>
    </message>
    <message>
        <source>rate with heads of 64 or less</source>
        <translation>Rate mit Köpfen von 64 oder weniger</translation>
    </message>
    <message>
        <source>rate · factor</source>
        <translation>Rate · Faktor</translation>
    </message>
    <message>
        <source>rate · share</source>
        <translation>Rate · Anteil</translation>
    </message>
    <message>
        <source>rate · share of grouped kernels</source>
        <translation>Rate · Anteil gruppierter Kernel</translation>
    </message>
    <message>
        <source>read and written</source>
        <translation>gelesen und geschrieben</translation>
    </message>
    <message>
        <source>read and written, in this direction</source>
        <translation>gelesen und geschrieben, in dieser Richtung</translation>
    </message>
    <message>
        <source>read at this size, between or beyond the groups of ranks and islands that were measured</source>
        <translation>bei dieser Größe gelesen, zwischen oder jenseits der gemessenen Gruppen von Rängen und Inseln</translation>
    </message>
    <message>
        <source>read in NCCL's tables for these ranks and islands: the fastest way at this size</source>
        <translation>in den Tabellen von NCCL für diese Ränge und Inseln gelesen: der schnellste Weg bei dieser Größe</translation>
    </message>
    <message>
        <source>read-back of the routed counts</source>
        <translation>Zurücklesen der gerouteten Zahlen</translation>
    </message>
    <message>
        <source>reading takes as long as writing</source>
        <translation>Lesen dauert so lange wie Schreiben</translation>
    </message>
    <message>
        <source>receiving overlaps computing</source>
        <translation>Empfangen überlappt Rechnen</translation>
    </message>
    <message>
        <source>recomputation</source>
        <translation>Neuberechnung</translation>
    </message>
    <message>
        <source>recomputation + input gradient + weight gradient</source>
        <translation>Neuberechnung + Eingabegradient + Gewichtsgradient</translation>
    </message>
    <message>
        <source>recompute</source>
        <translation>Neuberechnung</translation>
    </message>
    <message>
        <source>recompute %1</source>
        <translation>%1 neu rechnen</translation>
    </message>
    <message>
        <source>recompute_layers is {recompute_layers}, but Megatron counts recomputed layers only with full recomputation.</source>
        <translation>recompute_layers ist {recompute_layers}, aber Megatron zählt neu gerechnete Schichten nur bei voller Neuberechnung.</translation>
    </message>
    <message>
        <source>recompute_layers is {recompute_layers}, but only full recomputation counts layers: it has no effect.</source>
        <translation>recompute_layers ist {recompute_layers}, aber nur volle Neuberechnung zählt Schichten: es hat keine Wirkung.</translation>
    </message>
    <message>
        <source>recompute_layers is {recompute_layers}, more than the model's {layers} layers: every layer of a stage is recomputed.</source>
        <translation>recompute_layers ist {recompute_layers}, mehr als die {layers} Schichten des Modells: jede Schicht einer Stufe wird neu gerechnet.</translation>
    </message>
    <message>
        <source>recompute_modules names what selective recompute computes again, but recompute is not selective.</source>
        <translation>recompute_modules nennt, was selektive Neuberechnung neu rechnet, aber recompute ist nicht selective.</translation>
    </message>
    <message>
        <source>recomputed in one layer, of a micro-batch</source>
        <translation>in einer Schicht neu gerechnet, eines Mikro-Batches</translation>
    </message>
    <message>
        <source>recomputed in one {} layer</source>
        <translation>in einer {}-Schicht neu gerechnet</translation>
    </message>
    <message>
        <source>recomputed in the {} layers</source>
        <translation>in den {}-Schichten neu gerechnet</translation>
    </message>
    <message>
        <source>recomputing more never holds more</source>
        <translation>mehr neu zu rechnen hält nie mehr</translation>
    </message>
    <message>
        <source>reduce gradients</source>
        <translation>Gradienten reduzieren</translation>
    </message>
    <message>
        <source>reduce over the copies</source>
        <translation>über die Kopien reduzieren</translation>
    </message>
    <message>
        <source>reduce-scatter</source>
        <translation>Reduce-Scatter</translation>
    </message>
    <message>
        <source>reduce-scatter and all-gather, counted under TP</source>
        <translation>Reduce-Scatter und All-Gather, unter TP gezählt</translation>
    </message>
    <message>
        <source>reducing gradients</source>
        <translation>Reduzieren der Gradienten</translation>
    </message>
    <message>
        <source>reducing this rank's gradients</source>
        <translation>Reduzieren der Gradienten dieses Rangs</translation>
    </message>
    <message>
        <source>reduction after the last block</source>
        <translation>Reduktion nach dem letzten Block</translation>
    </message>
    <message>
        <source>reduction beside the backward</source>
        <translation>Reduktion neben dem Backward</translation>
    </message>
    <message>
        <source>reduction − what is exposed of it</source>
        <translation>Reduktion − was davon ungedeckt ist</translation>
    </message>
    <message>
        <source>remark</source>
        <translation>Bemerkung</translation>
    </message>
    <message>
        <source>replica</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reserved by the framework</source>
        <translation>vom Framework reserviert</translation>
    </message>
    <message>
        <source>residual after attention</source>
        <translation>Residuum nach der Attention</translation>
    </message>
    <message>
        <source>residual after feed-forward</source>
        <translation>Residuum nach dem Feed-Forward</translation>
    </message>
    <message>
        <source>restart time</source>
        <translation>Neustartzeit</translation>
    </message>
    <message>
        <source>reveal the answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ring attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ring of sends</source>
        <translation>Ring von Sendungen</translation>
    </message>
    <message>
        <source>ring-flash-attention</source>
        <translation>ring-flash-attention</translation>
    </message>
    <message>
        <source>roofline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>room / capacity</source>
        <translation>Platz / Kapazität</translation>
    </message>
    <message>
        <source>room above that of the least slack</source>
        <translation>Platz über dem der kleinsten Reserve</translation>
    </message>
    <message>
        <source>room above which there is all slack</source>
        <translation>Platz, über dem alle Reserve da ist</translation>
    </message>
    <message>
        <source>room below which there is the least slack</source>
        <translation>Platz, unter dem die kleinste Reserve da ist</translation>
    </message>
    <message>
        <source>room beside what is allocated</source>
        <translation>Platz neben dem Belegten</translation>
    </message>
    <message>
        <source>room between least and all slack</source>
        <translation>Platz zwischen kleinster und voller Reserve</translation>
    </message>
    <message>
        <source>room share − 0.03</source>
        <translation>Platzanteil − 0,03</translation>
    </message>
    <message>
        <source>room, of the capacity</source>
        <translation>Platz, an der Kapazität</translation>
    </message>
    <message>
        <source>rotary</source>
        <translation>Rotary</translation>
    </message>
    <message>
        <source>rotary embedding</source>
        <translation>Rotary-Einbettung</translation>
    </message>
    <message>
        <source>rotated head size of queries and keys</source>
        <translation>rotierte Kopfgröße von Anfragen und Schlüsseln</translation>
    </message>
    <message>
        <source>rotated queries and keys</source>
        <translation>rotierte Anfragen und Schlüssel</translation>
    </message>
    <message>
        <source>rounded down</source>
        <translation>abgerundet</translation>
    </message>
    <message>
        <source>rounded up</source>
        <translation>aufgerundet</translation>
    </message>
    <message>
        <source>rounds of p micro-batches</source>
        <translation>Runden von p Mikro-Batches</translation>
    </message>
    <message>
        <source>rounds, at least one</source>
        <translation>Runden, mindestens eine</translation>
    </message>
    <message>
        <source>routed experts of {} on this rank</source>
        <translation>geroutete Experten von {} auf diesem Rang</translation>
    </message>
    <message>
        <source>routed experts on this rank / GPUs that share a shard of them</source>
        <translation>geroutete Experten auf diesem Rang / GPUs, die einen Shard davon teilen</translation>
    </message>
    <message>
        <source>routed experts' parameters of a bucket</source>
        <translation>Parameter gerouteter Experten eines Buckets</translation>
    </message>
    <message>
        <source>routed experts' parameters of one shard</source>
        <translation>Parameter gerouteter Experten eines Shards</translation>
    </message>
    <message>
        <source>routed experts' parameters on this rank</source>
        <translation>Parameter gerouteter Experten auf diesem Rang</translation>
    </message>
    <message>
        <source>routed experts' parameters that go together</source>
        <translation>Parameter gerouteter Experten, die zusammen gehen</translation>
    </message>
    <message>
        <source>router</source>
        <translation>Router</translation>
    </message>
    <message>
        <source>router logits and probabilities</source>
        <translation>Logits und Wahrscheinlichkeiten des Routers</translation>
    </message>
    <message>
        <source>row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>row cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row sends to column; framed: in this step</source>
        <translation>Zeile sendet an Spalte; gerahmt: in diesem Schritt</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>rows (outputs)</source>
        <translation>Zeilen (Ausgaben)</translation>
    </message>
    <message>
        <source>rows / etp</source>
        <translation>Zeilen / etp</translation>
    </message>
    <message>
        <source>rows / experts on this rank</source>
        <translation>Zeilen / Experten auf diesem Rang</translation>
    </message>
    <message>
        <source>rows down, columns across; filled: of one rank</source>
        <translation>Zeilen abwärts, Spalten quer; gefüllt: eines Rangs</translation>
    </message>
    <message>
        <source>rows m</source>
        <translation>Zeilen m</translation>
    </message>
    <message>
        <source>rows m with the tiles' padding</source>
        <translation>Zeilen m mit der Auffüllung der Kacheln</translation>
    </message>
    <message>
        <source>rows of a grouped multiply lost per expert</source>
        <translation>je Experte verlorene Zeilen einer gruppierten Multiplikation</translation>
    </message>
    <message>
        <source>rows of all experts on this rank</source>
        <translation>Zeilen aller Experten auf diesem Rang</translation>
    </message>
    <message>
        <source>rows of one expert</source>
        <translation>Zeilen eines Experten</translation>
    </message>
    <message>
        <source>rows of the experts of this rank, of %1</source>
        <translation>Zeilen der Experten dieses Rangs, von %1</translation>
    </message>
    <message>
        <source>rows of this rank's own tokens</source>
        <translation>Zeilen der eigenen Token dieses Rangs</translation>
    </message>
    <message>
        <source>rows that this rank's experts receive</source>
        <translation>Zeilen, die die Experten dieses Rangs empfangen</translation>
    </message>
    <message>
        <source>rows · depth · count</source>
        <translation>Zeilen · Tiefe · Anzahl</translation>
    </message>
    <message>
        <source>rows · features</source>
        <translation>Zeilen · Merkmale</translation>
    </message>
    <message>
        <source>rows × columns × copies</source>
        <translation>Zeilen × Spalten × Kopien</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>rule of thumb</source>
        <translation>Faustregel</translation>
    </message>
    <message>
        <source>rule of thumb: 10 : 1 or more</source>
        <translation>Faustregel: 10 : 1 oder mehr</translation>
    </message>
    <message>
        <source>rules of %1</source>
        <translation>Regeln von %1</translation>
    </message>
    <message>
        <source>rules of adapters, fitted on AWS p5 with 2 to 16 nodes (Smol Training Playbook)</source>
        <translation>Regeln der Adapter, angepasst an AWS p5 mit 2 bis 16 Knoten (Smol Training Playbook)</translation>
    </message>
    <message>
        <source>rules of links and adapters</source>
        <translation>Regeln der Verbindungen und Adapter</translation>
    </message>
    <message>
        <source>run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>rung</source>
        <translation>Sprosse</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>s / 2; with a window w: w − w² / (2 · s), in blocks w / 2</source>
        <translation>s / 2; mit einem Fenster w: w − w² / (2 · s), in Blöcken w / 2</translation>
    </message>
    <message>
        <source>scale × quantile of the errors</source>
        <translation>Maßstab × Quantil der Fehler</translation>
    </message>
    <message>
        <source>scaled casts of a multiply's input</source>
        <translation>skalierte Umwandlungen der Eingabe einer Multiplikation</translation>
    </message>
    <message>
        <source>scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>schedule</source>
        <translation>Zeitplan</translation>
    </message>
    <message>
        <source>schedule alone</source>
        <translation>nur Zeitplan</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>scores of later tokens</source>
        <translation>Scores späterer Token</translation>
    </message>
    <message>
        <source>scores of later tokens in one {} layer</source>
        <translation>Scores späterer Token in einer {}-Schicht</translation>
    </message>
    <message>
        <source>scores of later tokens in the {} layers</source>
        <translation>Scores späterer Token in den {}-Schichten</translation>
    </message>
    <message>
        <source>scores that kernels between the multiplies move</source>
        <translation>Scores, die Kernel zwischen den Multiplikationen bewegen</translation>
    </message>
    <message>
        <source>scores that the multiplies write and read</source>
        <translation>Scores, die die Multiplikationen schreiben und lesen</translation>
    </message>
    <message>
        <source>scores · ε</source>
        <translation>Scores · ε</translation>
    </message>
    <message>
        <source>second half of the queries</source>
        <translation>zweite Hälfte der Anfragen</translation>
    </message>
    <message>
        <source>seconds beside compute</source>
        <translation>Sekunden neben Rechnen</translation>
    </message>
    <message>
        <source>seconds of a day</source>
        <translation>Sekunden eines Tages</translation>
    </message>
    <message>
        <source>seconds of all pipeline ranks / (p · step)</source>
        <translation>Sekunden aller Pipeline-Ränge / (p · Schritt)</translation>
    </message>
    <message>
        <source>seconds of an hour</source>
        <translation>Sekunden einer Stunde</translation>
    </message>
    <message>
        <source>seconds of one · buckets</source>
        <translation>Sekunden eines · Buckets</translation>
    </message>
    <message>
        <source>seconds of one · count</source>
        <translation>Sekunden eines · Anzahl</translation>
    </message>
    <message>
        <source>seconds per rank · t · wait for the slowest host</source>
        <translation>Sekunden je Rang · t · Warten auf den langsamsten Host</translation>
    </message>
    <message>
        <source>seconds per step</source>
        <translation>Sekunden je Schritt</translation>
    </message>
    <message>
        <source>seconds that the compute stream waits</source>
        <translation>Sekunden, die der Rechenstrom wartet</translation>
    </message>
    <message>
        <source>seconds · exposed share; Megatron-DeepSpeed: seconds + the ranks' wait for one another</source>
        <translation>Sekunden · ungedeckter Anteil; Megatron-DeepSpeed: Sekunden + das Warten der Ränge aufeinander</translation>
    </message>
    <message>
        <source>seconds − exposed</source>
        <translation>Sekunden − ungedeckt</translation>
    </message>
    <message>
        <source>seconds − what it hides</source>
        <translation>Sekunden − was es verdeckt</translation>
    </message>
    <message>
        <source>see the findings</source>
        <translation>siehe die Befunde</translation>
    </message>
    <message>
        <source>seen host times of published runs</source>
        <translation>gesehene Hostzeiten veröffentlichter Läufe</translation>
    </message>
    <message>
        <source>selective recomputation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>send and receive</source>
        <translation>Senden und Empfangen</translation>
    </message>
    <message>
        <source>send/receive</source>
        <translation>Senden/Empfangen</translation>
    </message>
    <message>
        <source>sending beyond the pass</source>
        <translation>Senden über den Durchgang hinaus</translation>
    </message>
    <message>
        <source>sending them</source>
        <translation>sie senden</translation>
    </message>
    <message>
        <source>sending − the pass</source>
        <translation>Senden − der Durchgang</translation>
    </message>
    <message>
        <source>sends</source>
        <translation>sendet</translation>
    </message>
    <message>
        <source>sends %1</source>
        <translation>sendet %1</translation>
    </message>
    <message>
        <source>sent a step</source>
        <translation>gesendet je Schritt</translation>
    </message>
    <message>
        <source>sent by each rank</source>
        <translation>von jedem Rang gesendet</translation>
    </message>
    <message>
        <source>sent in all</source>
        <translation>insgesamt gesendet</translation>
    </message>
    <message>
        <source>sent so far</source>
        <translation>bisher gesendet</translation>
    </message>
    <message>
        <source>sent so far: %1</source>
        <translation>bisher gesendet: %1</translation>
    </message>
    <message>
        <source>sent to a neighbouring stage</source>
        <translation>an eine Nachbarstufe gesendet</translation>
    </message>
    <message>
        <source>sent, %1</source>
        <translation>gesendet, %1</translation>
    </message>
    <message>
        <source>sent: %1</source>
        <translation>gesendet: %1</translation>
    </message>
    <message>
        <source>sequence</source>
        <translation>Sequenz</translation>
    </message>
    <message>
        <source>sequence length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sequence length s</source>
        <translation>Sequenzlänge s</translation>
    </message>
    <message>
        <source>sequence length, the batch's tokens held</source>
        <translation>Sequenzlänge, die Token des Batches festgehalten</translation>
    </message>
    <message>
        <source>sequence parallelism</source>
        <translation>Sequenzparallelität</translation>
    </message>
    <message>
        <source>sequence parallelism gathers the head's input</source>
        <translation>Sequenzparallelität sammelt die Eingabe des Kopfs</translation>
    </message>
    <message>
        <source>sequence parallelism gathers them again</source>
        <translation>Sequenzparallelität sammelt sie noch einmal</translation>
    </message>
    <message>
        <source>sequence parallelism: Korthikanti et al. 2022 (arXiv 2205.05198), section 4.2.2</source>
        <translation>Sequenzparallelität: Korthikanti et al. 2022 (arXiv 2205.05198), Abschnitt 4.2.2</translation>
    </message>
    <message>
        <source>sequences</source>
        <translation>Sequenzen</translation>
    </message>
    <message>
        <source>set %1</source>
        <translation>%1 setzen</translation>
    </message>
    <message>
        <source>seven of ten unseen runs like this were within 12 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven of ten unseen runs: an error is (estimated − measured) / measured</source>
        <translation>sieben von zehn ungesehenen Läufen: ein Fehler ist (geschätzt − gemessen) / gemessen</translation>
    </message>
    <message>
        <source>several chunks a rank: the pipeline fills and drains faster</source>
        <translation>mehrere Abschnitte je Rang: die Pipeline füllt und leert sich schneller</translation>
    </message>
    <message>
        <source>shapes of one rank</source>
        <translation>Formen eines Rangs</translation>
    </message>
    <message>
        <source>shard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shard_group is {shard_group}, but nothing is sharded at ZeRO stage 0: it has no effect.</source>
        <translation>shard_group ist {shard_group}, aber bei ZeRO-Stufe 0 wird nichts geteilt: es hat keine Wirkung.</translation>
    </message>
    <message>
        <source>sharding</source>
        <translation>Sharding</translation>
    </message>
    <message>
        <source>shards of %1 ranks</source>
        <translation>Shards von %1 Rängen</translation>
    </message>
    <message>
        <source>share / time beside one scale per tensor</source>
        <translation>Anteil / Zeit neben einer Skala je Tensor</translation>
    </message>
    <message>
        <source>share for other islands</source>
        <translation>Anteil für andere Inseln</translation>
    </message>
    <message>
        <source>share for other ranks of the island</source>
        <translation>Anteil für andere Ränge der Insel</translation>
    </message>
    <message>
        <source>share kept · ε · n · h</source>
        <translation>behaltener Anteil · ε · n · h</translation>
    </message>
    <message>
        <source>share of a long sequence's rate</source>
        <translation>Anteil an der Rate einer langen Sequenz</translation>
    </message>
    <message>
        <source>share of all</source>
        <translation>Anteil an allem</translation>
    </message>
    <message>
        <source>share of later tokens</source>
        <translation>Anteil späterer Token</translation>
    </message>
    <message>
        <source>share of others ^ k</source>
        <translation>Anteil der anderen ^ k</translation>
    </message>
    <message>
        <source>share of the activations sent to the host</source>
        <translation>Anteil der zum Host gesendeten Aktivierungen</translation>
    </message>
    <message>
        <source>share of the experts on one node (within a node: one rank)</source>
        <translation>Anteil der Experten auf einem Knoten (innerhalb eines Knotens: einem Rang)</translation>
    </message>
    <message>
        <source>share of the experts on the others</source>
        <translation>Anteil der Experten auf den anderen</translation>
    </message>
    <message>
        <source>share of the micro-batches that pass this rank in this direction</source>
        <translation>Anteil der Mikro-Batches, die diesen Rang in dieser Richtung passieren</translation>
    </message>
    <message>
        <source>share of the peak with these scales</source>
        <translation>Anteil an der Spitze mit diesen Skalen</translation>
    </message>
    <message>
        <source>share of the roof: %1</source>
        <translation>Anteil am Dach: %1</translation>
    </message>
    <message>
        <source>share of the slack above the least</source>
        <translation>Anteil der Reserve über der kleinsten</translation>
    </message>
    <message>
        <source>share of the usual slack that there is room for</source>
        <translation>Anteil der üblichen Reserve, für den Platz ist</translation>
    </message>
    <message>
        <source>share of the wall clock: failures</source>
        <translation>Anteil der verstrichenen Zeit: Ausfälle</translation>
    </message>
    <message>
        <source>share of the wall clock: waiting for checkpoints</source>
        <translation>Anteil der verstrichenen Zeit: Warten auf Checkpoints</translation>
    </message>
    <message>
        <source>share of work</source>
        <translation>Anteil der Arbeit</translation>
    </message>
    <message>
        <source>share outside the CUDA graph</source>
        <translation>Anteil außerhalb des CUDA-Graphen</translation>
    </message>
    <message>
        <source>share that other ranks have</source>
        <translation>Anteil, den andere Ränge haben</translation>
    </message>
    <message>
        <source>share that runs again</source>
        <translation>Anteil, der noch einmal läuft</translation>
    </message>
    <message>
        <source>share that stays on the device</source>
        <translation>Anteil, der auf dem Gerät bleibt</translation>
    </message>
    <message>
        <source>share · both ways</source>
        <translation>Anteil · beide Richtungen</translation>
    </message>
    <message>
        <source>share · forward</source>
        <translation>Anteil · Forward</translation>
    </message>
    <message>
        <source>share · seconds</source>
        <translation>Anteil · Sekunden</translation>
    </message>
    <message>
        <source>shared experts down</source>
        <translation>gemeinsame Experten abwärts</translation>
    </message>
    <message>
        <source>shared experts up</source>
        <translation>gemeinsame Experten aufwärts</translation>
    </message>
    <message>
        <source>shared experts’ activation</source>
        <translation>Aktivierung der gemeinsamen Experten</translation>
    </message>
    <message>
        <source>short</source>
        <translation>kurz</translation>
    </message>
    <message>
        <source>short causal sequences waste more of their tiles</source>
        <translation>kurze kausale Sequenzen verschwenden mehr ihrer Kacheln</translation>
    </message>
    <message>
        <source>shorter</source>
        <translation>kürzer</translation>
    </message>
    <message>
        <source>show a compared scenario</source>
        <translation>ein verglichenes Szenario zeigen</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>gezeigt</translation>
    </message>
    <message>
        <source>shows it</source>
        <translation>zeigt es</translation>
    </message>
    <message>
        <source>signals</source>
        <translation>Signale</translation>
    </message>
    <message>
        <source>signals only</source>
        <translation>nur Signale</translation>
    </message>
    <message>
        <source>simulated in the order of {}</source>
        <translation>simuliert in der Reihenfolge von {}</translation>
    </message>
    <message>
        <source>size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>size / bandwidth</source>
        <translation>Größe / Bandbreite</translation>
    </message>
    <message>
        <source>size / ranks that share it</source>
        <translation>Größe / Ränge, die sie teilen</translation>
    </message>
    <message>
        <source>size among the replicas of a shard</source>
        <translation>Größe unter den Replikaten eines Shards</translation>
    </message>
    <message>
        <source>size as nccl-tests states it</source>
        <translation>Größe, wie nccl-tests sie angibt</translation>
    </message>
    <message>
        <source>size of a query and of a key d_qk</source>
        <translation>Größe einer Anfrage und eines Schlüssels d_qk</translation>
    </message>
    <message>
        <source>size of a value d_v</source>
        <translation>Größe eines Werts d_v</translation>
    </message>
    <message>
        <source>size · bus factor</source>
        <translation>Größe · Busfaktor</translation>
    </message>
    <message>
        <source>size · copies</source>
        <translation>Größe · Kopien</translation>
    </message>
    <message>
        <source>size · share</source>
        <translation>Größe · Anteil</translation>
    </message>
    <message>
        <source>sizes of scores and values</source>
        <translation>Größen von Scores und Werten</translation>
    </message>
    <message>
        <source>slowdown of compute beside a collective</source>
        <translation>Verlangsamung des Rechnens neben einem Kollektiv</translation>
    </message>
    <message>
        <source>slowed down by its memory traffic</source>
        <translation>durch seinen Speicherverkehr verlangsamt</translation>
    </message>
    <message>
        <source>slower beside collectives</source>
        <translation>langsamer neben Kollektiven</translation>
    </message>
    <message>
        <source>slowest</source>
        <translation>langsamste</translation>
    </message>
    <message>
        <source>smaller micro-batches</source>
        <translation>kleinere Mikro-Batches</translation>
    </message>
    <message>
        <source>softmax of one micro-batch</source>
        <translation>Softmax eines Mikro-Batches</translation>
    </message>
    <message>
        <source>softmax of the scores</source>
        <translation>Softmax der Scores</translation>
    </message>
    <message>
        <source>softmax, mask and dropout pass through memory</source>
        <translation>Softmax, Maske und Dropout gehen durch den Speicher</translation>
    </message>
    <message>
        <source>some fields assumed</source>
        <translation>einige Felder angenommen</translation>
    </message>
    <message>
        <source>sorting tokens by their experts</source>
        <translation>Token nach ihren Experten sortieren</translation>
    </message>
    <message>
        <source>source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>stage %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>stage with the largest total</source>
        <translation>Stufe mit der größten Summe</translation>
    </message>
    <message>
        <source>stage_layers has {entries} entries, but pp {pp} with this schedule makes {virtual_stages} stages: one entry is needed for each.</source>
        <translation>stage_layers hat {entries} Einträge, aber pp {pp} mit diesem Zeitplan macht {virtual_stages} Stufen: für jede ist ein Eintrag nötig.</translation>
    </message>
    <message>
        <source>stage_layers places {sum} layers, but the model has {layers}.</source>
        <translation>stage_layers verteilt {sum} Schichten, aber das Modell hat {layers}.</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>Standardeingabe</translation>
    </message>
    <message>
        <source>standing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>start + steady</source>
        <translation>Beginn + stetig</translation>
    </message>
    <message>
        <source>start of a kernel</source>
        <translation>Start eines Kernels</translation>
    </message>
    <message>
        <source>start of a matrix multiply</source>
        <translation>Start einer Matrixmultiplikation</translation>
    </message>
    <message>
        <source>starting points</source>
        <translation>Ausgangspunkte</translation>
    </message>
    <message>
        <source>states are read and written</source>
        <translation>Zustände werden gelesen und geschrieben</translation>
    </message>
    <message>
        <source>steady part</source>
        <translation>stetiger Teil</translation>
    </message>
    <message>
        <source>step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step %1%2 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step time</source>
        <translation>Schrittzeit</translation>
    </message>
    <message>
        <source>step time, s</source>
        <translation>Schrittzeit, s</translation>
    </message>
    <message>
        <source>steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steps between the first and the last</source>
        <translation>Schritte zwischen dem ersten und dem letzten</translation>
    </message>
    <message>
        <source>steps with other ranks' keys</source>
        <translation>Schritte mit Schlüsseln anderer Ränge</translation>
    </message>
    <message>
        <source>storage bandwidth per GPU</source>
        <translation>Speicherbandbreite je GPU</translation>
    </message>
    <message>
        <source>storing a checkpoint</source>
        <translation>Speichern eines Checkpoints</translation>
    </message>
    <message>
        <source>strategy</source>
        <translation>Strategie</translation>
    </message>
    <message>
        <source>strictly causal</source>
        <translation>streng kausal</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>sum of its group</source>
        <translation>Summe seiner Gruppe</translation>
    </message>
    <message>
        <source>sum of the links after step %1</source>
        <translation>Summe der Verbindungen nach Schritt %1</translation>
    </message>
    <message>
        <source>sum of those links</source>
        <translation>Summe dieser Verbindungen</translation>
    </message>
    <message>
        <source>synchronous checkpoints</source>
        <translation>synchrone Checkpoints</translation>
    </message>
    <message>
        <source>t, unless stated</source>
        <translation>t, wenn nicht angegeben</translation>
    </message>
    <message>
        <source>take over a pipeline schedule</source>
        <translation>einen Pipeline-Zeitplan übernehmen</translation>
    </message>
    <message>
        <source>take over a plan of the advice</source>
        <translation>einen Plan des Rats übernehmen</translation>
    </message>
    <message>
        <source>take over a plan of the search</source>
        <translation>einen Plan der Suche übernehmen</translation>
    </message>
    <message>
        <source>take over the best plan</source>
        <translation>den besten Plan übernehmen</translation>
    </message>
    <message>
        <source>take the last block back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taken</source>
        <translation>befolgt</translation>
    </message>
    <message>
        <source>target batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>temporaries of the optimizer's step</source>
        <translation>Zwischenspeicher des Optimiererschritts</translation>
    </message>
    <message>
        <source>temporary</source>
        <translation>vorübergehend</translation>
    </message>
    <message>
        <source>tensor and pipeline parallelism</source>
        <translation>Tensor- und Pipelineparallelität</translation>
    </message>
    <message>
        <source>tensor parallel</source>
        <translation>tensorparallel</translation>
    </message>
    <message>
        <source>tensor parallelism</source>
        <translation>Tensorparallelität</translation>
    </message>
    <message>
        <source>tensor parallelism across nodes: TP 16</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor parallelism alone</source>
        <translation>nur Tensorparallelität</translation>
    </message>
    <message>
        <source>tensor parallelism and ZeRO-3</source>
        <translation>Tensorparallelität und ZeRO-3</translation>
    </message>
    <message>
        <source>tensor parallelism and a deep pipeline</source>
        <translation>Tensorparallelität und eine tiefe Pipeline</translation>
    </message>
    <message>
        <source>tensor parallelism within the node</source>
        <translation>Tensorparallelität innerhalb des Knotens</translation>
    </message>
    <message>
        <source>tensor parallelism, ZeRO-2, pipeline</source>
        <translation>Tensorparallelität, ZeRO-2, Pipeline</translation>
    </message>
    <message>
        <source>tensor, pipeline and data parallelism</source>
        <translation>Tensor-, Pipeline- und Datenparallelität</translation>
    </message>
    <message>
        <source>tensor-parallel ranks</source>
        <translation>tensorparallele Ränge</translation>
    </message>
    <message>
        <source>tensor-parallel ranks over eight</source>
        <translation>tensorparallele Ränge über acht</translation>
    </message>
    <message>
        <source>tensor-parallel ranks squared</source>
        <translation>tensorparallele Ränge im Quadrat</translation>
    </message>
    <message>
        <source>tensor-parallel ranks t</source>
        <translation>tensorparallele Ränge t</translation>
    </message>
    <message>
        <source>tensor-parallel traffic exposed in backward</source>
        <translation>ungedeckter tensorparalleler Verkehr im Backward</translation>
    </message>
    <message>
        <source>tensor-parallel traffic exposed in backward, overlapped</source>
        <translation>ungedeckter tensorparalleler Verkehr im Backward, überlappt</translation>
    </message>
    <message>
        <source>tensor-parallel traffic exposed in forward</source>
        <translation>ungedeckter tensorparalleler Verkehr im Forward</translation>
    </message>
    <message>
        <source>tensor-parallel traffic exposed in forward, overlapped</source>
        <translation>ungedeckter tensorparalleler Verkehr im Forward, überlappt</translation>
    </message>
    <message>
        <source>tensors of a layer that come one by one</source>
        <translation>Tensoren einer Schicht, die einer nach dem anderen kommen</translation>
    </message>
    <message>
        <source>tensors of this rank's layers</source>
        <translation>Tensoren der Schichten dieses Rangs</translation>
    </message>
    <message>
        <source>tensors on this GPU</source>
        <translation>Tensoren auf dieser GPU</translation>
    </message>
    <message>
        <source>tensors that come one by one</source>
        <translation>Tensoren, die einer nach dem anderen kommen</translation>
    </message>
    <message>
        <source>term</source>
        <translation>Posten</translation>
    </message>
    <message>
        <source>that framework's default of that year</source>
        <translation>die Vorgabe jenes Frameworks in jenem Jahr</translation>
    </message>
    <message>
        <source>that of the pipeline rank whose last gradient is reduced last</source>
        <translation>die des Pipeline-Rangs, dessen letzter Gradient zuletzt reduziert ist</translation>
    </message>
    <message>
        <source>that of the stage with the largest total</source>
        <translation>die der Stufe mit der größten Summe</translation>
    </message>
    <message>
        <source>the GPU waits for the host</source>
        <translation>die GPU wartet auf den Host</translation>
    </message>
    <message>
        <source>the GPU waits for the host’s launches</source>
        <translation>die GPU wartet auf die Starts des Hosts</translation>
    </message>
    <message>
        <source>the JSON is nested too deeply; at most {0} levels are read</source>
        <translation>das JSON ist zu tief geschachtelt; höchstens {0} Ebenen werden gelesen</translation>
    </message>
    <message>
        <source>the Ultra-Scale Playbook's published nanotron benchmark</source>
        <translation>der veröffentlichte nanotron-Benchmark des Ultra-Scale Playbook</translation>
    </message>
    <message>
        <source>the Ultra-Scale Playbook's rule of thumb: 10 to 1</source>
        <translation>die Faustregel des Ultra-Scale Playbook: 10 zu 1</translation>
    </message>
    <message>
        <source>the activations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the all-gather</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the all-reduce</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the all-to-all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the attention core</source>
        <translation>der Kern der Attention</translation>
    </message>
    <message>
        <source>the backward on the GPU</source>
        <translation>das Backward auf der GPU</translation>
    </message>
    <message>
        <source>the backward pass of the cross-entropy reads it</source>
        <translation>das Backward der Kreuzentropie liest es</translation>
    </message>
    <message>
        <source>the best plan at each</source>
        <translation>der beste Plan bei jedem</translation>
    </message>
    <message>
        <source>the best that a short search has found</source>
        <translation>der beste, den eine kurze Suche fand</translation>
    </message>
    <message>
        <source>the block at the cursor</source>
        <translation>der Block am Zeiger</translation>
    </message>
    <message>
        <source>the block at work and the one that arrives</source>
        <translation>der Block bei der Arbeit und der, der ankommt</translation>
    </message>
    <message>
        <source>the boundary between two stages</source>
        <translation>die Grenze zwischen zwei Stufen</translation>
    </message>
    <message>
        <source>the built-in figures</source>
        <translation>die eingebauten Zahlen</translation>
    </message>
    <message>
        <source>the busiest rank does %1 of all causal work, the mean is %2</source>
        <translation>der am stärksten belastete Rang tut %1 der gesamten kausalen Arbeit, das Mittel ist %2</translation>
    </message>
    <message>
        <source>the byte recipe</source>
        <translation>das Byte-Rezept</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>die Zwischenablage</translation>
    </message>
    <message>
        <source>the compute stream is busy</source>
        <translation>der Rechenstrom ist beschäftigt</translation>
    </message>
    <message>
        <source>the compute stream waits for it</source>
        <translation>der Rechenstrom wartet darauf</translation>
    </message>
    <message>
        <source>the compute stream waits for {} collectives</source>
        <translation>der Rechenstrom wartet auf {}-Kollektive</translation>
    </message>
    <message>
        <source>the data sheet</source>
        <translation>das Datenblatt</translation>
    </message>
    <message>
        <source>the device's own, which ends at the node unless it is a rack's</source>
        <translation>die des Geräts selbst, die am Knoten endet, wenn sie nicht die eines Schranks ist</translation>
    </message>
    <message>
        <source>the difference to 1</source>
        <translation>der Unterschied zu 1</translation>
    </message>
    <message>
        <source>the disk may be full</source>
        <translation>die Festplatte ist vielleicht voll</translation>
    </message>
    <message>
        <source>the document doesn't say what it is; it must have "schema": "{0}"</source>
        <translation>das Dokument sagt nicht, was es ist; es muss "schema": "{0}" haben</translation>
    </message>
    <message>
        <source>the dry run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the embedding</source>
        <translation>das Embedding</translation>
    </message>
    <message>
        <source>the end of the forward pass</source>
        <translation>das Ende des Forward</translation>
    </message>
    <message>
        <source>the experts' outputs</source>
        <translation>die Ausgaben der Experten</translation>
    </message>
    <message>
        <source>the file can't be read[ ({0})]; check that it is a file and may be read</source>
        <translation>die Datei lässt sich nicht lesen[ ({0})]; prüfen Sie, dass sie eine Datei ist und gelesen werden darf</translation>
    </message>
    <message>
        <source>the file has {0} bytes; at most {1} are read</source>
        <translation>die Datei hat {0} Byte; höchstens {1} werden gelesen</translation>
    </message>
    <message>
        <source>the finished sum of all %1</source>
        <translation>die fertige Summe aller %1</translation>
    </message>
    <message>
        <source>the first %1 tokens; colour: rank of the query; bright: this step</source>
        <translation>die ersten %1 Token; Farbe: Rang der Anfrage; hell: dieser Schritt</translation>
    </message>
    <message>
        <source>the first and the last</source>
        <translation>der erste und der letzte</translation>
    </message>
    <message>
        <source>the first and the last mark</source>
        <translation>die erste und die letzte Marke</translation>
    </message>
    <message>
        <source>the first rank with the largest synchronised_s</source>
        <translation>der erste Rang mit dem größten synchronised_s</translation>
    </message>
    <message>
        <source>the first stage whose total is the largest</source>
        <translation>die erste Stufe, deren Summe die größte ist</translation>
    </message>
    <message>
        <source>the first with the largest busy time</source>
        <translation>der erste mit der größten beschäftigten Zeit</translation>
    </message>
    <message>
        <source>the fp32 [[master copy]]: 4 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the framework's dropout</source>
        <translation>das Dropout des Frameworks</translation>
    </message>
    <message>
        <source>the framework's kernel</source>
        <translation>der Kernel des Frameworks</translation>
    </message>
    <message>
        <source>the framework’s own: %1 parameters</source>
        <translation>die eigenen des Frameworks: %1 Parameter</translation>
    </message>
    <message>
        <source>the full square over its causal half</source>
        <translation>das volle Quadrat über seiner kausalen Hälfte</translation>
    </message>
    <message>
        <source>the gap before, the next gap</source>
        <translation>die Lücke davor, die nächste Lücke</translation>
    </message>
    <message>
        <source>the gathered weights</source>
        <translation>die gesammelten Gewichte</translation>
    </message>
    <message>
        <source>the gradients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the host runs ahead from one pass into the next</source>
        <translation>der Host läuft von einem Durchgang in den nächsten voraus</translation>
    </message>
    <message>
        <source>the implementation of the cross-entropy</source>
        <translation>die Umsetzung der Kreuzentropie</translation>
    </message>
    <message>
        <source>the itemised ledger of one GPU</source>
        <translation>das Hauptbuch einer GPU, Posten für Posten</translation>
    </message>
    <message>
        <source>the key "{0}" is missing[; it gives {1}]</source>
        <translation>der Schlüssel "{0}" fehlt[; er gibt {1} an]</translation>
    </message>
    <message>
        <source>the key "{0}" stands there twice; keep one of them</source>
        <translation>der Schlüssel "{0}" steht dort zweimal; behalten Sie einen davon</translation>
    </message>
    <message>
        <source>the largest layer</source>
        <translation>die größte Schicht</translation>
    </message>
    <message>
        <source>the last gradient is reduced</source>
        <translation>der letzte Gradient ist reduziert</translation>
    </message>
    <message>
        <source>the layer and its gradients</source>
        <translation>die Schicht und ihre Gradienten</translation>
    </message>
    <message>
        <source>the layer that is being recomputed, with its gradients</source>
        <translation>die Schicht, die gerade neu gerechnet wird, mit ihren Gradienten</translation>
    </message>
    <message>
        <source>the lesson keeps %1 as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the link to the host</source>
        <translation>die Verbindung zum Host</translation>
    </message>
    <message>
        <source>the longer of computing and moving</source>
        <translation>das Längere von Rechnen und Bewegen</translation>
    </message>
    <message>
        <source>the longer of its block and its hop</source>
        <translation>das Längere von seinem Block und seinem Sprung</translation>
    </message>
    <message>
        <source>the longer wait of launches and offloading</source>
        <translation>das längere Warten von Starts und Auslagern</translation>
    </message>
    <message>
        <source>the longest of computing, exponentials and moving; unfused: multiplies + moving scores between them</source>
        <translation>das Längste von Rechnen, Exponentialfunktionen und Bewegen; unverschmolzen: Multiplikationen + Bewegen der Scores dazwischen</translation>
    </message>
    <message>
        <source>the micro-batch</source>
        <translation>das Mikro-Batch</translation>
    </message>
    <message>
        <source>the model type "{0}" can't be used: {1}; supported are causal text decoders (dense, mixture of experts, hybrids with attention) and the text decoder of a wrapper</source>
        <translation>der Modelltyp "{0}" lässt sich nicht verwenden: {1}; unterstützt sind kausale Textdecoder (dicht, Mischung von Experten, Hybride mit Attention) und der Textdecoder einer Hülle</translation>
    </message>
    <message>
        <source>the model type "{0}" is not known here[; the nearest supported one is "{1}"]; its shape can be given as an "architecture" instead</source>
        <translation>der Modelltyp "{0}" ist hier nicht bekannt[; der nächste unterstützte ist "{1}"]; seine Form lässt sich stattdessen als "architecture" angeben</translation>
    </message>
    <message>
        <source>the model's + what is recomputed + what unfused attention computes in vain</source>
        <translation>die des Modells + was neu gerechnet wird + was unverschmolzene Attention vergeblich rechnet</translation>
    </message>
    <message>
        <source>the model's configuration</source>
        <translation>die Konfiguration des Modells</translation>
    </message>
    <message>
        <source>the model's limit</source>
        <translation>die Grenze des Modells</translation>
    </message>
    <message>
        <source>the model's tensors</source>
        <translation>die Tensoren des Modells</translation>
    </message>
    <message>
        <source>the model's tensors, as a checkpoint lists them</source>
        <translation>die Tensoren des Modells, wie ein Checkpoint sie listet</translation>
    </message>
    <message>
        <source>the model's tensors, as they are cut</source>
        <translation>die Tensoren des Modells, wie sie geteilt sind</translation>
    </message>
    <message>
        <source>the model[ of type "{0}"] has {1}, for which there are no operators here; its parameters are counted, but memory and time can be estimated for layers of softmax attention and feed-forwards alone</source>
        <translation>das Modell[ vom Typ "{0}"] hat {1}, wofür es hier keine Operatoren gibt; seine Parameter werden gezählt, aber Speicher und Zeit lassen sich nur für Schichten aus Softmax-Attention und Feed-Forward schätzen</translation>
    </message>
    <message>
        <source>the multi-token-prediction layers</source>
        <translation>die Multi-Token-Prediction-Schichten</translation>
    </message>
    <message>
        <source>the network between nodes at half its bandwidth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the next control</source>
        <translation>der nächste Regler</translation>
    </message>
    <message>
        <source>the next mark of the picture</source>
        <translation>die nächste Marke des Bilds</translation>
    </message>
    <message>
        <source>the next step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the next value of a slider, the next choice, the next mark of a chart</source>
        <translation>der nächste Wert eines Schiebers, die nächste Auswahl, die nächste Marke eines Diagramms</translation>
    </message>
    <message>
        <source>the node before, the next node</source>
        <translation>der Knoten davor, der nächste Knoten</translation>
    </message>
    <message>
        <source>the node's</source>
        <translation>die des Knotens</translation>
    </message>
    <message>
        <source>the number before, the number after</source>
        <translation>die Zahl davor, die Zahl danach</translation>
    </message>
    <message>
        <source>the number format</source>
        <translation>das Zahlenformat</translation>
    </message>
    <message>
        <source>the one that is at its loss</source>
        <translation>der, der bei seinem Verlust ist</translation>
    </message>
    <message>
        <source>the operator</source>
        <translation>der Operator</translation>
    </message>
    <message>
        <source>the operator's shape</source>
        <translation>die Form des Operators</translation>
    </message>
    <message>
        <source>the operator's shape on this rank</source>
        <translation>die Form des Operators auf diesem Rang</translation>
    </message>
    <message>
        <source>the operators that this rank runs for one micro-batch</source>
        <translation>die Operatoren, die dieser Rang für ein Mikro-Batch rechnet</translation>
    </message>
    <message>
        <source>the output head</source>
        <translation>der Ausgabekopf</translation>
    </message>
    <message>
        <source>the part that runs again</source>
        <translation>der Teil, der noch einmal läuft</translation>
    </message>
    <message>
        <source>the pass on the rank that ends last</source>
        <translation>der Durchgang auf dem Rang, der zuletzt endet</translation>
    </message>
    <message>
        <source>the pass − computing</source>
        <translation>der Durchgang − Rechnen</translation>
    </message>
    <message>
        <source>the pipeline</source>
        <translation>die Pipeline</translation>
    </message>
    <message>
        <source>the plan</source>
        <translation>der Plan</translation>
    </message>
    <message>
        <source>the plan's findings</source>
        <translation>die Befunde des Plans</translation>
    </message>
    <message>
        <source>the plan's products: tp · cp · pp · dp = GPUs</source>
        <translation>die Produkte des Plans: tp · cp · pp · dp = GPUs</translation>
    </message>
    <message>
        <source>the question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the recipe's</source>
        <translation>das des Rezepts</translation>
    </message>
    <message>
        <source>the recipe's own</source>
        <translation>das des Rezepts selbst</translation>
    </message>
    <message>
        <source>the recompute mode</source>
        <translation>die Art der Neuberechnung</translation>
    </message>
    <message>
        <source>the reduce-scatter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same</source>
        <translation>dasselbe</translation>
    </message>
    <message>
        <source>the same as 1F1B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same as before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same at 4,096 tokens</source>
        <translation>dasselbe bei 4.096 Token</translation>
    </message>
    <message>
        <source>the same bubble, and less memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same less one rank's</source>
        <translation>dasselbe weniger das eines Rangs</translation>
    </message>
    <message>
        <source>the same of both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same of eight ranks</source>
        <translation>dasselbe von acht Rängen</translation>
    </message>
    <message>
        <source>the same schedule played with every virtual stage at the mean block times</source>
        <translation>derselbe Zeitplan, gespielt mit jeder virtuellen Stufe bei den mittleren Blockzeiten</translation>
    </message>
    <message>
        <source>the same, at least 0</source>
        <translation>dasselbe, mindestens 0</translation>
    </message>
    <message>
        <source>the same, at least 1</source>
        <translation>dasselbe, mindestens 1</translation>
    </message>
    <message>
        <source>the same, at most 1</source>
        <translation>dasselbe, höchstens 1</translation>
    </message>
    <message>
        <source>the same, whole</source>
        <translation>dasselbe, ganz</translation>
    </message>
    <message>
        <source>the scenario</source>
        <translation>das Szenario</translation>
    </message>
    <message>
        <source>the scenario's cluster</source>
        <translation>der Cluster des Szenarios</translation>
    </message>
    <message>
        <source>the schedule</source>
        <translation>der Zeitplan</translation>
    </message>
    <message>
        <source>the schedule's order</source>
        <translation>die Reihenfolge des Zeitplans</translation>
    </message>
    <message>
        <source>the schedule's own definition</source>
        <translation>die Definition des Zeitplans selbst</translation>
    </message>
    <message>
        <source>the schedule, simulated with the durations of this rank's stages</source>
        <translation>der Zeitplan, simuliert mit den Dauern der Stufen dieses Rangs</translation>
    </message>
    <message>
        <source>the schema "{0}" is newer than this program, which reads up to "{1}"; update the program</source>
        <translation>das Schema "{0}" ist neuer als dieses Programm, das bis "{1}" liest; erneuern Sie das Programm</translation>
    </message>
    <message>
        <source>the schema is "{0}"; it must be "{1}"</source>
        <translation>das Schema ist "{0}"; es muss "{1}" sein</translation>
    </message>
    <message>
        <source>the sequence and those</source>
        <translation>die Sequenz und jene</translation>
    </message>
    <message>
        <source>the shard on the host</source>
        <translation>der Shard auf dem Host</translation>
    </message>
    <message>
        <source>the simulated step</source>
        <translation>der simulierte Schritt</translation>
    </message>
    <message>
        <source>the simulated step, mean of all GPUs</source>
        <translation>der simulierte Schritt, Mittel aller GPUs</translation>
    </message>
    <message>
        <source>the slower of island and network</source>
        <translation>das Langsamere von Insel und Netzwerk</translation>
    </message>
    <message>
        <source>the split of the model's layers: evenly, what is left over in the middle</source>
        <translation>die Aufteilung der Schichten des Modells: gleichmäßig, was übrig ist in die Mitte</translation>
    </message>
    <message>
        <source>the stage before, the next stage</source>
        <translation>die Stufe davor, die nächste Stufe</translation>
    </message>
    <message>
        <source>the step before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sum of %1 of %2: GPU %3</source>
        <translation>die Summe von %1 von %2: GPU %3</translation>
    </message>
    <message>
        <source>the tensors + workspace</source>
        <translation>die Tensoren + Arbeitsspeicher</translation>
    </message>
    <message>
        <source>the text is not UTF-8 at byte {0}; save it as UTF-8</source>
        <translation>der Text ist bei Byte {0} kein UTF-8; speichern Sie ihn als UTF-8</translation>
    </message>
    <message>
        <source>the three steps</source>
        <translation>die drei Schritte</translation>
    </message>
    <message>
        <source>the timeline again, then the plan as it is</source>
        <translation>wieder die Zeitachse, dann der Plan, wie er ist</translation>
    </message>
    <message>
        <source>the truth is within 12 %, always</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the two copies must stay equal</source>
        <translation>die zwei Kopien müssen gleich bleiben</translation>
    </message>
    <message>
        <source>the usual one of the framework, year and GPU</source>
        <translation>die übliche von Framework, Jahr und GPU</translation>
    </message>
    <message>
        <source>the whole batch goes from rank to rank, one of which works at a time</source>
        <translation>das ganze Batch geht von Rang zu Rang, von denen einer zur Zeit arbeitet</translation>
    </message>
    <message>
        <source>the whole layer again</source>
        <translation>noch einmal die ganze Schicht</translation>
    </message>
    <message>
        <source>the whole step</source>
        <translation>der ganze Schritt</translation>
    </message>
    <message>
        <source>the whole wait − the forward's</source>
        <translation>das ganze Warten − das des Forward</translation>
    </message>
    <message>
        <source>the {} layers</source>
        <translation>die {}-Schichten</translation>
    </message>
    <message>
        <source>their blocks</source>
        <translation>ihre Blöcke</translation>
    </message>
    <message>
        <source>their normalised copy</source>
        <translation>ihre normierte Kopie</translation>
    </message>
    <message>
        <source>their outputs</source>
        <translation>ihre Ausgaben</translation>
    </message>
    <message>
        <source>there is no key "{0}"[; the nearest known one is "{1}"]</source>
        <translation>es gibt keinen Schlüssel "{0}"[; der nächste bekannte ist "{1}"]</translation>
    </message>
    <message>
        <source>there is no such file; name an existing one, or - for standard input</source>
        <translation>es gibt keine solche Datei; nennen Sie eine vorhandene, oder - für die Standardeingabe</translation>
    </message>
    <message>
        <source>there is no such plan</source>
        <translation>es gibt keinen solchen Plan</translation>
    </message>
    <message>
        <source>there is no {0} "{1}"[; the nearest is "{2}"][; known are: {3}]</source>
        <translation>es gibt nicht: {0} "{1}"[; am nächsten ist "{2}"][; bekannt sind: {3}]</translation>
    </message>
    <message>
        <source>third party</source>
        <translation>Dritte</translation>
    </message>
    <message>
        <source>this batch</source>
        <translation>dieses Batch</translation>
    </message>
    <message>
        <source>this contradicts itself: {0}; make them agree</source>
        <translation>dies widerspricht sich: {0}; bringen Sie sie in Einklang</translation>
    </message>
    <message>
        <source>this is not JSON: line {0}, column {1} has {2} where something else must stand</source>
        <translation>dies ist kein JSON: Zeile {0}, Spalte {1} hat {2}, wo etwas anderes stehen muss</translation>
    </message>
    <message>
        <source>this machine was measured</source>
        <translation>diese Maschine wurde gemessen</translation>
    </message>
    <message>
        <source>this machine was not measured</source>
        <translation>diese Maschine wurde nicht gemessen</translation>
    </message>
    <message>
        <source>this pass on the GPU</source>
        <translation>dieser Durchgang auf der GPU</translation>
    </message>
    <message>
        <source>this plan</source>
        <translation>dieser Plan</translation>
    </message>
    <message>
        <source>this rank's own part of it</source>
        <translation>der eigene Teil dieses Rangs davon</translation>
    </message>
    <message>
        <source>this rank's part of one embedding matrix</source>
        <translation>der Teil dieses Rangs an einer Embedding-Matrix</translation>
    </message>
    <message>
        <source>this schedule has no groups</source>
        <translation>dieser Zeitplan hat keine Gruppen</translation>
    </message>
    <message>
        <source>this training</source>
        <translation>dieses Training</translation>
    </message>
    <message>
        <source>those of a weight</source>
        <translation>die eines Gewichts</translation>
    </message>
    <message>
        <source>those of every stage + of those left over</source>
        <translation>die jeder Stufe + die der übrigen</translation>
    </message>
    <message>
        <source>those of {}</source>
        <translation>die von {}</translation>
    </message>
    <message>
        <source>those on this rank / buckets</source>
        <translation>die auf diesem Rang / Buckets</translation>
    </message>
    <message>
        <source>those that are reduced: FSDP2 4, or gradient_dtype; DeepSpeed those of a weight</source>
        <translation>die, die reduziert werden: FSDP2 4, oder gradient_dtype; DeepSpeed die eines Gewichts</translation>
    </message>
    <message>
        <source>those that compute</source>
        <translation>die, die rechnen</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drei</translation>
    </message>
    <message>
        <source>three definitions of a bubble are in print: of all device time, of the ideal time, of the busy span</source>
        <translation>drei Definitionen von Leerlauf sind im Druck: an der gesamten Gerätezeit, an der idealen Zeit, an der beschäftigten Spanne</translation>
    </message>
    <message>
        <source>three times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tied embeddings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tier</source>
        <translation>Rang der Güte</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>time / work</source>
        <translation>Zeit / Arbeit</translation>
    </message>
    <message>
        <source>time between failures of the job</source>
        <translation>Zeit zwischen Ausfällen des Laufs</translation>
    </message>
    <message>
        <source>time error</source>
        <translation>Zeitfehler</translation>
    </message>
    <message>
        <source>time from a printed MFU</source>
        <translation>Zeit aus einer gedruckten MFU</translation>
    </message>
    <message>
        <source>time of one step</source>
        <translation>Zeit eines Schritts</translation>
    </message>
    <message>
        <source>time over work</source>
        <translation>Zeit über Arbeit</translation>
    </message>
    <message>
        <source>time ±</source>
        <translation>Zeit ±</translation>
    </message>
    <message>
        <source>times that they pass through memory</source>
        <translation>wie oft sie durch den Speicher gehen</translation>
    </message>
    <message>
        <source>times the forward's: fused 2.5, unfused 2</source>
        <translation>das Vielfache des Forward: verschmolzen 2,5, unverschmolzen 2</translation>
    </message>
    <message>
        <source>to all ranks</source>
        <translation>an alle Ränge</translation>
    </message>
    <message>
        <source>today's</source>
        <translation>das heutige</translation>
    </message>
    <message>
        <source>token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>token budget</source>
        <translation>Token-Budget</translation>
    </message>
    <message>
        <source>token budget / (tokens per second · 86 400)</source>
        <translation>Token-Budget / (Token je Sekunde · 86 400)</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>tokens &gt; C / W.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens a batch</source>
        <translation>Token je Batch</translation>
    </message>
    <message>
        <source>tokens a sequence</source>
        <translation>Token je Sequenz</translation>
    </message>
    <message>
        <source>tokens cut, %1 ways (sequence parallel)</source>
        <translation>Token geteilt, %1-fach (sequenzparallel)</translation>
    </message>
    <message>
        <source>tokens cut, %1 ways; every rank has all the weights</source>
        <translation>Token geteilt, %1-fach; jeder Rang hat alle Gewichte</translation>
    </message>
    <message>
        <source>tokens for heads</source>
        <translation>Token für Köpfe</translation>
    </message>
    <message>
        <source>tokens gathered over tokens routed</source>
        <translation>gesammelte Token über gerouteten</translation>
    </message>
    <message>
        <source>tokens of a micro-batch</source>
        <translation>Token eines Mikro-Batches</translation>
    </message>
    <message>
        <source>tokens of a micro-batch on this rank n</source>
        <translation>Token eines Mikro-Batches auf diesem Rang n</translation>
    </message>
    <message>
        <source>tokens of a sequence that reaches half the rate of a long one</source>
        <translation>Token einer Sequenz, die die halbe Rate einer langen erreicht</translation>
    </message>
    <message>
        <source>tokens of one step</source>
        <translation>Token eines Schritts</translation>
    </message>
    <message>
        <source>tokens of one step / time of one step</source>
        <translation>Token eines Schritts / Zeit eines Schritts</translation>
    </message>
    <message>
        <source>tokens of the busiest expert rank / the mean</source>
        <translation>Token des am stärksten belasteten Expertenrangs / das Mittel</translation>
    </message>
    <message>
        <source>tokens of this rank between tensor-parallel parts</source>
        <translation>Token dieses Rangs zwischen tensorparallelen Teilen</translation>
    </message>
    <message>
        <source>tokens on this rank</source>
        <translation>Token auf diesem Rang</translation>
    </message>
    <message>
        <source>tokens per GPU and step</source>
        <translation>Token je GPU und Schritt</translation>
    </message>
    <message>
        <source>tokens per second</source>
        <translation>Token je Sekunde</translation>
    </message>
    <message>
        <source>tokens per second / GPUs</source>
        <translation>Token je Sekunde / GPUs</translation>
    </message>
    <message>
        <source>tokens per second and GPU</source>
        <translation>Token je Sekunde und GPU</translation>
    </message>
    <message>
        <source>tokens per second and GPU · FLOP per token</source>
        <translation>Token je Sekunde und GPU · FLOP je Token</translation>
    </message>
    <message>
        <source>tokens · k · etp · imbalance (or capacity factor)</source>
        <translation>Token · k · etp · Ungleichgewicht (oder Kapazitätsfaktor)</translation>
    </message>
    <message>
        <source>tokens · keys · heads; again in the backward</source>
        <translation>Token · Schlüssel · Köpfe; noch einmal im Backward</translation>
    </message>
    <message>
        <source>tokens/s of the whole job</source>
        <translation>Token/s des ganzen Laufs</translation>
    </message>
    <message>
        <source>tokens/s per GPU</source>
        <translation>Token/s je GPU</translation>
    </message>
    <message>
        <source>tokens/s/GPU</source>
        <translation>Token/s/GPU</translation>
    </message>
    <message>
        <source>too little left for the allocator</source>
        <translation>zu wenig für den Allokator übrig</translation>
    </message>
    <message>
        <source>torch.optim, foreach</source>
        <translation>torch.optim, foreach</translation>
    </message>
    <message>
        <source>torch.optim: the roots of all second moments at once, unless fused</source>
        <translation>torch.optim: die Wurzeln aller zweiten Momente auf einmal, wenn nicht verschmolzen</translation>
    </message>
    <message>
        <source>torchtitan captures no CUDA graph with pipeline stages (pp {pp}), and with experts (ep {ep}) only under HybridEP.</source>
        <translation>torchtitan erfasst keinen CUDA-Graphen mit Pipeline-Stufen (pp {pp}), und mit Experten (ep {ep}) nur unter HybridEP.</translation>
    </message>
    <message>
        <source>torchtitan does not tie embedding and head across pipeline stages, but pp is {pp} and this model ties them.</source>
        <translation>torchtitan bindet Embedding und Kopf nicht über Pipeline-Stufen, aber pp ist {pp} und dieses Modell bindet sie.</translation>
    </message>
    <message>
        <source>torchtitan has no ZeRO stage {zero}: it shards weights too (FSDP2), and keeps them gathered after the forward at the nearest.</source>
        <translation>torchtitan hat keine ZeRO-Stufe {zero}: es teilt auch Gewichte (FSDP2) und behält sie im nächsten Fall nach dem Forward gesammelt.</translation>
    </message>
    <message>
        <source>torchtitan moves keys and values in a ring or gathers them; it has no {cp_layout} layout for cp {cp}.</source>
        <translation>torchtitan bewegt Schlüssel und Werte im Ring oder sammelt sie; es hat keine Aufteilung {cp_layout} für cp {cp}.</translation>
    </message>
    <message>
        <source>torchtitan no longer cuts single experts: with ep {ep} it runs etp 1, not {etp}.</source>
        <translation>torchtitan teilt keine einzelnen Experten mehr: mit ep {ep} läuft es mit etp 1, nicht {etp}.</translation>
    </message>
    <message>
        <source>torchtitan overlaps tensor-parallel communication (tp {tp}) by torch.compile only, which is switched off.</source>
        <translation>torchtitan überlappt tensorparallele Kommunikation (tp {tp}) nur durch torch.compile, das abgeschaltet ist.</translation>
    </message>
    <message>
        <source>torchtitan runs PyTorch's pipeline schedules, among which there is no {kind} for pp {pp}.</source>
        <translation>torchtitan läuft mit PyTorchs Pipeline-Zeitplänen, unter denen es für pp {pp} kein {kind} gibt.</translation>
    </message>
    <message>
        <source>torchtitan takes the experts' ranks out of one replica's {ranks} ranks (shard × cp {cp} × tp {tp}), which ep {ep} (times etp in v0.2.2) does not divide.</source>
        <translation>torchtitan nimmt die Ränge der Experten aus den {ranks} Rängen eines Replikats (Shard × cp {cp} × tp {tp}), die ep {ep} (mal etp in v0.2.2) nicht teilt.</translation>
    </message>
    <message>
        <source>torchtitan v0.2.2 cuts experts over all tensor ranks or over none: etp must be 1 or tp {tp}, not {etp}.</source>
        <translation>torchtitan v0.2.2 teilt Experten über alle Tensor-Ränge oder keinen: etp muss 1 oder tp {tp} sein, nicht {etp}.</translation>
    </message>
    <message>
        <source>torchtitan v0.2.2 replicates {replicate} times with DDP, which it cannot combine with tp {tp} or pp {pp}: shard the replicas (ZeRO), or use neither.</source>
        <translation>torchtitan v0.2.2 repliziert {replicate}-mal mit DDP, das sich nicht mit tp {tp} oder pp {pp} verbinden lässt: teilen Sie die Replikate (ZeRO), oder nehmen Sie keines von beiden.</translation>
    </message>
    <message>
        <source>torchtitan v0.2.2 wants the {sequence_length} tokens of a sequence to be a multiple of tp {tp} × 2 × cp {cp} = {pieces}, also at cp 1.</source>
        <translation>torchtitan v0.2.2 will, dass die {sequence_length} Token einer Sequenz ein Vielfaches von tp {tp} × 2 × cp {cp} = {pieces} sind, auch bei cp 1.</translation>
    </message>
    <message>
        <source>torchtitan with FSDP2: fp32 shards, bf16 compute</source>
        <translation>torchtitan mit FSDP2: fp32-Shards, bf16-Rechnen</translation>
    </message>
    <message>
        <source>torchtitan's selective recompute per operator</source>
        <translation>torchtitans selektive Neuberechnung je Operator</translation>
    </message>
    <message>
        <source>torchtitan's selective recompute per operator keeps the results of some multiplies</source>
        <translation>torchtitans selektive Neuberechnung je Operator behält die Ergebnisse mancher Multiplikationen</translation>
    </message>
    <message>
        <source>torchtitan: FSDP with tensor parallelism</source>
        <translation>torchtitan: FSDP mit Tensorparallelität</translation>
    </message>
    <message>
        <source>total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>total of stage {}</source>
        <translation>Summe von Stufe {}</translation>
    </message>
    <message>
        <source>total − routed experts that a token does not visit</source>
        <translation>Summe − geroutete Experten, die ein Token nicht besucht</translation>
    </message>
    <message>
        <source>tp</source>
        <translation>tp</translation>
    </message>
    <message>
        <source>tp {tp} × cp {cp} × pp {pp} × dp {dp} = {product}, but the cluster has {gpus} GPUs: every GPU must have exactly one rank.</source>
        <translation>tp {tp} × cp {cp} × pp {pp} × dp {dp} = {product}, aber der Cluster hat {gpus} GPUs: jede GPU muss genau einen Rang haben.</translation>
    </message>
    <message>
        <source>tp-cp-ep-dp-pp.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>traffic of unfused scores</source>
        <translation>Verkehr unverschmolzener Scores</translation>
    </message>
    <message>
        <source>training between checkpoints</source>
        <translation>Training zwischen Checkpoints</translation>
    </message>
    <message>
        <source>training waits for a checkpoint</source>
        <translation>das Training wartet auf einen Checkpoint</translation>
    </message>
    <message>
        <source>training.local_batch_size, parallelism.pipeline_parallel_microbatch_size</source>
        <translation>training.local_batch_size, parallelism.pipeline_parallel_microbatch_size</translation>
    </message>
    <message>
        <source>training.mixed_precision_param, model.converters</source>
        <translation>training.mixed_precision_param, model.converters</translation>
    </message>
    <message>
        <source>tries of a restart</source>
        <translation>Versuche eines Neustarts</translation>
    </message>
    <message>
        <source>tries of an interval</source>
        <translation>Versuche eines Abstands</translation>
    </message>
    <message>
        <source>true</source>
        <translation>wahr</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>wahr oder falsch</translation>
    </message>
    <message>
        <source>twice the mean</source>
        <translation>das Doppelte des Mittels</translation>
    </message>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <source>two inputs</source>
        <translation>zwei Eingaben</translation>
    </message>
    <message>
        <source>two nodes</source>
        <translation>zwei Knoten</translation>
    </message>
    <message>
        <source>two nodes of two GPUs or more must be alike</source>
        <translation>zwei oder mehr Knoten von zwei oder mehr GPUs müssen gleich sein</translation>
    </message>
    <message>
        <source>uncut</source>
        <translation>ungeteilt</translation>
    </message>
    <message>
        <source>uneven messages</source>
        <translation>ungleiche Nachrichten</translation>
    </message>
    <message>
        <source>unfused attention computes the full square</source>
        <translation>unverschmolzene Attention rechnet das volle Quadrat</translation>
    </message>
    <message>
        <source>unnamed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unsharded gradient accumulators</source>
        <translation>ungeteilte Gradientenakkumulatoren</translation>
    </message>
    <message>
        <source>unsharded gradient of one layer</source>
        <translation>ungeteilter Gradient einer Schicht</translation>
    </message>
    <message>
        <source>unverified</source>
        <translation>ungeprüft</translation>
    </message>
    <message>
        <source>up projection</source>
        <translation>Aufwärtsprojektion</translation>
    </message>
    <message>
        <source>up projection (+ gate projection)</source>
        <translation>Aufwärtsprojektion (+ Gate-Projektion)</translation>
    </message>
    <message>
        <source>upper end of the band</source>
        <translation>oberes Ende des Bands</translation>
    </message>
    <message>
        <source>v chunks: a bubble v times smaller, messages v times as many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>value at 8 ranks · (t² − 1)</source>
        <translation>Wert bei 8 Rängen · (t² − 1)</translation>
    </message>
    <message>
        <source>value at 8 ranks · (t² − 1) / 63</source>
        <translation>Wert bei 8 Rängen · (t² − 1) / 63</translation>
    </message>
    <message>
        <source>value width on this rank</source>
        <translation>Breite der Werte auf diesem Rang</translation>
    </message>
    <message>
        <source>values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>vendor table</source>
        <translation>Tabelle des Herstellers</translation>
    </message>
    <message>
        <source>virtual stages</source>
        <translation>virtuelle Stufen</translation>
    </message>
    <message>
        <source>vocabulary V</source>
        <translation>Vokabular V</translation>
    </message>
    <message>
        <source>vocabulary of this rank</source>
        <translation>Vokabular dieses Rangs</translation>
    </message>
    <message>
        <source>wait / (2 · time between failures)</source>
        <translation>Warten / (2 · Zeit zwischen Ausfällen)</translation>
    </message>
    <message>
        <source>wait of a tensor-parallel collective</source>
        <translation>Warten eines tensorparallelen Kollektivs</translation>
    </message>
    <message>
        <source>wait that the backward shows</source>
        <translation>Warten, das das Backward zeigt</translation>
    </message>
    <message>
        <source>wait that the forward shows</source>
        <translation>Warten, das das Forward zeigt</translation>
    </message>
    <message>
        <source>waiting for collectives in this pass</source>
        <translation>Warten auf Kollektive in diesem Durchgang</translation>
    </message>
    <message>
        <source>waiting for it</source>
        <translation>Warten darauf</translation>
    </message>
    <message>
        <source>waiting for messages of neighbouring stages</source>
        <translation>Warten auf Nachrichten der Nachbarstufen</translation>
    </message>
    <message>
        <source>waiting for the host + fixed overhead</source>
        <translation>Warten auf den Host + festes Beiwerk</translation>
    </message>
    <message>
        <source>waiting for the ring's busiest rank</source>
        <translation>Warten auf den am stärksten belasteten Rang des Rings</translation>
    </message>
    <message>
        <source>waiting micro-batches × softmax of one</source>
        <translation>wartende Mikro-Batches × Softmax eines</translation>
    </message>
    <message>
        <source>waiting per second of training</source>
        <translation>Warten je Sekunde Training</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>waits %1</source>
        <translation>wartet %1</translation>
    </message>
    <message>
        <source>waits (s)</source>
        <translation>wartet (s)</translation>
    </message>
    <message>
        <source>waits for a neighbouring stage’s result</source>
        <translation>wartet auf das Ergebnis einer Nachbarstufe</translation>
    </message>
    <message>
        <source>waits for the host</source>
        <translation>wartet auf den Host</translation>
    </message>
    <message>
        <source>waits: exposed</source>
        <translation>wartet: ungedeckt</translation>
    </message>
    <message>
        <source>walked block by block: the next stage once this one has its share of the cost</source>
        <translation>Block für Block gegangen: die nächste Stufe, sobald diese ihren Anteil an den Kosten hat</translation>
    </message>
    <message>
        <source>wall clock / time between failures</source>
        <translation>verstrichene Zeit / Zeit zwischen Ausfällen</translation>
    </message>
    <message>
        <source>wall clock of an interval</source>
        <translation>verstrichene Zeit eines Abstands</translation>
    </message>
    <message>
        <source>wall clock of the training</source>
        <translation>verstrichene Zeit des Trainings</translation>
    </message>
    <message>
        <source>warm-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight gradient</source>
        <translation>Gewichtsgradient</translation>
    </message>
    <message>
        <source>weight gradients wait for the gaps, and fill them</source>
        <translation>Gewichtsgradienten warten auf die Lücken und füllen sie</translation>
    </message>
    <message>
        <source>weighted quantile of |estimated / measured − 1|</source>
        <translation>gewichtetes Quantil von |geschätzt / gemessen − 1|</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>weights + optimizer; gradients are not kept</source>
        <translation>Gewichte + Optimierer; Gradienten werden nicht behalten</translation>
    </message>
    <message>
        <source>weights and gradients bf16, no fp32 master copy</source>
        <translation>Gewichte und Gradienten bf16, keine fp32-Hauptkopie</translation>
    </message>
    <message>
        <source>weights beside forward</source>
        <translation>Gewichte neben Forward</translation>
    </message>
    <message>
        <source>weights cut by columns, %1 ways</source>
        <translation>Gewichte nach Spalten geteilt, %1-fach</translation>
    </message>
    <message>
        <source>weights cut by rows, %1 ways: each rank has a summand of the output</source>
        <translation>Gewichte nach Zeilen geteilt, %1-fach: jeder Rang hat einen Summanden der Ausgabe</translation>
    </message>
    <message>
        <source>weights gathered ahead, gradients scattered</source>
        <translation>Gewichte vorab gesammelt, Gradienten verteilt</translation>
    </message>
    <message>
        <source>weights gathered for the whole stage</source>
        <translation>Gewichte für die ganze Stufe gesammelt</translation>
    </message>
    <message>
        <source>weights held</source>
        <translation>gehaltene Gewichte</translation>
    </message>
    <message>
        <source>weights in a checkpoint, per parameter</source>
        <translation>Gewichte in einem Checkpoint, je Parameter</translation>
    </message>
    <message>
        <source>weights kept after forward</source>
        <translation>Gewichte nach dem Forward behalten</translation>
    </message>
    <message>
        <source>what</source>
        <translation>was</translation>
    </message>
    <message>
        <source>what Adam reaches of a host's memory</source>
        <translation>was Adam vom Speicher eines Hosts erreicht</translation>
    </message>
    <message>
        <source>what FlashAttention-2 computes for use</source>
        <translation>was FlashAttention-2 Nützliches rechnet</translation>
    </message>
    <message>
        <source>what a rank idles on average, were all stages equal</source>
        <translation>was ein Rang im Mittel untätig ist, wären alle Stufen gleich</translation>
    </message>
    <message>
        <source>what a stack of software fuses less or more</source>
        <translation>was ein Software-Stapel weniger oder mehr verschmilzt</translation>
    </message>
    <message>
        <source>what an eager norm holds on the way</source>
        <translation>was eine unverschmolzene Norm unterwegs hält</translation>
    </message>
    <message>
        <source>what became of it</source>
        <translation>was daraus wurde</translation>
    </message>
    <message>
        <source>what covers it</source>
        <translation>was es verdeckt</translation>
    </message>
    <message>
        <source>what each GPU sends in a step</source>
        <translation>was jede GPU in einem Schritt sendet</translation>
    </message>
    <message>
        <source>what each GPU sends inside its %1 in a step</source>
        <translation>was jede GPU in einem Schritt innerhalb ihrer %1 sendet</translation>
    </message>
    <message>
        <source>what each GPU sends over its NIC in a step</source>
        <translation>was jede GPU in einem Schritt über ihre Netzkarte sendet</translation>
    </message>
    <message>
        <source>what every step costs the host</source>
        <translation>was jeder Schritt den Host kostet</translation>
    </message>
    <message>
        <source>what has the focus</source>
        <translation>was den Fokus hat</translation>
    </message>
    <message>
        <source>what is cut</source>
        <translation>was geteilt ist</translation>
    </message>
    <message>
        <source>what is left at its end</source>
        <translation>was an seinem Ende übrig ist</translation>
    </message>
    <message>
        <source>what is left, at least the last bucket</source>
        <translation>was übrig ist, mindestens das letzte Bucket</translation>
    </message>
    <message>
        <source>what is made again of it + its unsharded gradient</source>
        <translation>was davon neu gemacht wird + sein ungeteilter Gradient</translation>
    </message>
    <message>
        <source>what is sent between stages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what it changes</source>
        <translation>was sie ändert</translation>
    </message>
    <message>
        <source>what it is to have, from GPU %1</source>
        <translation>was es haben soll, von GPU %1</translation>
    </message>
    <message>
        <source>what lasts longer than the cover</source>
        <translation>was länger dauert als die Deckung</translation>
    </message>
    <message>
        <source>what no block hides / all hops</source>
        <translation>was kein Block verdeckt / alle Sprünge</translation>
    </message>
    <message>
        <source>what recomputing drops</source>
        <translation>was Neuberechnung verwirft</translation>
    </message>
    <message>
        <source>what selective recompute makes again, with its gradients</source>
        <translation>was selektive Neuberechnung neu macht, mit seinen Gradienten</translation>
    </message>
    <message>
        <source>what selective recompute would hold</source>
        <translation>was selektive Neuberechnung hielte</translation>
    </message>
    <message>
        <source>what selective recompute would hold beside what is kept</source>
        <translation>was selektive Neuberechnung neben dem Behaltenen hielte</translation>
    </message>
    <message>
        <source>what somebody else should know</source>
        <translation>was jemand anderes wissen sollte</translation>
    </message>
    <message>
        <source>what the backward of the last micro-batch does not cover, at least the last bucket</source>
        <translation>was das Backward des letzten Mikro-Batches nicht deckt, mindestens das letzte Bucket</translation>
    </message>
    <message>
        <source>what the cover hides</source>
        <translation>was die Deckung verbirgt</translation>
    </message>
    <message>
        <source>what the driver gives</source>
        <translation>was der Treiber gibt</translation>
    </message>
    <message>
        <source>what the driver gives, else as the vendor states it</source>
        <translation>was der Treiber gibt, sonst wie der Hersteller angibt</translation>
    </message>
    <message>
        <source>what the frameworks' defaults hide</source>
        <translation>was die Vorgaben der Frameworks verdecken</translation>
    </message>
    <message>
        <source>what the launches of forward and backward take longer than both on the GPU</source>
        <translation>was die Starts von Forward und Backward länger dauern als beide auf der GPU</translation>
    </message>
    <message>
        <source>what the room decides of the slack</source>
        <translation>was der Platz an der Reserve entscheidet</translation>
    </message>
    <message>
        <source>what to take along</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what travels in it</source>
        <translation>was darin reist</translation>
    </message>
    <message>
        <source>what was dropped</source>
        <translation>was verworfen wurde</translation>
    </message>
    <message>
        <source>when the first bucket is full</source>
        <translation>wann das erste Bucket voll ist</translation>
    </message>
    <message>
        <source>where and when; may stay empty</source>
        <translation>wo und wann; darf leer bleiben</translation>
    </message>
    <message>
        <source>where it is higher</source>
        <translation>wo es höher ist</translation>
    </message>
    <message>
        <source>where it is lower</source>
        <translation>wo es niedriger ist</translation>
    </message>
    <message>
        <source>where the share is fitted</source>
        <translation>wo der Anteil angepasst ist</translation>
    </message>
    <message>
        <source>while a layer is recomputed</source>
        <translation>während eine Schicht neu gerechnet wird</translation>
    </message>
    <message>
        <source>while a layer runs backward</source>
        <translation>während eine Schicht rückwärts läuft</translation>
    </message>
    <message>
        <source>whoever has it hands it down</source>
        <translation>wer es hat, reicht es hinab</translation>
    </message>
    <message>
        <source>whole</source>
        <translation>ganz</translation>
    </message>
    <message>
        <source>whole GPU</source>
        <translation>ganze GPU</translation>
    </message>
    <message>
        <source>whole buckets</source>
        <translation>ganze Buckets</translation>
    </message>
    <message>
        <source>whole keys</source>
        <translation>ganze Schlüssel</translation>
    </message>
    <message>
        <source>whole nodes only</source>
        <translation>nur ganze Knoten</translation>
    </message>
    <message>
        <source>whole rounds</source>
        <translation>ganze Runden</translation>
    </message>
    <message>
        <source>whole sequence, own heads</source>
        <translation>ganze Sequenz, eigene Köpfe</translation>
    </message>
    <message>
        <source>whole: (m × k) · (k × n)</source>
        <translation>ganz: (m × k) · (k × n)</translation>
    </message>
    <message>
        <source>wide</source>
        <translation>weit</translation>
    </message>
    <message>
        <source>width / expert tensor-parallel ranks</source>
        <translation>Breite / expertentensorparallele Ränge</translation>
    </message>
    <message>
        <source>width of an expert on this rank</source>
        <translation>Breite eines Experten auf diesem Rang</translation>
    </message>
    <message>
        <source>width of one expert</source>
        <translation>Breite eines Experten</translation>
    </message>
    <message>
        <source>width of queries and their gates</source>
        <translation>Breite der Anfragen und ihrer Gates</translation>
    </message>
    <message>
        <source>width of queries, keys and values</source>
        <translation>Breite von Anfragen, Schlüsseln und Werten</translation>
    </message>
    <message>
        <source>width of the shared experts together</source>
        <translation>Breite der gemeinsamen Experten zusammen</translation>
    </message>
    <message>
        <source>width of up and gate projection</source>
        <translation>Breite von Aufwärts- und Gate-Projektion</translation>
    </message>
    <message>
        <source>width of what attention reads and writes</source>
        <translation>Breite dessen, was Attention liest und schreibt</translation>
    </message>
    <message>
        <source>widths of scores and values</source>
        <translation>Breiten von Scores und Werten</translation>
    </message>
    <message>
        <source>window / buckets</source>
        <translation>Fenster / Buckets</translation>
    </message>
    <message>
        <source>window in which buckets travel</source>
        <translation>Fenster, in dem Buckets reisen</translation>
    </message>
    <message>
        <source>window squared</source>
        <translation>Fenster im Quadrat</translation>
    </message>
    <message>
        <source>window w</source>
        <translation>Fenster w</translation>
    </message>
    <message>
        <source>window · share of the bandwidth beside compute</source>
        <translation>Fenster · Anteil der Bandbreite neben Rechnen</translation>
    </message>
    <message>
        <source>window − first bucket</source>
        <translation>Fenster − erstes Bucket</translation>
    </message>
    <message>
        <source>with ZeRO-1</source>
        <translation>mit ZeRO-1</translation>
    </message>
    <message>
        <source>with a pipeline</source>
        <translation>mit einer Pipeline</translation>
    </message>
    <message>
        <source>with every micro-batch</source>
        <translation>mit jedem Mikro-Batch</translation>
    </message>
    <message>
        <source>with real rates</source>
        <translation>mit wirklichen Raten</translation>
    </message>
    <message>
        <source>with tensor parallelism</source>
        <translation>mit Tensorparallelität</translation>
    </message>
    <message>
        <source>with − without</source>
        <translation>mit − ohne</translation>
    </message>
    <message>
        <source>within the node</source>
        <translation>innerhalb des Knotens</translation>
    </message>
    <message>
        <source>without rotation + rotated</source>
        <translation>ohne Rotation + rotiert</translation>
    </message>
    <message>
        <source>work / time</source>
        <translation>Arbeit / Zeit</translation>
    </message>
    <message>
        <source>work by rank</source>
        <translation>Arbeit nach Rang</translation>
    </message>
    <message>
        <source>work over time</source>
        <translation>Arbeit über die Zeit</translation>
    </message>
    <message>
        <source>workspaces</source>
        <translation>Arbeitsspeicher der Kernel</translation>
    </message>
    <message>
        <source>world size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>worst GPU</source>
        <translation>schlechteste GPU</translation>
    </message>
    <message>
        <source>worst: %1</source>
        <translation>schlechteste: %1</translation>
    </message>
    <message>
        <source>year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>zero bubble</source>
        <translation>Null-Leerlauf</translation>
    </message>
    <message>
        <source>zero_optimization.offload_optimizer, zero_optimization.offload_param</source>
        <translation>zero_optimization.offload_optimizer, zero_optimization.offload_param</translation>
    </message>
    <message>
        <source>zigzag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{(plan.pp - 1) / microbatches|percent}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{/memory/by_stage/0/activations|bytes} become {long:/memory/by_stage/0/activations|bytes}. The fixed rent stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{/memory/by_stage/0/activations|bytes} become {sp:/memory/by_stage/0/activations|bytes}, and the step takes {sp:/time/step_s|seconds} instead of {/time/step_s|seconds}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{/memory/by_stage/0/activations|bytes} become {two:/memory/by_stage/0/activations|bytes}; {/time/step_s|seconds} become {two:/time/step_s|seconds}. The little gain is that of larger matrices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{/memory/by_stage/0/activations|bytes} of activations and {/memory/by_stage/0/temporary|bytes} for the loss, on a GPU of {/memory/capacity_bytes|bytes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{/memory/by_stage/0/activations|bytes} with and without. Against activations help recomputation, tensor and context parallelism, and a smaller micro-batch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{/throughput/tokens_per_s_per_gpu|rate}. Every estimate here says how far it can be off: look at the band. In **Runs** stand the published runs beside their estimates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{/time/exposed_s/tp|seconds} become {wrong:/time/exposed_s/tp|seconds}: one word in a configuration file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{/time/step_s|seconds} become {busy:/time/step_s|seconds}. That is why routers are trained to be fair, and why simulated routers ('forced balance') flatter benchmarks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{/time/step_s|seconds} become {fp8:/time/step_s|seconds}. And the [[MFU]] **falls** from {/throughput/mfu|percent} to {fp8:/throughput/mfu|percent}, as its peak has doubled. A falling MFU with a rising speed: never compare MFU across precisions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{/time/step_s|seconds} become {t16:/time/step_s|seconds}. The playbook measured −{1 - 6246 / 10903|percent} of throughput from TP 8 to 16 on its 3 B model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{/time/step_s|seconds}, {net:/time/step_s|seconds} with the slower network, {tp16:/time/step_s|seconds} with TP across nodes. Measure first what your plan leans on: **Scaling**, assumptions, shows it for every constant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is no number that can be used; give a finite one</source>
        <translation>{0} ist keine brauchbare Zahl; geben Sie eine endliche an</translation>
    </message>
    <message>
        <source>{0} is out of range; it must be from {1} to {2}</source>
        <translation>{0} ist außerhalb des Bereichs; es muss von {1} bis {2} sein</translation>
    </message>
    <message>
        <source>{1 + model.hidden * gpu.link_bandwidth / gpu.peak_flops|plain}, {1 + 2 * model.hidden * gpu.link_bandwidth / gpu.peak_flops|plain}, {model.ffn * gpu.link_bandwidth / gpu.peak_flops|plain}, {1 + 24 * model.hidden * gpu.link_bandwidth / gpu.peak_flops|plain}. A factor of {(1 + 24 * model.hidden * gpu.link_bandwidth / gpu.peak_flops) / (1 + model.hidden * gpu.link_bandwidth / gpu.peak_flops)|plain} between books.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1 - fp8:/time/step_s / /time/step_s|percent}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1639 * model.flop_per_token / 1e12|plain}: the table says 736. So it counts matrix parameters and causal attention once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1639 * model.flop_per_token / gpu.peak_flops|percent}. Against the bf16 peak it would read {1639 * model.flop_per_token / (gpu.peak_flops / 2)|percent}: always ask of which peak.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{18 * model.parameters / 80e9|plain}, so {ceil(18 * model.parameters / 80e9)|plain} GPUs are full before the first token. The scaling book counts 10 bytes and gets 9 GPUs: what is kept decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{18 * model.parameters|bytes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} stands here; it must be {0}</source>
        <translation>hier steht {1}; es muss {0} sein</translation>
    </message>
    <message>
        <source>{4194304 / training.sequence_length / 2|plain}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{4194304 / training.sequence_length / 2|plain}. On many GPUs the same product is split: batch = micro-batch × accumulation × replicas. That is the next chapter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{4194304 / training.sequence_length|plain} sequences, two at a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{80 * 2 ^ 30 / 1e9|plain}. An 'H100 80 GB' has 80 GiB on its label and {/memory/capacity_bytes|bytes} that a program may use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{bf16:/time/step_s|seconds} against {/time/step_s|seconds}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{busy:/time/step_s / /time/step_s - 1|percent}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ceil(18 * model.parameters / 80e9)|plain}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{dual:/bubble/of_total|percent} of all time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{dual:/makespan|plain} units against {h1:/makespan|plain} and {f1b:/makespan|plain}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ep1:/memory/by_stage/1/parameters|bytes} of parameters become {/memory/by_stage/1/parameters|bytes} on a middle stage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{experts} experts cannot be dealt evenly to ep {ep} ranks: ep must divide the number of experts.</source>
        <translation>{experts} Experten lassen sich nicht gleichmäßig auf ep {ep} Ränge austeilen: ep muss die Zahl der Experten teilen.</translation>
    </message>
    <message>
        <source>{experts} experts cannot be spread over ep {ep} ranks.</source>
        <translation>{experts} Experten lassen sich nicht über ep {ep} Ränge verteilen.</translation>
    </message>
    <message>
        <source>{field} {from} becomes {to}, the nearest there is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{field} {value} is left out: there is no setting for it here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{flat:/balance|percent}: attention takes {1 / flat:/balance|plain} times as long as it should. With many ranks it tends to one half.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{full:/throughput/tokens_per_s|rate} against {/throughput/tokens_per_s|rate}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{gpu.link_bandwidth / 1e9|plain} GB/s against {network.bandwidth / 1e9|plain} GB/s a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{gpu.peak_flops / 1e12|plain} TFLOP/s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{gpu.peak_flops / gpu.link_bandwidth|plain}. Across nodes W is {network.bandwidth * 8 / 1e9|plain} GB/s for the eight GPUs of a node together. The scaling book of the JAX team has the same derivation, and the same number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{gpu.peak_flops / gpu.memory_bandwidth|plain}. Below it the waiter limits, above it the cook.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{gpus} GPUs cannot be cut into model replicas of tp {tp} × cp {cp} × pp {pp} = {product} ranks: the GPUs must be a whole multiple of that product.</source>
        <translation>{gpus} GPUs lassen sich nicht in Replikate des Modells von tp {tp} × cp {cp} × pp {pp} = {product} Rängen teilen: die GPUs müssen ein ganzes Vielfaches dieses Produkts sein.</translation>
    </message>
    <message>
        <source>{h1:/makespan|plain}, {i2:/makespan / 2|plain}, {f1b:/makespan|plain}. And [[ZB-H1]] holds no more than 1F1B on rank 0; the others hold as many as rank 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{h2:/peak_live|plain} instead of {f1b:/peak_live|plain}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{h2:/peak_live|plain} micro-batches in flight instead of {f1b:/peak_live|plain}. Between a rank's first and last block it is never idle: {h2:/bubble/of_span|percent}. But counted from 0 to the end, {h2:/bubble/of_total|percent} remain. Ask which bubble a paper means.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{heads} attention heads cannot be dealt evenly to tp {tp} ranks: tp must divide the number of heads.</source>
        <translation>{heads} Attention-Köpfe lassen sich nicht gleichmäßig auf tp {tp} Ränge austeilen: tp muss die Zahl der Köpfe teilen.</translation>
    </message>
    <message>
        <source>{i2:/peak_live / 2|plain} against {f1b:/peak_live|plain}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{i2:/peak_live|plain} chunks are {i2:/peak_live / 2|plain} stages' worth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kv_heads} key/value heads and tp {tp} do not divide one another: tensor ranks can neither share them out evenly nor hold even copies of them.</source>
        <translation>{kv_heads} Schlüssel-Wert-Köpfe und tp {tp} teilen einander nicht: Tensor-Ränge können sie weder gleichmäßig aufteilen noch gleiche Kopien davon halten.</translation>
    </message>
    <message>
        <source>{kv_heads} key/value heads are more than the {heads} attention heads.</source>
        <translation>{kv_heads} Schlüssel-Wert-Köpfe sind mehr als die {heads} Attention-Köpfe.</translation>
    </message>
    <message>
        <source>{layers} layers cannot fill {virtual_stages} virtual stages: some of them hold no layer at all.</source>
        <translation>{layers} Schichten können {virtual_stages} virtuelle Stufen nicht füllen: manche halten gar keine Schicht.</translation>
    </message>
    <message>
        <source>{layers} layers do not divide by pp {pp}: Megatron wants them even unless the layers of every stage are given (stage_layers).</source>
        <translation>{layers} Schichten lassen sich nicht durch pp {pp} teilen: Megatron will sie gleichmäßig, wenn nicht die Schichten jeder Stufe angegeben sind (stage_layers).</translation>
    </message>
    <message>
        <source>{layers} layers, the embedding and the head cannot fill {virtual_stages} virtual stages (pp {pp}): torchtitan wants something on each.</source>
        <translation>{layers} Schichten, Embedding und Kopf können {virtual_stages} virtuelle Stufen (pp {pp}) nicht füllen: torchtitan will auf jeder etwas.</translation>
    </message>
    <message>
        <source>{microbatches} micro-batches are fewer than the {virtual_stages} stages: torchtitan warns of a bubble.</source>
        <translation>{microbatches} Mikro-Batches sind weniger als die {virtual_stages} Stufen: torchtitan warnt vor Leerlauf.</translation>
    </message>
    <message>
        <source>{microbatches} micro-batches in groups of {group} leave a last group that cannot fill {stages} pipeline ranks: it must be a full group or have at least as many micro-batches as there are ranks.</source>
        <translation>{microbatches} Mikro-Batches in Gruppen von {group} lassen eine letzte Gruppe, die {stages} Pipeline-Ränge nicht füllen kann: sie muss eine volle Gruppe sein oder mindestens so viele Mikro-Batches haben, wie es Ränge gibt.</translation>
    </message>
    <message>
        <source>{microbatches} micro-batches through {stages} pipeline ranks of {chunks} chunks are more than the {most} blocks that this program lays out.</source>
        <translation>{microbatches} Mikro-Batches durch {stages} Pipeline-Ränge von {chunks} Abschnitten sind mehr als die {most} Blöcke, die dieses Programm auslegt.</translation>
    </message>
    <message>
        <source>{mix:model.parameters|plain} in all, {mix:model.active|plain} [[active]]. Memory is paid for the first number, [[FLOP]] for the second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{model.heads|plain} = 5 × 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{model.parameters|count} and {model.active|count}: {model.parameters / model.active|times}. DeepSeek-V3: {ds:model.parameters / ds:model.active|times}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{model.parameters|count} over {model.active|count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{model.vocab|plain} words times {training.sequence_length|plain} tokens, in two precisions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n1:/memory/peak_bytes|bytes} on one node, {n8:/memory/peak_bytes|bytes} on eight. To save room the copies have to stop being copies. That is [[ZeRO]].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n1:/throughput/tokens_per_s_per_gpu|rate} on one node, {n32:/throughput/tokens_per_s_per_gpu|rate} on 32. The playbook measured a steeper fall on its cluster, {15700 / 40150 - 1|percent} from 8 to 256 GPUs: real networks are busier than ours. Believe the direction, measure the size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{one:/time/step_s / /time/step_s|times}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{one:/time/step_s|seconds} become {/time/step_s|seconds}. That is [[DDP]].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{par:/memory/by_stage/0/temporary|bytes} instead of {start:/memory/by_stage/0/temporary|bytes}. Still too much for one GPU, but no longer because of the loss.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{par:/throughput/mfu|percent}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{par:/throughput/tokens_per_s|rate} against {start:/throughput/tokens_per_s|rate}: {par:/throughput/tokens_per_s / start:/throughput/tokens_per_s - 1|percent}. Bought with {par:/memory/peak_bytes - start:/memory/peak_bytes|bytes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{par:/time/exposed_s/dp|seconds} of {par:/time/step_s|seconds}. The floor is a floor in tokens per GPU: that is why large clusters need large batches, or other dimensions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{par:/time/step_s|seconds} at {par:/memory/peak_bytes|bytes}. Of {start:/time/step_s|seconds} that is {1 - par:/time/step_s / start:/time/step_s|percent}: the head on the last stage is the larger part of the bubble, and no schedule mends that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{par:/time/step_s|seconds}. Of some three hundred thousand legal plans the search finds one of {best:/time/step_s|seconds}: TP 2, CP 4, PP 8, and a zero-bubble schedule. No rule of thumb would have tried that. Leave the lesson and press **Best plan**.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{s9:/seconds|seconds} become {x9:/seconds|seconds}: far less than the wires' ratio, as all eight cards of a node send at once. The playbook measured a steeper fall on its cluster. Measure yours: **Probe**.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{small:model.parameters + small:model.embedding|plain}. Careless calculators count a tied table twice, and their [[MFU]] is too high by the same factor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{small:model.parameters|count} and {small:model.embedding|count} are {small:model.parameters + small:model.embedding|count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{start:/time/bubble/of_total|percent} became {par:/time/bubble/of_total|percent}. The formula says {3 / (64 + 3)|percent}. The rest is no fill or drain: the last stage also has the head, so the others wait for it all the time. Uneven stages make a bubble that no batch cures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{start:/time/step_s|seconds} become {par:/time/step_s|seconds}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{target} has no such model; it knows {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{training.sequence_length|plain} tokens are a book. One sequence is one micro-batch: it cannot be made smaller. ZeRO does not help either, as nothing here is held twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{training.sequence_length|plain} × {model.vocab|plain} numbers are {training.sequence_length * model.vocab|count}: in fp32 {training.sequence_length * model.vocab * 4|bytes}. A plain loss keeps several such copies at its worst moment: scores, their 16-bit form, their gradient. The kept inputs of all {model.layers} layers are only {/memory/by_stage/0/activations|bytes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{virtual_stages} virtual stages are more than this program handles: at most {most}.</source>
        <translation>{virtual_stages} virtuelle Stufen sind mehr, als dieses Programm bewältigt: höchstens {most}.</translation>
    </message>
    <message>
        <source>{x9:/seconds / s9:/seconds|times}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{z1:/time/step_s|seconds} become {/time/step_s|seconds}. But ZeRO-1 does not fit here: {z1:/memory/peak_bytes|bytes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} again</source>
        <translation>noch einmal {}</translation>
    </message>
    <message>
        <source>{} always has two</source>
        <translation>{} hat immer zwei</translation>
    </message>
    <message>
        <source>{} collectives beside compute</source>
        <translation>{}-Kollektive neben Rechnen</translation>
    </message>
    <message>
        <source>{} layers</source>
        <translation>{}-Schichten</translation>
    </message>
    <message>
        <source>{} layers among them</source>
        <translation>{}-Schichten darunter</translation>
    </message>
    <message>
        <source>{} layers of this rank</source>
        <translation>{}-Schichten dieses Rangs</translation>
    </message>
    <message>
        <source>{} layers that recompute</source>
        <translation>{}-Schichten, die neu rechnen</translation>
    </message>
    <message>
        <source>{} of one expert</source>
        <translation>{} eines Experten</translation>
    </message>
    <message>
        <source>{} of the experts visited</source>
        <translation>{} der besuchten Experten</translation>
    </message>
    <message>
        <source>{} of the peak stage</source>
        <translation>{} der Stufe mit der Spitze</translation>
    </message>
    <message>
        <source>{} of the rank that ends last</source>
        <translation>{} des Rangs, der zuletzt endet</translation>
    </message>
    <message>
        <source>{} on this rank</source>
        <translation>{} auf diesem Rang</translation>
    </message>
    <message>
        <source>{} on this rank, without routed experts</source>
        <translation>{} auf diesem Rang, ohne geroutete Experten</translation>
    </message>
    <message>
        <source>{}, backward of a micro-batch</source>
        <translation>{}, Backward eines Mikro-Batches</translation>
    </message>
    <message>
        <source>{}, forward</source>
        <translation>{}, Forward</translation>
    </message>
    <message>
        <source>{}, forward and backward</source>
        <translation>{}, Forward und Backward</translation>
    </message>
    <message>
        <source>{}, forward of a micro-batch</source>
        <translation>{}, Forward eines Mikro-Batches</translation>
    </message>
    <message>
        <source>{}, gradient of its input</source>
        <translation>{}, Gradient seiner Eingabe</translation>
    </message>
    <message>
        <source>{}, gradient of its weights</source>
        <translation>{}, Gradient seiner Gewichte</translation>
    </message>
    <message>
        <source>{}, its multiply</source>
        <translation>{}, seine Multiplikation</translation>
    </message>
    <message>
        <source>{}, of all GPU time of the step</source>
        <translation>{}, an der gesamten GPU-Zeit des Schritts</translation>
    </message>
    <message>
        <source>{}, of all pipeline ranks</source>
        <translation>{}, aller Pipeline-Ränge</translation>
    </message>
    <message>
        <source>± is the mean absolute error. Double-click a run to open its scenario, a source to see it alone.</source>
        <translation>± ist der mittlere absolute Fehler. Ein Doppelklick auf einen Lauf öffnet sein Szenario, auf eine Quelle zeigt sie allein.</translation>
    </message>
    <message>
        <source>× F of a stage</source>
        <translation>× F einer Stufe</translation>
    </message>
    <message>
        <source>Σ blocks / pipeline ranks</source>
        <translation>Σ Blöcke / Pipeline-Ränge</translation>
    </message>
    <message>
        <source>Σ buckets of the collective's time</source>
        <translation>Σ Buckets der Zeit des Kollektivs</translation>
    </message>
    <message>
        <source>Σ chunks</source>
        <translation>Σ Abschnitte</translation>
    </message>
    <message>
        <source>Σ chunks · live · layers</source>
        <translation>Σ Abschnitte · lebend · Schichten</translation>
    </message>
    <message>
        <source>Σ collectives</source>
        <translation>Σ Kollektive</translation>
    </message>
    <message>
        <source>Σ dimensions</source>
        <translation>Σ Dimensionen</translation>
    </message>
    <message>
        <source>Σ exposed</source>
        <translation>Σ ungedeckt</translation>
    </message>
    <message>
        <source>Σ exposed + Σ hidden + gathering the new weights</source>
        <translation>Σ ungedeckt + Σ verdeckt + Sammeln der neuen Gewichte</translation>
    </message>
    <message>
        <source>Σ forward of the operators that run again</source>
        <translation>Σ Forward der Operatoren, die noch einmal laufen</translation>
    </message>
    <message>
        <source>Σ kinds of layers</source>
        <translation>Σ Schichtarten</translation>
    </message>
    <message>
        <source>Σ layers + embedding and head where they are</source>
        <translation>Σ Schichten + Embedding und Kopf, wo sie sind</translation>
    </message>
    <message>
        <source>Σ layers of a kind × parameters of one + embedding + head</source>
        <translation>Σ Schichten einer Art × Parameter einer + Embedding + Kopf</translation>
    </message>
    <message>
        <source>Σ layers × kept per layer</source>
        <translation>Σ Schichten × behalten je Schicht</translation>
    </message>
    <message>
        <source>Σ layers × kept per layer, less what is offloaded</source>
        <translation>Σ Schichten × behalten je Schicht, weniger das Ausgelagerte</translation>
    </message>
    <message>
        <source>Σ layers × parameters of one</source>
        <translation>Σ Schichten × Parameter einer</translation>
    </message>
    <message>
        <source>Σ layers × parameters of one + embedding and head where they are</source>
        <translation>Σ Schichten × Parameter einer + Embedding und Kopf, wo sie sind</translation>
    </message>
    <message>
        <source>Σ of its kernels</source>
        <translation>Σ seiner Kernel</translation>
    </message>
    <message>
        <source>Σ of its lines</source>
        <translation>Σ seiner Zeilen</translation>
    </message>
    <message>
        <source>Σ of its tensors</source>
        <translation>Σ seiner Tensoren</translation>
    </message>
    <message>
        <source>Σ of its tensors, as they are cut</source>
        <translation>Σ seiner Tensoren, wie sie geteilt sind</translation>
    </message>
    <message>
        <source>Σ of its tensors; a tied head counts with the embedding</source>
        <translation>Σ seiner Tensoren; ein gebundener Kopf zählt beim Embedding</translation>
    </message>
    <message>
        <source>Σ of the chain that decides it in the simulated order of {}: every block as soon as its rank and its inputs allow</source>
        <translation>Σ der Kette, die in der simulierten Reihenfolge von {} entscheidet: jeder Block, sobald sein Rang und seine Eingaben es erlauben</translation>
    </message>
    <message>
        <source>Σ of the ledger's lines before the framework's</source>
        <translation>Σ der Zeilen des Hauptbuchs vor denen des Frameworks</translation>
    </message>
    <message>
        <source>Σ of their tensors</source>
        <translation>Σ ihrer Tensoren</translation>
    </message>
    <message>
        <source>Σ of their tensors, over e and etp ranks</source>
        <translation>Σ ihrer Tensoren, über e und etp Ränge</translation>
    </message>
    <message>
        <source>Σ of their tensors; the embedding is looked up, a tied head multiplies</source>
        <translation>Σ ihrer Tensoren; das Embedding wird nachgeschlagen, ein gebundener Kopf multipliziert</translation>
    </message>
    <message>
        <source>Σ of this GPU's own tensors, each in its bytes and shards</source>
        <translation>Σ der eigenen Tensoren dieser GPU, jeder in seinen Bytes und Shards</translation>
    </message>
    <message>
        <source>Σ of what goes together / ranks</source>
        <translation>Σ dessen, was zusammen geht / Ränge</translation>
    </message>
    <message>
        <source>Σ of what its operators keep</source>
        <translation>Σ dessen, was seine Operatoren behalten</translation>
    </message>
    <message>
        <source>Σ of what its operators keep in this recompute mode</source>
        <translation>Σ dessen, was seine Operatoren in dieser Art der Neuberechnung behalten</translation>
    </message>
    <message>
        <source>Σ operators</source>
        <translation>Σ Operatoren</translation>
    </message>
    <message>
        <source>Σ operators forward, backward and recomputed, causal attention</source>
        <translation>Σ Operatoren vorwärts, rückwärts und neu gerechnet, kausale Attention</translation>
    </message>
    <message>
        <source>Σ operators that are recomputed</source>
        <translation>Σ Operatoren, die neu gerechnet werden</translation>
    </message>
    <message>
        <source>Σ over chunks of live micro-batches × kept per micro-batch</source>
        <translation>Σ über Abschnitte der lebenden Mikro-Batches × behalten je Mikro-Batch</translation>
    </message>
    <message>
        <source>Σ passes + what the backward covers</source>
        <translation>Σ Durchgänge + was das Backward deckt</translation>
    </message>
    <message>
        <source>Σ passes + what the step's end leaves uncovered</source>
        <translation>Σ Durchgänge + was das Ende des Schritts ungedeckt lässt</translation>
    </message>
    <message>
        <source>Σ passes of the backward</source>
        <translation>Σ Durchgänge des Backward</translation>
    </message>
    <message>
        <source>Σ pipeline ranks</source>
        <translation>Σ Pipeline-Ränge</translation>
    </message>
    <message>
        <source>Σ recomputed and in vain</source>
        <translation>Σ neu gerechnet und vergeblich</translation>
    </message>
    <message>
        <source>Σ tensors</source>
        <translation>Σ Tensoren</translation>
    </message>
    <message>
        <source>Σ virtual stages</source>
        <translation>Σ virtuelle Stufen</translation>
    </message>
    <message>
        <source>Σ virtual stages / their number</source>
        <translation>Σ virtuelle Stufen / ihre Zahl</translation>
    </message>
    <message>
        <source>Σ virtual stages · micro-batches · seconds of one</source>
        <translation>Σ virtuelle Stufen · Mikro-Batches · Sekunden eines</translation>
    </message>
    <message>
        <source>Σ waits for the host + fixed overhead</source>
        <translation>Σ Warten auf den Host + festes Beiwerk</translation>
    </message>
    <message>
        <source>Σ, without the exchanges that the other part hides</source>
        <translation>Σ, ohne den Austausch, den der andere Teil verdeckt</translation>
    </message>
    <message>
        <source>α, β in a node</source>
        <translation>α, β in einem Knoten</translation>
    </message>
    <message>
        <source>α′, β′ between nodes</source>
        <translation>α′, β′ zwischen Knoten</translation>
    </message>
    <message>
        <source>δ = bytes / (bandwidth to the host · GPUs)</source>
        <translation>δ = Bytes / (Bandbreite zum Host · GPUs)</translation>
    </message>
    <message>
        <source>δ: until it is stored</source>
        <translation>δ: bis er gespeichert ist</translation>
    </message>
    <message>
        <source>ε + bytes of a gradient</source>
        <translation>ε + Bytes eines Gradienten</translation>
    </message>
    <message>
        <source>ε · n · (key width + value width)</source>
        <translation>ε · n · (Breite des Schlüssels + Breite des Werts)</translation>
    </message>
    <message>
        <source>ε · n · (query width + key width)</source>
        <translation>ε · n · (Breite der Anfrage + Breite des Schlüssels)</translation>
    </message>
    <message>
        <source>ε · n · compressed width</source>
        <translation>ε · n · komprimierte Breite</translation>
    </message>
    <message>
        <source>ε · n · key width</source>
        <translation>ε · n · Breite des Schlüssels</translation>
    </message>
    <message>
        <source>ε · n · output width</source>
        <translation>ε · n · Breite der Ausgabe</translation>
    </message>
    <message>
        <source>ε · n · query width</source>
        <translation>ε · n · Breite der Anfrage</translation>
    </message>
    <message>
        <source>ε · n · value width</source>
        <translation>ε · n · Breite des Werts</translation>
    </message>
    <message>
        <source>ε · rows · f / t</source>
        <translation>ε · Zeilen · f / t</translation>
    </message>
    <message>
        <source>ε · rows · h</source>
        <translation>ε · Zeilen · h</translation>
    </message>
    <message>
        <source>ε · tokens · compressed width</source>
        <translation>ε · Token · komprimierte Breite</translation>
    </message>
    <message>
        <source>ε · tokens · h</source>
        <translation>ε · Token · h</translation>
    </message>
    <message>
        <source>ε: the softmax</source>
        <translation>ε: die Softmax</translation>
    </message>
    <message>
        <source>τ: what is set, else Daly's optimum</source>
        <translation>τ: was eingestellt ist, sonst Dalys Optimum</translation>
    </message>
    <message>
        <source>τ: what is set, else Daly's optimum; at least until the one before is stored</source>
        <translation>τ: was eingestellt ist, sonst Dalys Optimum; mindestens bis der davor gespeichert ist</translation>
    </message>
    <message>
        <source>“%1” is no value for %2. Right would be for example 8M or 1.5T.</source>
        <translation>„%1“ ist kein Wert für %2. Richtig wäre zum Beispiel 8M oder 1,5T.</translation>
    </message>
    <message>
        <source>“%1” is not a number. Right would be for example %2.</source>
        <translation>„%1“ ist keine Zahl. Richtig wäre zum Beispiel %2.</translation>
    </message>
    <message>
        <source>“%1” is not a number. Right would be for example 8M or 1.5T.</source>
        <translation>„%1“ ist keine Zahl. Richtig wäre zum Beispiel 8M oder 1,5T.</translation>
    </message>
    <message>
        <source>“%1” is not a value of this field</source>
        <translation>„%1“ ist kein Wert dieses Felds</translation>
    </message>
    <message>
        <source>“batch 1024” are sequences, “batch 8M” are tokens: the nearest number of sequences that the replicas can share</source>
        <translation>„batch 1024“ sind Sequenzen, „batch 8M“ sind Token: die nächste Zahl von Sequenzen, die die Replikate teilen können</translation>
    </message>
    <message>
        <source>“dp automatic”: it follows from the others</source>
        <translation>„dp automatisch“: es folgt aus den anderen</translation>
    </message>
    <message>
        <source>“gpus 128” or “128 gpus”: whole nodes</source>
        <translation>„gpus 128“ oder „128 gpus“: ganze Knoten</translation>
    </message>
    <message>
        <source>“instead”: the same plan with another level of ZeRO. Communication below 1 of compute could hide behind it.</source>
        <translation>„instead“: derselbe Plan mit einer anderen ZeRO-Stufe. Kommunikation unter 1 des Rechnens könnte sich dahinter verbergen.</translation>
    </message>
    <message>
        <source>“schedule zb-v”, “full recompute”, “fp8”, or the first letters</source>
        <translation>„schedule zb-v“, „full recompute“, „fp8“, oder die ersten Buchstaben</translation>
    </message>
    <message>
        <source>“sequence parallel off”; its name alone flips it</source>
        <translation>„sequence parallel off“; der Name allein schaltet es um</translation>
    </message>
    <message>
        <source>“tp 8”, “tp=8”, “tp8”: the others follow, as with the slider</source>
        <translation>„tp 8“, „tp=8“, „tp8“: die anderen folgen, wie beim Schieber</translation>
    </message>
    <message>
        <source>… by Daly</source>
        <translation>… nach Daly</translation>
    </message>
    <message>
        <source>… by Young</source>
        <translation>… nach Young</translation>
    </message>
    <message>
        <source>… is stored in</source>
        <translation>… wird gespeichert in</translation>
    </message>
    <message>
        <source>… stalls training for</source>
        <translation>… hält das Training auf für</translation>
    </message>
    <message>
        <source>… without failures</source>
        <translation>… ohne Ausfälle</translation>
    </message>
    <message>
        <source>← All bars</source>
        <translation>← Alle Balken</translation>
    </message>
    <message>
        <source>← balance of a step</source>
        <translation>← Gleichgewicht eines Schritts</translation>
    </message>
    <message>
        <source>⋯: the same again, left out.</source>
        <translation>⋯: noch einmal dasselbe, ausgelassen.</translation>
    </message>
    <message>
        <source>★ %1, shortest</source>
        <translation>★ %1, die kürzeste</translation>
    </message>
    <message>
        <source>✓ done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ fits</source>
        <translation>✓ passt</translation>
    </message>
    <message>
        <source>✓ in the plan</source>
        <translation>✓ im Plan</translation>
    </message>
    <message>
        <source>✓ knows that all have arrived</source>
        <translation>✓ weiß, dass alle angekommen sind</translation>
    </message>
    <message>
        <source>✓ the result</source>
        <translation>✓ das Ergebnis</translation>
    </message>
    <message>
        <source>✓ too large</source>
        <translation>✓ zu groß</translation>
    </message>
    <message>
        <source>✗ did fit</source>
        <translation>✗ passte</translation>
    </message>
    <message>
        <source>✗ did not</source>
        <translation>✗ passte nicht</translation>
    </message>
</context>
</TS>
