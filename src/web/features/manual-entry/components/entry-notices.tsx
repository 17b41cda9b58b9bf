import { describeEntries, type Entry } from '../use-entry.ts';
import { DraftNotice } from './draft-notice.tsx';

/** What a visitor should know of the entry as a whole: whether it is kept, and what came many at once. */
export function EntryNotices({ entry }: { entry: Entry }) {
  const { keeping, offered, added } = entry;
  return (
    <>
      {keeping === 'not-kept' && (
        <DraftNotice>
          This browser does not keep the entry: its storage is full or switched off. Submit it before you
          leave or reload the page.
        </DraftNotice>
      )}
      {keeping === 'gone' && (
        <DraftNotice>
          This entry was submitted or deleted in another tab. What stands here is kept again as soon as you
          change something.
        </DraftNotice>
      )}
      {offered && (
        <DraftNotice
          actions={[
            {
              label: 'Add them',
              onAct: () => entry.addMany(offered, `Added: ${describeEntries(offered)}.`),
            },
          ]}
        >
          The scan found {describeEntries(offered)}, not all of which are in this entry.
        </DraftNotice>
      )}
      {added && <DraftNotice actions={[{ label: 'Undo', onAct: entry.undo }]}>{added.text}</DraftNotice>}
    </>
  );
}
