import { expect, test } from 'vitest'
import { decodeText } from './body.ts'

const latin = (text: string) => Buffer.from(text, 'latin1')
const prolog = '<?xml version="1.0" encoding="iso-8859-1"?>'

test.each<[string, Uint8Array, string, string]>([
  ['nothing said, UTF-8', Buffer.from('Ìbàdàn – ₦'), '', 'Ìbàdàn – ₦'],
  ['iso-8859-1 by the prolog', latin(`${prolog}<a>Caf\xe9</a>`), 'text/xml', `${prolog}<a>Café</a>`],
  ['iso-8859-1 by the header', latin('Caf\xe9'), 'text/xml; charset=ISO-8859-1', 'Café'],
  [
    'quotes of windows-1252',
    latin('\x93Nurse\x94 \x96 Kano\x92s'),
    'text/xml; charset="windows-1252"',
    '“Nurse” – Kano’s',
  ],
  ['iso-8859-1 that is windows-1252', latin('\x80 500'), 'text/xml; charset=iso-8859-1', '€ 500'],
  ['UTF-8 that calls itself iso-8859-1', Buffer.from(`${prolog}Ọlá`), 'text/xml', `${prolog}Ọlá`],
  ['UTF-8 with a broken byte', latin('a\xffb'), 'application/json; charset=utf-8', 'a\ufffdb'],
  ['a mark at the beginning', Buffer.from('\ufeff[]'), 'application/json', '[]'],
  ['UTF-16', Buffer.from('Ẹ̀kọ́', 'utf16le'), 'text/xml; charset=utf-16le', 'Ẹ̀kọ́'],
  ['a charset of nobody', Buffer.from('[]'), 'text/xml; charset=klingon', '[]'],
])('%s', (_, bytes, contentType, expected) => {
  expect(decodeText(bytes, contentType)).toBe(expected)
})
