import { Button, buttonClass } from '#web/components/ui/button.tsx';
import { Sample } from '../specimen.tsx';

const variants = ['primary', 'secondary', 'quiet', 'quiet-danger', 'danger', 'success'] as const;

export function ActionSpecimens() {
  return (
    <>
      {variants.map((variant) => (
        <Sample key={variant} name={`Button, ${variant}`}>
          <Button variant={variant}>Ready</Button>
          <Button variant={variant} size="sm">
            Small
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} waiting>
            Waiting
          </Button>
        </Sample>
      ))}
      <Sample name="Link styled as a button">
        <a href="/components" className={buttonClass({ variant: 'secondary' })}>
          Leaves this page
        </a>
      </Sample>
    </>
  );
}
