/** Roles of all trades, the most common first. */
export const roles =
  'Accountant,Sales Representative,Customer Service Officer,Software Engineer,Marketing Manager,Business Development Manager,Registered Nurse,Driver,Graduate Trainee,Human Resources Officer,Project Manager,Frontend Developer,Backend Developer,Data Analyst,Graphic Designer,Secondary School Teacher,Store Keeper,Administrative Assistant,Digital Marketer,Operations Manager,Internal Auditor,Medical Doctor,Pharmacist,Civil Engineer,Mechanical Technician,Electrical Engineer,Cashier,Loan Officer,Relationship Manager,Product Manager,Product Designer,Full Stack Developer,Mobile Developer,DevOps Engineer,Data Scientist,Content Writer,Social Media Manager,Procurement Officer,Supply Chain Analyst,Legal Officer,Executive Assistant,Receptionist,Chef,Waiter,Security Guard,Cleaner,Monitoring and Evaluation Officer,Programme Officer,Nutrition Specialist,Water and Sanitation Engineer,Field Officer,Quality Assurance Analyst,Network Engineer,Cyber Security Analyst,IT Support Officer,Cloud Architect,Machine Learning Engineer,Financial Analyst,Tax Consultant,Treasury Officer,Investment Analyst,Insurance Advisor,Real Estate Agent,Site Supervisor,Quantity Surveyor,Architect,Production Supervisor,Machine Operator,Laboratory Scientist,Radiographer,Physiotherapist,Community Health Worker,Agronomist,Farm Manager,Veterinary Doctor,Logistics Coordinator,Dispatch Rider,Fleet Manager,Warehouse Assistant,Brand Manager,Public Relations Officer,Video Editor,Photographer,Fashion Designer,Event Planner,Hotel Manager,Travel Consultant,Geologist,Drilling Engineer,Safety Officer,Welder,Plumber,Carpenter,Solar Technician,Telecoms Engineer,Call Centre Agent,Customer Success Manager,Solutions Architect,Technical Writer,Scrum Master'.split(
    ',',
  )

export const levels = ['', '', '', '', 'Senior ', 'Junior ', 'Lead ', 'Assistant ', 'Head of ', 'Intern ']

export const places =
  'Lagos,Lagos,Lagos,Lagos,Ikeja Lagos,Lekki Lagos,Victoria Island Lagos,Abuja,Abuja,Port Harcourt Rivers,Ibadan Oyo,Kano,Kaduna,Enugu,Benin City Edo,Uyo Akwa Ibom,Abeokuta Ogun,Jos Plateau,Maiduguri Borno,Owerri Imo,Warri Delta,Ilorin Kwara,Calabar Cross River,Nigeria,Accra Ghana,Nairobi Kenya,Cape Town South Africa,London United Kingdom,Berlin Germany,Remote,Remote Africa,Remote Worldwide,Remote Nigeria,Remote USA,Remote Europe,New York USA'.split(
    ',',
  )

export const skills =
  'Excel,QuickBooks,SAP,Sage,Communication,Negotiation,CRM,JavaScript,TypeScript,React,Node.js,Python,SQL,Java,AWS,Docker,Kubernetes,Figma,Photoshop,SEO,Google Ads,Copywriting,Project management,Scrum,Power BI,Tableau,AutoCAD,Revit,First aid,Midwifery,Teaching,Bookkeeping,Auditing,Taxation,Payroll,Recruitment,Procurement,Inventory,Driving,Customer service'.split(
    ',',
  )

const firsts =
  'Zenith,Crest,Palm,Savanna,Delta,Harmattan,Lagoon,Eko,Unity,Prime,Blue,Green,Golden,Summit,River,Sahel,Atlantic,Niger,Kora,Baobab,Iroko,Mango,Cocoa,Falcon,Eagle,Lotus,Cedar,Ocean,Sunrise,Horizon'.split(
    ',',
  )
const seconds =
  'Foods,Health,Bank,Energy,Logistics,Technologies,Farms,Properties,Schools,Hospital,Media,Telecoms,Insurance,Motors,Pharma,Textiles,Steel,Hotels,Capital,Microfinance,Labs,Systems,Foundation,Consulting,Retail'.split(
    ',',
  )
const thirds = [
  'Ltd',
  'Limited',
  'Plc',
  'Nigeria',
  'Group',
  'Africa',
  'West',
  'Services',
  'Partners',
  'International',
]
export const companies = firsts.flatMap(first =>
  seconds.flatMap(second => thirds.map(third => `${first} ${second} ${third}`)),
)

/** The words of adverts, the most common first. */
export const plain =
  'the,and,of,to,in,a,for,with,team,experience,work,on,we,skills,ability,years,is,as,business,management,our,candidate,be,development,support,strong,role,customer,working,must,environment,or,company,will,service,knowledge,ensure,good,communication,an,you,excellent,project,degree,reports,relevant,all,projects,quality,sales,data,are,field,design,systems,clients,process,required,training,responsible,policies,related,by,at,technical,local,performance,products,staff,minimum,growth,office,operations,that,safety,planning,daily,records,plan,new,your,other,including,market,health,budget,analysis,implementation,strategy,from,people,lead,maintain,develop,prepare,monitor,manage,understanding,written,problem,solving,deadlines,attention,detail,computer,software,tools,financial,standards,procedures,compliance,bachelor,qualification,certification,salary,benefits,leave,pension,insurance,location,apply,culture,partners,community,stakeholders,donors,assessment,research,building,materials,equipment,maintenance,supervise,coordinate,vendors,inventory,delivery,transport,schedule,meetings,documents,email,presentation,leadership,motivation,results,targets,revenue,brand,campaigns,content,social,media,online,website,mobile,applications,cloud,security,network,database,testing,deployment,code,review,product,users,feedback,learning,teaching,students,curriculum,patients,care,clinical,nursing,medical,laboratory,pharmacy,hygiene,kitchen,guests,cleaning,construction,engineering,electrical,mechanical,drawings,site,inspection,production,factory,machines,farm,crops,livestock,audit,tax,accounts,ledger,invoices,payments,reconciliation,loans,credit,risk,legal,contracts,negotiate,procurement,suppliers,logistics,warehouse,fleet,drivers'.split(
    ',',
  )
