import { expect, test } from 'vitest'
import { linkedBoards } from './linked-boards.ts'

const searchOn = (name: string, place: string) =>
  linkedBoards.find(board => board.name === name)?.search(' data & R&D ', place)

test.each([
  ['Jobberman', '', 'https://www.jobberman.com/jobs?q=data+%26+R%26D'],
  ['Jobberman', ' Lagos ', 'https://www.jobberman.com/jobs?q=data+%26+R%26D&l=Lagos'],
  ['LinkedIn', '', 'https://www.linkedin.com/jobs/search/?keywords=data+%26+R%26D&location=Nigeria'],
  ['LinkedIn', 'Jos', 'https://www.linkedin.com/jobs/search/?keywords=data+%26+R%26D&location=Jos'],
  ['Indeed Nigeria', '', 'https://ng.indeed.com/jobs?q=data+%26+R%26D&l=Nigeria'],
  ['Indeed Nigeria', 'Port Harcourt', 'https://ng.indeed.com/jobs?q=data+%26+R%26D&l=Port+Harcourt'],
  ['Glassdoor', 'Lagos', 'https://www.glassdoor.com/Job/jobs.htm?sc.keyword=data+%26+R%26D'],
  ['BrighterMonday Kenya', 'Lagos', 'https://www.brightermonday.co.ke/jobs?q=data+%26+R%26D'],
  ['We Work Remotely', 'Lagos', 'https://weworkremotely.com/'],
])('%s is asked for exactly these words, in "%s"', (name, place, address) => {
  expect(searchOn(name, place)).toBe(address)
})

test('without words every board opens at its front', () => {
  for (const { search } of linkedBoards) expect(new URL(search('  ', 'Lagos')).search).toBe('')
})
