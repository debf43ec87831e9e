import { expect, test } from 'vitest'
import { downloadName } from './download-name.ts'

test.each([
  ['Operations Analyst', 'operations_analyst.txt'],
  ['Operations Analyst, Palmline', 'operations_analyst__palmline.txt'],
  ['CV (2026)', 'cv__2026_.txt'],
  ['../../etc/passwd', '______etc_passwd.txt'],
  ['Ọ̀ṣọ́ Iléṣà', 'oso_ilesa.txt'],
  ['Résumé №2', 'resume_no2.txt'],
  ['أمينة', 'امينة.txt'],
  ['👩🏾‍💻', 'document.txt'],
  ['', 'document.txt'],
  ['a'.repeat(300), `${'a'.repeat(80)}.txt`],
])('the file of %j', (title, name) => {
  expect(downloadName(title, 'txt')).toBe(name)
})
