import { expect, test } from 'vitest'
import { linkedBoards, searchOn } from './board-links.tsx'

const addressOn = (name: string, place: string) =>
  linkedBoards
    .filter(board => board.name === name)
    .map(board => searchOn(board, ' data & R&D ', place))
    .join()

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
])('%s is searched with exactly these words, in "%s"', (name, place, address) => {
  expect(addressOn(name, place)).toBe(address)
})

test("without words every link opens the board's front page", () => {
  for (const board of linkedBoards) expect(new URL(searchOn(board, '  ', 'Lagos')).search).toBe('')
})
