/** The argument after `name` (for example, FILE in `--json FILE`); undefined if there is none. */
export function option(args: readonly string[], name: string): string | undefined {
  const at = args.indexOf(name);
  return at < 0 ? undefined : args[at + 1];
}
