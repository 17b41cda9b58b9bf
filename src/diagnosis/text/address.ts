/** In characters. Many servers refuse longer page addresses, and sitemaps may not contain them. */
export const maxAddressLength = 2048;

export function bareHost(host: string): string {
  return host.startsWith('www.') ? host.slice('www.'.length) : host;
}

export function plainAddress(address: string): string {
  let plain = address;
  for (const scheme of ['https://', 'http://'])
    if (plain.startsWith(scheme)) plain = bareHost(plain.slice(scheme.length));
  for (const extension of ['.html', '.htm', '.php'])
    if (plain.endsWith(extension)) plain = withoutEnd(plain.slice(0, -extension.length), 'index');
  return withoutEnd(plain, '/');
}

export function withoutExtension(name: string): string {
  const dot = name.lastIndexOf('.');
  const length = name.length - dot - 1;
  return dot >= 0 && length >= 2 && length <= 5 ? name.slice(0, dot) : name;
}

export function withoutEnd(text: string, ending: string): string {
  return text.endsWith(ending) ? text.slice(0, text.length - ending.length) : text;
}
