import { describeEntries, type Entry } from '../use-entry.ts';
import { DraftNotice } from './draft-notice.tsx';

export function EntryNotices({ entry }: { entry: Entry }) {
  const { keeping, offered, added } = entry;
  return (
    <>
      {keeping === 'not-kept' && (
        <DraftNotice>
          This browser can't save your entry because its storage is full or turned off. Submit the entry
          before you leave or reload the page.
        </DraftNotice>
      )}
      {keeping === 'gone' && (
        <DraftNotice>
          This entry was submitted or deleted in another tab. If you change anything here, we'll save it
          again.
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
          The scan found {describeEntries(offered)}. Not all of this is in your entry.
        </DraftNotice>
      )}
      {added && <DraftNotice actions={[{ label: 'Undo', onAct: entry.undo }]}>{added.text}</DraftNotice>}
    </>
  );
}
