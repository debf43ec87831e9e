import { expect, test } from 'vitest'
import { fileTypeOf, withEnding } from './file-type.ts'

const bytes = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0) & 0xff)
const zip = (...names: string[]) =>
  bytes(`PK\x03\x04...${names.map(name => `PK\x01\x02${name}`).join('')}PK\x05\x06`)

test.each([
  ['a PDF', bytes('%PDF-1.7\n...\n%%EOF\n'), 'pdf'],
  ['a PDF cut off', bytes('%PDF-1.7\n...'), null],
  ['a document of Word', zip('[Content_Types].xml', 'word/document.xml'), 'docx'],
  ['one with a program in it', zip('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin'), null],
  ['a table of Excel', zip('[Content_Types].xml', 'xl/workbook.xml'), null],
  ['a page', bytes('<!doctype html><script>alert(1)</script>'), null],
  ['a page that says it is a PDF', bytes('<!-- %PDF- %%EOF -->'), null],
  ['nothing', bytes(''), null],
])('%s', (_, content, type) => {
  expect(fileTypeOf(content)).toBe(type)
})

test.each([
  ['CV.pdf', 'pdf', 'CV.pdf'],
  ['CV.PDF', 'pdf', 'CV.PDF'],
  ['me.jpeg', 'jpeg', 'me.jpeg'],
  ['me.jpg', 'jpeg', 'me.jpg'],
  ['me.jpg', 'png', 'me.png'],
  ['CV.docx', 'pdf', 'CV.pdf'],
  ['CV.html', 'pdf', 'CV.html.pdf'],
  ['CV.pdf.exe', 'pdf', 'CV.pdf.exe.pdf'],
  ['CV.pdf. .', 'pdf', 'CV.pdf'],
  ['CV of Ada O. version 1.2', 'docx', 'CV of Ada O. version 1.2.docx'],
  ['CV\u202efdp.exe', 'pdf', 'CVfdp.exe.pdf'],
  ['.pdf', 'pdf', 'File.pdf'],
  ['...', 'png', 'File.png'],
] as const)('%s with the content of a %s is called %s', (name, type, called) => {
  expect(withEnding(name, type)).toBe(called)
})
