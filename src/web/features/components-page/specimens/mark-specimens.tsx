import { bases } from '#shared/schemas/evidence.ts';
import { frameworks } from '#shared/schemas/framework.ts';
import { Badge, type Tone } from '#web/components/ui/badge.tsx';
import { BasisMark } from '#web/components/ui/basis-mark.tsx';
import { CompassMark } from '#web/components/ui/compass-mark.tsx';
import { AlertIcon, ArrowRightIcon, ChevronDownIcon } from '#web/components/ui/first-icons.tsx';
import { FrameworkMark } from '#web/components/ui/framework-mark.tsx';
import { Sample } from '../specimen.tsx';

const tones: readonly Tone[] = ['neutral', 'info', 'success', 'warning', 'danger', 'purple', 'accent'];

export function MarkSpecimens() {
  return (
    <>
      <Sample name="Badge">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Sample>
      <Sample name="Framework mark">
        {frameworks.map((framework) => (
          <FrameworkMark key={framework} framework={framework} />
        ))}
      </Sample>
      <Sample name="Basis mark">
        {bases.map((basis) => (
          <BasisMark key={basis} basis={basis} />
        ))}
      </Sample>
      <Sample name="Compass and icons">
        <CompassMark className="size-12 text-accent" />
        <AlertIcon className="size-5" />
        <ArrowRightIcon className="size-5" />
        <ChevronDownIcon className="size-5" />
      </Sample>
    </>
  );
}
