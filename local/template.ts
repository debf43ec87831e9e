import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Mustache from 'mustache'
import { escapeHtml } from '../functions/mail/escape-html.ts'

export type Values = {
  readonly [name: string]: string | number | boolean | null | undefined | Values | readonly Values[]
}

/** Reads a template of `content/pages`, in the syntax of Mustache: `{{name}}` is escaped, `{{{name}}}` is markup. */
export const pageFile = (name: string): string =>
  readFileSync(join(import.meta.dirname, 'content/pages', name), 'utf8')

// Mustache itself also escapes slashes, which makes addresses in a page hard to read.
const escapeText = (value: unknown): string => escapeHtml(String(value))

export const render = (template: string, values: Values): string =>
  Mustache.render(template, values, undefined, { escape: escapeText })
