/** What both browsers and Node have, for the shared code, without the types of either. */
declare class URL {
  constructor(address: string, base?: string);
  static canParse(address: string, base?: string): boolean;
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly hostname: string;
  readonly host: string;
  readonly port: string;
  readonly pathname: string;
  readonly href: string;
}
