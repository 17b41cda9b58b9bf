import { findIndustry } from '../industries/industry-registry.ts';
import { isKnownRole } from '../roles.ts';
import {
  type WorkflowDefinition,
  type WorkflowSource,
  workflowDefinitionSchema,
} from '../workflow-definition.ts';
import { aerialFilming } from './agency/aerial-filming.ts';
import { agencyProjects } from './agency/agency-projects.ts';
import { campaignManagement } from './agency/campaign-management.ts';
import { mediaBuying } from './agency/media-buying.ts';
import { nannyPlacement } from './agency/nanny-placement.ts';
import { talentPlacement } from './agency/talent-placement.ts';
import { temporaryStaffing } from './agency/temporary-staffing.ts';
import { videoProduction } from './agency/video-production.ts';
import { websiteCare } from './agency/website-care.ts';
import { animalSales } from './agriculture/animal-sales.ts';
import { bulkDelivery } from './agriculture/bulk-delivery.ts';
import { cropGrowing } from './agriculture/crop-growing.ts';
import { farmProductMaking } from './agriculture/farm-product-making.ts';
import { farmSales } from './agriculture/farm-sales.ts';
import { farmShares } from './agriculture/farm-shares.ts';
import { farmVisits } from './agriculture/farm-visits.ts';
import { horseBoarding } from './agriculture/horse-boarding.ts';
import { livestockRaising } from './agriculture/livestock-raising.ts';
import { meatProcessing } from './agriculture/meat-processing.ts';
import { architecturalDesign } from './construction/architectural-design.ts';
import { bidding } from './construction/bidding.ts';
import { engineeringDesign } from './construction/engineering-design.ts';
import { landSurveying } from './construction/land-surveying.ts';
import { clientDataAnalytics } from './consulting/client-data-analytics.ts';
import { coaching } from './consulting/coaching.ts';
import { complianceConsulting } from './consulting/compliance-consulting.ts';
import { consultingEngagements } from './consulting/consulting-engagements.ts';
import { environmentalAssessments } from './consulting/environmental-assessments.ts';
import { expenseAudit } from './consulting/expense-audit.ts';
import { grantWriting } from './consulting/grant-writing.ts';
import { hiringSystems } from './consulting/hiring-systems.ts';
import { itSpendDiagnostics } from './consulting/it-spend-diagnostics.ts';
import { marketResearchStudies } from './consulting/market-research-studies.ts';
import { ongoingAdvisory } from './consulting/ongoing-advisory.ts';
import { operationalAudits } from './consulting/operational-audits.ts';
import { policyDevelopment } from './consulting/policy-development.ts';
import { processDocumentation } from './consulting/process-documentation.ts';
import { procurementDiagnostics } from './consulting/procurement-diagnostics.ts';
import { projectManagementService } from './consulting/project-management-service.ts';
import { readinessAssessments } from './consulting/readiness-assessments.ts';
import { siteRemediation } from './consulting/site-remediation.ts';
import { strategicPlanning } from './consulting/strategic-planning.ts';
import { supplierNegotiation } from './consulting/supplier-negotiation.ts';
import { technologyImplementation } from './consulting/technology-implementation.ts';
import { trainingDelivery } from './consulting/training-delivery.ts';
import { translationService } from './consulting/translation-service.ts';
import { workplaceSafety } from './consulting/workplace-safety.ts';
import { archiveResearch } from './culture/archive-research.ts';
import { educationVisits } from './culture/education-visits.ts';
import { exhibitions } from './culture/exhibitions.ts';
import { lifeCeremonies } from './culture/life-ceremonies.ts';
import { pastoralCare } from './culture/pastoral-care.ts';
import { performances } from './culture/performances.ts';
import { photoSessions } from './culture/photo-sessions.ts';
import { religiousEducation } from './culture/religious-education.ts';
import { sermonPublishing } from './culture/sermon-publishing.ts';
import { smallGroups } from './culture/small-groups.ts';
import { ticketSales } from './culture/ticket-sales.ts';
import { venueHire } from './culture/venue-hire.ts';
import { visitorWelcome } from './culture/visitor-welcome.ts';
import { worshipServices } from './culture/worship-services.ts';
import { youthMinistry } from './culture/youth-ministry.ts';
import { admissions } from './education/admissions.ts';
import { beltTests } from './education/belt-tests.ts';
import { campProgramme } from './education/camp-programme.ts';
import { campusTours } from './education/campus-tours.ts';
import { careerPlacement } from './education/career-placement.ts';
import { certificationCourses } from './education/certification-courses.ts';
import { childcareDays } from './education/childcare-days.ts';
import { clubsAndSports } from './education/clubs-and-sports.ts';
import { courseRegistration } from './education/course-registration.ts';
import { earlyTeaching } from './education/early-teaching.ts';
import { lessonDelivery } from './education/lesson-delivery.ts';
import { misconductReporting } from './education/misconduct-reporting.ts';
import { onlineCourseDelivery } from './education/online-course-delivery.ts';
import { parentCommunication } from './education/parent-communication.ts';
import { progressReports } from './education/progress-reports.ts';
import { pupilTransport } from './education/pupil-transport.ts';
import { recitals } from './education/recitals.ts';
import { researchData } from './education/research-data.ts';
import { researchPublication } from './education/research-publication.ts';
import { scholarships } from './education/scholarships.ts';
import { schoolMeals } from './education/school-meals.ts';
import { serviceHours } from './education/service-hours.ts';
import { specialEducation } from './education/special-education.ts';
import { studentRecords } from './education/student-records.ts';
import { teaching } from './education/teaching.ts';
import { tuitionPayment } from './education/tuition-payment.ts';
import { eventStreaming } from './events/event-streaming.ts';
import { appointmentScheduling } from './every/appointment-scheduling.ts';
import { clientAdministration } from './every/client-administration.ts';
import { clientPortalAdministration } from './every/client-portal-administration.ts';
import { contentPublishing } from './every/content-publishing.ts';
import { customerInvoicing } from './every/customer-invoicing.ts';
import { customerSupport } from './every/customer-support.ts';
import { designWork } from './every/design-work.ts';
import { donationRequests } from './every/donation-requests.ts';
import { equipmentRental } from './every/equipment-rental.ts';
import { eventOrganisation } from './every/event-organisation.ts';
import { feedbackCollection } from './every/feedback-collection.ts';
import { giftCards } from './every/gift-cards.ts';
import { inquiryHandling } from './every/inquiry-handling.ts';
import { loyaltyProgramme } from './every/loyalty-programme.ts';
import { membershipAdministration } from './every/membership-administration.ts';
import { newsletterPublishing } from './every/newsletter-publishing.ts';
import { notarisation } from './every/notarisation.ts';
import { ownInsuranceProof } from './every/own-insurance-proof.ts';
import { partnerProgramme } from './every/partner-programme.ts';
import { payrollBenefits } from './every/payroll-benefits.ts';
import { pressRelations } from './every/press-relations.ts';
import { privacyRequests } from './every/privacy-requests.ts';
import { quotePreparation } from './every/quote-preparation.ts';
import { recruitment } from './every/recruitment.ts';
import { reviewCollection } from './every/review-collection.ts';
import { serviceDelivery } from './every/service-delivery.ts';
import { socialMedia } from './every/social-media.ts';
import { staffTraining } from './every/staff-training.ts';
import { supplierAdministration } from './every/supplier-administration.ts';
import { supplyService } from './every/supply-service.ts';
import { tradeAccounts } from './every/trade-accounts.ts';
import { warrantyService } from './every/warranty-service.ts';
import { websiteAccessibility } from './every/website-accessibility.ts';
import { accountServices } from './financial/account-services.ts';
import { accountingSoftwareSetup } from './financial/accounting-software-setup.ts';
import { auditAssurance } from './financial/audit-assurance.ts';
import { bookkeepingService } from './financial/bookkeeping-service.ts';
import { businessTaxFiling } from './financial/business-tax-filing.ts';
import { businessValuation } from './financial/business-valuation.ts';
import { eligibilityScreening } from './financial/eligibility-screening.ts';
import { fractionalCfo } from './financial/fractional-cfo.ts';
import { groupBenefits } from './financial/group-benefits.ts';
import { insuranceCertificates } from './financial/insurance-certificates.ts';
import { insuranceClaims } from './financial/insurance-claims.ts';
import { insuranceIdCards } from './financial/insurance-id-cards.ts';
import { insuranceQuoting } from './financial/insurance-quoting.ts';
import { investmentAdvice } from './financial/investment-advice.ts';
import { loanOrigination } from './financial/loan-origination.ts';
import { loanServicing } from './financial/loan-servicing.ts';
import { medicareEnrolment } from './financial/medicare-enrolment.ts';
import { merchantAccounts } from './financial/merchant-accounts.ts';
import { payrollService } from './financial/payroll-service.ts';
import { policyChanges } from './financial/policy-changes.ts';
import { policyReview } from './financial/policy-review.ts';
import { portfolioManagement } from './financial/portfolio-management.ts';
import { retirementPlanServices } from './financial/retirement-plan-services.ts';
import { taxFiling } from './financial/tax-filing.ts';
import { taxPlanning } from './financial/tax-planning.ts';
import { taxResolution } from './financial/tax-resolution.ts';
import { clerkServices } from './government/clerk-services.ts';
import { codeEnforcement } from './government/code-enforcement.ts';
import { electionAdministration } from './government/election-administration.ts';
import { emergencyResponse } from './government/emergency-response.ts';
import { firePrevention } from './government/fire-prevention.ts';
import { housingVouchers } from './government/housing-vouchers.ts';
import { landUseReview } from './government/land-use-review.ts';
import { libraryLending } from './government/library-lending.ts';
import { libraryProgrammes } from './government/library-programmes.ts';
import { municipalBilling } from './government/municipal-billing.ts';
import { municipalBudget } from './government/municipal-budget.ts';
import { permitServices } from './government/permit-services.ts';
import { policeServices } from './government/police-services.ts';
import { propertyAssessment } from './government/property-assessment.ts';
import { publicComputers } from './government/public-computers.ts';
import { publicHealthServices } from './government/public-health-services.ts';
import { publicInformation } from './government/public-information.ts';
import { publicMeetings } from './government/public-meetings.ts';
import { publicTenders } from './government/public-tenders.ts';
import { recordsRequests } from './government/records-requests.ts';
import { recreationProgrammes } from './government/recreation-programmes.ts';
import { resolutions } from './government/resolutions.ts';
import { serviceRequests } from './government/service-requests.ts';
import { streetMaintenance } from './government/street-maintenance.ts';
import { utilityConnections } from './government/utility-connections.ts';
import { wasteCollection } from './government/waste-collection.ts';
import { waterTreatment } from './government/water-treatment.ts';
import { addictionTreatment } from './healthcare/addiction-treatment.ts';
import { animalSurgery } from './healthcare/animal-surgery.ts';
import { animalTreatment } from './healthcare/animal-treatment.ts';
import { animalWellness } from './healthcare/animal-wellness.ts';
import { carePlanning } from './healthcare/care-planning.ts';
import { childHealthVisits } from './healthcare/child-health-visits.ts';
import { counsellingSessions } from './healthcare/counselling-sessions.ts';
import { dentalTreatment } from './healthcare/dental-treatment.ts';
import { developmentalTherapy } from './healthcare/developmental-therapy.ts';
import { diagnosticImaging } from './healthcare/diagnostic-imaging.ts';
import { emergencyDentistry } from './healthcare/emergency-dentistry.ts';
import { exerciseProgrammes } from './healthcare/exercise-programmes.ts';
import { eyeExaminations } from './healthcare/eye-examinations.ts';
import { eyewearDispensing } from './healthcare/eyewear-dispensing.ts';
import { healthServices } from './healthcare/health-services.ts';
import { hearingCare } from './healthcare/hearing-care.ts';
import { homeCareShifts } from './healthcare/home-care-shifts.ts';
import { homeVisits } from './healthcare/home-visits.ts';
import { manualTherapy } from './healthcare/manual-therapy.ts';
import { medicalBilling } from './healthcare/medical-billing.ts';
import { medicalRecords } from './healthcare/medical-records.ts';
import { medicationManagement } from './healthcare/medication-management.ts';
import { medicineDispensing } from './healthcare/medicine-dispensing.ts';
import { occupationalHealth } from './healthcare/occupational-health.ts';
import { oralSurgery } from './healthcare/oral-surgery.ts';
import { orthodonticTreatment } from './healthcare/orthodontic-treatment.ts';
import { patientIntake } from './healthcare/patient-intake.ts';
import { patientVisits } from './healthcare/patient-visits.ts';
import { petEndOfLife } from './healthcare/pet-end-of-life.ts';
import { practiceMembership } from './healthcare/practice-membership.ts';
import { prescriptionRefills } from './healthcare/prescription-refills.ts';
import { preventiveDentalCare } from './healthcare/preventive-dental-care.ts';
import { preventiveVisits } from './healthcare/preventive-visits.ts';
import { psychologicalTesting } from './healthcare/psychological-testing.ts';
import { referralHandling } from './healthcare/referral-handling.ts';
import { residentCare } from './healthcare/resident-care.ts';
import { residentLife } from './healthcare/resident-life.ts';
import { residentMoveIn } from './healthcare/resident-move-in.ts';
import { skilledHomeNursing } from './healthcare/skilled-home-nursing.ts';
import { telehealthVisits } from './healthcare/telehealth-visits.ts';
import { treatmentFinancing } from './healthcare/treatment-financing.ts';
import { treatmentPlanning } from './healthcare/treatment-planning.ts';
import { vaccinations } from './healthcare/vaccinations.ts';
import { womensHealth } from './healthcare/womens-health.ts';
import { campsiteOperations } from './hospitality/campsite-operations.ts';
import { guestActivities } from './hospitality/guest-activities.ts';
import { guestStay } from './hospitality/guest-stay.ts';
import { holidayLets } from './hospitality/holiday-lets.ts';
import { hotelDining } from './hospitality/hotel-dining.ts';
import { marinaOperations } from './hospitality/marina-operations.ts';
import { retreatHosting } from './hospitality/retreat-hosting.ts';
import { roomReservations } from './hospitality/room-reservations.ts';
import { tripPlanning } from './hospitality/trip-planning.ts';
import { weddingHosting } from './hospitality/wedding-hosting.ts';
import { bankruptcyFilings } from './legal/bankruptcy-filings.ts';
import { businessCounsel } from './legal/business-counsel.ts';
import { businessLitigation } from './legal/business-litigation.ts';
import { civilRightsCases } from './legal/civil-rights-cases.ts';
import { clientBillingLegal } from './legal/client-billing-legal.ts';
import { companyFormation } from './legal/company-formation.ts';
import { contractWork } from './legal/contract-work.ts';
import { criminalDefence } from './legal/criminal-defence.ts';
import { disabilityClaims } from './legal/disability-claims.ts';
import { employmentDisputes } from './legal/employment-disputes.ts';
import { estatePlanning } from './legal/estate-planning.ts';
import { familyLawCases } from './legal/family-law-cases.ts';
import { immigrationApplications } from './legal/immigration-applications.ts';
import { intellectualProperty } from './legal/intellectual-property.ts';
import { landlordTenantCases } from './legal/landlord-tenant-cases.ts';
import { legalCaseHandling } from './legal/legal-case-handling.ts';
import { legalConsultation } from './legal/legal-consultation.ts';
import { limitedScopeServices } from './legal/limited-scope-services.ts';
import { mediationService } from './legal/mediation-service.ts';
import { mergersAcquisitions } from './legal/mergers-acquisitions.ts';
import { personalInjuryCases } from './legal/personal-injury-cases.ts';
import { propertyClosings } from './legal/property-closings.ts';
import { trafficRepresentation } from './legal/traffic-representation.ts';
import { workersCompensationClaims } from './legal/workers-compensation-claims.ts';
import { cargoEmergencyResponse } from './logistics/cargo-emergency-response.ts';
import { carrierOnboarding } from './logistics/carrier-onboarding.ts';
import { charterBooking } from './logistics/charter-booking.ts';
import { chauffeurRides } from './logistics/chauffeur-rides.ts';
import { containerHandling } from './logistics/container-handling.ts';
import { courierDelivery } from './logistics/courier-delivery.ts';
import { customsClearance } from './logistics/customs-clearance.ts';
import { fleetMaintenance } from './logistics/fleet-maintenance.ts';
import { freightBrokerage } from './logistics/freight-brokerage.ts';
import { freightQuoting } from './logistics/freight-quoting.ts';
import { passengerTransport } from './logistics/passenger-transport.ts';
import { proofOfDelivery } from './logistics/proof-of-delivery.ts';
import { removals } from './logistics/removals.ts';
import { selfStorage } from './logistics/self-storage.ts';
import { shuttleService } from './logistics/shuttle-service.ts';
import { tankerTransport } from './logistics/tanker-transport.ts';
import { towingRoadside } from './logistics/towing-roadside.ts';
import { transportDispatch } from './logistics/transport-dispatch.ts';
import { warehousing } from './logistics/warehousing.ts';
import { apparelDecoration } from './manufacturing/apparel-decoration.ts';
import { assemblyWork } from './manufacturing/assembly-work.ts';
import { coffeeRoasting } from './manufacturing/coffee-roasting.ts';
import { commissioning } from './manufacturing/commissioning.ts';
import { designReview } from './manufacturing/design-review.ts';
import { documentedDelivery } from './manufacturing/documented-delivery.ts';
import { drinkProduction } from './manufacturing/drink-production.ts';
import { equipmentService } from './manufacturing/equipment-service.ts';
import { exportShipping } from './manufacturing/export-shipping.ts';
import { finishingWork } from './manufacturing/finishing-work.ts';
import { foodMaking } from './manufacturing/food-making.ts';
import { materialPurchasing } from './manufacturing/material-purchasing.ts';
import { millworkProduction } from './manufacturing/millwork-production.ts';
import { ownProductSales } from './manufacturing/own-product-sales.ts';
import { printProduction } from './manufacturing/print-production.ts';
import { productDevelopment } from './manufacturing/product-development.ts';
import { production } from './manufacturing/production.ts';
import { qualityInspection } from './manufacturing/quality-inspection.ts';
import { reverseEngineering } from './manufacturing/reverse-engineering.ts';
import { sampleRequests } from './manufacturing/sample-requests.ts';
import { signMaking } from './manufacturing/sign-making.ts';
import { spareParts } from './manufacturing/spare-parts.ts';
import { tooling } from './manufacturing/tooling.ts';
import { advocacy } from './non-profit/advocacy.ts';
import { animalAdoption } from './non-profit/animal-adoption.ts';
import { animalIntake } from './non-profit/animal-intake.ts';
import { businessDirectory } from './non-profit/business-directory.ts';
import { clientAssistance } from './non-profit/client-assistance.ts';
import { communitySurveys } from './non-profit/community-surveys.ts';
import { disabilitySupports } from './non-profit/disability-supports.ts';
import { donations } from './non-profit/donations.ts';
import { foodSourcing } from './non-profit/food-sourcing.ts';
import { fosterCoordination } from './non-profit/foster-coordination.ts';
import { fundraisingEvents } from './non-profit/fundraising-events.ts';
import { giftDistribution } from './non-profit/gift-distribution.ts';
import { goodsInKind } from './non-profit/goods-in-kind.ts';
import { grantManagement } from './non-profit/grant-management.ts';
import { homeRepairProjects } from './non-profit/home-repair-projects.ts';
import { jobDispatch } from './non-profit/job-dispatch.ts';
import { laborRepresentation } from './non-profit/labor-representation.ts';
import { landConservation } from './non-profit/land-conservation.ts';
import { programmeDelivery } from './non-profit/programme-delivery.ts';
import { shelterOperations } from './non-profit/shelter-operations.ts';
import { spayNeuterClinics } from './non-profit/spay-neuter-clinics.ts';
import { supportGroups } from './non-profit/support-groups.ts';
import { survivorAdvocacy } from './non-profit/survivor-advocacy.ts';
import { volunteerCoordination } from './non-profit/volunteer-coordination.ts';
import { attractionSessions } from './personal-services/attraction-sessions.ts';
import { bodyArt } from './personal-services/body-art.ts';
import { bridalStyling } from './personal-services/bridal-styling.ts';
import { classOperations } from './personal-services/class-operations.ts';
import { collisionRepair } from './personal-services/collision-repair.ts';
import { dogTraining } from './personal-services/dog-training.ts';
import { entertainmentBookings } from './personal-services/entertainment-bookings.ts';
import { eventDesign } from './personal-services/event-design.ts';
import { eventPlanning } from './personal-services/event-planning.ts';
import { funeralArrangements } from './personal-services/funeral-arrangements.ts';
import { funeralPaperwork } from './personal-services/funeral-paperwork.ts';
import { funeralPreplanning } from './personal-services/funeral-preplanning.ts';
import { gameScheduling } from './personal-services/game-scheduling.ts';
import { griefAftercare } from './personal-services/grief-aftercare.ts';
import { hairServices } from './personal-services/hair-services.ts';
import { injectableTreatments } from './personal-services/injectable-treatments.ts';
import { laserTreatments } from './personal-services/laser-treatments.ts';
import { laundryService } from './personal-services/laundry-service.ts';
import { leagueRegistration } from './personal-services/league-registration.ts';
import { memorialMarkers } from './personal-services/memorial-markers.ts';
import { nutritionCoaching } from './personal-services/nutrition-coaching.ts';
import { obituaryPublishing } from './personal-services/obituary-publishing.ts';
import { personalTraining } from './personal-services/personal-training.ts';
import { petCare } from './personal-services/pet-care.ts';
import { petGrooming } from './personal-services/pet-grooming.ts';
import { petHydrotherapy } from './personal-services/pet-hydrotherapy.ts';
import { photoProducts } from './personal-services/photo-products.ts';
import { spaTreatments } from './personal-services/spa-treatments.ts';
import { teeTimes } from './personal-services/tee-times.ts';
import { tireService } from './personal-services/tire-service.ts';
import { tourOperations } from './personal-services/tour-operations.ts';
import { treatments } from './personal-services/treatments.ts';
import { vehicleDetailing } from './personal-services/vehicle-detailing.ts';
import { vehicleFinancing } from './personal-services/vehicle-financing.ts';
import { vehicleSales } from './personal-services/vehicle-sales.ts';
import { vehicleService } from './personal-services/vehicle-service.ts';
import { appraisals } from './real-estate/appraisals.ts';
import { architecturalRequests } from './real-estate/architectural-requests.ts';
import { buyerRepresentation } from './real-estate/buyer-representation.ts';
import { commercialLeasing } from './real-estate/commercial-leasing.ts';
import { communityAssociations } from './real-estate/community-associations.ts';
import { coworkingOperations } from './real-estate/coworking-operations.ts';
import { homeValuation } from './real-estate/home-valuation.ts';
import { listingAdministration } from './real-estate/listing-administration.ts';
import { listingAlerts } from './real-estate/listing-alerts.ts';
import { maintenanceRequests } from './real-estate/maintenance-requests.ts';
import { propertyViewings } from './real-estate/property-viewings.ts';
import { rentalManagement } from './real-estate/rental-management.ts';
import { residentialRentals } from './real-estate/residential-rentals.ts';
import { sellerListing } from './real-estate/seller-listing.ts';
import { tenantScreening } from './real-estate/tenant-screening.ts';
import { titleEscrow } from './real-estate/title-escrow.ts';
import { advanceOrders } from './restaurant/advance-orders.ts';
import { catering } from './restaurant/catering.ts';
import { dailyBaking } from './restaurant/daily-baking.ts';
import { diningService } from './restaurant/dining-service.ts';
import { foodTruckBookings } from './restaurant/food-truck-bookings.ts';
import { kitchenOperations } from './restaurant/kitchen-operations.ts';
import { privateEvents } from './restaurant/private-events.ts';
import { tableReservations } from './restaurant/table-reservations.ts';
import { takeoutOrders } from './restaurant/takeout-orders.ts';
import { appraisalService } from './retail/appraisal-service.ts';
import { buyingIn } from './retail/buying-in.ts';
import { consignorPayouts } from './retail/consignor-payouts.ts';
import { counterServices } from './retail/counter-services.ts';
import { customOrders } from './retail/custom-orders.ts';
import { deliveryAndSetup } from './retail/delivery-and-setup.ts';
import { floralDesign } from './retail/floral-design.ts';
import { layaway } from './retail/layaway.ts';
import { madeToOrder } from './retail/made-to-order.ts';
import { onlineOrders } from './retail/online-orders.ts';
import { orderFulfilment } from './retail/order-fulfilment.ts';
import { productAdvice } from './retail/product-advice.ts';
import { returnsHandling } from './retail/returns-handling.ts';
import { shopSales } from './retail/shop-sales.ts';
import { specialOrders } from './retail/special-orders.ts';
import { subscriptionOrders } from './retail/subscription-orders.ts';
import { workshopRepairs } from './retail/workshop-repairs.ts';
import { backupRecovery } from './tech/backup-recovery.ts';
import { cloudEngineering } from './tech/cloud-engineering.ts';
import { communityManagement } from './tech/community-management.ts';
import { computerRepair } from './tech/computer-repair.ts';
import { cybersecurityServices } from './tech/cybersecurity-services.ts';
import { demoRequests } from './tech/demo-requests.ts';
import { deviceManagement } from './tech/device-management.ts';
import { hardwareProcurement } from './tech/hardware-procurement.ts';
import { itCompliance } from './tech/it-compliance.ts';
import { managedIt } from './tech/managed-it.ts';
import { networkInstallation } from './tech/network-installation.ts';
import { penetrationTesting } from './tech/penetration-testing.ts';
import { posSetup } from './tech/pos-setup.ts';
import { securityOperations } from './tech/security-operations.ts';
import { serverProjects } from './tech/server-projects.ts';
import { smartHomeInstallation } from './tech/smart-home-installation.ts';
import { softwareDevelopment } from './tech/software-development.ts';
import { softwareOnboarding } from './tech/software-onboarding.ts';
import { softwareRelease } from './tech/software-release.ts';
import { subscriptionSignup } from './tech/subscription-signup.ts';
import { userLifecycle } from './tech/user-lifecycle.ts';
import { vulnerabilityHandling } from './tech/vulnerability-handling.ts';
import { applianceRepairVisits } from './trades/appliance-repair-visits.ts';
import { claimSupport } from './trades/claim-support.ts';
import { cleaningVisits } from './trades/cleaning-visits.ts';
import { concreteMasonry } from './trades/concrete-masonry.ts';
import { constructionProjects } from './trades/construction-projects.ts';
import { damageRestoration } from './trades/damage-restoration.ts';
import { electricalWork } from './trades/electrical-work.ts';
import { excavationWork } from './trades/excavation-work.ts';
import { exteriorWashing } from './trades/exterior-washing.ts';
import { fenceDeckBuilding } from './trades/fence-deck-building.ts';
import { flooringWork } from './trades/flooring-work.ts';
import { garageDoorWork } from './trades/garage-door-work.ts';
import { groundsMaintenance } from './trades/grounds-maintenance.ts';
import { hvacWork } from './trades/hvac-work.ts';
import { inspectionTesting } from './trades/inspection-testing.ts';
import { jobDelivery } from './trades/job-delivery.ts';
import { jobScheduling } from './trades/job-scheduling.ts';
import { landClearing } from './trades/land-clearing.ts';
import { landscapeInstallation } from './trades/landscape-installation.ts';
import { locksmithService } from './trades/locksmith-service.ts';
import { maintenancePlans } from './trades/maintenance-plans.ts';
import { paintingWork } from './trades/painting-work.ts';
import { pestTreatment } from './trades/pest-treatment.ts';
import { plumbingWork } from './trades/plumbing-work.ts';
import { poolService } from './trades/pool-service.ts';
import { remodellingWork } from './trades/remodelling-work.ts';
import { roofWork } from './trades/roof-work.ts';
import { securityMonitoring } from './trades/security-monitoring.ts';
import { septicService } from './trades/septic-service.ts';
import { siteSurvey } from './trades/site-survey.ts';
import { solarInstallation } from './trades/solar-installation.ts';
import { treeWork } from './trades/tree-work.ts';
import { wasteHauling } from './trades/waste-hauling.ts';
import { windowDoorWork } from './trades/window-door-work.ts';

