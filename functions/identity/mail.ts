import { brand } from '../../shared/brand.ts'
import { escapeHtml } from './escape-html.ts'

/** The words of one mail with a code. All but `code` and `href` are plain text. */
export type Letter = {
  readonly subject: string
  readonly title: string
  /** Left out of what goes to an address that nobody confirmed: who wrote the name may be another. */
  readonly greetingName?: string
  readonly lead: string
  /** Cognito's placeholder; it puts the code there after this function. */
  readonly code: string
  readonly codeLabel: string
  readonly button?: { readonly label: string; readonly href: string }
  readonly notAsked: string
}

const indigo = '#252C69'
const ginger = '#F9B221'
const ink = '#121730'
const quiet = '#4B5168'
const font = "font-family:'Helvetica Neue',Arial,sans-serif"

const paragraph = (html: string, style: string) => `<p style="margin:0 0 16px;${style}">${html}</p>`

const buttonHtml = ({ label, href }: { label: string; href: string }) => `
<p style="margin:24px 0"><a href="${escapeHtml(href)}" style="display:inline-block;background:${indigo};color:#FFFFFF;border-radius:6px;padding:14px 24px;font-size:17px;font-weight:bold;text-decoration:none">${escapeHtml(label)}</a></p>`

/** One column that reads well without pictures, on a small screen, and by ear. */
export const letterHtml = (letter: Letter): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(letter.subject)}</title></head>
<body style="margin:0;padding:24px 16px;background:#FFFFFF;color:${ink};${font};font-size:17px;line-height:1.5">
<div style="max-width:480px;margin:0 auto">
<p style="margin:0 0 24px;color:${indigo};font-size:22px;font-weight:bold;border-bottom:4px solid ${ginger};padding-bottom:8px">${escapeHtml(brand.name)}</p>
<h1 style="margin:0 0 16px;color:${indigo};font-size:24px;line-height:1.25">${escapeHtml(letter.title)}</h1>
${paragraph(`Hello${letter.greetingName ? ` ${escapeHtml(letter.greetingName)}` : ''},`, '')}
${paragraph(escapeHtml(letter.lead), '')}${letter.button ? buttonHtml(letter.button) : ''}
${paragraph(escapeHtml(letter.codeLabel), '')}
<p style="margin:0 0 24px;font-family:Consolas,Menlo,monospace;font-size:30px;font-weight:bold;letter-spacing:4px;color:${indigo}">${letter.code}</p>
${paragraph(escapeHtml(letter.notAsked), `color:${quiet};font-size:15px`)}
${paragraph(`Need help? Write to <a href="mailto:${brand.supportEmail}" style="color:${indigo}">${brand.supportEmail}</a>.`, `color:${quiet};font-size:15px`)}
</div>
</body>
</html>`
