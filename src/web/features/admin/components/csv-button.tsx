import { Button } from '#web/components/ui/button.tsx';
import { showToast } from '#web/lib/toast.ts';
import { useSessionCheck } from '../api/use-session-check.ts';

export function CsvButton() {
  const checkSession = useSessionCheck();
  const download = () => {
    checkSession();
    if (window.open('/api/admin/subscribers/csv', '_blank')) {
      showToast({
        title: 'Download Initiated',
        description:
          "Please check your browser's download manager. If you are prompted, be authenticated as the operator.",
      });
    } else {
      showToast({
        title: 'Initiation Error',
        description:
          "Your browser didn't start the download. Please allow pop-ups for this page and try again.",
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
