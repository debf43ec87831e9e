/** Words that an answer is read by. Each is a pattern to count with. */

/** Takes back what was said. */
export const hedges =
  /\b(?:maybe|perhaps|probably|possibly|sort of|kind of|i (?:think|guess|suppose) (?:i|that i|we|maybe|it)|i guess|i would (?:maybe|probably|try|just try)|i(?:'m| am) not (?:too |really |so |very |quite )?sure|not (?:too |really |so )sure|somehow|i will try to manage|hopefully|it depends|if possible|i might|or something|i mean|you know|try our best)\b/gi

/** Says it of everybody. */
export const cliches =
  /\b(?:hard[- ]?working|team[- ]player|fast learner|quick learner|self[- ]?(?:motivated|driven)|go[- ]getter|can[- ]do|result[s]?[- ](?:oriented|driven)|goal[- ](?:oriented|driven)|target[- ]driven|detail[- ]oriented|passion(?:ate)?|dedicated|dynamic|outside the box|next level|(?:be |an )asset to|dream (?:job|school|company)|god[- ]fearing|fear god|(?:give|do|gives|giving) (?:it )?(?:my|our) (?:very )?best|watchword|guru|cutting[- ]edge|synergy|leverage|perfectionist|work too hard|noble profession|is a calling|born (?:sales|leader)\w*|right candidate|best (?:person|candidate)|what it takes|no matter what|under pressure|little or no supervision|positive attitude|full potential|great opportunity|always (?:loved|wanted)|since i was (?:a child|young|small)|is king|are kings?|customer is always right|backbone of|prevention is better|health is wealth|last line of defence|multitask\w*|charisma|sense of humou?r|(?:excellent|good|great|strong) (?:[a-z]+ )?(?:[a-z]+ )?skills?|skills? set|will not disappoint|at all times|at all costs?|do not compromise|emotional intelligence|best practices|impact(?:ing)? the|make the world|better place|today's world|according to research|stakeholder engagement|strategic|proficient in|excellent knowledge|i have all these|trust the process|come what may|always exceed|new challenges?|better environment|use my skills|need growth|bring to the table)\b/gi

/** Traits that somebody gives themselves. */
export const traits =
  /\bi(?:['’]m| am)(?: also| a| an| very| always| so| highly| quite| too)* (?:honest|punctual|dedicated|passionate|creative|careful|calm|organi[sz]ed|proactive|reliable|diligent|meticulous|jovial|alert|neat|presentable|patient|friendly|kind|good|excellent|proficient|compassionate|empathetic|disciplined|brave|physically|perfectionist|perfect|knowledgeable|smart|intelligent|loyal|respectful|humble|flexible|capable|well|easy[- ]going|people person|strong|hard ?working)\b/gi

/** Puts it on others, or says that there is nothing to tell. */
export const excuses =
  /\b(?:not (?:my|the|our) fault|the government|government (?:should|has to|must)|because of the economy|bad economy|follow instructions|nothing (?:that )?(?:i|we|an?|anybody|one) .{0,20}can do|that is how it (?:is|works)|everybody (?:knows|makes mistakes)|nobody is perfect|it is human|i don['’]?t (?:make|get|do) (?:any )?(?:mistakes?|behind|errors?)|i (?:have )?never (?:really )?(?:found|made|had)|i need a job|i ignored|are just (?:rude|proud)|should know it|when we have time|i don['’]?t like that|can ?not change it|take nonsense|market is slow|buy me|copy the last|pay us better|i can ?not (?:count|remember)|i don['’]?t know|no idea|nothing comes to mind|there is no (?:job|work)|(?:salary|pay|money) is (?:too |very )?(?:small|low|poor)|don['’]?t pay on time|greener pastures?|has favou?rites|no job in|said i should|there is money in|no light in)\b/gi

/** What nobody would be hired for, however well it is told. */
export const misconduct =
  /\b(?:i (?:flog|slap|beat|bribed?|lied|hid)|flog (?:them|him|her)|(?:will|would) (?:slap|beat|flog|lie|hide)|nobody will know|so that (?:nobody|no one) (?:will )?(?:knows?|sees?)|from my (?:own )?pocket|cover (?:it|this) up|(?:only )?language that (?:children|they) understand|(?:customer|client|patient|guest|boss|manager) was (?:wrong|stupid|the problem)|it was not me|tell (?:them|him|her) to stop|those who shout|told (?:him|her|them) my mind|we don['’]?t talk|only pretending|pretend(?:ing)? to be|used to it|i ignored|i am in charge|think they are|i (?:fined?|sacked|punish(?:ed)?) (?:them|him|her|\d+)|(?:boss|manager|company|employer|director|supervisor) is (?:wicked|bad|stupid|useless|terrible|lazy|greedy)|nobody appreciate[sd]?)\b/gi

/** Weighs what would be otherwise: `if`, `unless`, `not the one but the other`. */
export const conditions =
  /\b(?:if \w+|when (?:it|they|he|she|the|a|somebody|someone|two|that|both)|unless|until|instead of|rather than|, not \w+|not \w+ but|and not|never \w+|i (?:do not|don['’]t|would not|did not) \w+|i say no|before \w+|depends on whether|mostly|seldom|usually)\b/gi

/** Points back to what was told: a story has these, a list of what somebody has done has not. */
export const threads =
  /\b(?:he|she|it|they|him|her|them|his|their|this|these|those|that|so|but|because|until|which|who)\b/gi

/** What a recruiter did not ask of who somebody is. */
export const privateLife =
  /\b(?:(?:first|second|third|fourth|fifth|last) (?:child|born)|only (?:child|son|daughter)|family of \w+|favou?rite (?:food|colou?r|team|music)|watching (?:movies|football)|hobb(?:y|ies)|primary school|i like reading|dancing|my (?:father|mother|parents) (?:is|was|are|were))\b/gi

export const causes =
  /\b(?:because|since (?:it|they|we|the|most)|found (?:out )?(?:that|eleven|one)|(?:saw|noticed|realised|realized|discovered|learned|learnt|understood) that|traced|the (?:cause|reason|problem|gap) (?:was|is)|turned out|i (?:noticed|traced|found|saw|asked|discovered|checked)|so that|which meant|that way)\b/gi

export const lessons =
  /\b(?:i (?:have )?(?:learned|learnt)|(?:it|that|this) taught me|since then|since that|from then|after that i|afterwards i|i now|now i|now we|we now|what i (?:changed|would (?:do|change))|next time|do differently|the lesson|my lesson|is now (?:used|the)|ever since|i keep the rule|used in \w+ other)\b/gi

export const results =
  /\b(?:as a result|in the end|by the end|(?:went|rose|fell|dropped|grew|came|moved|climbed) (?:up |down )?(?:from|to|by|back)|(?:saved|signed|renewed|recovered|reduced|increased|doubled|halved|improved|gained|won|cut)\b|(?:has|have) not (?:happened|tripped|been|failed)|(?:was|were|is|are|been) (?:back|gone|happy|sold|handed|delivered|solved|paid|better|late|on time)|nothing was|no (?:delivery|bag|settlement|penalty|one) \w+|nobody (?:was|with|had)|passed|agreed|closed|booked|ordered|handed over|came back|went home|stood at|we (?:close|got|sold|paid|met|finished|delivered|were at)|since then|success\w*|still got|i delivered|it (?:stopped|landed)|gave us|wrote a review|stop(?:ped)? within|only one|only two|the result)\b/gi

/** When or where it was. */
export const situations =
  /\b(?:last (?:year|month|week|march|april|may|june|july|august|september|october|november|december|january|february|rainy season|season)|in (?:january|february|march|april|may|june|july|august|september|october|november|december|20\d\d|my (?:first|last|nysc|second|former|previous|final))|one (?:day|night|morning|evening|time)|once|(?:on|during) (?:my )?(?:night|day|morning) (?:shift|duty)|there was (?:a|an|one)|when (?:i|we) (?:was|were|took|had|worked|joined|saw|went|managed|started)|when this happened|years? ago|months ago|during|that (?:day|week|morning|night|evening)|at the time|on (?:the last|one)|in (?:easter|my) \w+)\b/gi

/** Says that it was, and not how much: what can be asked about. */
export const vague =
  /\b(?:many (?:times|likes|customers?|people|things|skills|of them|places|reasons|followers|\w+)|several \w+|some (?:of (?:it|the \w+|them)|days|sales|time|part|months|weeks|years|people)|a lot(?: of \w+)?|lots of \w+|often|regularly|from time to time|very well|most times|sometimes|always late|became (?:better|faster|happy)|got better|improved|did better|reduced|as soon as possible|various \w+|a few \w+|very (?:busy|important|careful)|everything|all (?:the )?(?:tasks|necessary))\b/i

export const order =
  /\b(?:first(?:ly)?|then|second(?:ly)?|after(?:wards| that)?|next|finally|in the end|before|while|later|meanwhile|since then|last(?:ly)?|two reasons|by the end|within|when)\b/gi

/** How many times a pattern holds, each wording once. */
export const countOf = (text: string, pattern: RegExp): number =>
  new Set((text.match(pattern) ?? []).map(found => found.toLowerCase())).size