const sources: readonly WorkflowSource[] = [
  hotelDining,
  nannyPlacement,
  residentMoveIn,
  residentLife,
  eventDesign,
  eventStreaming,
  aerialFilming,
  videoProduction,
  photoProducts,
  griefAftercare,
  memorialMarkers,
  petHydrotherapy,
  nutritionCoaching,
  attractionSessions,
  retreatHosting,
  guestActivities,
  onlineCourseDelivery,
  certificationCourses,
  researchData,
  campProgramme,
  beltTests,
  publicComputers,
  gameScheduling,
  architecturalRequests,
  jobDispatch,
  laborRepresentation,
  spayNeuterClinics,
  disabilitySupports,
  landConservation,
  survivorAdvocacy,
  giftDistribution,
  homeRepairProjects,
  religiousEducation,
  pastoralCare,
  housingVouchers,
  publicHealthServices,
  policeServices,
  propertyAssessment,
  electionAdministration,
  streetMaintenance,
  municipalBudget,
  codeEnforcement,
  childHealthVisits,
  occupationalHealth,
  womensHealth,
  appraisals,
  coworkingOperations,
  commercialLeasing,
  tenantScreening,
  propertyViewings,
  maintenanceRequests,
  titleEscrow,
  archiveResearch,
  educationVisits,
  lifeCeremonies,
  visitorWelcome,
  wasteCollection,
  libraryProgrammes,
  libraryLending,
  firePrevention,
  emergencyResponse,
  supportGroups,
  shelterOperations,
  clientAssistance,
  studentRecords,
  recitals,
  lessonDelivery,
  earlyTeaching,
  skilledHomeNursing,
  residentCare,
  eyewearDispensing,
  petEndOfLife,
  animalSurgery,
  animalWellness,
  addictionTreatment,
  hearingCare,
  developmentalTherapy,
  psychologicalTesting,
  medicationManagement,
  telehealthVisits,
  vaccinations,
  practiceMembership,
  emergencyDentistry,
  orthodonticTreatment,
  oralSurgery,
  technologyImplementation,
  grantWriting,
  marketResearchStudies,
  projectManagementService,
  complianceConsulting,
  strategicPlanning,
  operationalAudits,
  hardwareProcurement,
  backupRecovery,
  communityManagement,
  subscriptionSignup,
  computerRepair,
  smartHomeInstallation,
  itCompliance,
  serverProjects,
  networkInstallation,
  cybersecurityServices,
  deviceManagement,
  posSetup,
  securityOperations,
  penetrationTesting,
  userLifecycle,
  funeralPreplanning,
  hairServices,
  laundryService,
  websiteCare,
  finishingWork,
  foodMaking,
  materialPurchasing,
  tooling,
  reverseEngineering,
  parentCommunication,
  specialEducation,
  photoSessions,
  performances,
  smallGroups,
  advocacy,
  communitySurveys,
  fosterCoordination,
  animalIntake,
  businessDirectory,
  fundraisingEvents,
  recreationProgrammes,
  clerkServices,
  waterTreatment,
  utilityConnections,
  referralHandling,
  treatmentPlanning,
  hiringSystems,
  ongoingAdvisory,
  processDocumentation,
  removals,
  fleetMaintenance,
  freightBrokerage,
  carrierOnboarding,
  passengerTransport,
  loanServicing,
  retirementPlanServices,
  portfolioManagement,
  groupBenefits,
  medicareEnrolment,
  businessValuation,
  accountingSoftwareSetup,
  fractionalCfo,
  businessTaxFiling,
  payrollService,
  merchantAccounts,
  taxResolution,
  taxPlanning,
  businessCounsel,
  mediationService,
  landlordTenantCases,
  civilRightsCases,
  disabilityClaims,
  workersCompensationClaims,
  intellectualProperty,
  businessLitigation,
  employmentDisputes,
  bankruptcyFilings,
  familyLawCases,
  criminalDefence,
  personalInjuryCases,
  designWork,
  clientAdministration,
  supplyService,
  donationRequests,
  equipmentRental,
  healthServices,
  agencyProjects,
  mediaBuying,
  campaignManagement,
  talentPlacement,
  temporaryStaffing,
  animalSales,
  bulkDelivery,
  cropGrowing,
  farmProductMaking,
  farmSales,
  farmShares,
  farmVisits,
  horseBoarding,
  livestockRaising,
  meatProcessing,
  bidding,
  architecturalDesign,
  landSurveying,
  engineeringDesign,
  clientDataAnalytics,
  translationService,
  coaching,
  workplaceSafety,
  siteRemediation,
  environmentalAssessments,
  consultingEngagements,
  expenseAudit,
  itSpendDiagnostics,
  policyDevelopment,
  procurementDiagnostics,
  readinessAssessments,
  supplierNegotiation,
  trainingDelivery,
  exhibitions,
  sermonPublishing,
  ticketSales,
  venueHire,
  worshipServices,
  youthMinistry,
  admissions,
  researchPublication,
  careerPlacement,
  campusTours,
  childcareDays,
  clubsAndSports,
  courseRegistration,
  misconductReporting,
  progressReports,
  pupilTransport,
  scholarships,
  schoolMeals,
  serviceHours,
  teaching,
  tuitionPayment,
  appointmentScheduling,
  clientPortalAdministration,
  contentPublishing,
  customerInvoicing,
  customerSupport,
  eventOrganisation,
  feedbackCollection,
  giftCards,
  inquiryHandling,
  loyaltyProgramme,
  membershipAdministration,
  newsletterPublishing,
  ownInsuranceProof,
  partnerProgramme,
  payrollBenefits,
  pressRelations,
  privacyRequests,
  quotePreparation,
  recruitment,
  reviewCollection,
  serviceDelivery,
  notarisation,
  socialMedia,
  staffTraining,
  supplierAdministration,
  tradeAccounts,
  warrantyService,
  websiteAccessibility,
  accountServices,
  auditAssurance,
  bookkeepingService,
  eligibilityScreening,
  insuranceCertificates,
  insuranceClaims,
  insuranceIdCards,
  insuranceQuoting,
  investmentAdvice,
  loanOrigination,
  policyChanges,
  policyReview,
  taxFiling,
  landUseReview,
  municipalBilling,
  permitServices,
  publicInformation,
  publicMeetings,
  publicTenders,
  recordsRequests,
  resolutions,
  serviceRequests,
  animalTreatment,
  carePlanning,
  counsellingSessions,
  dentalTreatment,
  diagnosticImaging,
  exerciseProgrammes,
  eyeExaminations,
  homeCareShifts,
  homeVisits,
  manualTherapy,
  medicalBilling,
  medicalRecords,
  medicineDispensing,
  patientIntake,
  patientVisits,
  preventiveVisits,
  prescriptionRefills,
  preventiveDentalCare,
  treatmentFinancing,
  campsiteOperations,
  marinaOperations,
  guestStay,
  holidayLets,
  roomReservations,
  tripPlanning,
  weddingHosting,
  clientBillingLegal,
  companyFormation,
  contractWork,
  mergersAcquisitions,
  estatePlanning,
  immigrationApplications,
  legalCaseHandling,
  legalConsultation,
  limitedScopeServices,
  propertyClosings,
  trafficRepresentation,
  charterBooking,
  chauffeurRides,
  courierDelivery,
  tankerTransport,
  containerHandling,
  cargoEmergencyResponse,
  customsClearance,
  freightQuoting,
  proofOfDelivery,
  selfStorage,
  shuttleService,
  towingRoadside,
  transportDispatch,
  warehousing,
  apparelDecoration,
  assemblyWork,
  coffeeRoasting,
  commissioning,
  designReview,
  documentedDelivery,
  drinkProduction,
  equipmentService,
  exportShipping,
  millworkProduction,
  ownProductSales,
  printProduction,
  productDevelopment,
  production,
  qualityInspection,
  sampleRequests,
  signMaking,
  spareParts,
  animalAdoption,
  donations,
  foodSourcing,
  goodsInKind,
  grantManagement,
  programmeDelivery,
  volunteerCoordination,
  bodyArt,
  laserTreatments,
  injectableTreatments,
  funeralPaperwork,
  bridalStyling,
  classOperations,
  collisionRepair,
  dogTraining,
  entertainmentBookings,
  eventPlanning,
  funeralArrangements,
  leagueRegistration,
  obituaryPublishing,
  personalTraining,
  petCare,
  petGrooming,
  spaTreatments,
  teeTimes,
  tireService,
  tourOperations,
  treatments,
  vehicleDetailing,
  vehicleFinancing,
  vehicleSales,
  vehicleService,
  buyerRepresentation,
  communityAssociations,
  homeValuation,
  listingAdministration,
  listingAlerts,
  rentalManagement,
  residentialRentals,
  sellerListing,
  advanceOrders,
  catering,
  dailyBaking,
  diningService,
  foodTruckBookings,
  kitchenOperations,
  privateEvents,
  tableReservations,
  takeoutOrders,
  appraisalService,
  layaway,
  buyingIn,
  consignorPayouts,
  counterServices,
  customOrders,
  deliveryAndSetup,
  floralDesign,
  madeToOrder,
  onlineOrders,
  orderFulfilment,
  productAdvice,
  returnsHandling,
  shopSales,
  specialOrders,
  subscriptionOrders,
  workshopRepairs,
  cloudEngineering,
  demoRequests,
  managedIt,
  softwareDevelopment,
  softwareOnboarding,
  softwareRelease,
  vulnerabilityHandling,
  applianceRepairVisits,
  claimSupport,
  cleaningVisits,
  concreteMasonry,
  constructionProjects,
  damageRestoration,
  electricalWork,
  excavationWork,
  exteriorWashing,
  fenceDeckBuilding,
  flooringWork,
  garageDoorWork,
  groundsMaintenance,
  hvacWork,
  inspectionTesting,
  jobDelivery,
  jobScheduling,
  landClearing,
  landscapeInstallation,
  locksmithService,
  maintenancePlans,
  paintingWork,
  pestTreatment,
  plumbingWork,
  poolService,
  remodellingWork,
  roofWork,
  securityMonitoring,
  septicService,
  siteSurvey,
  solarInstallation,
  treeWork,
  wasteHauling,
  windowDoorWork,
];

