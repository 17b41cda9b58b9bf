import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { builtKnowledgeFile, setKnowledgeFile } from '#catalogue/knowledge/knowledge.ts';
import { readIndex, writeIndex } from '#catalogue/knowledge/knowledge-index.ts';
import { refreshTemporaryFolder, temporaryFolderPrefix } from './temporary-folder.ts';

/**
 * Overlays our knowledge with the operator's folder, in this process and in every thread and process it starts
 * afterward. Throws KnowledgeError if a file in the folder is unusable.
 */
export async function applyOperatorKnowledge(folder: string | null): Promise<void> {
  if (folder === null) return;
  // Imported only when needed, because parsing YAML needs a library that is otherwise not used at run time.
  const { compileKnowledge } = await import('#catalogue/knowledge/compile-knowledge.ts');
  const { patternFault } = await import('./text/pattern-fault.ts');
  const { stemEnglish } = await import('./text/stem.ts');
  const knowledge = compileKnowledge(
    folder,
    { patternFault, stem: stemEnglish },
    readIndex(builtKnowledgeFile),
  );
  const place = mkdtempSync(temporaryFolderPrefix('knowledge'));
  const file = join(place, 'index.json');
  writeIndex(knowledge, file);
  refreshTemporaryFolder(place);
  process.once('exit', () => rmSync(place, { recursive: true, force: true }));
  setKnowledgeFile(file);
}
