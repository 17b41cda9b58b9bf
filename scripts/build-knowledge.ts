import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { compileKnowledge } from '#catalogue/knowledge/compile-knowledge.ts';
import { builtKnowledgeFile } from '#catalogue/knowledge/knowledge.ts';
import { describeFault, KnowledgeError } from '#catalogue/knowledge/knowledge-error.ts';
import { writeIndex } from '#catalogue/knowledge/knowledge-index.ts';
import { patternFault } from '#diagnosis/text/pattern-fault.ts';
import { stemEnglish } from '#diagnosis/text/stem.ts';

try {
  const knowledge = compileKnowledge('knowledge', { patternFault, stem: stemEnglish });
  mkdirSync(dirname(builtKnowledgeFile), { recursive: true });
  writeIndex(knowledge, builtKnowledgeFile);
} catch (error) {
  if (!(error instanceof KnowledgeError)) throw error;
  for (const fault of error.faults) console.error(describeFault(fault));
  process.exitCode = 1;
}
