import { expect, test } from 'vitest'
import { modelLines } from './model-lines.ts'

test.each([
  [
    'Start small.\n\n- Write to Bola\n* Ask  her\n• Wait',
    'Start small.\n\n- Write to Bola\n- Ask her\n- Wait',
  ],
  ['1. Write\n2) Ask\n10. Wait', '1. Write\n2. Ask\n10. Wait'],
  ['**Next steps**\n\n\n\n---\n## Then\nrest', 'Next steps\n\nThen\nrest'],
  ['One\r\ntwo\rthree', 'One\ntwo three'],
  ['<p>One</p><p>two</p>', 'One\n\ntwo'],
  ['- \n- **\nDone', 'Done'],
  ['A week: 2 to 3 hours - no more.', 'A week: 2 to 3 hours - no more.'],
  ['', ''],
])('%j is %j', (text, lines) => {
  expect(modelLines(text, [])).toBe(lines)
})

test('a tag, data and a link over several lines leave nothing', () => {
  const text = 'Fine.\n<a\nhref="https://evil.example"\n>Go\n</a>\n{\n "name": "Amina",\n "age": 3\n}'
  expect(modelLines(text, [])).toBe('Fine.\nGo')
})
