export * from 'virtual:package-react';
