import { expect, test } from 'vitest'
import { downloadName, paperName } from './download-name.ts'

test.each([
  ['Operations Analyst', 'operations_analyst.txt'],
  ['Operations Analyst, Palmline', 'operations_analyst_palmline.txt'],
  ['CV (2026)', 'cv_2026_.txt'],
  ['../../etc/passwd', '_etc_passwd.txt'],
  ['Ọ̀ṣọ́ Iléṣà', 'oso_ilesa.txt'],
  ['Résumé №2', 'resume_no2.txt'],
  ['أمينة', 'امينة.txt'],
  ['👩🏾‍💻', 'document.txt'],
  ['', 'document.txt'],
  ['a'.repeat(300), `${'a'.repeat(80)}.txt`],
])('the file of %j', (title, name) => {
  expect(downloadName(title, 'txt')).toBe(name)
})

test.each([
  ['Ngozi Umeh', 'CV', 'Ngozi_Umeh_CV.pdf'],
  ['Ṣẹ̀gun Ọláyínká-Bello', 'Cover_Letter', 'Segun_Olayinka-Bello_Cover_Letter.pdf'],
  ['Engr. Ƴar’adua', 'CV', 'Engr_Yar_adua_CV.pdf'],
  ['../../etc', 'CV', 'etc_CV.pdf'],
  ['محمد', 'CV', 'CV.pdf'],
] as const)('the file that an employer gets of %s is %s', (name, what, file) => {
  expect(paperName(name, what, 'pdf')).toBe(file)
})
