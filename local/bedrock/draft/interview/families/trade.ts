import { family } from '../family.ts'

export const tradeFamilies = [
  family(
    'oil and gas',
    /\b(?:oil|gas|petrol\w*|drill\w*|rig|well(?:head| )|reservoir|offshore|pipeline|refinery|upstream|downstream|hse|safety (?:officer|engineer|manager))\b/i,
    `
t working under a permit
t isolating equipment before maintenance
t reporting a near miss
t handling a leak
t planning a shutdown
t inspecting a pipeline
t holding a toolbox talk
t monitoring pressure on a well or a vessel
t handing over a shift on a platform or a plant
t dealing with a community near the site
b What would make you stop a job on a rig or a plant, even if your supervisor is in a hurry?
b Which hazards would you look for before entering a tank?
b What is a near miss, and why report one?
i Tell me about a safety rule that slowed the work, and how you dealt with that.
i Production falls by ten percent overnight. How do you find the cause?
i How do you make a toolbox talk worth listening to on the hundredth day?
a How do you weigh a day of lost production against a risk that nobody can put in figures?
a Tell me about an incident investigation that went beyond "human error".
a How would you bring contractors to the same safety standard as your own crew?
`,
  ),
  family(
    'electrical and technical work',
    /\b(?:electric\w*|technician|solar|inverter|hvac|refrigerat\w*|welder|plumber|mechanic|fitter|generator|maintenance|instrument\w*|install\w*|repair\w*|automotive|panel|auto)\b/i,
    `
t finding a fault in a circuit
t isolating a line before work
t reading a wiring diagram
t servicing a generator
t installing panels and batteries
t testing a repair before leaving
t estimating the material for a job
t explaining a fault to a customer
t keeping tools safe and in order
t planning preventive maintenance
b What do you check before you touch a wire or a machine?
b A breaker trips every morning. How do you find the fault?
b Which tools do you never go to a job without, and why?
i Tell me about a fault that others had failed to find.
i A customer wants you to bypass a safety device. What do you say?
i How do you decide between repairing a part and replacing it?
a How would you plan maintenance for forty machines with four technicians?
a How do you teach an apprentice so that their work is safe when you are not there?
a A repair of your team has failed twice. How do you go about it?
`,
  ),
  family(
    'construction',
    /\b(?:construct\w*|civil|site|building|builder|mason|carpenter|quantity survey\w*|survey\w*|foreman|architect\w*|structural|tiler|painter|estate (?:manager|surveyor)|bricklayer|road)\b/i,
    `
t reading a drawing before work begins
t checking concrete on site
t ordering materials so that nothing waits
t setting out a building
t keeping a site safe
t supervising subcontractors
t working through the rainy season
t measuring work for payment
t keeping a site diary
t dealing with a design that can't be built
b What do you look at when you walk onto a building site for the first time?
b How would you know that a delivery of cement or blocks is not good?
b What do you do when a worker climbs a scaffold without a harness?
i Tell me about a site that fell behind its programme, and what you did.
i The architect and the client want different things. How do you go on building?
i How do you make sure that what is covered up was done right?
a How would you recover five weeks on a project without a heavier bill?
a How do you choose between two contractors when the cheaper one is already on site?
a Tell me about a defect that was found after handover. What did you change for the next building?
`,
  ),
  family(
    'agriculture',
    /\b(?:agric\w*|farm\w*|agronom\w*|poultry|livestock|crop|veterinar\w*|fish\w*|extension|animal|horticultur\w*|forestry|food (?:scientist|technolog\w*)|dairy|cattle)\b/i,
    `
t planning what to plant and when
t keeping pests out of a crop
t feeding animals when prices rise
t storing a harvest
t keeping farm records
t vaccinating a flock or a herd
t selling a harvest at a fair price
t teaching farmers a new method
t using water in the dry season
t hiring hands for the harvest
b How would you know that a soil, a plant or an animal is not well?
b What would you write down every day on a farm?
b What do you do when half of a tray of chicks or seedlings dies in a night?
i Tell me about a season that went wrong, and what you saved.
i Farmers don't believe in a new seed. How do you go about it?
i How do you decide what to spend on fertiliser or feed when the price doubles?
a How would you raise the yield of a farm by a fifth without more land?
a Which risk on a large farm would you insure, and which would you carry?
a How do you keep a farm running where roads or safety fail for a month?
`,
  ),
  family(
    'driving',
    /\b(?:driver|driving|rider|chauffeur|truck|haulage|courier|motorcycle|pilot|captain|bus|forklift|crane operator)\b/i,
    `
t checking a vehicle before a journey
t driving a long way at night
t carrying goods that break easily
t dealing with a breakdown on the road
t meeting police or road safety at a checkpoint
t planning a route around traffic
t keeping a log of trips and fuel
t driving in heavy rain
t delivering to a customer who isn't there
t staying awake and calm on the road
b What do you check on a vehicle before you start the engine?
b The brake feels soft on the road. What do you do?
b Which papers must be in the vehicle, and what do you do if one has expired?
i Tell me about a time when something went wrong on the road.
i Your boss calls while you drive and wants you to hurry. What do you say?
i How do you keep fuel use down without being late?
a How would you train new drivers so that accidents fall?
a How do you plan vehicles and drivers when two of them fail on the same morning?
a A driver with a clean record is suspected of selling diesel. How do you handle it?
`,
  ),
  family(
    'operations and logistics',
    /\b(?:operations?|logistic\w*|warehouse|store ?keep\w*|inventory|dispatch\w*|fleet|supply|shipping|freight|transport\w*|production|factory|plant|process|quality (?:control|assurance)|machine operator|storekeeper|clearing|planner|manufactur\w*)\b/i,
    `
t receiving goods into a warehouse
t counting stock that never agrees
t planning deliveries with too few trucks
t finding the cause of a delay
t handing over a shift
t keeping a line running when power fails
t loading so that nothing is damaged
t checking quality before goods leave
t setting the level at which stock is ordered again
t following a shipment through the port
b Ten cartons are on paper and nine are on the floor. What do you do?
b How would you arrange a store so that the oldest goods leave first?
b What do you check before you sign for a delivery?
i Tell me about a delay whose cause others had missed.
i How do you decide which orders go first when not all can?
i How do you bring errors in picking or packing down?
a How would you cut the cost of delivery by a tenth and keep the promise to customers?
a Which stock would you hold more of, and which less, if the port closed for three weeks?
a Tell me about a process that you took apart and built anew. What did you leave as it was?
`,
  ),
  family(
    'engineering',
    /\bengineer\w*|\bmechanical|\bchemical|\bindustrial|\bmechatronic\w*|\bgeolog\w*|\bchemist|\bscientist/i,
    `
t turning a need into a specification
t testing a prototype
t finding the cause of a failure
t choosing a material or a component
t reading a technical standard
t calculating a safety margin
t documenting a design so that others can build it
t working with technicians on site
t planning a test
t reviewing a drawing or a calculation
b Explain a machine or a structure that you know well to somebody who is no engineer.
b How do you check a calculation when nobody else is there to review it?
b What would you measure first on equipment that has begun to shake?
i Tell me about a failure that you investigated. What was the root cause?
i How do you decide what is good enough, when better costs more?
i A technician says that your design can't be built. What happens next?
a How do you weigh safety, cost and time when all three are short?
a Tell me about an engineering standard that you set for others, and how it was kept.
a Which design decisions do you leave to junior engineers, and which not?
`,
  ),
]
