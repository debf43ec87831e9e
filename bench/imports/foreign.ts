import { readFile as bytesOf, readdir } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { readFile } from '../../functions/imports/read-file.ts'
import { filledForm } from '../../shared/api/resume-form.ts'
import { formOfText } from '../../shared/domain/resume-import/form-of-text.ts'
import { agreed, agreement, type Compared } from './agreement.ts'

// Reads a folder of resumes that other programs made: `07.pdf` or `07.docx`, each with `07.json`, the form that a careful
// reader would make from it, alone or in a list.
//   node bench/imports/foreign.ts <folder> [--failures] [--text] [--only 07]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    failures: { type: 'boolean', default: false },
    text: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
})
const [folder] = positionals
if (folder === undefined) throw new Error('Which folder?')

const truth = z.union([
  filledForm,
  z.pipe(
    z.array(filledForm),
    z.transform(([first]) => first),
  ),
])

const print = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const all: Compared[] = []
const times: number[] = []
for (const file of (await readdir(folder)).toSorted()) {
  const kind = extname(file)
  if (!/^\.(?:pdf|docx)$/.test(kind) || !file.startsWith(values.only)) continue
  const json: unknown = JSON.parse(await bytesOf(join(folder, `${file.slice(0, -kind.length)}.json`), 'utf8'))
  const wanted = truth.parse(json)
  if (!wanted) throw new Error(`${file} has no form.`)
  const began = performance.now()
  const text = await readFile(await bytesOf(join(folder, file)))
  const { form, unplaced } = formOfText(text)
  times.push(performance.now() - began)
  const found = agreement(wanted, form)
  all.push(...found)
  if (values.text) print(`── ${file}\n${text}\n`)
  if (!values.failures) continue
  for (const { field, wanted: one, got, isRight } of found)
    if (!isRight) print(`${file} ${field}: wanted ${JSON.stringify(one)}, read ${JSON.stringify(got)}`)
  for (const line of unplaced) print(`${file} unplaced: ${line}`)
}

for (const field of agreed) {
  const of = all.filter(compared => compared.field === field)
  const right = of.filter(({ isRight }) => isRight).length
  print(
    `${field.padEnd(14)}${((100 * right) / Math.max(of.length, 1)).toFixed(1).padStart(6)} % of ${of.length}`,
  )
}
print(`${times.length} files, the slowest in ${Math.round(Math.max(0, ...times))} ms`)
