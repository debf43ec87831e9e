import { family } from '../family.ts'

export const healthFamilies = [
  family(
    'pharmacy',
    /\bpharmac(?:ist|y)|\bdispens\w*/i,
    `
t dispensing a prescription that is hard to read
t counselling a patient on a new medicine
t checking for interactions between drugs
t keeping expired products off the shelf
t storing vaccines when the light goes
t counting controlled drugs
t refusing to sell an antibiotic without a prescription
t calling a doctor about a dose
t spotting a counterfeit medicine
t planning the pharmacy's stock
b A mother asks for "something strong" for her child's cough. What do you ask her before you give any medicine?
b Which details on a prescription do you check every time?
b How do you explain to a patient why he must finish his medicine?
i Tell me about a prescription that you did not dispense as written.
i The pharmacy runs out of a blood pressure drug for a week. What do you do for the regular patients?
i How do you handle a dispensing error that you find after the patient has left?
a How would you bring losses in a pharmacy down without hurting patients?
a Which duties would you give to technicians, and how would you check them?
a A company offers you a bonus to push its brand of medicine. How do you decide?
`,
  ),
  family(
    'nursing and medicine',
    /\b(?:nurse?s?|nursing|matron|psycholog\w*|counsell?or|midwi\w*|doctor|medical|physician|surgeon|clinic\w*|health|caregiver|physiotherap\w*|radiograph\w*|laborator\w*|lab (?:scientist|technician)|dent\w*|optomet\w*|paramedic|anaesth\w*|epidemiolog\w*|dietit\w*|nutrition\w*)\b/i,
    `
t handing over patients at the end of a shift
t taking a history from an anxious patient
t giving medicines on a full ward
t preventing infection with little water
t breaking bad news to a family
t writing notes that the next shift can use
t recognising that a patient is getting worse
t teaching a patient to care for a wound at home
t asking for consent
t working with equipment that fails
b A patient refuses treatment. What do you do before you tell anybody?
b Which observations of a patient make you call for help at once?
b How do you protect a patient's privacy in a crowded clinic?
i Tell me about a patient whose condition changed suddenly on your shift.
i There is one bed and there are two patients. How do you go about it?
i How do you speak up when a senior colleague is about to make a clinical mistake?
a How would you lower medication errors on a ward without more staff?
a Tell me about an incident that you reviewed. What did the team do differently afterwards?
a How do you plan a ward's shifts through a strike or an outbreak?
`,
  ),
]
