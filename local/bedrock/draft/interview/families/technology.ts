import { family } from '../family.ts'

export const technologyFamilies = [
  family(
    'data',
    /\b(?:data|analytics|business intelligence|bi (?:analyst|developer)|machine learning|ml|ai engineer|statistic\w*|research analyst|business analyst)\b(?! entry)/i,
    `
t cleaning a data set that several people typed
t building a dashboard that managers use
t checking whether a number is right
t writing a query over several tables
t explaining an analysis to people without numbers
t choosing which chart to show
t finding out why a figure has dropped
t designing an experiment
t handling personal data
t automating a weekly report
b A column of dates comes in four formats. How do you clean that data?
b What is the difference between the mean and the median, and when did it matter to you?
b Which questions do you ask before you start a new report or analysis?
i Tell me about an analysis that changed a decision. How do you know it did?
i Two dashboards show different numbers for the same sales. How do you find out which is right?
i How do you tell a manager that the data can't answer their question?
a How would you decide whether a model is good enough to be used on customers?
a Where would you draw the line between useful analysis and privacy?
a What would you measure first in a company that has no data team yet?
`,
  ),
  family(
    'design',
    /\b(?:designer|design|ux|ui|graphics?|illustrator|architect(?!.*(?:solution|software|cloud|data))|animator|creative director)\b/i,
    `
t turning a brief into a first sketch
t showing a design to a client
t testing a layout with real users
t choosing colours and type
t preparing files for print or for developers
t working with feedback that contradicts itself
t designing for small and slow phones
t keeping a brand consistent
t drawing up several alternatives
t making a design accessible
b Show me in words a design that you admire. What makes it work?
b What do you ask a client before you open your design program?
b How do you decide that a design is finished?
i Tell me about a design of yours that users did not understand. What did you change?
i A client says "make it pop". How do you find out what they mean?
i How do you work with developers so that what is built looks like what you drew?
a How do you argue for a design decision when the numbers point the other way?
a How would you set up a design system for teams that never shared one?
a Which part of your design work would you hand to a junior first, and how would you review it?
`,
  ),
  family(
    'software',
    /\b(?:software|developer|programmer|engineer\b.*\b(?:backend|frontend|devops)|(?:back|front)[- ]?end|full[- ]?stack|devops|sre|site reliability|web|mobile|android|ios|qa|test(?:er| engineer)|cloud|cyber\w*|network|systems? (?:admin\w*|engineer)|it (?:support|officer|manager|specialist)|database|python|java(?:script)?|react|node|php|solutions? architect|technical lead|cto|information technology|blockchain)\b/i,
    `
t finding a bug that nobody can reproduce
t reviewing a colleague's code
t writing tests for code that has none
t designing an API that others will use
t releasing a change to production
t answering an incident at night
t making a slow query fast
t storing passwords and other secrets
t supporting users with slow phones and poor networks
t choosing a library
b What happens between typing an address into a browser and seeing the page?
b How would you explain version control to somebody who mails files around?
b Which program have you built that somebody used, and what broke first?
i Tell me about a bug that you shipped. How was it found, and what did you change?
i When is it right to leave code as it is, although you would write it otherwise?
i How do you test something that depends on a bank's API?
a How would you split a system that has become too large for its team, and what would you leave whole?
a Tell me about a technical decision that you would take back.
a Traffic grows tenfold on payday. What breaks first in such a system, and how would you find out beforehand?
`,
  ),
]
