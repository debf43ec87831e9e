import { brand } from '../../shared/brand.ts'
import { escapeHtml } from './escape-html.ts'
import type { Block, Letter } from './letter.ts'

const indigo = '#252C69'
const ginger = '#F9B221'
const ink = '#121730'
const quiet = '#4B5168'
const font = "font-family:'Helvetica Neue',Arial,sans-serif"
const small = `color:${quiet};font-size:15px`

const paragraph = (html: string, style = '') => `<p style="margin:0 0 16px;${style}">${html}</p>`

const button = (label: string, href: string) => `
<p style="margin:24px 0"><a href="${escapeHtml(href)}" style="display:inline-block;background:${indigo};color:#FFFFFF;border-radius:6px;padding:14px 24px;font-size:17px;font-weight:bold;text-decoration:none">${escapeHtml(label)}</a></p>`

const link = (label: string, href: string) =>
  `<a href="${escapeHtml(href)}" style="color:${indigo}">${escapeHtml(label)}</a>`

const job = ({ title, href, about, cautions }: Extract<Block, { job: unknown }>['job']) => {
  const lines = [
    `<b>${link(title, href)}</b>`,
    escapeHtml(about),
    ...cautions.map(caution => `<b>Careful:</b> ${escapeHtml(caution)}`),
  ]
  return paragraph(lines.join('<br>'), `border-left:4px solid ${ginger};padding-left:12px`)
}

const code = (placeholder: string) =>
  `<p style="margin:0 0 24px;font-family:Consolas,Menlo,monospace;font-size:30px;font-weight:bold;letter-spacing:4px;color:${indigo}">${placeholder}</p>`

const blockHtml = (block: Block): string => {
  if ('words' in block) return paragraph(escapeHtml(block.words))
  if ('quiet' in block) return paragraph(escapeHtml(block.quiet), small)
  if ('button' in block) return button(block.button.label, block.button.href)
  if ('code' in block) return code(block.code)
  if ('facts' in block) {
    const facts = Object.entries(block.facts).map(
      ([name, value]) => `<b>${escapeHtml(name)}:</b> ${escapeHtml(value)}`,
    )
    return paragraph(facts.join('<br>'))
  }
  if ('typed' in block)
    return paragraph(
      escapeHtml(block.typed),
      `white-space:pre-wrap;overflow-wrap:anywhere;border-left:4px solid ${ginger};padding-left:12px`,
    )
  if ('job' in block) return job(block.job)
  if ('link' in block) return paragraph(link(block.link.label, block.link.href), small)
  return paragraph(`Need help? Write to ${link(block.help, `mailto:${block.help}`)}.`, small)
}

/**
 * Returns the HTML of a mail: one column that is readable without pictures, on a small screen, and with a screen
 * reader.
 */
export const letterHtml = ({ subject, title, blocks }: Letter): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 16px;background:#FFFFFF;color:${ink};${font};font-size:17px;line-height:1.5;overflow-wrap:anywhere">
<div style="max-width:480px;margin:0 auto">
<p style="margin:0 0 24px;color:${indigo};font-size:22px;font-weight:bold;border-bottom:4px solid ${ginger};padding-bottom:8px">${escapeHtml(brand.name)}</p>
<h1 style="margin:0 0 16px;color:${indigo};font-size:24px;line-height:1.25">${escapeHtml(title)}</h1>
${blocks.map(blockHtml).join('\n')}
</div>
</body>
</html>`
