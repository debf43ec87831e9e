import { family } from '../family.ts'

export const publicFamilies = [
  family(
    'teaching',
    /\b(?:teach\w*|tutor|lecturer|school|instructor|educat\w*|principal|professor|lesson|nursery|academic|headmaster|facilitator)\b/i,
    `
t planning a lesson for pupils of different levels
t keeping a class of fifty pupils attentive
t marking work so that pupils learn from it
t speaking with parents about a weak result
t teaching a topic without textbooks
t helping a pupil who has fallen behind
t preparing a class for WAEC or another examination
t dealing with a pupil who disturbs the lesson
t using phones or computers in a lesson
t checking that everybody has understood
b Explain something from your subject to me as if I were a pupil of ten.
b What do you do in the first five minutes of a lesson?
b A pupil says "I will never understand this". How do you answer?
i Tell me about a lesson that failed. What did you change the next day?
i A parent disagrees with a mark that you gave. How does the conversation go?
i How do you find out what a new class already knows?
a How would you raise the results of a whole department of teachers, not only of your class?
a How do you support a teacher who has lost control of a class?
a What would you stop doing in your school so that pupils read more?
`,
  ),
  family(
    'journalism',
    /\b(?:journalis\w*|reporter|editor|correspondent|news\w*|broadcast\w*|presenter|writer|copywriter|content|producer|photographer|videographer)\b/i,
    `
t checking a story that is already everywhere
t finding a second source
t interviewing somebody who doesn't want to talk
t writing a headline that is true
t protecting a source
t correcting a mistake that was published
t meeting a deadline with half of the facts
t pitching a story to an editor
t covering an election or a crisis
t cutting a text to half of its length
b Which story in this week's news would you have told differently, and how?
b How do you find out whether a picture from social media shows what it claims?
b What makes a good first sentence of a report?
i Tell me about a story that you did not publish, and why.
i An official wants to read your article before it appears. What do you say?
i How do you find stories that the other newsrooms do not have?
a How do you lead a newsroom through a story that could be wrong?
a An advertiser threatens to leave over an article. How do you decide?
a What would you give up first in a newsroom with half the budget?
`,
  ),
  family(
    'security',
    /\b(?:security (?:guard|officer|man|supervisor|manager)|security|guard|watchman|bouncer|cctv|loss prevention)\b(?!.*(?:cyber|information|software))/i,
    `
t checking visitors at a gate
t patrolling at night
t writing an incident report
t watching several cameras
t searching a bag politely
t responding to a fire alarm
t handing over a post to the next guard
t calming somebody who shouts at the gate
t controlling keys and badges
t dealing with an unknown parcel
b A man in a suit says that he is late and has no badge. What do you do at the gate?
b What do you write down during a quiet night shift, and why?
b Which places of a building would you look at first on a patrol?
i Tell me about a time when you noticed something that others had walked past.
i A colleague sleeps on duty. What do you do that night, and what the next day?
i How do you stop a theft by staff without accusing the wrong person?
a How would you plan the security of a site with three gates and six guards?
a After a break-in, what do you change first: people, rules or equipment?
a How do you keep guards alert through a year in which nothing happens?
`,
  ),
  family(
    'project work in communities',
    /\b(?:ngo|community|humanitarian|social work\w*|case (?:worker|manager)|field officer|volunteer|protection officer|livelihood\w*|wash officer|fundrais\w*|grants?)\b/i,
    `
t entering a community for the first time
t choosing who benefits when there is not enough for all
t collecting data in the field
t reporting to a donor
t training volunteers
t taking complaints from people whom a project serves
t working with local leaders
t planning a distribution
t referring somebody to another service
t closing a project in a community
b How would you explain a project to a village head who has seen many come and go?
b What do you do when somebody in the community offers you a gift?
b Which questions would you ask a family before you register them?
i Tell me about a time when a community did not trust a project. What did you do?
i A list of beneficiaries has the chairman's relatives on it. How do you handle it?
i How do you know that a training changed what people do?
a How do you decide between reaching more people and helping fewer of them well?
a A donor wants figures that your project can't honestly give. What do you answer?
a How would you hand a project over so that it lives without you?
`,
  ),
]
