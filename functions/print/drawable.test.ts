import { expect, test } from 'vitest'
import { drawable } from './drawable.ts'

test.each([
  ['Yoruba, Igbo and Hausa', 'Ọláyínká Ṣẹ̀gun, Ńnéka Ị̀tì, Ƙanƙara Ɓaɗɗo Ƴar’adua ₦420,000'],
  ['the rest of Europe', 'Łukasz Dvořák, Ştefan Ğül, Æsa Þórr, Виктор Їжак, Nguyễn'],
  ['marks of prose', '“Cut costs” – 18% … €5 → £6 • it’s ½ done ✓'],
])('%s is unchanged', (_, text) => {
  expect(drawable(text, '?')).toBe(text.normalize('NFC'))
})

test.each([
  ['a letter with a mark that it is not cut with', 'Ǩ', 'K\u030C'],
  ['a mark that the font has not', 'Nova\u0310k', 'Novak'],
  ['letters of mathematics', '𝗔𝗺𝗶𝗻𝗮 𝐵𝑒𝑙𝑙𝑜', 'Amina Bello'],
  ['ligatures', 'oﬃce', 'office'],
  ['bullets of other makers', '● Led ▪ Built', '• Led • Built'],
  ['what shows nothing', 'A\u200Bmi\u00ADna\uFEFF\u0007', 'Amina'],
  ['spaces of all kinds', ' Amina\u00A0\u2003Bello\t\n', 'Amina Bello'],
  ['pictures', '🚀 Led ✅ 👩🏾‍💻 a team', 'Led a team'],
  ['half of a pair', 'Ami\uD83Dna', 'Amina'],
  ['letters that the font has not', 'Li 李明, محمد علي Bello', 'Li ?, ? Bello'],
  ['nothing else', 'محمد', '?'],
])('%s', (_, text, drawn) => {
  expect(drawable(text, '?')).toBe(drawn)
})
