/** What is read first, before any script has come: index.html says the same. */
export const firstWords = {
  title: 'Every job you apply for, in one place.',
  text: 'Aiki keeps each application you send: the job, the company, the day, your notes and what came back. You see at a glance what waits for an answer. It works on a small phone and a slow line.',
}
