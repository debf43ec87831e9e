const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

const decode = (html: string): string =>
  html.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (entity, decimal, hex, name) => {
    if (name !== undefined) return named[name] ?? entity
    const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return point <= 0x10ffff ? String.fromCodePoint(point) : entity
  })

/** Where a mail's links lead, in their order, each once. */
export const linksOf = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/<a\b[^>]*?\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map(([, double, single]) =>
      decode(double ?? single ?? ''),
    ),
  ),
]

/** The words of a mail without its markup: what a reader without HTML sees. */
export const textOf = (html: string): string =>
  decode(
    html
      .replace(/<!--[\s\S]*?-->|<(head|style|script|title)\b[\s\S]*?<\/\1>/gi, '')
      .replace(/\s+/g, ' ')
      .replace(
        /<a\b[^>]*?\shref\s*=\s*["']([^"']*)["'][^>]*>([\s\S]*?)<\/a>/gi,
        (_, href: string, words: string) => (words.trim() === href ? href : `${words} (${href})`),
      )
      .replace(/<br\b[^>]*>|<\/(p|div|h[1-6]|li|tr|table|ul|ol)>/gi, '\n')
      .replace(/<[^>]*>/g, ''),
  )
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
