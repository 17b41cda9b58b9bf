import { useEffect, useId, useRef } from 'react';
import type { SuggestedWorkflow } from '#shared/schemas/suggestion.ts';
import { Disclosure } from '#web/components/ui/disclosure.tsx';
import { formatCountOf } from '#web/lib/figures.ts';
import { type Chosen, choiceOf } from './chosen-suggestions.ts';

interface SuggestedEntryProps {
  workflow: SuggestedWorkflow;
  chosen: Chosen;
  there: Chosen;
  onChoose: (choices: readonly string[], on: boolean) => void;
}

const boxClass = 'mt-1 size-5 shrink-0 accent-(--accent)';

export function SuggestedEntry({ workflow, chosen, there, onChoose }: SuggestedEntryProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const open = workflow.tasks
    .map(({ name }) => choiceOf(workflow, name))
    .filter((choice) => !there.has(choice));
  const count = open.filter((choice) => chosen.has(choice)).length;
  const some = count > 0 && count < open.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = some;
  }, [some]);
  const complete = open.length === 0;
  return (
    <li className="border-b border-rule px-4 py-3 last:border-b-0">
      <div className="flex gap-3">
        <input
          ref={box}
          id={id}
          type="checkbox"
          className={boxClass}
          disabled={complete}
          checked={complete || count === open.length}
          aria-describedby={`${id}-about`}
          onChange={(event) => onChoose(open, event.target.checked)}
        />
        <div className="min-w-0 grow">
          <label htmlFor={id} className="font-strong">
            {workflow.name}
          </label>
          <p id={`${id}-about`} className="text-sm text-ink-secondary">
            {workflow.kinds.length > 0 ? workflow.kinds.join(', ') : 'Every business'} · {workflow.department}{' '}
            · {complete ? 'in your entry' : formatCountOf(workflow.tasks.length, 'task')}
          </p>
          <Disclosure
            label={
              <>
                Show tasks<span className="sr-only"> of {workflow.name}</span>
              </>
            }
            openLabel={
              <>
                Hide tasks<span className="sr-only"> of {workflow.name}</span>
              </>
            }
          >
            <p className="pb-2 text-sm">{workflow.description}</p>
            <ul className="grid list-none gap-2 pb-1">
              {workflow.tasks.map((task) => (
                <SuggestedTask
                  key={task.name}
                  task={task}
                  there={there.has(choiceOf(workflow, task.name))}
                  checked={chosen.has(choiceOf(workflow, task.name))}
                  onChange={(on) => onChoose([choiceOf(workflow, task.name)], on)}
                />
              ))}
            </ul>
          </Disclosure>
        </div>
      </div>
    </li>
  );
}

interface SuggestedTaskProps {
  task: SuggestedWorkflow['tasks'][number];
  there: boolean;
  checked: boolean;
  onChange: (on: boolean) => void;
}

function SuggestedTask({ task, there, checked, onChange }: SuggestedTaskProps) {
  const id = useId();
  return (
    <li className="flex gap-3">
      <input
        id={id}
        type="checkbox"
        className={boxClass}
        disabled={there}
        checked={there || checked}
        aria-describedby={`${id}-about`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <div className="min-w-0">
        <label htmlFor={id}>{task.name}</label>
        <p id={`${id}-about`} className="text-sm text-ink-secondary">
          {there
            ? 'In your entry'
            : `Value ${task.serviceValue.toFixed(1)} · difficulty ${task.replicabilityDifficulty.toFixed(1)} · ${task.timeInvestment} h a week${task.requiresJudgment ? ' · needs judgment' : ''}`}
        </p>
      </div>
    </li>
  );
}
