import type { ModuleDefinition } from '#shared/schemas/profile.ts';

export const serviceAssistant: ModuleDefinition = {
  id: 'service-assistant',
  name: 'Customer Service Assistant',
  category: 7,
  description:
    'Answers customers’ questions on your site and in messages at any hour, from approved answers and the customer’s own data. Whenever it is unsure or the customer asks, it hands the whole conversation over to a person.',
  capabilities: [
    { trait: 'answer-questions', weight: 4 },
    { trait: 'route-requests', weight: 2 },
    { trait: 'look-up', weight: 1 },
    { trait: 'personalise', weight: 1 },
  ],
  benefits: [
    'Answers outside business hours',
    'People take the conversations that need them',
    'Unanswered questions show what your website is missing',
  ],
  developmentSteps: [
    'Collect questions and approved answers, and set the limits',
    'Connect order or customer data and keep access rights as they are',
    'Test with staged conversations, including hostile ones',
    'Open it for one subject, measure the results, then add others',
  ],
  prerequisites: [
    'Approved answers, and someone responsible for them',
    'A person to hand conversations over to',
  ],
  dataNeeded: [
    'Past conversations',
    'Order or customer data, if the assistant should answer questions about it',
  ],
  risks: [
    'A wrong promise in your name: the assistant may quote your terms but not set new ones',
    'Customers who don’t want to talk to an assistant: a person is one click away',
  ],
  staysWithPeople: ['Complaints', 'Exceptions', 'Vulnerable customers'],
  dependsOn: ['reply-drafts'],
};