/** Every workflow of the catalogue, checked. A mistake stops the start and names the workflow. */
export const workflows: readonly WorkflowDefinition[] = checkWorkflows(sources);

/**
 * Parses the definitions and checks what one alone cannot: unique ids, known industries and roles,
 * `narrows` and `coreOf` that exist. Throws with the workflow's id.
 */
export function checkWorkflows(list: readonly WorkflowSource[]): WorkflowDefinition[] {
  const parsed = list.map((source) => {
    const result = workflowDefinitionSchema.safeParse(source);
    if (result.success) return result.data;
    const [issue] = result.error.issues;
    throw new Error(`Workflow "${source.id}": ${issue?.path.join('.')}: ${issue?.message}`);
  });
  const ids = new Set(parsed.map((workflow) => workflow.id));
  if (ids.size !== parsed.length) throw new Error(`Workflow "${findDouble(parsed)}" is there twice`);
  for (const workflow of parsed) checkReferences(workflow, ids);
  return parsed;
}

function findDouble(list: readonly { id: string }[]): string | undefined {
  return list.find(({ id }, index) => list.findIndex((entry) => entry.id === id) !== index)?.id;
}

function checkReferences(workflow: WorkflowDefinition, ids: ReadonlySet<string>): void {
  const complain = (message: string): never => {
    throw new Error(`Workflow "${workflow.id}": ${message}`);
  };
  const listed = workflow.industries === 'every' ? [] : workflow.industries;
  for (const id of [...listed, ...(workflow.coreOf ?? [])]) {
    if (!findIndustry(id)) complain(`unknown industry "${id}"`);
  }
  for (const id of workflow.narrows ?? []) {
    if (!ids.has(id) || id === workflow.id) complain(`narrows "${id}", which is no other workflow`);
  }
  const double = findDouble(workflow.tasks);
  if (double) complain(`task "${double}" is there twice`);
  for (const task of workflow.tasks) {
    if (!isKnownRole(task.role)) complain(`task "${task.id}" has the unknown role "${task.role}"`);
  }
}
