ALTER TABLE `activities` ADD `started_on` text;--> statement-breakpoint
ALTER TABLE `activities` ADD `ended_on` text;--> statement-breakpoint
ALTER TABLE `activities` ADD `hours_by_grade` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `honors` ADD `award_type` text;--> statement-breakpoint
ALTER TABLE `honors` ADD `eligibility` text DEFAULT '' NOT NULL;