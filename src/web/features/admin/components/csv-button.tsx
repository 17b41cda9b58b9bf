import { Button } from '#web/components/ui/button.tsx';
import { showToast } from '#web/lib/toast.ts';

/** Opens the file of all subscribers in a window of its own, which the browser turns into a download. */
export function CsvButton() {
  const download = () => {
    if (window.open('/api/admin/subscribers/csv', '_blank')) {
      showToast({
        title: 'Download Initiated',
        description: 'Check your download manager. Be authenticated as the operator if you are prompted.',
      });
    } else {
      showToast({
        title: 'Initiation Error',
        description:
          'The browser did not open the download. Please allow windows for this page and try again.',
        tone: 'destructive',
      });
    }
  };
  return (
    <Button variant="secondary" size="sm" onClick={download}>
      Download Subscribers CSV
    </Button>
  );
}
