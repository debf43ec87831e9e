/** A piece of a mail, from top to bottom. Everything but `code` is plain text: what is in it stays text. */
export type Block =
  | { readonly words: string }
  | { readonly quiet: string }
  | { readonly button: { readonly label: string; readonly href: string } }
  /** Cognito's placeholder; it puts the code there after us. */
  | { readonly code: string }
  | { readonly facts: Readonly<Record<string, string>> }
  /** What a person typed, with its line breaks. */
  | { readonly typed: string }
  /** An advert: where we show it, what it is about, and what to be careful of. */
  | {
      readonly job: {
        readonly title: string
        readonly href: string
        readonly about: string
        readonly cautions: readonly string[]
      }
    }
  /** A way out that is no button. */
  | { readonly link: { readonly label: string; readonly href: string } }
  /** Where to write to. */
  | { readonly help: string }

export type Letter = {
  readonly subject: string
  readonly title: string
  readonly blocks: readonly Block[]
}

/** Subjects go into a header of the mail, where a line break would begin another one. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

/** The name if it reads as one: no address, no number and no long speech gets into a mail of ours. */
export const greetable = (name = ''): string =>
  name.length <= 40 && !/[.:/@\d]/.test(name) ? oneLine(name) : ''

export const greeting = (name = ''): Block => ({ words: name ? `Hello ${name},` : 'Hello,' })
