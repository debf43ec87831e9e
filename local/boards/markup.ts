import { escapeHtml } from '../../functions/mail/escape-html.ts'
import { latin } from './feeds.ts'
import type { Block, Posted } from './posted.ts'

/** Writes the text as HTML, with bold headings, as boards do. */
export const htmlOf = (body: readonly Block[]): string =>
  body
    .map(({ heading, text, items, isRaw }) => {
      if (isRaw) return text
      const head = heading && `<p><strong>${escapeHtml(heading)}</strong></p>`
      const words = text && `<p>${escapeHtml(text)}</p>`
      const list =
        items.length > 0 ? `<ul>${items.map(item => `<li>${escapeHtml(item)}</li>`).join('')}</ul>` : ''
      return head + words + list
    })
    .join('\n')

/** Writes the text with one line for each item. */
export const plainOf = (body: readonly Block[]): string =>
  body
    .map(({ heading, text, items }) =>
      [heading && `${heading}:`, text, ...items.map(item => `- ${item}`)].filter(Boolean).join('\n'),
    )
    .join('\n\n')

export const markdownOf = (body: readonly Block[]): string =>
  body
    .map(({ heading, text, items }) =>
      [heading && `**${heading}**\n`, text, ...items.map(item => `- ${item}`)].filter(Boolean).join('\n'),
    )
    .join('\n\n')

/** Returns the beginning of the text, cut at a word. */
export const excerptOf = (body: readonly Block[], longest: number): string => {
  const words = plainOf(body).replaceAll(/\s+/g, ' ')
  return words.length <= longest ? words : `${words.slice(0, words.lastIndexOf(' ', longest - 1))}…`
}

/** Writes words as a part of an address. */
export const slugOf = (...parts: readonly string[]): string =>
  latin(parts.join(' '))
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** Makes an id in the form of a UUID. */
export const uuidOf = ({ key }: Posted): string => {
  const digits = key.padStart(12, '0')
  return `${digits.slice(-8)}-4b1d-4c6e-9a2f-${digits}`
}
