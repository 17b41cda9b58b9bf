import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from './button.tsx';
import { Card } from './card.tsx';

export function NotFoundCard({ sentence }: { sentence?: string }) {
  return (
    <div className="grid min-h-[60vh] place-items-center px-4 py-12">
      <Card className="grid w-full max-w-narrow justify-items-center gap-4 py-12 text-center">
        <TriangleAlert aria-hidden className="size-10 text-warning-text" strokeWidth={1.5} />
        <h1 className="text-xl">404 Page Not Found</h1>
        {sentence && <p className="max-w-[24rem]">{sentence}</p>}
        <p className="text-ink-secondary">Did you forget to add the page to the router?</p>
        <Link to="/" className={buttonClass({ variant: 'secondary' })}>
          Back to Home
        </Link>
      </Card>
    </div>
  );
}
