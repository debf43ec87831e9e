export type Judgement = {
  readonly query: string
  readonly location?: string
  /**
   * The keys of the adverts by grade: 3 is exactly what the person meant, 2 is good, 1 is close. All other adverts have
   * grade 0.
   */
  readonly 3: string
  readonly 2?: string
  readonly 1?: string
}

/**
 * Queries, and the results that we want for them. A scam has grade 0 even when its words match. Work that nobody in
 * Nigeria may apply for has at most grade 1.
 */
export const judgements: readonly Judgement[] = [
  { query: 'accountant', 3: 'acc1 acc2 acc3 ngo12 acc11 acc12', 2: 'acc5 acc6 acc9', 1: 'acc10 acc14 acc4' },
  { query: 'accountant', location: 'Lagos', 3: 'acc1 acc2 acc11', 2: 'acc5 acc9', 1: 'acc10 acc14 acc4' },
  { query: 'acountant lagos', 3: 'acc1 acc2 acc11', 2: 'acc5 acc9', 1: 'acc10 acc4' },
  { query: 'senior accountant', 3: 'acc2', 2: 'acc9 acc1 acc3', 1: 'acc12 ngo12 acc11 acc6' },
  { query: 'accounting', location: 'Abuja', 3: 'acc3 ngo12', 1: 'acc14' },
  { query: 'frontend developer', 3: 'fe1 fe2 fe3', 2: 'fe5 fe11 fe9', 1: 'fe4 fe10 fe6' },
  { query: 'front end dev', location: 'Nigeria', 3: 'fe1 fe2 fe3', 2: 'fe5 fe11', 1: 'fe4' },
  { query: 'react', 3: 'fe1 fe2 fe4 fe5', 2: 'fe9', 1: 'fe10 fe3' },
  { query: 'backend', location: 'remote', 3: 'be1', 2: 'be6 be8', 1: 'be9 fe3' },
  { query: 'backend engineer', 3: 'be1 be2', 2: 'fe6 be3 be6', 1: 'fe5 be4 be17' },
  { query: 'software engineer', 3: 'be4 be2', 2: 'be1 fe2 be5', 1: 'fe1 fe5 be3 be17 be8 be7 be6' },
  { query: 'c++', 3: 'be5' },
  { query: '.net developer', 3: 'be4' },
  { query: 'nodejs', 3: 'be3 fe6 fe5' },
  { query: 'devops', 3: 'be9', 2: 'be10' },
  { query: 'python', location: 'Lagos', 3: 'be8 data3', 2: 'data6 data7' },
  { query: 'data analyst', 3: 'data1 data2', 2: 'data4 data8', 1: 'data3 data9 data6 data5' },
  { query: 'data anaylst', location: 'Lagos', 3: 'data1', 2: 'data4 data8', 1: 'data3 data6' },
  { query: 'hr', 3: 'hr1 hr2 hr4', 2: 'hr10 hr3', 1: 'hr5' },
  { query: 'human resources', location: 'Lagos', 3: 'hr1 hr2', 2: 'hr10 hr3', 1: 'hr5' },
  { query: 'admin', 3: 'hr7 hr8', 2: 'edu5 hr6', 1: 'hr9' },
  { query: 'nurse', 3: 'hlt1 hlt2 hlt3', 2: 'hlt12', 1: 'hlt13' },
  { query: 'nurse', location: 'Abuja', 3: 'hlt1' },
  { query: 'nursing jobs in lagos', 3: 'hlt2' },
  { query: 'pharmacist', 3: 'hlt5', 2: 'hlt6', 1: 'hlt10' },
  { query: 'sales', location: 'Lagos', 3: 'sal1 sal2', 2: 'sal12 sal4 sal10 eng12 sal11', 1: 'acc8 acc4' },
  { query: 'sales rep', 3: 'sal1', 2: 'hlt10 sal3 sal2', 1: 'sal12' },
  { query: 'business development', 3: 'sal4 sal5' },
  { query: 'marketing', 3: 'sal6 sal7', 2: 'sal10 sal8' },
  { query: 'customer service', 3: 'cus1 cus2 cus4', 2: 'cus3 cus5 cus7', 1: 'hr9' },
  { query: 'customer support', location: 'remote', 3: 'cus2', 2: 'cus5' },
  { query: 'driver', 3: 'drv1 drv2 drv4 drv6', 2: 'drv3', 1: 'drv5' },
  { query: 'driver', location: 'Lagos', 3: 'drv1 drv2 drv6', 1: 'drv5' },
  { query: 'drivr lagso', 3: 'drv1 drv2 drv6', 1: 'drv5' },
  { query: 'civil engineer', 3: 'eng1', 2: 'eng2', 1: 'eng14' },
  { query: 'electrical', 3: 'eng3', 2: 'eng4' },
  { query: 'safety officer', 3: 'eng11 eng10' },
  { query: 'hse', location: 'Port Harcourt', 3: 'eng10' },
  { query: 'teacher', 3: 'edu1 edu2 edu3 edu8', 2: 'edu6 edu4', 1: 'edu7 hlt13' },
  { query: 'teacher', location: 'Ibadan', 3: 'edu3 edu6' },
  { query: 'project manager', 3: 'ngo3 ngo4', 2: 'ngo1', 1: 'ngo5' },
  { query: 'ui ux designer', 3: 'ngo8 ngo6', 2: 'fe7', 1: 'ngo7' },
  { query: 'graphic desinger', 3: 'ngo7', 2: 'fe7', 1: 'ngo6 ngo8' },
  { query: 'monitoring and evaluation', 3: 'ngo2' },
  { query: 'health aid maiduguri', 3: 'hlt3 hlt11 ngo2 ngo10 eng14 data2 drv4' },
  { query: 'cook', 3: 'svc2 svc1', 2: 'svc11' },
  { query: 'cleaner', 3: 'svc4', 2: 'svc6', 1: 'drv9 hlt12' },
  { query: 'graduate trainee', 3: 'svc12 svc13', 2: 'acc11 svc14' },
  { query: 'nysc', 3: 'svc15', 2: 'svc13' },
  { query: 'internship', 3: 'svc15 svc16 hr10' },
  { query: 'receptionist', location: 'Lagos', 3: 'fe8', 1: 'hr7' },
  { query: 'it support', 3: 'be12', 2: 'svc16', 1: 'be13' },
  { query: 'quality assurance', 3: 'be15 be16' },
  {
    query: 'remote',
    3: 'fe2 fe3 be1 be6 be8 be9 be16 data3 data6 data7 hr3 sal7 sal9 cus2 cus5 cus6 acc14 ngo5 ngo8',
    1: 'fe10',
  },
  { query: 'virtual assistant', 3: 'cus6', 2: 'hr6' },
]
