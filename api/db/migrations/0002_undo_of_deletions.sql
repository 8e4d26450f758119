CREATE TABLE `deleted_rows` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`deleted_with` text NOT NULL,
	`of_table` text NOT NULL,
	`deleted_at` integer NOT NULL,
	`row` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `deleted_rows_user` ON `deleted_rows` (`user_id`,`deleted_with`);--> statement-breakpoint
CREATE INDEX `deleted_rows_time` ON `deleted_rows` (`deleted_at`);