import { useId, useRef, useState } from 'react';
import { reportLogoTypes, reportOptionLimits } from '#shared/report-options.ts';
import { Button } from '#web/components/ui/button.tsx';

interface LogoFieldProps {
  /** A data URL; null for the operator's logo. */
  logo: string | null;
  onChange: (logo: string | null) => void;
}

export function LogoField({ logo, onChange }: LogoFieldProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const read = async (file: File | undefined) => {
    if (!file) return;
    const result = await readLogo(file);
    setProblem('problem' in result ? result.problem : null);
    if ('logo' in result) onChange(result.logo);
  };
  return (
    <div className="grid gap-1.5">
      <p className="text-sm font-strong text-ink">
        Logo<span className="font-normal text-ink-secondary"> (Optional)</span>
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {logo !== null && (
          <img
            src={logo}
            alt="Your logo"
            className="h-11 max-w-40 rounded-md border border-rule bg-white object-contain p-1"
          />
        )}
        <Button
          variant="secondary"
          size="sm"
          aria-describedby={hintId}
          onClick={() => input.current?.click()}
        >
          {logo === null ? 'Choose a logo' : 'Choose another logo'}
        </Button>
        {logo !== null && (
          <Button variant="quiet" size="sm" onClick={() => onChange(null)}>
            Remove logo
          </Button>
        )}
      </div>
      <p id={hintId} className="text-sm text-ink-secondary">
        PNG or JPEG, at most 300 KB
      </p>
      {problem !== null && (
        <p role="alert" className="text-sm text-danger-text">
          {problem}
        </p>
      )}
      <input
        ref={input}
        type="file"
        accept={reportLogoTypes.join(',')}
        className="sr-only"
        tabIndex={-1}
        aria-label="Logo file"
        onChange={(event) => {
          void read(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </div>
  );
}

async function readLogo(file: File): Promise<{ logo: string } | { problem: string }> {
  const type = reportLogoTypes.find((one) => one === file.type);
  if (type === undefined) return { problem: "This isn't a PNG or JPEG image. Please choose another file." };
  const logo = await readDataAddress(file);
  if (logo === null) return { problem: "We couldn't read the file. Please choose it again." };
  if (logo.length > reportOptionLimits.logo) {
    return { problem: 'This image is larger than 300 KB. Please choose a smaller one.' };
  }
  const drawn = await createImageBitmap(file).catch(() => null);
  if (drawn === null) return { problem: 'This image is damaged. Please choose another file.' };
  drawn.close();
  return { logo };
}

function readDataAddress(file: File): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const reader = new FileReader();
  reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : null);
  reader.onerror = () => resolve(null);
  reader.readAsDataURL(file);
  return promise;
}
